// The story of a game: entries, their words, and the pieces they speak of.

export { entries, movements, royTurn, settled, type Entry, type RoyTurn } from "./entries";
export { marksOf, pieceText, piecesOf } from "./pieces";
export { causeText, headingOf, linesOf, sentences, telling, type Telling } from "./sentences";
export { eventName, targetName, type Sentence, type Teller } from "./teller";

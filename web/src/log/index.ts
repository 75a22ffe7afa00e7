// The story of a game: entries, their words, and the pieces they speak of.

export { advice } from "./advice";
export { beats } from "./beats";
export { entries, mainChoice, partOf, royTurn, withoutUndone, type Entry, type RoyTurn } from "./entries";
export { leadsText } from "./leads";
export { isOwnDie, marksOf, pieceText, piecesOf, stageMarks } from "./pieces";
export { recap, untold, type RecapLine } from "./recap";
export { causeText, headingOf, sentences } from "./sentences";
export {
  aboutYou,
  cityText,
  eventText,
  gainsOf,
  isAccount,
  isPlacement,
  linesOf,
  paymentsOf,
  story,
  telling,
  type Telling,
} from "./story";
export { called, eventArgs, eventAt, eventName, eventOf, targetName, type Sentence, type Teller } from "./teller";
export { whyText } from "./why";

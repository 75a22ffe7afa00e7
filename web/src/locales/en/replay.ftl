### Replay and the end of a game.

## The plot of points

plot-table = The figures as a table
plot-caption = Victory points held at the end of each round; the last figure is the final score, including everything that counts only at the end.
plot-end = end
plot-caption-margin = How far you were ahead of le Roy at the end of each round, in victory points held; the last figure is the final margin, including everything that counts only at the end.

## The replay

replay = Replay
replay-record = Watch a recorded game
replay-record-text = Choose a record file, drop it here, or paste its text. The server reads it and keeps nothing.
replay-choose = Choose a file
replay-paste = The text of a record
replay-show = Show the game
replay-another = Another record
replay-which = Game { $n } of { $of } in this file
replay-slider = Moment of the game
replay-at = Moment { $at } of { $of }
replay-begins = The game begins.
replay-first = To the beginning
replay-last = To the end
replay-round-back = One round back
replay-round-on = One round forward
replay-turn-back = One turn back
replay-turn-on = One turn forward
replay-step-back = One step back
replay-step-on = One step forward
replay-play = Play
replay-pause = Pause
replay-speed = Pace
replay-link = Copy a link to this moment
replay-keys = Keys: ← → one step, with Shift one turn, Page Up and Page Down one round, Home and End, space to play.
replay-result = Result
replay-unfinished = This record stops before the end of the game.
replay-jump = Show this moment

## The end

reveal-title = The characters are revealed
reveal-count = { $n } of { $of }
reveal-held = Held by { $who }
reveal-city = Open to everyone from the beginning
reveal-next = Next
reveal-scores = To the scores
reveal-again = Reveal the characters again
end-characters = What the characters reward
end-course = The course of the game
end-replay = Watch the replay
end-share = Share the replay
end-share-text = A game of Troyes, move by move

## What is wrong with a record

error-record-header = Line { $line }: “{ $token }” is not a header line. A header line looks like [Name "value"] and comes before the game.
error-record-missing = The header line [{ $tag } "…"] is missing, or its value is.
error-record-tag = The header line [{ $tag } "{ $token }"] has an impossible value.
error-record-version = The record has version { $token } of the rules or the format; this server uses { $expected }.
error-record-edition = The game was played with the edition “{ $token }”, whose figures are not in the record. This server uses “{ $expected }”.
error-record-figures = The edition in the record has errors: { $detail }
error-record-line = Line { $line }: “{ $token }” is not a line of a game. Such a line is a label, a colon and words.
error-record-label = Line { $line } begins with “{ $token }”, but “{ $expected }” was expected.
error-record-word = Line { $line }, word { $word }: “{ $token }” does not fit. Expected: { $expected }
error-record-over = Line { $line }: the game is over before “{ $token }”.
error-record-unfinished = The header gives the result “{ $token }”, but the game was not played to the end.
error-record-result = The header gives the result “{ $token }”, but the game ends { $played }.
error-record-step = Step { $step } of the record, { $token }, is not possible there.
error-record-json = This is not a record: { $detail }

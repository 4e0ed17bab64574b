### bridgelaw words: answer, English

## The prose of an answer: headings, in the order in which they stand

answer-heading-irregularities = Irregularities

answer-heading-questions = For the Director to decide

answer-undecided = Left undecided

answer-heading-options = Choices

answer-heading-duties = Duties

answer-heading-rights = Rights

answer-heading-information = What each player may use

answer-heading-rulings = Rulings

answer-heading-score = Score

answer-heading-errors = Remarks

## The state of the table

answer-board = Board { $n }

answer-start = before the first act

answer-after = after act { $id }

answer-frozen = stopped until the Director has finished
    .choice = stopped until { seat } has chosen

answer-waiting-chosen = The Director has explained what may be chosen. Nobody else calls or plays until { seat } has chosen.

answer-redealt = This deal is no longer played: the Director has had the board dealt again.

answer-not-played = Board not played

answer-turn-lead = { leader } to lead

answer-turn-lead-dummy = { declarer } to lead from dummy

answer-turn-opening = { leader } to make the opening lead

answer-tricks = tricks { $text }

answer-claim-stands = { side } gets { $given } of the { questions-tricks_left } left, as claimed.
    .conceded = { side } gets { $given } of the { questions-tricks_left } left, as after the concession.

answer-claim-decided = { side } gets { $given } of the { questions-tricks_left } left, not { $claimed } as claimed.
    .conceded = { side } gets { $given } of the { questions-tricks_left } left, not { $claimed } as after the concession.

answer-trick = Trick { $n }: { $text }

answer-no-irregularity = No irregularity recorded.

## Where a sentence cannot be formed or nothing follows. $text: a label

answer-plain = { $text } ({ seat })

answer-plain-side = { $text } ({ side })

answer-error = Something that was written down changes nothing here.
    .told = { $text } – this changes nothing here.
answer-not-judged = Something could not be judged in full.
    .told = This could not be judged in full: { $text }.
    .laws = Something could not be judged in full: { $laws } could not be followed.
    .laws_told = This could not be judged in full, since { $laws } could not be followed: { $text }.

# a name, and what stands with it: Nord-Sud: Paire 4
answer-named = { $name }: { $text }

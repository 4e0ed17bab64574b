### bridgelaw words: cases, English

## The table of published rulings: each beside what the program makes of it. $text: finished text

cases-column-case = Case

cases-column-asked = Asked

cases-column-offered = Offered

cases-column-source = Score from

cases-column = { $column }: { $text }

cases-asked = { $asked } of { $findings }

cases-asked-nothing = no finding

cases-asked-not = not: { $question }

cases-offered-yes = yes

cases-offered-no = no

cases-offered-hangs = depends on answers

cases-offered-not_told = not told

cases-source-facts = facts

cases-source-ruling = ruling

cases-source-none = no score

cases-column-published = Published

cases-column-computed = Computed

cases-equal = as published

cases-different = not as published

cases-unknown = published score not known

cases-quality-full = full

cases-quality-partial = partial

cases-asks = Asks: { $text }

cases-asks-nothing = Asks nothing.

cases-unanswered = No answer in the case: { $text }

cases-not-asked = Answered without having been asked: { $question } – { $text }

cases-options = Options: { $text }

cases-provisions = Provisions: { $text }

cases-not-reached = Named in the ruling, not reached: { $text }

cases-score-same = Published and computed: { $text }

cases-score-published = Published: { $text }

cases-score-computed = Computed: { $text }

cases-score-none = –

cases-artificial = artificial score

cases-side = { side } { $text }

cases-left = Not in the record, or not as it stands ({ $why }): { $text }

cases-weight = { $weight } of { $text }

cases-remarks = Acts that changed nothing: { $text }

cases-sum = { $cases ->
        [one] { $cases } case
       *[other] { $cases } cases
    }

cases-sum-asked = Asked what was decided: { $all } in full, { $some } in part, { $none } not at all; { $nothing } without a finding

cases-sum-offered = Decision offered: { $yes } yes, { $no } no, { $hangs } depend on answers that the case does not give; { $not_told } do not tell the decision

cases-sum-source = Score: { $facts } from facts alone, { $ruling } taken from the ruling; { $none } without one

## Why a finding of the ruling was not asked for

cases-unasked-waits = an earlier question is open: { $text }

cases-unasked-refused = in this edition no provision asks it

cases-unasked-not_arising = on the facts recorded it does not arise

## What is different

cases-difference-score = Another score.

cases-difference-points = The same results, other points.

cases-difference-table_points = The result at the table has other points than published.

cases-difference-contract = Another contract at the table.

cases-difference-adjustment_not_due = The score was adjusted; from the findings in the record no adjustment follows.

cases-difference-adjustment_due = From the findings in the record an adjustment follows; the result at the table stands.

cases-difference-unanswered = Whether an adjustment is due depends on questions without an answer.

cases-difference-not_published = The case does not tell the final score.

cases-difference-remarks = Some acts changed nothing.

## Why something of a case is not in the record, or not as it stands

cases-left-in_words = told in words only

cases-left-no_dealer = dealer not known

cases-left-no_vulnerability = vulnerability not known

cases-left-no_auction = the calls are not known

cases-left-stand_in = the shortest auction to the contract stands in its place

cases-left-partner_explains = said by the caller’s partner, as the Laws have it

cases-left-no_call = it goes with no call or player that is named

cases-left-no_source = no act in the case made it known

cases-left-no_explanation = no explanation in the case that it can be about

cases-left-no_use = no act in the case to which it belongs

cases-left-not_actions = words instead of calls or cards

cases-left-not_known = empty: not known

cases-left-does_not_arise = does not matter after the other findings

cases-left-not_a_poll = a poll without numbers for calls

cases-left-authority = not an authority whose settings the program has; the world federation’s hold

cases-left-edition = decided under an older code

cases-left-no_hands = not whole hands

cases-left-no_scoring = form of scoring not known

cases-left-who_appealed = not told who appealed: the side that gained

cases-left-two_forms = one side’s score is artificial, the other’s is not

cases-left-inferred_tempo = not told when: before the player’s last card ahead of partner’s

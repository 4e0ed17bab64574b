### bridgelaw words: adjusting, English

## The page of an adjusted score. $text $points $weight $sum $value: finished text

adjust-title = Adjusted score

adjust-lead = Name the results that are possible and give each its weight. What it does to both sides is shown before anything is given.

adjust-in-play = The board has not ended. A score can be given, but there is no result at the table to compare it with.

adjust-at-table = The result at the table

adjust-at-table-why = It stands beside the adjusted score; without it nobody sees what that changes.

adjust-table-read = At the table, as “{ $session }” has it: { $text }

adjust-kind = Kind of score

adjust-kind-assigned = Results, with weights where there are several

adjust-kind-likely = Results with their chances: to one side the best that was likely, to the other the worst that was at all probable

adjust-kind-artificial = Artificial: a share of the board

adjust-results = Possible results

adjust-results-of = Possible results for { side }

adjust-apart = The sides are scored apart

adjust-contract = Contract

adjust-risk = Doubled?

adjust-risk-X = doubled

adjust-risk-XX = redoubled

adjust-declarer = Declarer

adjust-tricks = Tricks: =, +1, −1 or their number

adjust-tricks-short = Tricks

adjust-weight = Weight in %

adjust-row = Result { $number }

adjust-slide = Weight of result { $number }

adjust-row-declarer = Result { $number } needs a declarer.

adjust-call-of = { $call } by { seat }

adjust-insist = I give it that weight all the same: it could have been reached without that call.

adjust-illegal = Nothing was given: say first that you mean the result that came of the illegal call.

adjust-sum = Sum of the weights: { $sum }

adjust-sum-off = Sum of the weights: { $sum }. It has to be 100%.

adjust-hurt = A side that hurt itself after the infraction

adjust-hurt-side = Which side

adjust-hurt-none = neither

adjust-hurt-without = What it would have had without its own error

adjust-percent = Percentage

adjust-share-other = another percentage

adjust-share-of = Share for { side }

adjust-reason = Why this score (quoted in the written ruling)

adjust-typed = Type it in one line

adjust-look = Show what it does

adjust-give = Give this score

adjust-changed = This has been changed since it was last shown. Look at what it does now, then give it.

adjust-take-back = Take this adjusted score back

## What it does

adjust-effect = What it does

adjust-effect-none = Change or add a result to see what it does to both sides.

adjust-side = Side

adjust-now = As it stands

adjust-then = With this score

adjust-change = Change

adjust-change-mp = { $text } matchpoints

adjust-change-imp = { $text } IMPs

adjust-change-none = no change

adjust-not-yet = Cannot be compared yet: nobody else has played this board. The points follow as the other tables play it.

adjust-unknown = Not known: the other tables’ results are missing.
    .result = Not known: the result at the table is missing.

adjust-steps = How { side } comes to this

adjust-step-result = Result

adjust-step-points = Points

adjust-step-compared = Against the other tables

adjust-step-mp = Matchpoints

adjust-step-imp = IMPs

adjust-step-weight = Weight

adjust-step-part = Part

adjust-step-against = { $text }: { $value }

adjust-step-against-tables = { $tables ->
        [one] { $text } ({ $tables } table): { $value }
       *[other] { $text } ({ $tables } tables): { $value } each
    }

adjust-step-neuberg = { $scores } scores of { $expected } expected, so { $formula } (Neuberg’s formula).

adjust-step-factor = { $scores } scores of { $expected } expected, so in proportion: { $formula }.

adjust-step-mean = The mean of the comparisons with { $tables } tables.

adjust-step-sum = Sum: { $formula }

adjust-step-percent = { $formula } of the { $top } that the board can give.

adjust-step-hurt = Without the infraction { $without }, with it but without its own error { $without_error }, at the table { $table }. The part that is its own doing ({ $inflicted }) stays with it: { $formula }.

adjust-step-rounded = Rounded to whole IMPs, as the authority has it: { $value }.

adjust-step-knockout = In a knockout match both sides get the mean of the two scores: { $value }.

adjust-step-artificial = A share of the board: { $text }.

## The other tables

adjust-field = The other tables

adjust-field-known = { $text } (North–South’s points).

adjust-field-none = No results of other tables are known: points are shown, matchpoints and IMPs are not.

adjust-field-results = Their results in North–South’s points, with spaces between; A+, A or A− for an artificial score

adjust-field-expected = Tables that were to play the board, this one included (empty: as many as there are)

adjust-field-session = { side }: percentage on the other boards of the session

adjust-field-of-session = { $session }, table { $table }: the session or the table is no longer there; what was read last stands.

adjust-field-read = Read from { $session }, table { $table }: { $known } of { $expected } results.

adjust-field-datum = Butler: that is the datum of the other tables.

adjust-field-percent = { $label }: { $percent }

adjust-field-not-typed = The other tables of this case are read from its session. Nothing was changed.

adjust-field-keep = Keep these results

adjust-field-change = Change them

adjust-field-here = Take them from the other tables on this server

adjust-field-here-none = No other table on this server has ended this board.

adjust-field-wrong = “{ $text }” is no score that a board can have. Nothing was changed.

## Penalties

adjust-penalty = Penalties, apart from the score

adjust-penalty-lead = A penalty takes from the side that pays it and gives to nobody. It does not enter the arithmetic above.

adjust-penalty-side = Side that pays

adjust-penalty-amount = Amount

adjust-penalty-unit = Unit

adjust-penalty-kind = Kind

adjust-penalty-reason = What for

adjust-penalty-give = Give this penalty

adjust-penalty-wrong = A penalty needs an amount above 0.

## Help with all hands open

adjust-dd = What the board is worth with all hands open

adjust-dd-ask = Compute it

adjust-dd-use = Put { $text } among the results

adjust-dd-hands = These four hands, with open cards

adjust-dd-field-head = What was scored at the other tables

adjust-dd-field-lead = { $n ->
        [one] One result that was really obtained there
       *[other] { $n } results that were really obtained there
    }, after that table’s own auction and play. Nothing is computed.

adjust-dd-field-none = No results of other tables are known.

adjust-dd-contract-unknown = contract not known

adjust-dd-result = Result

adjust-dd-worth = Worth

adjust-dd-tables = Tables

adjust-dd-share = Share

adjust-dd-tricks = { count-tricks } ({ $value })

adjust-dd-fit = Other deals that fit what { seat } might use

adjust-dd-fit-lead = Not this board: { $n } deals drawn from all that fit what { seat } was allowed to use at that choice, solved with open cards. The real hands have no part in it.

adjust-dd-fit-uncounted = Of { $value } deals it was not counted how many fit; those that were drawn do.

adjust-dd-fit-made = { $text } (the action taken), if everybody passes: { $value }
    .card = { $text } (the action taken): { $value }

adjust-dd-fit-other = { $text }, if everybody passes: { $value }
    .card = { $text }: { $value }

adjust-dd-fit-margin = By the luck of the draw a share may be off by up to { $n } percentage points.

adjust-dd-fit-not = They do not say what would have happened on this board, what peers would have considered, or what was suggested.

adjust-dd-fit-ask = Solve deals that fit what { seat } might use

adjust-dd-fit-wait = That takes some seconds.

adjust-dd-fit-nobody = Once alternatives have been found, or players polled, deals that fit what the player might use can be solved for them as well.

adjust-dd-fit-busy = The solver is at work for somebody else. Ask again in a moment.

adjust-dd-fit-silent = What the calls showed is not known in a form that can be counted: any deal at all would fit. Note what players have explained, with points or suits and numbers.

adjust-dd-fit-vulnerable = The vulnerability is not known.

adjust-dd-fit-cards = The cards that were seen fit no deal.

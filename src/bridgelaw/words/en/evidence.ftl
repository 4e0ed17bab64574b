### bridgelaw words: evidence, English

## The problem as the player had it, for players who are polled

poll-title = Bridge problem

poll-methods = Your methods: { $text }

poll-left = Still in your hand: { $hand }

poll-dummy-turn = You play a card from dummy.

poll-heading-told = What you have been told

poll-heading-facts = What else you may use

poll-heading-questions = Your answer

poll-explain = { seat } explains { $call }: { $text }

poll-explain-auction = { seat } explains the auction: { $text }

poll-announce = { seat } announces { $call }: { $text }

poll-correct = { seat } corrects the explanation of { $call }: { $text }

poll-seen = You have seen { $card }.

## What a poll shows. $percent $low $high $probability $missed: text

poll-asked = { count-players } asked.

poll-asked-class = { count-players } asked: { $text }.

poll-standard-considered = The measure: { $percent } of such players would seriously consider the action, and some of them might choose it.

poll-standard-another_chosen = The measure: { $percent } of such players would choose another action than the one that most choose.

poll-standard-none = No measure has been set.

poll-origin-authority = The share is set by the authority ({ $authority }).

poll-origin-given = The share was set for this board.

poll-origin-default = The authority has named no share, as far as is known; this one is the program’s.

poll-interval-considered = Of all such players, anything from { $low } to { $high } may be ready to consider it (95% interval).

poll-interval-another_chosen = Of all such players, anything from { $low } to { $high } may choose another action (95% interval).

poll-shows-reached = All of that is { $percent } or more: the poll speaks for a share that large.

poll-shows-not_reached = All of that is less than { $percent }: the poll speaks against a share that large.

poll-shows-open = { $percent } lies within that: the poll shows neither that the share is that large nor that it is not.

poll-probability = With no opinion beforehand, the probability of a share that large is { $probability }.

poll-chosen-none = Nobody asked has chosen it; that does not show that nobody would.

poll-chosen-few = Fewer than { $least } of those asked have chosen it, the number that is required; that does not show that too few would.

poll-missed = An action that { $percent } of such players would consider is named by nobody in { $missed } of polls of this size.

poll-few = At least { count-players } should be asked.

poll-more = That leaves it open: ask more players, each apart, before deciding.

poll-mixed = The players asked are not of one class; what counts are players of the class of the player concerned.

poll-left-out = { count-players } would not have come into this position and { $players ->
        [one] is
       *[other] are
    } not counted.

poll-unfit = The numbers of this poll do not go together; nothing can be made of them.

poll-decides = The Director decides whether an action is a { edition-logical_alternative }; a poll does not.

poll-record = For the record:

## Times beside a Question. $time $median $low $high: numbers as text, in seconds

evidence-time = { seat } took { $time } s.

evidence-time-action = { seat } took { $time } s for { $action }.

evidence-pause = The regulations ask for a pause of { $time } s here.

evidence-norm-acts = Usual for { seat } in this phase: { $median } s; half of the times lie between { $low } and { $high } s ({ $n } acts).

evidence-norm-norms = Usual for { seat }: { $median } s ({ $n } acts).

evidence-norm-none = Too few of { seat-of } times are known to say what is usual.

## Double dummy: what the board is worth with all four hands open. $text $points: text

dd-heading = Double dummy

dd-par = Par: { $points } ({ $text }).

dd-par-none = Par: { $points }; nobody can make a contract.

dd-contract = The contract reached: { $text }.

dd-cost = Trick { $number }, { seat }: { $card } cost { count-tricks }.

dd-endings = If everybody passes after the call of { seat }:

dd-call = { $call }: { $text }

dd-call-made = { $call } (the call made): { $text }

dd-caution = Found with all four hands open. No player could see that, and it decides nothing.

dd-unsolved-deal = Not for this board: it takes four known hands of 13 cards, and the vulnerability.

dd-unsolved-absent = The solver is not installed: pip install "bridgelaw[dd]".

dd-unsolved-late = The solver did not finish in time.

dd-unsolved-broken = The solver failed on this board.

## How many deals fit. $text $percent $value: text; $seat $other: seats

fit-known = Known: { $text }

fit-held = Seen: { $text }

fit-given = Shown: { $text }

fit-count = { $text } of { $value } deals fit: { $percent }.

fit-count-rare = { $text } of { $value } deals fit: one in { $n }.

fit-estimated = Of { $value } deals about { $percent } fit. The conditions are too wide for the deals to be counted; { $text } was checked only on deals that had been drawn.

fit-event = { $text }: { $percent }

fit-event-exact = { $percent }, exactly { $value }

fit-event-rare = one in { $n }, exactly { $value }

fit-event-estimated = about { $percent }

fit-sample = Drawn by the seed { $text }:

fit-caution = These figures are about the conditions, not about what anybody thought.

fit-refused-impossible = No deal fits. These conditions contradict each other: { $text }
    .less = No deal fits. This condition contradicts the cards that are known: { $text }

fit-refused-too_wide = The conditions are too wide to be counted, and of the deals that fit the others fewer than one in a thousand fits this one: { $text }

fit-refused-no_hand = As long as no hand is known, only one seat may have a condition.

fit-refused-no_solver = What counts deals is not installed: pip install "bridgelaw[dd]".

## The card: what information changes. $value $text $action $low $high $percent $n: text; $seat $other: seats

infocard-title = What would the information change?

infocard-about = { seat } had to choose; the information came from { other }.

infocard-shown = What had been shown

infocard-of-call = { seat }, { $text }

infocard-line-agreement = { $value }: { $text } (agreed by the pair)

infocard-line-explained = { $value }: { $text } (as { seat } explained it)

infocard-line-director = { $value }: { $text } (named by the Director)

infocard-silent = { $value }: nothing that could be counted
    .words = { $value }: nothing that could be counted in “{ $text }”

infocard-words = { $value }: “{ $text }”

infocard-measured = The actions compared

infocard-passed-out = the board is passed out

infocard-action-passed = { $action }: { $text }, if everybody passes

infocard-action-director = { $action }: { $text }, as the Director has named it

infocard-action-card = { $action }: played in { $text }

infocard-reading = If it meant “{ $text }” ({ $value }):

infocard-share = there is such a hand on { $percent } of the deals that fit; solved: { $n }.

infocard-share-rare = there is such a hand on one of { $n } of the deals that fit. What was shown all but excludes it.

infocard-shift-towards = The comparison moves by { $value } towards { $action }, away from { $text } ({ $low } to { $high }).

infocard-shift-away = The comparison moves by { $value } towards { $text }, away from { $action } ({ $low } to { $high }).

infocard-shift-nothing = { $action } against { $text }: { $value } ({ $low } to { $high }), not told apart from nothing.

infocard-nothing-small = That is less than { $text }, which is not enough to be told apart.

infocard-nothing-chance = Chance alone gives as much.

infocard-nothing-together = { $n } comparisons stand on the card; the interval that holds for all of them together is wider, and nought lies in it.

infocard-shift-too_few = { $action } against { $text }: the deals are too few to say anything.

infocard-null = By chance alone: { $low } to { $high }.

infocard-better = In 100 deals, those with { $action } ahead of { $text } less those with it behind change by { $n } ({ $low } to { $high }).

infocard-differ = Which way it points depends on what the information meant.

infocard-unit-points = { $n } points

infocard-unit-imps = { $n } IMPs

infocard-unit-matchpoints = { $n } hundredths of a top

infocard-silent-calls = Calls without a condition: { $n }.

infocard-no-poll = There was no poll: { $text }

infocard-cannot = It cannot say what peers of this player would do, what class of player this is, what the reasons were, or what the pair has agreed.

infocard-open = The deals were solved with open cards. On average that comes near to the tricks that are taken at a table; it gives the defenders too much in low contracts, and declarer in slams.

infocard-slam = One of the contracts compared is a slam, where open cards give declarer too much.

infocard-how-often = The share of deals with such a hand does not say how likely it is that the information meant that.

infocard-intervals = Figures in brackets are 95% intervals: other deals drawn would move them about that far. Whether the lines and the readings are right is no part of that.

infocard-level = Which action is better is not said here and does not follow: only how far the comparison moves is shown.

infocard-named = What the information may have meant was named by the Director; the program has made up none of it.

infocard-drawn = Deals solved: { $n }, drawn by the seed { $text }.

infocard-sample = Three deals: { $text }

infocard-sample-all = of all that fit

infocard-refused-poll_open = A poll about this choice is open. The card comes when it is closed.

infocard-refused-no_poll = First comes a poll of peers. Where there was none, say why (--no-poll).
    .desk = First comes a poll of peers. Where there was none, say why.

infocard-refused-reading_impossible = No deal fits this reading.

infocard-refused-reading_all = This reading holds on all deals that fit: it says no more than what was shown.

infocard-refused-too_few_readings = Name at least two things that the information may have meant (--reading).
    .desk = Name two to four things that the information may have meant.

infocard-refused-too_many = No more than four readings are compared at once.

infocard-refused-too_few_actions = Name at least two actions that lead to different outcomes (--action).
    .desk = Name at least two actions that lead to different outcomes.

infocard-refused-silent = Nothing is known of what the player showed from whom the information came. Compared with any hand at all a reading means nothing (--showed).
    .desk = Nothing is known of what the player showed from whom the information came. Compared with any hand at all a reading means nothing: fill in a line of that player.

infocard-refused-no_hand = The hand of the player who chose is not known.

infocard-refused-late = The time is over, and half a card is not shown (--seconds, --deals).
    .desk = The time is over, and half a card is not shown.

infocard-refused-broken = The solver has failed.

## The card at the desk. $text $n $value $allowed $action: text; $seat: a seat

infocard-off = The card is switched off here (setting evidence_card).

infocard-no-question = On this board it has not been asked what information suggested.

infocard-none-nothing_conveyed = The Question does not rest on information that the player may not use.

infocard-none-not_chosen = The player has called or played nothing since.

infocard-intro = Actions are compared on deals that fit what the player might use, and then on those of them that fit what the information may have meant. How far the comparison moves is evidence. It answers no question, and no player sees it unless you put it into the written ruling.

infocard-other-choice = What { seat } chose instead

infocard-kept-heading = Cards of this case

infocard-lines = What each call showed

infocard-lines-hint = One line for each call, about the hand as dealt, such as { $text }. An empty line says nothing.

infocard-condition = Condition

infocard-source-agreement = agreed by the pair

infocard-source-explained = as { seat } explained it

infocard-source-director = the Director

infocard-source-silent = nothing that could be counted

infocard-sure = The condition says what these words say.

infocard-unsure = Look at each condition beside its words, and confirm it or change it.

infocard-readings = What the information may have meant

infocard-readings-hint = Two to four readings, each with a name and a condition on the hand. Player: { $text }. They are fixed before the first deal is solved; whoever changes them makes another card, and both stay.

infocard-name = Name { $n }

infocard-names = Possible names:

infocard-actions-hint = Each is compared with the first one. Without a contract everybody passes after the call.

infocard-cards-hint = Each card is compared with the first one.

infocard-action = Action { $n }

infocard-contract = Contract it leads to

infocard-declarer = Declarer

infocard-scale = Measured in

infocard-scale-points = points

infocard-scale-imps = IMPs

infocard-scale-matchpoints = matchpoints against the other tables

infocard-poll-there = The poll about this choice is closed.

infocard-why-no-poll = Why there was no poll

infocard-start = Solve the deals

infocard-busy = Another card is being solved. They are solved one at a time.

infocard-solving = The deals are being solved

infocard-progress = Results: { $n } of { $value }

infocard-counting = The deals that fit are being counted and drawn.

infocard-solving-hint = This leaves the computer to play and rulings, and goes on when you leave the page.

infocard-cancel = Cancel

infocard-was-cancelled = It was cancelled: there is no card.

infocard-unreadable = “{ $text }”, at sign { $n }: expected here is { $allowed }.

infocard-half-reading = Each reading needs a name, of 60 signs at most, and a condition.

infocard-reading-twice = Two readings have the name “{ $text }”.

infocard-action-bad-unknown = “{ $text }” is no call or card that was possible there.

infocard-action-bad-contract = For “{ $text }” name the contract with its declarer.

infocard-action-bad-needs_contract = “{ $text }” was no legal call there: name the contract it would have led to.

infocard-action-bad-no_contract = “{ $text }” is measured by the contract that is played.

infocard-action-bad-twice = “{ $text }” is there twice.

infocard-arrows = How far the comparison moves

infocard-column = { $action } against { $text }

infocard-legend = The dashed line is no change, the bar the 95% interval, the grey band what chance alone gives. To the right it moves towards the action, to the left towards the first one.

infocard-cannot-heading = What it can and cannot say

infocard-samples = Three deals of each set

infocard-kept = readings: { $n }, deals solved: { $value }

infocard-put-in-letter = It is in the written ruling.

infocard-taken-out = It is no longer in the written ruling.

infocard-not-in-letter = It is not in the written ruling unless you put it there, and then with all lines and readings.

infocard-put-in = Put it into the written ruling

infocard-take-out = Take it out of the written ruling

infocard-another = Make another card

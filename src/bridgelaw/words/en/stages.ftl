### bridgelaw words: stages, English

## A poll in two stages: what its players are told. $call, $card, $text, $words, $action: finished text; $players, $seconds numbers

stages-told-heading = And you know

stages-told-call-measured = Your partner’s call: { $call }, after about { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.

stages-told-call-pause = Your partner’s call: { $call }, noticeably slowly.

stages-told-call-haste = Your partner’s call: { $call }, noticeably quickly.

stages-told-card-measured = Your partner played { $card }, after about { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.

stages-told-card-pause = Your partner played { $card }, noticeably slowly.

stages-told-card-haste = Your partner played { $card }, noticeably quickly.

## What they are asked

stages-ask-hold = What may your partner hold?

stages-ask-hold-hint = Mark everything that this may mean.

stages-mark-more = more strength than shown

stages-mark-less = less strength than shown

stages-mark-longer = a longer suit than shown

stages-mark-shorter = a shorter suit than shown

stages-mark-wanted_double = a wish to double

stages-mark-nothing = nothing in particular

stages-next = Next question

stages-ask-actions = Which of these does it make more attractive, which less?

stages-more = more

stages-less = less

stages-neither = neither

stages-none = None of them

stages-missing-mark = Mark at least one. “Nothing in particular” stands alone.

stages-missing-action = Say it of each, or press “None of them”.

stages-alone = Please answer alone, without discussing it with anybody. Two questions about the same problem; it takes a minute.

## At the desk, before it is sent. $n, $asked: numbers as text

stages-title = Poll, second stage

stages-new = Second stage of the poll

stages-intro = Players get the same problem, and are told how long partner took. It is about what that suggests; this stage never says whether an action is a { edition-logical_alternative }.

stages-group = Who is asked

stages-group-other = other players of the same class

stages-group-same = the same players again

stages-group-same-hint = They know the problem, so the record says that they are the same. All are asked who answered at the first stage; names that are typed do not count then.

stages-small = What so few can show

stages-small-first = At the first stage { count-players } answered. The table says how many of those asked now have to find an action more attractive, for chance alone to part the groups that far in no more than 5% of polls.

stages-small-asked = Asked now

stages-small-width = Width of the interval

stages-small-of = { $n } of { $asked }

stages-small-never = not to be shown

stages-small-points = { $n } points

stages-small-same = Of the same players only those count who find an action more or less attractive than before: { $n } at least, all the same way.

stages-small-few = Five players or fewer at a stage are few: they show only a very large difference.

## What came of it. $chose, $before, $attractive, $less, $low, $high, $chance: numbers as text

stages-asked-other = First stage: { $before } answered. Second stage: { count-players } who knew of it, others of the same class.

stages-asked-same = First stage: { $before } answered. Second stage: { count-players } of the same, who knew the problem already.

stages-result = { $action }: without it chosen by { $chose } of { $before }; with it more attractive to { $attractive }, less attractive to { $less }, of { count-players }.

stages-interval = The second share differs from the first by anything from { $low } to { $high } percentage points (95% interval).

stages-chance-other = Chance alone parts two such groups that far in { $chance } of polls.

stages-chance-same = Chance alone splits those who changed so unevenly in { $chance } of polls.

stages-moves-more = That is more than chance explains: with it, players find it more attractive.

stages-moves-less = That is more than chance explains: with it, players find it less attractive.

stages-moves-open = Chance may explain that.

stages-no-larger = The second share is no larger. That shows nothing: whoever is not moved by it names no action.

stages-few = One of the groups is small: only a very large difference would show.

stages-never = The Director decides what was suggested. This stage never says whether an action is a { edition-logical_alternative }.

stages-first-share = Chosen without it

stages-second-share = More attractive with it

stages-less-share = Less attractive with it

stages-difference = Difference

stages-chance = By chance alone

stages-plot = { $text }: the difference lies between { $low } and { $high } percentage points.

stages-readings = Names for readings

stages-readings-words = What partner may hold, as players see it who knew of it: { $words }. How many said so is left out: a name is no evidence.

stages-readings-none = Nobody named anything in particular.

stages-answer = { $text }: more attractive { $words }; less attractive { $action }

stages-answer-none = none

stages-record = { $players ->
        [one] { $players } player asked who knew that partner had been { $knows ->
            [haste] quick
           *[pause] slow
        }.
       *[other] { $players } players asked who knew that partner had been { $knows ->
            [haste] quick
           *[pause] slow
        }.
    }

stages-record-same = { $players ->
        [one] { $players } player of the first stage asked again, who now knew that partner had been { $knows ->
            [haste] quick
           *[pause] slow
        }.
       *[other] { $players } players of the first stage asked again, who now knew that partner had been { $knows ->
            [haste] quick
           *[pause] slow
        }.
    }

stages-record-action = { $action }: more attractive to { $attractive }, less attractive to { $less }, of { count-players }.

stages-letter = The same problem, with the information, was given to { count-players } of comparable level, who said what it suggests.

stages-letter-same = The problem was given again, now with the information, to { count-players } who had been given it without, and who said what it suggests.

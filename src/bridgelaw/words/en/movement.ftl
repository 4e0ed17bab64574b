### bridgelaw words: movements, English

## Kinds of movement, as a Director calls them

movement-plan-mitchell = Mitchell

movement-plan-relay = Mitchell, share and relay

movement-plan-howell = Howell

movement-plan-three_quarter = Three-quarter Howell

movement-plan-hesitation = Hesitation Mitchell

movement-plan-rover = Rover Mitchell

movement-plan-barometer = Barometer

movement-plan-file = As in the file

## Proposals: what stands behind the name, and the columns. $sizes: 14+13+13; $time: 3:15

movement-switched = { $count ->
    [one] { $count } round switched
   *[other] { $count } rounds switched
}

movement-sections = sections { $sizes }

movement-out = { $side ->
    [NS] sit-out NS
   *[EW] sit-out EW
}

movement-shared = { $count ->
    [one] a set shared once
   *[other] sets shared { $count } times
}

movement-column-plan = Movement

movement-column-tables = Tables

movement-column-rounds = Rounds

movement-column-out = Sit-outs

movement-column-winners = Winners

movement-column-boards = Boards

movement-column-same = Same

movement-column-balance = Balance

movement-column-ends = Takes

movement-late = { $time }, too long

movement-same = { $same ->
    [yes] yes
   *[no] no
}

## One movement

movement-head-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}

movement-head-pairs = { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
}

movement-head-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}

movement-balance = Balance: { $balance } of 100

movement-round = Round

movement-table = Table { $table }

movement-more = … and { $count } more

## Where everybody goes. $way: stay up down; $count: tables; $pairs, $rounds: finished text

movement-moves-ns = { $way ->
    [stay] North–South stay.
    [up] North–South go up { $count }.
   *[down] North–South go down { $count }.
}

movement-moves-ew = { $way ->
    [stay] East–West stay.
    [up] East–West go up { $count }.
   *[down] East–West go down { $count }.
}

movement-moves-sets = { $way ->
    [stay] The boards stay.
    [up] The boards go up { $count }.
   *[down] The boards go down { $count }.
}

movement-moves-skip = After round { $rounds } East–West go one table further.

movement-moves-stand = Table { $last } shares the boards of table 1; between tables { $before } and { $after } a set rests for a round.

movement-moves-follow = Each pair goes to where the pair with the next lower number was, pair { $first } to where pair { $last } was.

movement-moves-extra = Pair { $pair } comes to another table in each round; the North–South pair of that table sits out.

movement-moves-next_set = At each table the next set of boards follows.

movement-moves-new_sets = Each round has boards of its own, the same at all tables.

movement-moves-card = Where each pair goes: see the rounds.

movement-moves-boards = Where the boards go: see the rounds.

movement-still = { $count ->
    [one] Sits still: pair { $pairs }.
   *[other] Sit still: pairs { $pairs }.
}

movement-switch = Arrow switch in { $count ->
    [one] round { $rounds }
   *[other] rounds { $rounds }
}: the pair that is North–South otherwise sits East–West.

movement-missing = { $count ->
    [one] Sits out in round { $round }: pair { $pairs }.
   *[other] Sit out in round { $round }: pairs { $pairs }.
}

## Properties of a movement (label), and where one does not hold (sentence). All variables are finished text,
## but $count: boards, or pairs that play fewer of them

movement_property-table_once =
    .label = No table is there twice in a round
    .sentence = Round { $rounds }: table { $tables } is there twice.

movement_property-pair_once =
    .label = Each pair sits once in a round
    .sentence = Round { $rounds }: pair { $pairs } sits twice (table { $tables }).

movement_property-meet_once =
    .label = No two pairs meet twice
    .sentence = Pairs { $pairs } meet in rounds { $rounds }.

movement_property-board_once =
    .label = No pair plays a board twice
    .sentence = Pair { $pairs } plays { $count ->
        [one] board { $boards }
       *[other] boards { $boards }
    } in rounds { $rounds }.

movement_property-out_once =
    .label = No pair sits out twice
    .sentence = Pair { $pairs } sits out in rounds { $rounds }.

movement_property-one_table =
    .label = No two tables need a board at the same time
    .sentence = Round { $rounds }: tables { $tables } share { $count ->
        [one] board { $boards }
       *[other] boards { $boards }
    }.

movement_property-equal_boards =
    .label = All play as many boards
    .sentence = Fewer boards: { $count ->
        [one] pair { $pairs }
       *[other] pairs { $pairs }
    }.

movement_property-same_boards =
    .label = All play the same boards, sit-outs apart
    .sentence = { $count ->
        [one] Board { $boards } is not played by pair { $pairs }.
       *[other] Boards { $boards } are not played by pair { $pairs }.
    }

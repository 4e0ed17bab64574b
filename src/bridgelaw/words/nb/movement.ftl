### bridgelaw words: movements, Norwegian bokmål

## Kinds of movement, as a Director calls them

movement-plan-mitchell = Mitchell

movement-plan-relay = Mitchell med deling og hvilebord

movement-plan-howell = Howell

movement-plan-three_quarter = Trekvart Howell

movement-plan-hesitation = Hesitation-Mitchell

movement-plan-rover = Mitchell med vandrende par

movement-plan-barometer = Barometer

movement-plan-file = Som i filen

## Proposals: what stands behind the name, and the columns. $sizes: 14+13+13; $time: 3:15

movement-switched = { $count ->
    [one] byttet retning i { $count } runde
   *[other] byttet retning i { $count } runder
}

movement-sections = avdelinger { $sizes }

movement-out = { $side ->
    [NS] oversitting NS
   *[EW] oversitting ØV
}

movement-shared = { $count ->
    [one] et sett deles én gang
   *[other] sett deles { $count } ganger
}

movement-column-plan = Oppsett

movement-column-tables = Bord

movement-column-rounds = Runder

movement-column-out = Over

movement-column-winners = Vinnere

movement-column-boards = Spill

movement-column-same = Samme

movement-column-balance = Balanse

movement-column-ends = Varer

movement-late = { $time }, for lenge

movement-same = { $same ->
    [yes] ja
   *[no] nei
}

## One movement

movement-head-tables = { $tables ->
    [one] { $tables } bord
   *[other] { $tables } bord
}

movement-head-pairs = { $pairs ->
    [one] { $pairs } par
   *[other] { $pairs } par
}

movement-head-rounds = { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
}

movement-balance = Balanse: { $balance } av 100

movement-round = Runde

movement-table = Bord { $table }

movement-more = … og { $count } til

## Where everybody goes. $way: stay up down; $count: tables; $pairs, $rounds: finished text

movement-moves-ns = { $way ->
    [stay] Nord–Syd blir sittende.
    [up] Nord–Syd går { $count } opp.
   *[down] Nord–Syd går { $count } ned.
}

movement-moves-ew = { $way ->
    [stay] Øst–Vest blir sittende.
    [up] Øst–Vest går { $count } opp.
   *[down] Øst–Vest går { $count } ned.
}

movement-moves-sets = { $way ->
    [stay] Spillene blir liggende.
    [up] Spillene går { $count } opp.
   *[down] Spillene går { $count } ned.
}

movement-moves-skip = Etter runde { $rounds } går Øst–Vest ett bord lenger.

movement-moves-stand = Bord { $last } deler spillene til bord 1; mellom bord { $before } og { $after } hviler et sett en runde.

movement-moves-follow = Hvert par går dit paret med nærmest lavere nummer satt, par { $first } dit par { $last } satt.

movement-moves-extra = Par { $pair } kommer til et nytt bord hver runde; Nord–Syd-paret ved det bordet sitter over.

movement-moves-next_set = Ved hvert bord følger neste sett med spill.

movement-moves-new_sets = Hver runde har sine egne spill, de samme ved alle bord.

movement-moves-card = Hvor hvert par går: se rundene.

movement-moves-boards = Hvor spillene går: se rundene.

movement-still = { $count ->
    [one] Sitter fast: par { $pairs }.
   *[other] Sitter fast: par { $pairs }.
}

movement-switch = Byttet retning i { $count ->
    [one] runde { $rounds }
   *[other] rundene { $rounds }
}: paret som ellers er Nord–Syd, sitter Øst–Vest.

movement-missing = { $count ->
    [one] Sitter over i runde { $round }: par { $pairs }.
   *[other] Sitter over i runde { $round }: par { $pairs }.
}

## Properties of a movement (label), and where one does not hold (sentence). All variables are finished text,
## but $count: boards, or pairs that play fewer of them

movement_property-table_once =
    .label = Ingen bord står to ganger i en runde
    .sentence = Runde { $rounds }: bord { $tables } står to ganger.

movement_property-pair_once =
    .label = Hvert par har én plass i hver runde
    .sentence = Runde { $rounds }: par { $pairs } har to plasser (bord { $tables }).

movement_property-meet_once =
    .label = Ingen par møtes to ganger
    .sentence = Par { $pairs } møtes i rundene { $rounds }.

movement_property-board_once =
    .label = Ingen par spiller et spill to ganger
    .sentence = Par { $pairs } spiller { $count ->
        [one] spill { $boards }
       *[other] spillene { $boards }
    } i rundene { $rounds }.

movement_property-out_once =
    .label = Ingen par sitter over to ganger
    .sentence = Par { $pairs } sitter over i rundene { $rounds }.

movement_property-one_table =
    .label = Ingen spill trengs ved to bord samtidig
    .sentence = Runde { $rounds }: bordene { $tables } deler { $count ->
        [one] spill { $boards }
       *[other] spillene { $boards }
    }.

movement_property-equal_boards =
    .label = Alle spiller like mange spill
    .sentence = Færre spill: { $count ->
        [one] par { $pairs }
       *[other] parene { $pairs }
    }.

movement_property-same_boards =
    .label = Alle spiller de samme spillene, bortsett fra oversittere
    .sentence = { $count ->
        [one] Spill { $boards } spilles ikke av par { $pairs }.
       *[other] Spillene { $boards } spilles ikke av par { $pairs }.
    }

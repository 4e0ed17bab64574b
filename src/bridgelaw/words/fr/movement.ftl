### bridgelaw words: movements, French

## Kinds of movement, as a Director calls them

movement-plan-mitchell = Mitchell

movement-plan-relay = Mitchell à guéridon avec partage

movement-plan-howell = Howell

movement-plan-three_quarter = Howell trois quarts

movement-plan-hesitation = Mitchell à hésitation

movement-plan-rover = Mitchell à paire itinérante

movement-plan-barometer = Baromètre

movement-plan-file = Selon le fichier

## Proposals: what stands behind the name, and the columns. $sizes: 14+13+13; $time: 3:15

movement-switched = { $count ->
    [one] lignes inversées { $count } tour
   *[other] lignes inversées { $count } tours
}

movement-sections = sections { $sizes }

movement-out = { $side ->
    [NS] relais en NS
   *[EW] relais en EO
}

movement-shared = { $count ->
    [one] étuis partagés une fois
   *[other] étuis partagés { $count } fois
}

movement-column-plan = Mouvement

movement-column-tables = Tables

movement-column-rounds = Tours

movement-column-out = Relais

movement-column-winners = Class.

movement-column-boards = Donnes

movement-column-same = Mêmes donnes

movement-column-balance = Équil.

movement-column-ends = Durée

movement-late = { $time }, trop long

movement-same = { $same ->
    [yes] oui
   *[no] non
}

## One movement

movement-head-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}

movement-head-pairs = { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
}

movement-head-rounds = { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}

movement-balance = Équilibre : { $balance } sur 100

movement-round = Tour

movement-table = Table { $table }

movement-more = … et { $count } de plus

## Where everybody goes. $way: stay up down; $count: tables; $pairs, $rounds: finished text

movement-moves-ns = { $way ->
    [stay] Nord-Sud restent en place.
    [up] Nord-Sud montent de { $count }.
   *[down] Nord-Sud descendent de { $count }.
}

movement-moves-ew = { $way ->
    [stay] Est-Ouest restent en place.
    [up] Est-Ouest montent de { $count }.
   *[down] Est-Ouest descendent de { $count }.
}

movement-moves-sets = { $way ->
    [stay] Les étuis restent en place.
    [up] Les étuis montent de { $count }.
   *[down] Les étuis descendent de { $count }.
}

movement-moves-skip = Après le tour { $rounds }, Est-Ouest sautent une table de plus.

movement-moves-stand = La table { $last } partage les étuis de la table 1 ; entre les tables { $before } et { $after }, un jeu d’étuis attend un tour sur le guéridon.

movement-moves-follow = Chaque paire prend la place de la paire dont le numéro précède le sien, la paire { $first } celle de la paire { $last }.

movement-moves-extra = La paire { $pair } vient à une autre table à chaque tour ; la paire Nord-Sud de cette table est en relais.

movement-moves-next_set = À chaque table vient ensuite le jeu d’étuis suivant.

movement-moves-new_sets = À chaque tour de nouvelles donnes, les mêmes à toutes les tables.

movement-moves-card = Place de chaque paire : voir les tours.

movement-moves-boards = Place des étuis : voir les tours.

movement-still = { $count ->
    [one] Reste à sa table : paire { $pairs }.
   *[other] Restent à leur table : paires { $pairs }.
}

movement-switch = Lignes inversées { $count ->
    [one] au tour { $rounds }
   *[other] aux tours { $rounds }
} : la paire d’ordinaire en Nord-Sud s’assied en Est-Ouest.

movement-missing = { $count ->
    [one] En relais au tour { $round } : paire { $pairs }.
   *[other] En relais au tour { $round } : paires { $pairs }.
}

## Properties of a movement (label), and where one does not hold (sentence). All variables are finished text,
## but $count: boards, or pairs that play fewer of them

movement_property-table_once =
    .label = Aucune table ne figure deux fois dans un tour
    .sentence = Tour { $rounds } : la table { $tables } figure deux fois.

movement_property-pair_once =
    .label = Chaque paire n’a qu’une place par tour
    .sentence = Tour { $rounds } : la paire { $pairs } a deux places (table { $tables }).

movement_property-meet_once =
    .label = Deux paires ne se rencontrent qu’une fois
    .sentence = Les paires { $pairs } se rencontrent aux tours { $rounds }.

movement_property-board_once =
    .label = Aucune paire ne joue deux fois une donne
    .sentence = La paire { $pairs } joue { $count ->
        [one] la donne { $boards }
       *[other] les donnes { $boards }
    } aux tours { $rounds }.

movement_property-out_once =
    .label = Aucune paire n’est deux fois en relais
    .sentence = La paire { $pairs } est en relais aux tours { $rounds }.

movement_property-one_table =
    .label = Aucune donne n’est demandée par deux tables à la fois
    .sentence = Tour { $rounds } : les tables { $tables } partagent { $count ->
        [one] la donne { $boards }
       *[other] les donnes { $boards }
    }.

movement_property-equal_boards =
    .label = Toutes les paires jouent autant de donnes
    .sentence = Moins de donnes : { $count ->
        [one] paire { $pairs }
       *[other] paires { $pairs }
    }.

movement_property-same_boards =
    .label = Toutes les paires jouent les mêmes donnes, relais à part
    .sentence = { $count ->
        [one] La donne { $boards } n’est pas jouée par la paire { $pairs }.
       *[other] Les donnes { $boards } ne sont pas jouées par la paire { $pairs }.
    }

### bridgelaw words: sheets, French

## Documents that are printed of a session, and the page of one. $kind of a sheet

sheet-title-ranking = Classement

sheet-title-travellers = Résultats donne par donne

sheet-title-hands = Diagrammes des donnes

sheet-title-table_cards = Fiches de table

sheet-title-guide_cards = Fiches de déplacement

sheet-title-score_cards = Feuilles de marque

## How a session is scored, how much was played. $boards: number

sheet-scoring-mp = Tournoi par paires

sheet-scoring-cross_imp = IMP par comparaison avec toutes les tables

sheet-scoring-butler = Butler

sheet-boards = { $boards ->
    [one] { $boards } donne
   *[other] { $boards } donnes
}

sheet-board = Donne { $board }

sheet-pair = Paire { $pair }

## Columns

sheet-column-players = Joueurs

sheet-column-handicap = Handicap

sheet-column-contract = Contrat

sheet-column-by = Par

sheet-column-lead = Entame

sheet-column-tricks = Levées

sheet-column-score = Marque

sheet-column-points = Pts { $side }

sheet-column-board = Donne

sheet-column-table = Table

sheet-column-direction = Ligne

sheet-column-against = Contre

sheet-column-dealer = Donneur

sheet-column-vulnerable = Vuln.

## Cells and lines. $side: NS EW; $vulnerable: None NS EW All; $pair, $pairs, $points, $rounds, $text: finished text

sheet-side-NS = Nord-Sud

sheet-side-EW = Est-Ouest

sheet-vulnerable-short = { $vulnerable ->
    [NS] NS
    [EW] EO
    [All] Tous
   *[None] –
}

sheet-dealer = Donneur { $seat }

sheet-vulnerable = { $vulnerable ->
    [NS] NS vuln.
    [EW] EO vuln.
    [All] Tous vuln.
   *[None] Personne vuln.
}

sheet-sits-out = en relais

sheet-stays = La paire { $pair } reste à cette table.

sheet-switched = Lignes inversées au tour { $rounds }.

sheet-not-played = non jouée

sheet-artificial = artificielle : { $points }

sheet-adjusted = ajustée : { $points }

sheet-share-average_plus = Moy. +

sheet-share-average = Moy.

sheet-share-average_minus = Moy. −

sheet-penalty = paire { $pair } { $points }

sheet-penalties = Pénalités : { $text }

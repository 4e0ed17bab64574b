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

sheet-switched = { $count ->
    [one] Lignes inversées au tour { $rounds }.
   *[other] Lignes inversées aux tours { $rounds }.
}

sheet-not-played = non jouée

sheet-cancelled = annulée

sheet-artificial = artificielle : { $points }

sheet-adjusted = ajustée : { $points }

sheet-share-average_plus = Moy. +

sheet-share-average = Moy.

sheet-share-average_minus = Moy. −

sheet-penalty = paire { $pair } { $points }

sheet-penalties = Pénalités : { $text }

## The page of a session, and where it is taken over. $board, $pair, $place, $column: finished text; $count, $results: numbers

sheet-column-so_far = Cumul

sheet-nav = Tournoi

sheet-print = Imprimer et enregistrer

sheet-as-html = { $title } : page

sheet-as-pdf = { $title } : PDF

sheet-as-csv = { $title } : CSV

sheet-goes-on = Le jeu continue : seules les donnes que toutes les paires ont jouées sont montrées.

sheet-nothing = Rien ne peut encore être montré.

sheet-no-hands = Les mains ne sont pas connues.

sheet-picture-field = Marques de la donne { $board }, la meilleure pour Nord-Sud en haut : à gauche celles de Nord-Sud, à droite celles d’Est-Ouest, d’autant plus longues qu’elles sont fréquentes ; à côté, ce qu’elles valent.

sheet-picture-pair = La paire { $pair } donne par donne : une barre par donne, au-dessus ou au-dessous du milieu, et une ligne pour le cumul.

sheet-placed = Rang { $place } sur { $count }

sheet-desk-title = Tournois

sheet-desk-lead = Classement, résultats et mains d’un tournoi venu d’un autre programme, en pages pour tous ceux qui en ont l’adresse.

sheet-desk-file = Fichier (USEBIO, Scorer, boîtiers de table, PBN, bridgelaw)

sheet-desk-question = Le jeu est-il terminé ?

sheet-desk-over = Terminé : tout montrer

sheet-desk-goes_on = Le jeu continue : ne montrer que les donnes que toutes les paires ont jouées

sheet-desk-names = Avec les noms des joueurs, pour tous ceux qui ont l’adresse

sheet-desk-take = Reprendre

sheet-desk-again = Le relire depuis un fichier

sheet-desk-remove = Le retirer

sheet-desk-untitled = Tournoi sans nom

sheet-desk-shown = { $boards ->
    [one] { $boards } donne montrée
   *[other] { $boards } donnes montrées
}

sheet-desk-noticed = Remarqué à la lecture

sheet-desk-no_file = Choisissez un fichier.

sheet-desk-no_answer = Dites si le jeu est terminé.

sheet-desk-large = Le fichier est trop grand.

sheet-desk-many = Il y a autant de tournois que possible : retirez-en un d’abord.

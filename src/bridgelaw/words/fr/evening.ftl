### bridgelaw words: evening, French

## The pages of a running session: what all places have. $place, $title, $time, $text, $round, $rounds, $table: finished text; $count: number

evening-language = Langue

evening-connecting = Connexion…

evening-lost = Pas de connexion. Ce que vous saisissez est conservé ici et transmis plus tard : laissez cette page ouverte.

evening-gone = Ce lien n’est plus valable. Scannez de nouveau le code de la table, ou demandez à l’arbitre.

evening-unlasting = Ce navigateur ne conserve rien : ce qui n’est pas transmis est perdu si la page est fermée.

evening-table = Table { $table }

evening-pair = Paire { $pair }

evening-round = Tour { $round } sur { $rounds }

evening-left = encore { $time }

evening-time-over = Le temps est écoulé

evening-boards = { $count ->
    [one] Donne { $boards }
   *[other] Donnes { $boards }
}

evening-close = Fermer

## What is kept on this phone until the server has it. $count: number; $evening, $time: finished text

evening-kept = { $count ->
    [one] { $count } saisie conservée ici
   *[other] { $count } saisies conservées ici
}

evening-handed-in = { $count ->
    [one] { $count } saisie transmise
   *[other] { $count } saisies transmises
}

evening-send-now = Envoyer maintenant

evening-put-away = Effacer

evening-elsewhere = { $count ->
    [one] { $count } saisie de { $time } appartient à { $evening } et n’a jamais été transmise. Elle n’est pas envoyée à ce tournoi.
   *[other] { $count } saisies, la première de { $time }, appartiennent à { $evening } et n’ont jamais été transmises. Elles ne sont pas envoyées à ce tournoi.
}

evening-elsewhere-open = Ouvrir cette page et transmettre

## Before the movement: who sits at a table. $side: NS EW; $names: finished text

evening-sit-title = Prenez place

evening-sit-lead = Saisissez les deux noms de chaque ligne. L’arbitre choisit ensuite le mouvement.

evening-sit-name = Nom

evening-sit-number = Numéro, s’il y en a un

evening-sit-down = Nous jouons ici

evening-sit-change = Modifier

evening-sit-leave = Nous ne jouons pas ici

evening-sit-wait = Les quatre joueurs sont connus. Attendez que l’arbitre commence.

## Who sits where. $side: NS EW; $names, $pair, $tables: finished text

evening-empty = Personne

evening-begins = Le tour n’a pas encore été lancé.

## What the Director is called about

evening-about-insufficient_bid = Enchère insuffisante

evening-about-call_out_of_rotation = Déclaration hors tour

evening-about-opening_lead_out_of_turn = Entame hors tour

evening-about-lead_out_of_turn = Attaque hors tour

evening-about-exposed_card = Carte exposée

evening-about-revoke = Renonce

evening-about-claim = Demande ou concession

evening-about-hesitation = Hésitation

evening-about-wrong_explanation = Explication erronée

evening-about-changed_call = Changement de déclaration

evening-about-wrong_pair = Mauvaise paire

evening-about-wrong_board = Mauvaise donne

evening-about-score = Une marque

evening-about-not_begun = Donne non commencée à temps

evening-about-appeal = Appel d’une décision

evening-about-other = Autre chose

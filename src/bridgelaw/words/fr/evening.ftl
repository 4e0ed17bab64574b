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

evening-about-claim = Revendication ou concession

evening-about-hesitation = Hésitation

evening-about-wrong_explanation = Explication erronée

evening-about-changed_call = Changement de déclaration

evening-about-wrong_pair = Mauvaise paire

evening-about-wrong_board = Mauvais étui

evening-about-score = Une marque

evening-about-not_begun = Donne non commencée à temps

evening-about-appeal = Appel d’une décision

evening-about-other = Autre chose

## Small answers

evening-board = Donne { $board }

evening-yes = Oui

evening-no = Non

evening-cancel = Annuler

evening-back = Retour

## A round at a table. $boards, $table, $tables, $pair, $board: finished text; $side: NS EW; $count: number

evening-right-ask = Est-ce exact ?

evening-wrong-called = L’arbitre est appelé : mauvaise paire. Ne commencez pas.

evening-right-now = C’est exact maintenant

evening-switched = Lignes inversées : à ce tour, les lignes sont échangées.

evening-shared = { $count ->
    [one] Vous partagez ces donnes avec la table { $tables }.
   *[other] Vous partagez ces donnes avec les tables { $tables }.
}

evening-sits-out = Pas de donne ici à ce tour : relais.

evening-enter = Saisir le résultat

evening-agree-ask = Est-ce exact ? C’est le camp qui ne l’a pas saisi qui répond.

evening-agree = D’accord

evening-change = Modifier

evening-agreed = Accepté par les deux camps

evening-corrected = Corrigé

evening-kept-here = Conservé ici, pas encore transmis

evening-disputed = Deux résultats différents ont été saisis : l’arbitre décide.

evening-not-played = Non jouée

evening-awarded = Ajusté par l’arbitre

evening-correction-asked = La paire { $pair } demande une correction

evening-others = { $count ->
    [one] { $count } autre résultat
   *[other] { $count } autres résultats
}

evening-begun-ask = Le temps est écoulé. La donne { $board } est-elle commencée ?

evening-begun-yes = Oui, nous la finissons

## Where everybody goes

evening-next-round = Tour suivant

evening-last-round = C’était le dernier tour

evening-next-summary = Où allons-nous ensuite ?

evening-goes = Paire { $pair } : table { $table }, { side }

evening-goes-stay = La paire { $pair } reste, { side }

evening-goes-out = La paire { $pair } est en relais à la table { $table }

evening-boards-go = { $boards } : à la table { $tables }

evening-boards-stay = { $boards } : elles restent ici

evening-boards-rest = { $boards } : à mettre de côté

## Entering a result. $card: finished text; $points: with its sign; $side: NS EW

evening-enter-contract = Contrat

evening-enter-by = Déclarant

evening-enter-lead = Entame

evening-enter-tricks = Résultat

evening-enter-whole = Que faut-il modifier ?

evening-enter-so = Saisir ainsi

evening-no-lead = Sans l’entame

evening-unplayed = Non jouée : appeler l’arbitre

evening-led = entame { $card }

evening-points = { $points } pour { side }

evening-doubt-change = Corriger

evening-doubt-no-lead = Sans l’entame

evening-doubt-so = C’est bien cela

## The Director is called

evening-call = Appeler l’arbitre

evening-call-about = À quel sujet ?

evening-call-board = Donne

evening-call-no-board = Aucune donne

evening-called = L’arbitre est appelé

evening-later = L’arbitre viendra plus tard

evening-coming = L’arbitre arrive

## The phone of a pair. $table, $pair, $names, $board, $percent: finished text; $side: NS EW; $count: number

evening-seat = Table { $table }, { side }

evening-against = contre la paire { $pair } : { $names }

evening-seat-next = Ensuite : table { $table }, { side }

evening-seat-next-out = Ensuite : vous êtes en relais

evening-seat-out = Vous êtes en relais à ce tour

evening-seat-none = Vous n’avez pas de table à ce tour.

evening-so-far = { $count ->
    [one] { $percent } sur une donne que vous avez jouée
   *[other] { $percent } sur { $count } donnes que vous avez jouées
}

evening-results = Vos résultats

evening-no-results = Aucun résultat pour l’instant.

evening-is-wrong = C’est faux

evening-is-wrong-what = Quel est le bon résultat ?

evening-never-played = La donne n’a pas été jouée

evening-wrong-ours = Vous dites : { $text }. L’autre paire est interrogée.

evening-wrong-theirs = La paire { $pair } dit : { $text }. Est-ce exact ?

evening-wrong-no = Non : l’arbitre décide

evening-over = Le jeu est terminé.

evening-ranking = Vers le classement

evening-appeal = Faire appel de la décision

## A seat at a live table. $table, $name: as they are written; $seat: N E S W; $count: seconds

evening-live = Votre table : { $table }, en { $seat ->
    [N] Nord
    [E] Est
    [S] Sud
   *[W] Ouest
 }

evening-live-player = { $seat ->
    [N] Nord { $name }
    [E] Est { $name }
    [S] Sud { $name }
   *[W] Ouest { $name }
 }

evening-live-soon = { $count ->
    [one] Cette page vous y conduit dans une seconde.
   *[other] Cette page vous y conduit dans { $count } secondes.
 }

evening-live-go = Aller à la table

evening-live-stay = Rester ici

## A table of a session. $round, $rounds, $board, $table: as they are written; $time: minutes and seconds; $percent: finished text; $count: tables, seconds; $seat: N E S W

evening-here = Séance

evening-here-round = Tour { $round } sur { $rounds }

evening-here-left = encore { $time }

evening-here-bell = Le temps est écoulé : aucune donne ne commence plus

evening-here-board = Donne { $board } : { $percent } pour l’instant, { $count ->
    [0] premier résultat
    [one] avec une autre table
   *[other] avec { $count } autres tables
 }

evening-here-tables = Toutes les tables

evening-here-lead = Tour { $round } : vous jouez à la table { $table }, en { $seat ->
    [N] Nord
    [E] Est
    [S] Sud
   *[W] Ouest
 }.

evening-here-soon = { $count ->
    [one] Vous y serez dans une seconde.
   *[other] Vous y serez dans { $count } secondes.
 }

evening-here-go = Y aller maintenant

evening-here-done = Les donnes de ce tour sont jouées. Au prochain tour, cette page vous conduira à votre place.

evening-here-last = Les donnes du dernier tour sont jouées.

evening-here-next = Ensuite : table { $table }.

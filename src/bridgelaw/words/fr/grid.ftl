### bridgelaw words: the Director's page of an evening, his helper's, and the big screen, French

## The Director's page: what waits. $table, $board, $pair, $names, $time, $about, $score: finished text; $count: number

grid-calls = Appels

grid-call = Table { $table } : { $about }

grid-call-board = Table { $table }, donne { $board } : { $about }

grid-call-hidden = Il s’agit d’une donne que votre paire doit encore jouer.

grid-going = { $who ->
    [you] Vous y allez
   *[other] Quelqu’un d’autre y va
}

grid-rule = Arbitrer

grid-go = J’y vais

grid-over = C’est réglé

grid-asked = Corrections demandées

grid-asked-text = { $pair } dit de { $play } : { $score }

grid-asked-never = elle n’a jamais été jouée

grid-correct = Corriger

grid-stands = La marque est maintenue

grid-disputed = Deux résultats pour une donne

grid-change = { $before } → { $after }

grid-corrected = { $play } : marque corrigée

grid-correct-late = Le délai de correction est écoulé : la marque est corrigée malgré tout (Loi 79C).

grid-accept = Valider

grid-accept-all = Valider les { $count } de cette table

grid-accepted = Table { $table } : tous les résultats sont confirmés

grid-unagreed = { $count ->
    [one] Personne n’a confirmé { $count } résultat (tables : { $tables }).
   *[other] Personne n’a confirmé { $count } résultats (tables : { $tables }).
}

grid-earlier = Tours précédents

grid-awarded = { $share ->
    [average_plus] moyenne plus
    [average] moyenne
   *[average_minus] moyenne moins
}

grid-last-entry = Saisi en dernier : { $score }

grid-take-last = Le dernier compte

grid-known = Connu d’avance

grid-looked-text = { $play } : la paire { $pair } a été informée de la donne ({ $law })

grid-met-text = { $play } : une des paires a déjà joué la donne

grid-appealed = Appels d’une décision

grid-appealed-text = { $play } : la paire { $pair } fait appel ({ $law })

grid-unsettled = Donnes sans résultat

grid-unsettled-lead = Le tour est fini. À qui la faute si une donne n’a pas été jouée ? (Loi 12C2)

grid-unsettled-all = À qui la faute : les { $count } d’un coup

grid-unsettled-all-will = Les { $count } donnes sont tenues pour non jouées, et les deux camps reçoivent leur moyenne selon la Loi 12C2. Ce qui a été joué malgré tout s’arbitre donne par donne.

grid-unsettled-all-did = { $count } donnes : non jouées

grid-unsettled-whose = À qui la faute

grid-unsettled-one = Donne par donne

grid-unsettled-count = { $count ->
    [one] { $count } donne n’a pas de résultat et ne compte pour personne.
   *[other] { $count } donnes n’ont pas de résultat et ne comptent pour personne.
}

grid-fault = { $fault ->
    [ns] Nord-Sud
    [ew] Est-Ouest
    [both] Les deux
   *[nobody] Personne
}

grid-doubted = Résultats confirmés malgré un doute

grid-board = Donne { $board }

grid-labelled = { $label } : { $text }

grid-clear = Effacer

grid-play = table { $table }, donne { $board }

## Before the start. $tables, $free, $pairs, $count: numbers

grid-here = { $count ->
    [0] Personne n’est encore là
    [one] { $count } paire est là
   *[other] { $count } paires sont là
}

grid-missing = Libres : { $places }

grid-paste = Saisir des noms

grid-paste-lead = Une paire par ligne, les deux noms séparés par une barre : elles prennent les places libres dans l’ordre.

grid-paste-do = Les placer

grid-paste-bad = Pas deux noms : { $line }

grid-paste-few = Il n’y a que { $free } places libres.

grid-paste-twice = Cette paire serait là deux fois : { $names }

grid-unseat = Les retirer de cette table

grid-movement = Mouvement

grid-movement-other = Changer de mouvement

grid-movement-lead = Rien ne bouge avant que vous ne lanciez le premier tour ; jusque-là vous pouvez choisir de nouveau.

grid-boards = Donnes

grid-minutes = Minutes, s’il y a une limite

grid-winners = Vainqueurs

grid-winners-any = Un ou deux

grid-propose = Montrer les mouvements

grid-none-proposed = Il n’y a pas de mouvement pour { $count ->
    [one] { $count } paire
   *[other] { $count } paires
} et autant de donnes.

grid-proposed = Proposé

grid-proposal = { $rounds } tours de { $set } donnes

grid-proposal-boards = { $boards } donnes par paire

grid-proposal-out = { $count ->
    [0] personne n’est en relais
    [one] { $count } paire est en relais une fois
   *[other] { $count } paires sont en relais une fois
}

grid-proposal-winners = { $count ->
    [1] un vainqueur
   *[other] deux vainqueurs
}

grid-proposal-different = tous ne jouent pas les mêmes donnes

grid-proposal-balance = égalité des chances : { $balance } sur 100

grid-proposal-ends = dure { $takes }, jusqu’à { $ends }

grid-proposal-late = { $count ->
    [one] { $count } minute de trop
   *[other] { $count } minutes de trop
}

grid-choose = Choisir celui-ci

grid-chosen = Le mouvement est choisi : { $name }

grid-ready = { $tables } tables, { $rounds } tours. Chacun voit où s’asseoir.

## While it is played. $round, $count, $minutes

grid-start = Commencer le tour { $round }

grid-start-will = Le tour { $round } commence à toutes les tables, et le temps court.

grid-start-still = { $count ->
    [one] { $count } table joue encore : ce qu’elle n’a pas saisi reste sans résultat jusqu’à votre décision.
   *[other] { $count } tables jouent encore : ce qu’elles n’ont pas saisi reste sans résultat jusqu’à votre décision.
}

grid-started = Le tour { $round } a commencé

grid-do = Confirmer

grid-back = Pas maintenant

grid-extend = +{ $minutes } min

grid-extended = Le tour dure { $minutes } min de plus

grid-end-play = Fin du jeu

grid-end-play-will = Personne n’a plus de donne à jouer : toutes les mains et tous les résultats sont visibles pour tous.

grid-end-play-rounds = { $count ->
    [one] { $count } tour n’a pas commencé : il ne sera pas joué.
   *[other] { $count } tours n’ont pas commencé : ils ne seront pas joués.
}

grid-ended = Le jeu est terminé

grid-play-on = C’était trop tôt

grid-play-on-will = Les mains et résultats des donnes à jouer sont de nouveau cachés. Ceux qui ont regardé les ont vus.

grid-publish = Publier le classement

grid-publish-will = La liste { $count } est affichée, et le délai de correction recommence.

grid-published = La liste { $count } est affichée

grid-correction = Délai de correction : encore { $time }

grid-correction-over = Le délai de correction est écoulé

grid-close = Clore la séance

grid-close-will = Plus rien ne peut être changé ensuite, et les cartons de table attendent la prochaine séance.

grid-closed = La séance est close

grid-open-next = Ouvrir la prochaine séance

## A table. $board, $boards, $minutes: text or numbers

grid-tables = Tables

grid-state = { $state ->
    [calls] appelle
    [disputed] deux résultats
    [missing] en retard
    [slow] en retard
    [done] finie
    [out] en relais
    [empty] vide
    [half] à moitié
    [ready] prête
    [agree] à confirmer
    [open] sans résultat
   *[plays] joue
}

grid-at-board = donne { $board }, { $minutes } min

grid-boards-done = { $done } sur { $all }

grid-nobody = personne

grid-board-state = { $state ->
    [to_play] à jouer
    [entered] saisie, à confirmer
    [agreed] confirmée
    [disputed] deux résultats
    [not_played] non jouée
   *[awarded] arbitrée
}

grid-not-played = Non jouée : à qui la faute ?

grid-not-played-will = Les deux camps reçoivent leur moyenne selon la Loi 12C2.

grid-not-played-did = { $play } : non jouée

grid-seat = Placer d’autres paires ici

grid-seat-will = Pour les donnes de ce tour qui n’ont pas encore de résultat.

grid-seated = La table { $table } a d’autres paires

grid-agreed = { $play } : confirmé

## People, hands, penalties

grid-people = Paires

grid-late = Paire en retard

grid-late-will = Elle prend la place de la paire absente à partir du tour { $round }.

grid-late-none = Aucune place n’est libre dans le mouvement.

grid-late-which = Quelle paire

grid-late-new = Une nouvelle paire

grid-came = La paire entre au tour { $round }

grid-substitute = Remplaçant

grid-substitute-will = D’autres personnes jouent pour cette paire à partir du tour { $round } ; elle reste la même paire.

grid-substituted = La paire { $pair } a d’autres joueurs

grid-leave = Part

grid-leave-will = À partir du tour { $round } ses adversaires sont en relais ; ce qu’elle a joué { $counts ->
        [yes] compte
       *[no] ne compte pas
    }.

grid-left = La paire { $pair } est partie

grid-penalty = Pénalité

grid-penalty-will = { $unit ->
    [imp] Des IMP sont retirés du total de la paire (Lois 90 et 91).
   *[percent] Un pourcentage du top d’une donne est retiré du total de la paire (Lois 90 et 91).
}

grid-amount = { $unit ->
    [imp] IMP
   *[percent] Pourcentage d’un top
}

grid-penalty-did = Paire { $pair } : pénalité

grid-plays = Je joue moi-même, dans la paire

grid-plays-none = Je ne joue pas

grid-plays-will = Des donnes que votre paire doit encore jouer, vous ne voyez alors que la table et la nature de l’appel.

grid-plays-did = Noté : dans quelle paire vous jouez

grid-hands = Mains

grid-hands-lead = Un fichier PBN avec les mains : les entames sont alors vérifiées, et les diagrammes imprimés. Personne ne voit une main avant l’heure.

grid-hands-there = { $count ->
    [one] Les mains de { $count } donne sont connues.
   *[other] Les mains de { $count } donnes sont connues.
}

grid-hands-failed = Ce n’est pas arrivé. Réessayez.

grid-links = Liens, QR et cartons de table

grid-print = Imprimer et enregistrer

grid-print-ranking = Classement

grid-print-travellers = Feuilles ambulantes

grid-print-hands = Diagrammes

grid-print-tables = Fiches de table du mouvement

grid-print-guides = Fiches de déplacement des paires

grid-deeds = Vos derniers actes

grid-deed = { $kind ->
    [seated] autres paires placées
    [scored] résultat saisi
    [agreed] résultat confirmé
    [corrected] marque corrigée
    [ruled] marque attribuée
    [form] autre version de la donne
    [left] paire partie
   *[penalty] pénalité
}

grid-undo = Annuler

grid-undone = Annulé : { $what }

grid-choose-pair = Choisissez une paire

grid-first-name = Premier joueur

grid-second-name = Second joueur

## The helper's page. $score, $play, $board, $table: finished text

grid-entry = Saisir un résultat

grid-entry-line = Résultat

grid-entry-how = Contrat, déclarant, levées : { $examples } ; { $pass } : passe général.

grid-entry-unread = Ce n’est pas encore un résultat.

grid-enter = Saisir

grid-entered = { $play } : { $score }

grid-entry-done = Toutes les donnes de ce tour ont un résultat.

## The big screen. $pair, $table, $names: finished text

screen-welcome = Asseyez-vous et scannez le carton de la table

screen-free = Places libres

screen-follow = Suivez la séance sur votre téléphone :

screen-full = Toutes les places sont prises.

screen-soon = Trouvez votre place : cela commence bientôt.

screen-now = Vos places

screen-next = Tour suivant

screen-board = Donne

screen-table = Table

screen-out = en relais

screen-ranking = Classement

screen-so-far = Classement après { $count ->
    [one] une donne
   *[other] { $count } donnes
 }

screen-counting = Le jeu est terminé. Le classement est en vérification.

## Live tables. $seats, $board: as they are written; $phase: auction play over

grid-live-missing = absents : { $seats }

grid-live-phase = { $phase ->
    [auction] annonces
    [play] jeu
   *[over] terminée
 }

grid-live-waits = la table vous attend

grid-live-go = Aller à la table

grid-live-ahead = Votre propre paire doit encore jouer cette donne : quelqu’un d’autre doit y aller.

grid-live-look = Regarder quand même

grid-live-looked = Vous avez regardé la donne { $board } : c’est noté

grid-live-calls = Tables en ligne qui vous attendent

grid-live-behind = Jouent encore une donne d’un tour précédent

grid-live-substitute = Le joueur qui part quitte la table aussitôt ; le nouveau a besoin de son propre lien.

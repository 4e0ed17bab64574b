### bridgelaw words: presiding, French

## A ruling about a play of a running session, and a call that leads to it. $table: its number in the hall; $kind, $who: a Director’s place, and the key of a deputy

presiding-play = L’étui joué

presiding-where = Table n° { $table }

presiding-round = Tour { $round }

presiding-not-here = L’étui { $board } n’est pas pour cette table à ce tour.

presiding-which-board = Quel étui ?

presiding-no-board = Il n’y a ici aucun étui de ce tour dont vous puissiez prendre connaissance.

presiding-keep = Garder cette décision

presiding-keep-scored = La garder, et ajuster la marque ou infliger une pénalité

presiding-keep-how = Elle devient un dossier de cette donne, et son effet figure au classement.

presiding-write-down = Noter ce qui s’est passé

presiding-write-down-how = Un dossier avec la donne et les paires, pour ce à quoi aucun bouton ne mène.

## A board that the Director has still to play himself

presiding-ahead = Votre propre paire doit encore jouer cet étui. Rien d’autre n’en est montré ici.

presiding-other-goes = { $kind ->
    [director] L’arbitre y va
   *[deputy] L’adjoint { $who } y va
 }

presiding-no-other = Personne d’autre n’arbitre cette séance.

presiding-later = Plus tard

presiding-later-how = Les deux camps apprennent que vous venez plus tard.

presiding-look = Regarder et décider

presiding-look-how = Il est noté que vous avez vu l’étui. Quand votre paire y arrivera, vous détiendrez une information d’une autre source.

presiding-goes = { $kind ->
    [director] L’arbitre est en route.
   *[deputy] L’adjoint { $who } est en route.
 }

presiding-goes-later = { $kind ->
    [director] L’arbitre vient plus tard.
   *[deputy] L’adjoint { $who } vient plus tard.
 }

presiding-back = Retour à la séance

## What else is done about a play

presiding-beside = Non joué, mauvais étui, étui faussé, correction, pénalité

presiding-done = C’est fait.

presiding-lacking = Il manque quelque chose : choisissez dans chaque liste.

presiding-correct = Une correction est demandée

presiding-score-asked = Demandé : { $text }, { count-tricks }.

presiding-never-played = Demandé : la donne n’a pas été jouée.

presiding-correct-it = Corriger

presiding-score-stands = La marque est maintenue

presiding-late = Même après la période de correction

presiding-not-played = Non joué

presiding-not-played-how = À qui la faute ? Un appui donne sa moyenne à chaque camp.

presiding-fault = { $fault ->
    [ns] Nord-Sud
    [ew] Est-Ouest
    [both] Les deux camps
    [director] Erreur de l’arbitre
   *[nobody] Personne
 }

presiding-partly = En partie seulement

presiding-wrong-board = Un autre étui a été joué ici

presiding-wrong-board-how = La marque est gardée comme ces deux paires l’ont obtenue. Elle compte si l’étui était nouveau pour les deux, sinon il est annulé pour elles.

presiding-tricks = Levées

presiding-keep-it = Enregistrer

presiding-turned = Ils sont assis dans l’autre sens

presiding-turned-how = Pour les étuis de ce tour qui n’ont pas encore de marque.

presiding-foul = Étui faussé

presiding-foul-where = Où avait-il une autre forme ?

presiding-foul-how = Chaque forme de l’étui est comparée à part.

presiding-penalty = À l’une des paires, en dehors de la donne

presiding-amount = { $unit ->
    [imp] IMP
   *[percent] Pour cent d’une donne
 }

presiding-closed = La séance est close : ce qui est décidé ici ne change plus son classement.

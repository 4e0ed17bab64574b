### bridgelaw words: presiding, French

## A ruling about a play of a running session, and a call that leads to it. $table: its number in the hall; $who: a place, as director or deputy:anna

presiding-play = L’étui joué

presiding-where = Table n° { $table }

presiding-round = Tour { $round }

presiding-not-here = L’étui { $board } n’est pas pour cette table à ce tour.

presiding-which-board = Quel étui ?

presiding-no-board = Il n’y a ici aucun étui de ce tour dont vous puissiez prendre connaissance.

presiding-keep = Garder cette décision

presiding-keep-scored = La garder, et ajuster la marque ou infliger une pénalité

presiding-keep-how = Elle devient un cas de cette donne, et son effet figure au classement.

presiding-write-down = Noter ce qui s’est passé

presiding-write-down-how = Un cas avec la donne et les paires, pour ce à quoi aucune tuile ne mène.

## A board that the Director has still to play himself

presiding-ahead = Votre propre paire doit encore jouer cet étui. Rien d’autre n’en est montré ici.

presiding-other-goes = { $who } y va

presiding-no-other = Personne d’autre n’arbitre cette séance.

presiding-later = Plus tard

presiding-later-how = Les deux camps apprennent que vous venez plus tard.

presiding-look = Regarder et décider

presiding-look-how = Il est noté que vous avez vu l’étui. Quand votre paire y arrivera, vous détiendrez une information d’une autre source.

presiding-goes = { $who } est en route.

presiding-goes-later = { $who } vient plus tard.

presiding-back = Retour à la séance

### bridgelaw words: answer, French (FFB usage)

## The prose of an answer: headings, in the order in which they stand

answer-heading-irregularities = Irrégularités

answer-heading-questions = À décider par l’arbitre

answer-undecided = Questions restées sans réponse

answer-heading-options = Choix

answer-heading-duties = Obligations

answer-heading-rights = Droits

answer-heading-information = Ce que chaque joueur peut utiliser

answer-heading-rulings = Décisions

answer-heading-score = Marque

answer-heading-errors = Remarques

## The state of the table

answer-board = Étui { $n }

answer-start = avant le premier acte

answer-after = après l’acte { $id }

answer-frozen = tout est suspendu jusqu’à la décision de l’arbitre
    .choice = tout est suspendu jusqu’au choix { seat-of }

answer-waiting-chosen = L’arbitre a expliqué les options. Personne d’autre ne déclare ni ne joue avant { seat-that } ait choisi.

answer-redealt = Cette donne ne se joue plus : l’arbitre a fait redonner.

answer-not-played = Donne non jouée

answer-turn-lead = à { leader } d’attaquer

answer-turn-lead-dummy = à { declarer } d’attaquer du mort

answer-turn-opening = à { leader } d’entamer

answer-tricks = levées { $text }

answer-claim-stands = Sur { questions-tricks_left }, le camp { side } en reçoit { $given }, comme revendiqué.
    .conceded = Sur { questions-tricks_left }, le camp { side } en reçoit { $given }, comme après la concession.

answer-claim-decided = Sur { questions-tricks_left }, le camp { side } en reçoit { $given } et non les { $claimed } revendiquées.
    .conceded = Sur { questions-tricks_left }, le camp { side } en reçoit { $given } et non { $claimed } comme après la concession.

answer-trick = Levée { $n } : { $text }

answer-no-irregularity = Aucune irrégularité relevée.

## Where a sentence cannot be formed or nothing follows. $text: a label

answer-plain = { $text } ({ seat })

answer-plain-side = { $text } ({ side })

answer-error = Quelque chose qui a été noté ne change rien ici.
    .told = { $text } – ceci ne change rien ici.
answer-not-judged = Quelque chose n’a pas pu être jugé en entier.
    .told = Ceci n’a pas pu être jugé en entier : { $text }.
    .laws = Quelque chose n’a pas pu être jugé en entier : { $laws } n’a pas pu être suivi.
    .laws_told = Ceci n’a pas pu être jugé en entier, { $laws } n’ayant pas pu être suivi : { $text }.

# a name, and what stands with it: Nord-Sud: Paire 4
answer-named = { $name } : { $text }

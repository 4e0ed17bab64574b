### bridgelaw words: director, French

## The pages of the Director’s desk: the queue of calls, a case

queue-title = Appels

queue-laws = Les Lois

queue-waiting = { $calls ->
        [0] Personne n’attend
        [one] { $calls } appel en attente
       *[other] { $calls } appels en attente
    }

queue-none = Dès qu’un joueur appelle l’arbitre à une table, l’appel figure ici.

queue-later = Plus tard, une fois la donne terminée

queue-done = Réglés

queue-paper = sur papier

queue-untitled = Une table

queue-where = { $title } · Donne { $n }

queue-since = { count-minutes }

queue-report = Signalé par { seat } : { $text }

case-happened = Ce qui s’est passé

case-nothing-irregular = Rien d’irrégulier n’a été constaté.

case-over = Cette donne est terminée ; la table en joue une autre.

case-stale = Le dossier a changé depuis que vous l’avez vu. Rien n’a été enregistré : regardez à nouveau, puis décidez.

case-since = Depuis :

case-was-sent = Vous aviez répondu : { $text }

case-earlier = Réponse antérieure, conservée au dossier :

case-change = Une autre réponse la remplace ; les deux sont conservées.

case-follows = Ce qui en découle

case-took = { $time } s

case-take-up = Se saisir du cas

case-withdraw-award = Retirer la marque ajustée

case-give-score = Attribuer cette marque

### bridgelaw words: register, French

## The written ruling on the desk. $text: finished text; $time: an hour; $minutes a number

written-title = Décision écrite

written-lead = La décision telle qu’elle sera imprimée, en trois langues.

written-open-html = Version web

written-open-pdf = PDF

written-no-pdf = Un PDF demande l’extra [pdf] : pip install "bridgelaw[pdf]".

written-review = Droit d’appel

written-tell = Les joueurs ont été informés de leur droit d’appel

written-told = Informés du droit d’appel à { $time }.

written-not-told = Les joueurs n’ont pas encore été informés de leur droit d’appel.

written-until = L’appel est possible jusqu’à { $time } ({ count-minutes }), si la marque officielle est déjà affichée.

written-appeal = Un joueur fait appel

written-appeal-by = Qui

written-appeal-text = Motifs

written-appeal-made = Enregistrer l’appel

written-decision = Décision sur l’appel

written-decision-text = Motifs de la commission

written-decide = Enregistrer la décision

written-next-score = La décision a été modifiée : attribuez la nouvelle marque.

## The register of rulings

register-title = Registre des décisions

register-lead = Chaque donne sur laquelle quelque chose a été décidé ou une marque ajustée, toutes tables confondues.

register-search = Rechercher

register-search-hint = Mots de la décision, une Loi comme 16B, une table, ajustée

register-found = { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }

register-none = Aucune décision ne correspond.

register-empty = Rien n’a encore été décidé.

register-state-open = en cours

register-state-waiting = jusqu’à la fin de la donne

register-state-decided = décidée

register-state-appealed = en appel

register-state-final = définitive

register-adjusted = ajustée

register-stands = le résultat à la table est maintenu

register-transferred = levées transférées : le résultat change

register-shared-out = revendication tranchée par l’arbitre

register-appeal = Appel : { $text }

register-appeal-open = pas encore décidé

register-ruling = Décision

register-as-jsonl = en JSON Lines

register-as-csv = en CSV

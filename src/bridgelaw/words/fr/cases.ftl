### bridgelaw words: cases, French

## The table of published rulings: each beside what the program makes of it. $text: finished text

cases-column-case = Cas

cases-column-asked = Demandé

cases-column-offered = Proposée

cases-column-source = Marque par

cases-column = { $column } : { $text }

cases-asked = { $asked } sur { $findings }

cases-asked-nothing = aucune constatation

cases-asked-not = non : { $question }

cases-offered-yes = oui

cases-offered-no = non

cases-offered-hangs = selon des réponses

cases-offered-not_told = inconnue

cases-source-facts = faits

cases-source-ruling = décision

cases-source-none = pas de marque

cases-column-published = Publié

cases-column-computed = Calculé

cases-equal = comme publié

cases-different = autre que publié

cases-unknown = marque publiée inconnue

cases-quality-full = complet

cases-quality-partial = incomplet

cases-asks = Demande : { $text }

cases-asks-nothing = Ne demande rien.

cases-unanswered = Sans réponse dans le cas : { $text }

cases-not-asked = Répondu sans avoir été demandé : { $question } – { $text }

cases-options = Options : { $text }

cases-provisions = Dispositions : { $text }

cases-not-reached = Citées dans la décision, non atteintes : { $text }

cases-score-same = Publié et calculé : { $text }

cases-score-published = Publié : { $text }

cases-score-computed = Calculé : { $text }

cases-score-none = –

cases-artificial = marque artificielle

cases-side = { side } { $text }

cases-left = Absent du relevé, ou autrement ({ $why }) : { $text }

cases-weight = { $weight } de { $text }

cases-remarks = Actes sans effet : { $text }

cases-sum = { $cases ->
        [one] { $cases } cas
       *[other] { $cases } cas
    }

cases-sum-asked = Ce qui a été décidé est demandé : { $all } entièrement, { $some } en partie, { $none } pas du tout ; { $nothing } sans constatation

cases-sum-offered = Décision proposée : { $yes } oui, { $no } non, { $hangs } selon des réponses que le cas ne donne pas ; { $not_told } ne disent pas la décision

cases-sum-source = Marque : { $facts } selon les seuls faits, { $ruling } reprise de la décision ; { $none } sans marque

## Why a finding of the ruling was not asked for

cases-unasked-waits = une question précédente reste ouverte : { $text }

cases-unasked-refused = dans cette édition aucune disposition ne la pose

cases-unasked-not_arising = elle ne se pose pas d’après les faits notés

## What is different

cases-difference-score = Une autre marque.

cases-difference-points = Les mêmes résultats, d’autres points.

cases-difference-table_points = Le résultat à la table n’a pas les points publiés.

cases-difference-contract = Un autre contrat à la table.

cases-difference-adjustment_not_due = La marque a été ajustée ; aucun ajustement ne découle des constatations notées.

cases-difference-adjustment_due = Un ajustement découle des constatations notées ; le résultat à la table a été maintenu.

cases-difference-unanswered = Qu’un ajustement soit dû dépend de questions restées sans réponse.

cases-difference-not_published = Le cas ne donne pas la marque finale.

cases-difference-remarks = Certains actes sont restés sans effet.

## Why something of a case is not in the record, or not as it stands

cases-left-in_words = raconté en phrases seulement

cases-left-no_dealer = donneur inconnu

cases-left-no_vulnerability = vulnérabilité inconnue

cases-left-no_auction = annonces inconnues

cases-left-stand_in = les plus courtes annonces menant au contrat en tiennent lieu

cases-left-partner_explains = dit par le partenaire de l’auteur de la déclaration, selon les Lois

cases-left-no_call = ne va avec aucune déclaration ni aucun joueur nommé

cases-left-no_source = aucun acte du cas ne l’a fait connaître

cases-left-no_explanation = aucune explication du cas à laquelle le rapporter

cases-left-no_use = aucun acte du cas auquel le rapporter

cases-left-not_actions = des mots au lieu de déclarations ou de cartes

cases-left-not_known = vide : inconnu

cases-left-does_not_arise = sans objet après les autres constatations

cases-left-not_a_poll = un sondage sans nombres par déclaration

cases-left-authority = organisme responsable dont le programme n’a pas le règlement ; celui de la fédération mondiale s’applique

cases-left-edition = jugé selon un Code plus ancien

cases-left-no_hands = mains incomplètes

cases-left-no_scoring = mode de marque inconnu

cases-left-who_appealed = on ne dit pas qui a fait appel : le camp qui y a gagné

cases-left-two_forms = marque artificielle pour un camp, non pour l’autre

cases-left-inferred_tempo = moment non précisé : avant la dernière carte que ce joueur a jouée avant celle de son partenaire

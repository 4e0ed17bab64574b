### bridgelaw words: errors, French (FFB usage)

## Reading a file

error-file = { $file }:{ $line } : { $reason }

error-not-readable = Le fichier ne peut pas être lu.

error-unknown-verb = Acte inconnu : { $verb }

error-missing-field = Le champ « { $field } » manque.

error-bad-value = « { $text } » n’est pas admis pour { $field }. Admis : { $allowed }

error-bad-card = « { $text } » n’est pas une carte.

error-bad-call = « { $text } » n’est pas une déclaration.

error-bad-seat = « { $text } » n’est pas une place.

error-duplicate-card = { $card } figure dans plusieurs mains.

error-not-in-hand = { seat } n’a pas { $card }.

error-after-closed = La donne est close ; plus rien ne peut s’y passer.

error-no-such-act = Aucun acte « { $id } ».

error-question-ambiguous = Plusieurs questions de ce type sont en suspens ; précisez laquelle : { $ids }

error-no-such-question = « { $kind } » est sans objet ici : dans cette édition, aucune disposition ne le demande pour cet acte.

error-no-such-option = « { $kind } » n’est pas ouvert à ce joueur pour l’instant.

error-conflict = Deux règles en décident différemment : { $first } et { $second }.

## Remarks while reading (the record is kept as found)

reading-declarer_mismatch = Le fichier nomme un autre déclarant que celui des annonces.

reading-contract_mismatch = Le fichier donne un autre contrat que celui des annonces.

reading-leading_passes_missing = Des Passe manquent au début des annonces.

reading-columns_wrong = Les colonnes du jeu sont décalées.

reading-card_not_in_hand = Une carte jouée n’est pas dans la main.

reading-revoke_unmarked = Une carte ne fournit pas et le fichier ne le signale pas.

reading-illegal_call_unmarked = Une déclaration illégale n’est pas signalée.

reading-notes_dangling = Une note ne se rattache à aucune déclaration.

reading-duplicate_tag = Une étiquette figure deux fois.

reading-unquoted_tag = La valeur d’une étiquette n’est pas entre guillemets.

reading-bad_date = La date est illisible.

reading-inherited = Une valeur provient de l’enregistrement précédent.

reading-partial_deal = La donne est incomplète.

reading-tag_case = Une étiquette est écrite avec une autre casse.

reading-comment_swallows_tags = Un commentaire contient des lignes d’étiquettes.

reading-edited_outside = La partie visible a été modifiée par un autre programme.

reading-tricks_mismatch = Le fichier donne un autre nombre de levées que les cartes.

reading-deal_defect = Les mains ne peuvent pas former une donne.

reading-assumed = Une valeur manque dans le fichier ; elle a été supposée.

reading-alert_mark = Un point d’exclamation a été lu comme une alerte.

reading-bad_value = Une valeur n’a pas la forme voulue.

reading-bad_mark = Une marque derrière une déclaration ou une carte n’est pas comprise.

reading-mark_unfounded = Une irrégularité est signalée là où il n’y en a pas.

reading-after_end = Quelque chose figure après la fin des annonces ou du jeu.

reading-card_missing = Une carte manque ; le jeu est lu jusque-là.

reading-play_unread = Il y a des cartes, mais pas d’annonces qui disent à qui était le tour.

reading-times_unsure = On ne sait pas avec certitude à qui sont ces temps.

reading-stray_sign = Un signe de fin figure là où rien ne finit.

reading-unread_tail = Une commande à la fin du fichier n’a pas de valeur.

## Typed input

input-unknown = « { $text } » n’est ici ni une déclaration ni une carte. Essayez : { $examples }

input-ambiguous = « { $text } » peut signifier { $first } ou { $second }. Que vouliez-vous dire ?

input-echo = { $text } → { $call } { $words }

input-possible = Vous pouvez le faire ; l’acte sera enregistré et pourra avoir des conséquences.

## The live table

error-link-invalid = Ce lien n’est plus valable.

error-not-your-seat = Ce n’est pas votre place.

error-not-saved = Cela n’a pas pu être enregistré. Rien n’a changé.

error-already-done = C’est déjà enregistré.

error-table-changed = La table a changé entre-temps ; regardez de nouveau.

error-offline = Pas de connexion. Vos actes sont conservés et envoyés plus tard.

error-too-fast = Trop d’essais. Patientez un instant.

error-unexpected = Une erreur s’est produite ({ $code }). Elle est enregistrée.

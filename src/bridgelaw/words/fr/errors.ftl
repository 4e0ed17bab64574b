### bridgelaw words: errors, French (FFB usage)

## Reading a file

error-file = { $file }:{ $line }: { $reason }

error-act = acte { $n } ({ $id }) : { $reason }

error-law-or-search = Indiquez soit le numéro d’une Loi, soit ce qu’il faut chercher (--search) ; --json va avec --search.

error-not-readable = Le fichier ne peut pas être lu.

error-not-there = Ce fichier ou ce dossier n’existe pas.

error-no-files-of-boards = Il n’y a aucun fichier de donnes : il faudrait PBN, LIN ou JSON Lines.

error-too-large = Le fichier dépasse { $limit } Mo.

error-binary = Ce n’est pas du texte.

error-encoding = Le texte n’est pas en UTF-8.

error-empty = Le fichier est vide.

error-not-yaml = Ce n’est pas du YAML.

error-not-json = Ce n’est pas du JSON.

error-too-deep = L’imbrication dépasse { $limit } niveaux.

error-too-many = Il contient plus de { $limit } mots et crochets.

error-too-many-moves = Il y a plus de { $limit } déclarations et cartes sur une seule donne.

error-alias = Les ancres et les alias ne sont pas admis ; écrivez la valeur elle-même.

error-tag = Les étiquettes de type ne sont pas admises ; les types découlent du format.

error-duplicate-key = Une clé figure deux fois.
    .named = La clé « { $text } » figure deux fois.

error-unknown-key = « { $text } » n’est pas une clé admise ici.
    .allowed = « { $text } » n’est pas une clé admise ici. Clés admises : { $allowed }

error-not-a-record = Ce n’est pas un relevé : il commence par la clé bridgelaw, de valeur 1.

error-version = Ce programme lit la version { $allowed } du format de relevé, et non { $text }.

error-unknown-verb = Acte inconnu : { $verb }

error-two-verbs = Un acte n’a qu’un verbe ; « { $verb } » en est un second.

error-missing-field = Le champ « { $field } » manque.

error-penalty-unit = « { $text } » n’est pas l’unité des totaux de cette séance : points de match ou pourcentage en points de match, sinon IMP.

error-unknown-pair = Il n’y a pas de paire « { $text } ».

error-not-xml = Ce n’est pas du XML, ou il n’est pas entier.

error-xml-entity = Il contient une entité ; un tel fichier n’est pas lu.

error-unknown-form = Ce n’est pas une séance sous une forme lue ici.

error-no-results = Il ne contient pas de résultats.

error-not-pairs = Seules les épreuves par paires sont lues.

error-not-written = Le fichier ne peut pas être écrit : { $text }

error-sheets-ending = Les pages s’écrivent en PDF ou en HTML : le nom du fichier se termine par pdf ou html.

error-not-access = Ce n’est pas un fichier Access, ou il n’est pas entier.

error-needs-bws = Les fichiers Access des boîtiers de table demandent le complément bws : pip install "bridgelaw[bws]"

error-pair-twice = La paire « { $text } » figure deux fois.

error-against-itself = La paire « { $text } » joue contre elle-même.

error-no-result = Un résultat a l’un de ces champs : contract, score, artificial, weighted, unplayed.

error-movement-what = Indiquez le nombre de paires (25 pairs), un mouvement et sa taille (howell 6), ou un fichier (--check).

error-movement-none = Ce mouvement n’existe pas : { $text }

error-movement-few = Un mouvement demande quatre paires et deux donnes.

error-movement-time = Les minutes doivent dépasser 0.

error-plan-columns = La première ligne doit nommer les colonnes ; il manque : { $columns }

error-plan-cells = Nombre de valeurs attendues sur cette ligne : { $count }.

error-plan-csv = Ce n’est pas un tableau de valeurs séparées.

error-plan-empty = Il n’y a aucune ligne pour une table.

error-plan-round = Il manque le tour { $round }.

error-plan-untold = Les résultats n’indiquent pas leurs tours et leurs tables.

# The fuller ones first: what is allowed, the bounds of a number, the field alone
error-bad-value = « { $text } » n’est pas admis ici.
    .allowed = « { $text } » n’est pas admis pour { $field }. Valeurs admises : { $allowed }
    .between = « { $text } » n’est pas admis pour { $field }. Valeurs admises : { $least } à { $most }
    .least = « { $text } » n’est pas admis pour { $field }. Valeurs admises : { $least } ou plus
    .named = « { $text } » n’est pas admis pour { $field }.

error-bad-card = « { $text } » n’est pas une carte.

error-bad-call = « { $text } » n’est pas une déclaration.
    .irregular = « { $irregular } » n’est pas légal ici ; les déclarations irrégulières ne sont pas lues en PBN.

error-bad-seat = « { $text } » n’est pas une place.

error-bad-deal = Ce n’est pas une donne à la manière de PBN, quatre mains de quatre couleurs.

error-bad-regulation = Ce réglage n’existe pas, ou il a d’autres valeurs.

error-weights = La somme des poids n’est pas 1 : { $text }

error-not-a-case = Ce n’est pas un cas : il a les clés id, title, laws_edition et quality.

error-contract-mismatch = « { $text } » n’est pas le contrat que donnent les annonces : { $allowed }

error-declarer-mismatch = « { $text } » n’est pas le déclarant que donnent les annonces : { $allowed }

error-bad-pbn = Ce n’est pas du PBN, ou pas tel qu’il est lu ici.

error-bad-lin = Ce n’est pas du LIN, ou pas tel qu’il est lu ici.

error-id-taken = Deux actes s’appellent « { $id } ».

error-no-such-act = Il n’y a pas d’acte « { $id } ».

## What cannot physically happen

error-duplicate-card = { $card } figure dans plusieurs mains.

error-not-in-hand = { seat } n’a pas { $card }.

error-after-closed = La donne est close ; plus rien ne peut s’y passer.

error-nothing-to-substitute = Ce joueur n’a pas fait de déclaration qui puisse être remplacée.

error-nothing-to-retract = Ce joueur n’a rien fait qui puisse être repris.

error-nothing-to-face = Aucune entame de cette sorte n’est face cachée.

error-no-play-to-claim = Le jeu n’a pas commencé ; rien ne peut être revendiqué ni concédé.

error-more-tricks-than-left = Il ne reste pas autant de levées ({ $left }).

error-more-left-than-unplayed = Il ne peut rester { $left } levées : davantage ont été jouées.

error-claim-needs-won = Dites combien de levées le déclarant avait gagnées alors : personne ne les a notées.

error-won-before-claim = Le déclarant ne peut avoir gagné { $won } levées quand il en reste { $left }.

error-answer-too-large = C’est plus qu’il n’y en a : le nombre demandé porte sur les levées restantes.

error-no-contract-for-result = Il n’y a pas encore de contrat.

## What changes nothing

error-question-ambiguous = Plusieurs questions de ce type sont ouvertes ; précisez laquelle.
    .named = Plusieurs questions de ce type sont ouvertes ; précisez laquelle : { $ids }

error-finding-waits = Rien n’en dépend jusqu’ici ; la réponse est conservée.
    .named = Rien ne dépend jusqu’ici de la réponse à « { $kind } » ; elle est conservée.

# Ce qui aurait eu un effet là où un ordre, un choix ou une réponse n’en a eu aucun
error-fits = Ce qui aurait un effet : { $text }.

error-fit-rule =
    .about = l’ordre « { $text } » ({ $about })
    .any = l’ordre « { $text } »

error-fit-choose =
    .about = l’option « { $text } » ({ $about })
    .any = l’option « { $text } »

error-fit-find =
    .about = la réponse à « { $text } » ({ $about })
    .any = la réponse à « { $text } »

error-fit-explain = l’explication des conséquences

error-no-such-question = Dans cette édition, rien n’en dépend pour cet acte : la réponse ne change rien.
    .named = Dans cette édition, rien ne dépend pour cet acte de « { $kind } » : la réponse ne change rien.

error-poll-second-forbidden = Un sondage de joueurs qui connaissaient l’information ne change rien ici : l’organisme responsable ne permet pas de deuxième étape (réglage poll_second_stage).

error-no-such-option = Cette option n’est pas ouverte à ce joueur pour l’instant.
    .named = « { $kind } » n’est pas ouvert à ce joueur pour l’instant.

error-choice-needs-suit = Il faut nommer une couleur pour cette option.

error-choice-needs-call = Il faut nommer une déclaration pour cette option.

error-choice-needs-card = Il faut nommer une carte pour cette option.

error-choice-needs-hand = Il faut dire de quelle main on entame pour cette option : celle du déclarant ou celle du mort.

error-choice-wrong-suit = Cette couleur ne peut pas être choisie.

error-choice-wrong-call = Cette déclaration ne peut pas être choisie.

error-choice-wrong-card = Cette carte ne peut pas être choisie.

error-correction-period-over = La période de correction était close : la marque reste ce qu’elle était.

error-raised-alone = Une fois le tour terminé, la marque d’un camp n’est pas augmentée sans abaisser celle de l’autre.

error-nothing-to-waive = Il n’y a pas ici de camp fautif dont les adversaires puissent demander qu’il soit dispensé de { edition-rectification.the }.

error-no-act-meant = Il n’y a pas d’acte de ce nom sur la donne.

error-no-play-yet = Il n’y a pas encore eu de jeu de la carte : aucune renonce n’a pu se produire.

error-order-without-effect = Ce qu’elle vise n’est pas irrégulier, a déjà été tranché, ou ne peut pas être tranché ainsi.
error-not-judged = Les actes et tout ce qui est connu subsistent ; l’arbitre tranche à la main.
error-not-shown = Ce qui s’est passé ici subsiste, mais une partie ne peut être montrée. L’arbitre continue à la main.
error-not-read = L’événement { $id } de cette donne n’a pas pu être relu ; ce qu’il disait manque.
error-own-fault = le programme a échoué ici, par sa propre faute ; merci de signaler ceci : { $text }

error-no-ruling-to-appeal = Il n’y a pas ici de décision de l’arbitre susceptible d’appel.

error-appeal-too-late = L’appel est venu trop tard.

error-no-appeal-to-join = Le partenaire n’a fait aucun appel encore ouvert.

error-no-appeal-to-decide = Aucun appel ouvert n’est à trancher.

error-illegal-result = L’un de ces résultats est dans un contrat issu d’une déclaration jugée illégale.
    .told = L’un de ces résultats est dans le contrat issu de { $calls } : l’information du partenaire suggérait cette déclaration, jugée illégale.

error-own-part-of-offenders = Seul un camp non fautif peut garder une part de son dommage : le camp nommé ici est le camp fautif.

error-own-part-denied = Il a été constaté que ce camp n’a en rien aggravé son propre dommage : aucune part n’en reste donc à sa charge.

error-appeal-undecided = La décision est frappée d’appel : il faut d’abord trancher l’appel.

error-discipline-is-final = Une décision disciplinaire de l’arbitre est définitive : on peut seulement lui recommander de la changer.

## The command line

error-nothing-to-explain = Rien dans la réponse ne s’appelle « { $id } ».

error-reasons-of-a-seat = Les raisons découlent de la réponse à l’arbitre ; elles ne vont pas avec la vue d’un joueur.

error-not-answerable = « { $text } » n’est rien à quoi l’on puisse répondre ici.

error-nothing-chosen = Choisissez, ou dites qu’il n’y en a aucune.

error-nothing-picked = Choisissez une réponse dans chaque liste.

error-question-not-open = La question « { $text } » n’est pas ouverte.
    .named = La question « { $kind } » ({ $text }) n’est pas ouverte.

error-option-not-open = L’option « { $text } » n’est pas ouverte.
    .allowed = L’option « { $text } » n’est pas ouverte. Sont ouvertes : { $allowed }
    .named = L’option « { $kind } » ({ $text }) n’est pas ouverte.
    .named_allowed = L’option « { $kind } » ({ $text }) n’est pas ouverte. Sont ouvertes : { $allowed }

error-no-likely-result = Il y faut un seul camp fautif et la vulnérabilité ; sinon, écrivez la marque de chaque camp : NS : … ; EW : …

error-editions-of-a-seat = Toutes les éditions côte à côte vont sans --seat, --every ni --why.

error-nothing-to-withdraw = Il n’y a pas de marque ajustée à retirer.

error-unknown-start = « { $text } » n’est pas ici un type d’irrégularité.
    .allowed = « { $text } » n’est pas ici un type d’irrégularité. Types : { $allowed }

error-unknown-fact = Rien du nom de « { $text } » n’est demandé ici.
    .allowed = Rien du nom de « { $text } » n’est demandé ici. Sont demandés : { $allowed }

error-bad-fact = « { $text } » ne convient pas ici.
    .allowed = « { $text } » ne convient pas pour { $key }. Conviennent : { $allowed }

error-facts-impossible = Ces réponses sont incompatibles : { $text }

error-no-record = Nommez un relevé, ou dites --start pour une décision rapide.

error-answer-form = « { $text } » n’a pas la forme type=valeur.

error-not-added = Dans ce fichier les actes ne sont pas écrits ligne par ligne ; rien ne peut y être ajouté. Donnez --out et un nom pour réécrire le relevé.

error-file-changed = Le fichier a changé depuis sa lecture. Rien n’a été ajouté ; relisez-le.

error-no-pdf = Un PDF demande le paquet typst : installez bridgelaw avec l’option [pdf].

error-pdf-to-terminal = Un PDF ne s’affiche pas dans le terminal : donnez un nom de fichier.

error-board-number = Un numéro d’étui est 1 ou plus.

error-poll-no-choice = L’acte « { $id } » n’est ni une déclaration ni une carte que ce joueur avait à choisir.

error-poll-no-hand = La main du joueur qui a choisi dans l’acte « { $id } » n’est pas notée.

error-poll-no-question = Sur quel choix portait le sondage ? Indiquez l’acte avec --of.

error-poll-no-replies = Le problème ou les réponses : indiquez un acte avec --of, ou un fichier avec --answers.

error-poll-not-possible = { $action } n’était pas un choix possible à ce moment.

error-poll-second-answer = La réponse { $n } ne répond pas à ces questions : au moins un signe, « nothing » seul, et chacune des actions en question d’un seul côté au plus.

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

reading-inherited = Une valeur provient de la donne précédente.

reading-partial_deal = La donne est incomplète.

reading-tag_case = Une étiquette est écrite avec une autre casse.

reading-comment_swallows_tags = Un commentaire contient des lignes d’étiquettes.

reading-edited_outside = La partie visible a été modifiée par un autre programme.

reading-tricks_mismatch = Le fichier donne un autre nombre de levées que les cartes.

reading-score_mismatch = Le fichier donne une autre marque que celle qui revient au contrat et aux levées.

reading-deal_defect = Les mains ne peuvent pas former une donne.

reading-assumed = Une valeur manque dans le fichier ; elle a été supposée.

reading-alert_mark = Un point d’exclamation a été lu comme une alerte.

reading-bad_value = Une valeur n’a pas la forme voulue.

reading-bad_mark = Un signe derrière une déclaration ou une carte n’est pas compris.

reading-mark_unfounded = Une irrégularité est signalée là où il n’y en a pas.

reading-after_end = Quelque chose figure après la fin des annonces ou du jeu.

reading-card_missing = Une carte manque ; le jeu est lu jusque-là.

reading-play_unread = Il y a des cartes, mais pas d’annonces qui disent à qui était le tour.

reading-times_unsure = On ne sait pas avec certitude à qui sont ces temps.

reading-stray_sign = Un signe de fin figure là où rien ne finit.

reading-unread_tail = Une commande à la fin du fichier n’a pas de valeur.

## Typed input

input-unknown = « { $text } » n’est ici ni une déclaration ni une carte. Essayez : { $examples }

## The live table

error-unexpected = Une erreur s’est produite ({ $code }). Elle est enregistrée.

## Lines of conditions. $option: an option of a command; $n: a column; $text: what could stand there

error-expected = { $option }, colonne { $n } : attendu ici : { $text }.

error-option-twice = { $text } : { seat } y figure deux fois.

error-deals-number = Le nombre de donnes va de 0 à { $limit }.

error-cards-twice = { $card } se trouve à deux endroits ; le second chez { seat }.

error-cards-thirteen = Une main connue a 13 cartes, et aucune n’en tient davantage : { seat }.

error-evidence-mixed = Ce dont une carte est faite ({ $option }) ne va pas avec --event, --known, --held ni --given, qui comptent des donnes.

error-evidence-no-file = { $option } porte sur un relevé : indiquez le fichier.

error-evidence-no-question = Il n’y a pas de question ouverte « { $text } » sur une information. Sont ouvertes : { $allowed }

error-evidence-which-question = De quelle question s’agit-il ? Indiquez-la avec --question : { $allowed }

error-evidence-nothing_conveyed = La question « { $text } » ne repose sur aucune information que le joueur ne peut pas utiliser.

error-evidence-not_chosen = Le joueur n’a rien déclaré ni joué depuis.

error-evidence-other-player = La question « { $text } » ne porte pas sur un choix { seat-of }.

error-evidence-vulnerable = La vulnérabilité n’est pas connue ; aucun contrat n’a donc de valeur.

error-evidence-field = Les points de match demandent les résultats des autres tables (field dans le relevé).

error-evidence-deals = Le nombre de donnes d’une carte va de { $least } à { $most }.

error-evidence-reading = --reading veut un nom, = et une condition, chaque nom une fois : { $text }

error-evidence-action-unknown = --action { $text } : ni déclaration ni carte possible à ce moment.

error-evidence-action-contract = --action { $text } : après = vient un contrat avec son déclarant, comme 3HS ou 3HxS.

error-evidence-action-needs_contract = --action { $text } : ce n’est pas une déclaration légale à ce moment ; dites où elle mène, comme 3H=3HS.

error-evidence-action-no_contract = --action { $text } : une carte se mesure au contrat qui est joué.

error-evidence-action-twice = --action { $text } y figure deux fois.

expected-condition = une condition (points, longueur, carte, balanced, shape, any)

expected-measure = ce qui est compté (hcp, couleurs, controls, aces, of)

expected-number = un nombre de deux chiffres au plus

expected-higher_number = un nombre qui n’est pas inférieur au premier

expected-suit = une couleur

expected-other_suit = une autre couleur

expected-rank = un rang

expected-comparison = > ou >=

expected-card = une carte, la couleur d’abord

expected-other_card = une autre carte

expected-pattern = quatre longueurs, par exemple 5431 ou =54xx

expected-thirteen = quatre longueurs faisant 13 cartes

expected-join = une virgule, « and », « or », ou la fin

expected-close = une parenthèse fermante

expected-seat = une place, N E S W

expected-other_seat = une autre place

expected-colon = un deux-points

expected-fewer_brackets = moins de parenthèses imbriquées

expected-shorter = la fin (une ligne aussi longue n’est pas lue)

expected-hand = une main, par exemple A5.KQJ.QJT9.KJT8

expected-thirteen_cards = une main de 13 cartes

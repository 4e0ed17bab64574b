### bridgelaw words: the page of a live table, French (FFB usage)

page-title = { $title } · { $place }

## The table

page-now = Maintenant

page-side = Droits, devoirs et déclarations

page-seats = Les quatre places

page-you = vous

page-away = hors ligne

page-trick = Levée { $n }

page-last-trick = Dernière levée (levée { $n })

page-face-down = Une carte face cachée

page-no-calls = Personne n’a encore parlé.

page-box = Boîte à enchères

page-costs-touch = Touchez une déclaration : ce qu’elle coûte s’affiche ici avant que vous ne la fassiez.

page-mark-free = sans autre conséquence

page-mark-costs = cette déclaration a un coût

page-mark-asked = selon ce que l’arbitre établira

page-alerted = alertée

## The line that says what is asked for

page-stopped = Le jeu est suspendu

page-stopped-over = L’arbitre a été appelé

page-no-questions = Pas de question

page-led-early-help = Signalez-le : l’arbitre vient et dit ce qu’il advient de cette carte.

page-may-ask = Encore le droit de poser une question : { $text }.

page-tricks-won = Levées

page-waiting = On attend { $text }.

page-your-choice = Le choix vous revient

page-said = Ce qui vient d’être dit

page-spread = Étaler ma main

page-spread-accepts = Étaler ma main : c’est accepter l’entame

page-spread-until = Tant que votre main n’est pas étalée, le déclarant peut appeler l’arbitre et choisir s’il accepte l’entame.

page-claim-no-objection = Je ne m’y oppose pas

page-claim-object = M’y opposer

page-concede-instead = Concéder des levées

page-object-why = Pourquoi, en une phrase ou deux, si vous voulez

page-object-read = Seul l’arbitre le lit maintenant ; sa décision le rapportera.

page-claim-of = { $tricks } des { $left } dernières levées

page-asks-to-play-on = { seat } demande que le jeu continue. Il continue si tous les quatre sont d’accord : la revendication est alors nulle. Sinon l’arbitre la tranche.
    .you = Vous demandez que le jeu continue. Il continue si tous les quatre sont d’accord : la revendication est alors nulle. Sinon l’arbitre la tranche.

page-agree-to-play-on = Que le jeu continue

page-refuse-to-play-on = Non : appeler l’arbitre

page-line-late = (après la contestation)

## Play has stopped

page-heard = L’arbitre a dit

page-board-held = L’arbitre examine cette donne, et la marque peut changer. La donne suivante commencera quand il aura terminé.

page-reserved-now = Vous avez réservé vos droits sur cette donne : si vous pensez que l’autre camp a utilisé une information non autorisée, appelez l’arbitre maintenant.

page-pick-one = Choisissez.

## Calls and cards

page-type-call = Déclaration

page-type-card = Carte

page-unknown-call = Ce n’est pas une déclaration

page-unknown-card = Ce n’est pas une carte

page-ambiguous = Cela peut avoir deux sens

page-irregular = Ce serait irrégulier

page-prevented = Impossible à cette table

page-do-anyway = Le faire quand même

page-rather-not = Renoncer

page-refused = Cela n’a pas été fait.

## What the viewer may and must do

page-must = Vous devez

page-may-button = Plus …

page-more = Il s’est passé autre chose

page-restate = Les déclarations sont celles affichées

page-do-explain = Expliquer

page-remind = Rappel

page-happened = S’est-il passé quelque chose ?

page-do-correct = Corriger une explication

page-wrong-here = Il y a eu une irrégularité à cette donne

page-wrong-before = À la donne précédente

page-do-hesitated = Un joueur a hésité

page-do-report = Dire à l’arbitre ce qui a pu être perçu

page-do-reserve = Réserver mes droits

page-do-concede = Concéder des levées

page-do-retract = Reprendre

page-do-substitute = Changer ma déclaration

page-do-expose = Une carte est tombée ou a été montrée

page-do-pick_up = Reprendre des cartes en main

page-do-inspect = Regarder une levée

page-do-designate = Nommer la carte du mort

page-do-waive = Renoncer à une rectification

page-do-line = Dire comment je jouerais

page-do-dispute = Contester un fait

page-do-appeal = Faire appel

## Forms: their titles

page-sheet-call = Une déclaration

page-sheet-card = Une carte

page-sheet-may = Ce que vous pouvez faire

page-sheet-history = Ce qui s’est passé

page-sheet-settings = Réglages

page-sheet-help = Clavier

page-sheet-summoned = L’arbitre est appelé

page-sheet-ask = Demander une explication

page-sheet-explain = Expliquer

page-sheet-announce = Annoncer

page-sheet-correct = Corriger une explication

page-sheet-attention = Signaler une irrégularité

page-sheet-reserve = Réserver ses droits

page-sheet-dispute = Contester un fait

page-sheet-prevent = Prévenir une erreur

page-sheet-waive = Renoncer à une rectification

page-sheet-assess = Imposer une rectification

page-sheet-appeal = Faire appel d’une décision

page-sheet-designate = Nommer la carte du mort

page-sheet-claim = Revendiquer

page-sheet-line = Comment je jouerais

page-sheet-concede = Concéder des levées

page-sheet-report = Pour l’arbitre seul

page-sheet-revoke = Plus de cette couleur ?

page-sheet-expose = Une carte est tombée ou a été montrée

page-sheet-pick_up = Reprendre des cartes en main

page-sheet-inspect = Regarder une levée

page-sheet-retract = Reprendre

page-sheet-undo = Annuler

page-sheet-substitute = Changer ma déclaration

## Forms: what they are for, and the button that sends them

page-ask-help = Vos adversaires voient votre question, votre partenaire aussi.

page-ask-send = Demander

page-ask-meaning = Que signifie cette déclaration ?

page-ask-strength = Quelle force montre-t-elle ?

page-ask-alternatives = Quelles autres déclarations étaient possibles ?

page-explain-help = Dites ce que votre camp a convenu, pas ce que vous avez.

page-explain-send = Expliquer

page-explain-natural = Naturel

page-explain-undiscussed = Nous n’avons pas d’entente à ce sujet

page-explain-forcing = Forcing

page-explain-not-forcing = Non forcing

page-explain-wrong = Une de mes déclarations a été mal expliquée

page-announce-help = Dites-le selon le règlement.

page-announce-send = Annoncer

page-correct-help = Dites ce que votre camp a réellement convenu. L’arbitre est appelé en même temps.

page-correct-send = Corriger

page-attention-help = Le jeu s’arrête et l’on appelle l’arbitre. Dites ce qui s’est passé ; c’est à l’arbitre de juger.

page-attention-before = L’arbitre est appelé pour cette donne ; celle qui est à la table continue. Dites ce qui s’est passé ; c’est à l’arbitre de juger.

page-attention-send = Signaler

page-reserve-help = Dites ce qui s’est passé, non ce que cela voulait dire. Les quatre joueurs le lisent, et l’autre camp dit si c’était ainsi. Vous continuez et gardez le droit d’appeler l’arbitre plus tard.

page-reserve-send = Réserver mes droits

page-dispute-help = L’arbitre est alors appelé et établit les faits.

page-dispute-send = Je conteste

page-prevent-help = Parlez avant que l’erreur soit commise.

page-prevent-send = Le dire

page-waive-help = Seul l’arbitre peut renoncer à une rectification ; votre souhait est noté.

page-waive-send = Le dire

page-assess-help = Seul l’arbitre peut imposer une rectification ; ce que vous dites est noté.

page-assess-send = Le dire

page-appeal-help = Votre partenaire doit être d’accord. Dites ce que vous contestez.

page-appeal-send = Faire appel

page-designate-help = Si les mots sont incomplets, les Lois disent quelle carte ils désignent.

page-designate-send = Nommer

page-name-small = petit

page-name-high = gros

page-name-ruff = coupe

page-name-same = la même couleur

page-name-anything = n’importe quoi

page-expose-help = Dites ce qui s’est passé : tous ont vu ces cartes. Si c’est la carte d’un joueur de la défense, ou si cela arrive pendant les annonces, l’arbitre est appelé.

page-pick_up-help = Elles retournent dans votre main.

page-inspect-help = Une levée peut être revue tant que votre propre carte y est visible.

page-retract-help = Il est noté que vous l’avez reprise ; l’arbitre dira ce qui s’ensuit.

page-retract-call = Ma dernière déclaration

page-retract-play = Ma dernière carte

page-substitute-help = Les deux déclarations restent au dossier ; l’arbitre dira laquelle compte.

page-your-call = Votre déclaration : { $call }.

page-which-cards = Quelles cartes ?

page-about = À propos de quoi ?

page-about-another = Une autre

page-call-after = { $call } après { $before }

page-exposed-how = Comment ?

page-whole-auction = Toute la séquence

page-something-else = Autre chose

page-nothing-yet = Rien pour l’instant.

page-nothing-said = Personne n’en a rien dit.

page-earlier = Plus tôt

page-words = En quelques mots

page-words-optional = En quelques mots, si vous voulez

page-claim-help = Dites tout de suite comment vous jouerez ; ce qui n’est pas dit peut compter contre vous. Les autres voient alors votre main et votre énoncé, puis répondent.

page-claim-how-many = { $left ->
        [one] Revendiquez-vous la levée restante ?
       *[other] Combien des { $left } levées restantes revendiquez-vous ?
    }

page-claim-tricks = Je revendique { count-tricks }

page-claim-line = La ligne de jeu

page-line-trumps = Je retire les atouts adverses.

page-line-high = Toutes mes cartes sont maîtresses.

page-line-crossruff = Double coupe.

page-line-give = Je donne une levée.

page-line-help = Ce que vous avez énoncé en revendiquant, dans les mêmes termes ; ou ce que vous n’avez pas encore dit. L’arbitre voit quand cela a été dit.

page-line-send = Le dire

page-concede-help = Vous abandonnez ces levées ; les autres qui restent sont à vous. Votre main est montrée. Si vous êtes en défense, votre partenaire peut s’y opposer aussitôt.

page-concede-how-many = { $left ->
        [one] Concédez-vous la levée restante ?
       *[other] Combien des { $left } levées restantes concédez-vous ?
    }

page-concede-tricks = Je concède { count-tricks }

## The Director

page-when-over = Quand la donne sera terminée

page-answer-now = Répondre dès maintenant

## A contested claim is heard

page-hear = Entendre d’abord les joueurs

page-hear-repeats = Ce que répète { seat }

page-hear-objects = Ce qu’objecte { seat }

page-hear-who = Qui parle ?

page-hear-write = Le noter

page-hear-faced = Les quatre joueurs étalent leurs cartes

## What is told to the Director alone

page-report-help = Seul l’arbitre lit ceci. Dites ce qui s’est passé, pas ce que cela signifiait.

page-report-who = Qui ?

page-report-what = Quoi ?

page-report-when = Sur quelle déclaration ou carte ?

page-report-text = Avec vos mots : combien de temps, ce qui a été dit, les autres sont-ils d’accord ?

page-report-send = Le dire à l’arbitre

page-report-sent = L’arbitre en est informé.

page-report-known = C’est déjà noté : il n’y a rien de plus à retenir.

page-report-noted = Ce que vous avez noté

page-report-lies = L’arbitre a votre note sous les yeux.

page-summoned-help = L’arbitre est prévenu et vient à la table. Que voulez-vous dire ?

page-summoned-point = Quelque chose était irrégulier

page-summoned-report = Une information non autorisée a pu être transmise

page-summoned-later = Je le dirai quand on me le demandera

## Around the table

page-history = Historique

page-settings = Réglages

page-help = Clavier et aide

page-close = Fermer

page-save = Enregistrer en { $text }

page-read-law = Lire cette Loi

page-connecting = Connexion à la table…

page-lost = La connexion est perdue. Elle se rétablit ; tout ce qui a été fait est conservé.

page-link-gone = Ce lien ne mène plus à la table. Demandez-en un autre à l’arbitre.

page-language = Langue

page-letters = Lettres à côté des symboles de couleur

page-international = Taper avec les lettres internationales (SHDC, AKQJT)

page-shortcuts = Raccourcis à une touche

page-key-bid = Un cœur : niveau, couleur, Entrée

page-key-calls = Passe, contre, surcontre

page-key-arrows = Parcourir vos cartes ; Entrée choisit, Entrée encore joue

page-key-card = La dame de cœur, tapée

page-key-field = Vers le champ de saisie

page-key-director = Appeler l’arbitre

page-key-help = Cette page

page-key-escape = Retour

page-help-law = Le numéro derrière une phrase ouvre la disposition des Lois qui le dit.

## The Director

page-called = On vous appelle à la table : donne { $n }

page-calls = Appels à l’arbitre

page-irregularities = Ce qui était irrégulier

page-rulings = Décisions

page-remarks = Remarques

page-calls-none = Aucun appel à l’arbitre sur cette donne.

page-calls-settled = Personne ne vous appelle en ce moment.

page-quoted = « { $text } »

page-option-of = { seat } :

page-report-from = Rapporté par { seat } :

page-report-take-up = En prendre acte

page-take-up = S’en saisir

page-status-read = Les options ont été lues

page-status-explained = Les suites ont été lues

page-next-step = À faire ensuite

page-tasks = Les étapes de l’arbitre

page-settled = Réglé auparavant

page-step-after = après { $n }

page-step-done = fait

page-to-answer = Y répondre

page-ask-first = À demander d’abord

page-ask-alone = À vous de trancher

page-answered = Répondu

page-adjusted-because = Motif donné par l’arbitre : « { $text } »

page-adjusted-ask = L’arbitre a attribué cette marque. Demandez-lui pourquoi.

page-objected-because = Objection { seat-of } :

page-rescored = Marque modifiée

page-reason-told = Motif, que les joueurs voient

page-costs = Ce que cela coûte

page-report-set-aside = Écarter : fait par erreur

page-answer-result-later = Le résultat obtenu s’affiche ici.

page-change-answer = Changer

page-leave-answer = Ne rien changer

page-question-later = Une autre question d’abord (il en reste { $n })

page-reason = Motif, pour la décision

page-choose-number = Choisissez d’abord un nombre.

page-cannot-read = Cela ne peut pas être lu comme une réponse.

page-none-of-them = Aucune

page-answer-text = L’entente

page-answer-card = La carte

page-answer-poll = Envisagée par combien : P 4, 3K 2

page-poll-asked = Joueurs interrogés

page-poll-chose = Choisie par combien

page-read-out = Lire les options

page-slip-first = Demandez d’abord au joueur en { seat }, à part, si { $call } était un lapsus (Loi 25A). Si oui, il le dit avec « Annuler » et indique la déclaration voulue ; alors rien n’est lu. Sinon, continuez ici.

page-read-out-help = Lisez à la table tout ce qui s’offre aux joueurs, puis appuyez. Qui doit choisir le voit sur sa page ; les autres y lisent ce qui s’offre à ce joueur.

page-explain-options = Toutes les options sont expliquées

page-players-read = Ce que lisent les joueurs

page-follows = Lire ce qui s’ensuit

page-follows-help = Personne n’a à choisir maintenant. Lisez-le à haute voix, puis appuyez.

page-follows-told = C’est lu

page-nothing-follows = Rien à lire : personne n’a à choisir maintenant

page-nothing-follows-told = C’est dit

page-players-now = Les joueurs maintenant

page-record-choice = Noter ce que choisit { seat }

page-boards = Donnes

page-board-over = Cette donne est terminée ; la table est passée à une autre.

page-board-before = La donne précédente

page-before-waits = Sur la donne précédente, quelque chose vous attend encore.

page-board-table = Retour à la table

page-resume-title = Faire reprendre le jeu

page-resume-help = Quand tout est dit et choisi.

page-go-on-after-explaining = Lisez d’abord ce qui suit de l’irrégularité ; ensuite le jeu pourra reprendre.

page-go-on-after-choice = Il reste un choix à faire ({ $text }) ; ensuite le jeu pourra reprendre.

page-nobody-changes = Personne ne change rien : le jeu reprend

page-if-explained = Si ce qu’explique { seat } n’est pas ce que vous vouliez dire, continuez comme si vous ne l’aviez pas entendu.

page-answer-due = { seat } attend votre réponse

page-answer-awaited = On attend la réponse { seat-of }.

page-not-taken-back = { seat } a voulu reprendre { $text } ; l’arbitre a décidé que la carte est jouée.

page-need-not-take-back = Rien ne vous oblige à la reprendre.

page-need-not-change = Rien ne vous y oblige.

page-leave-withdraw_play = Laisser la carte

page-call-stands = { $call } : la déclaration actuelle

page-leave-change_call = Maintenir la déclaration

page-go-on-after-answering = Une question attend encore votre réponse : elle décide de ce que les joueurs peuvent faire. Ensuite le jeu pourra reprendre.

page-go-on-after-taking-up = Vous ne vous êtes pas encore saisi d’une irrégularité. Faites-le d’abord ; ensuite le jeu pourra reprendre.

page-go-on-after-adjusting = Ajustez d’abord la marque ; ensuite le jeu pourra reprendre.

page-resume = Le jeu peut reprendre

page-resume-all-the-same = Faire reprendre le jeu malgré tout

page-board-waits-find = Une question sur cette donne attend encore votre réponse.

page-board-waits-take_up = Vous ne vous êtes pas encore saisi d’une irrégularité de cette donne.

page-board-waits-choose = Un choix reste ouvert sur cette donne.

page-board-waits-explain_options = Les suites d’une irrégularité de cette donne n’ont pas encore été expliquées.

page-board-waits-adjust = La marque de cette donne reste à ajuster.

page-board-waits-withdraw_award = Plus aucune constatation ne justifie la marque ajustée de cette donne.

page-withdraw-award = Retirer la marque ajustée

page-board-waits-decide_appeal = Un appel sur cette donne n’a pas encore été tranché.

page-board-waits-by_hand = Cette donne n’a pas pu être jugée en entier : tranchez à la main.

page-board-waits-resume = L’arbitre a été appelé sur cette donne, et vous n’avez pas encore fait reprendre le jeu.

page-tools = Autres outils

page-evidence = Actes et temps

page-at = À

page-took = Durée

page-seconds = { $seconds } s

page-orders = Ordres : annuler, accepter, maintenir

page-order = Ce qui est ordonné

page-order-help = Ce qui est annulé reste au dossier comme élément de preuve.

page-order-send = Ordonner

page-cancel = Annuler : { $text }

page-result-tricks = Levées du déclarant, si le jeu n’a pas été noté

page-result-send = Enregistrer le résultat

page-adjust = Ajuster la marque

page-adjust-send = Ajuster

page-adjust-weights = Plusieurs résultats pondérés, ou un pour chaque camp : sur la page de cette donne au bureau

page-contract = Contrat

page-doubled = Contré

page-declarer = Déclarant

page-tricks = Levées

page-penalty = Pénalité pour

page-amount = Combien

page-unit = En

page-penalty-send = Pénaliser

page-links = Liens et étui suivant

page-link-renew = Nouveau lien

page-link-revoke = Révoquer

page-link-revoked = { seat } : le lien est révoqué.

page-link-for = Nouveau lien : { seat }

page-next-pbn = L’étui suivant d’un texte PBN, ou laissez vide et la table distribue

## The table

page-dealer = donneur

page-vulnerable = , vulnérable

page-ask-not-now = Vous pouvez poser des questions sur les déclarations des adversaires à votre tour.

page-claim-not-now = Il n’y a rien à revendiquer ni à concéder maintenant.

page-alert-not-now = Aucune déclaration n’est à alerter maintenant.

page-noted = Noté

page-noted-agree = Êtes-vous d’accord ?

page-noted-fair = Être d’accord n’est pas une faute : une hésitation est permise. Seul l’arbitre juge de son sens, et seulement s’il est appelé.

page-noted-yes = Oui, c’est exact

page-noted-no = Je le vois autrement : appeler l’arbitre

page-noted-stated = Noté par un camp

page-noted-agreed = Les deux camps sont d’accord

page-noted-disputed = Les camps ne sont pas d’accord

page-noted-unanswered = L’autre camp n’a pas dit s’il en était ainsi.

page-noted-call = Appeler l’arbitre à ce sujet ?

page-noted-well = Non, tout va bien

page-noticed-pause = une hésitation d’environ dix secondes

page-noticed-haste = une action très rapide

page-noticed-remark = une remarque

page-noticed-question = une question

page-noticed-gesture = un geste

page-noted-director = Ici, une hésitation ou une remarque se signale aussitôt à l’arbitre.

page-last = Dernière levée

page-last-not-now = La dernière levée se regarde jusqu’à ce que votre camp ait joué à la suivante.

page-undo = Annuler

page-undo-call = Vous avez déclaré { $made }. Qu’est-ce qui n’allait pas ?

page-undo-designation = Vous avez joué { $made } du mort. Qu’est-ce qui n’allait pas ?

page-undo-slip = Un lapsus : je n’ai jamais voulu { $made }

page-undo-mind = J’ai changé d’avis

page-undo-slip-call = L’arbitre est appelé et demande ce que vous vouliez. Si c’était un lapsus, la déclaration voulue reste.

page-undo-slip-designation = L’arbitre est appelé et demande si vous avez jamais voulu cette carte. Sinon, elle revient et vous en jouez une autre.

page-undo-mind-call = L’arbitre est appelé et explique ce qui s’ensuit. La nouvelle déclaration ne compte que si l’adversaire à votre gauche l’accepte.

page-undo-until = Quand { seat } aura déclaré, il sera trop tard.

page-undo-meant = Quelle déclaration vouliez-vous ?

page-undo-instead = Quelle déclaration à la place ?

page-undo-leave = Laisser

page-undo-late = Trop tard : { seat } a déclaré. Vous pouvez tout de même appeler l’arbitre.

page-undo-nothing = Vous n’avez rien à annuler pour l’instant.

page-undo-card = Une carte jouée reste jouée. Si quelque chose n’allait pas, appelez l’arbitre.

page-undo-stopped = Le jeu est suspendu : dites-le à l’arbitre.

page-director-button = Arbitre

page-others-must = Les autres

page-choose-call = Choisissez

page-choose-card = Choisissez une carte

page-bid = Déclarer { $call }

page-call-it = Confirmer : { $call }

page-play-it = Jouer { $card }

page-play-dummys = Jouer { $card } du mort

page-corrected = corrigé

page-press = Déclarations et cartes

page-press-auto = Déclarations en deux gestes ; cartes en un à la souris, en deux au doigt

page-press-one = Tout en un geste

page-press-two = Tout en deux : choisir, puis confirmer

page-four-colours = Une couleur pour chaque enseigne

page-sheet-auction = Les annonces

page-sheet-menu = Menu

page-ready = D’accord pour la donne suivante

page-ready-waiting = C’est noté. La table attend { $text }.

page-sheet-system_cards = Feuilles de conventions

page-card-none = Rien n’y est écrit.

page-card-not-now = Vous ne pouvez pas la consulter maintenant.

page-card-own-not-now = Vous ne pouvez pas consulter votre propre feuille maintenant.

page-card-help = Ce que signifient vos déclarations et vos entames, une ligne pour chacune ; vous y écrivez tous deux

page-card-send = Enregistrer

page-card-sent = Votre feuille est enregistrée.

page-sheet-scores = Marques

page-percent = { $percent } sur cette donne

page-first-result = Premier résultat sur cette donne

page-not-finished = non terminée

page-steps = Le jeu carte par carte

page-step-first = Avant l’entame

page-step-back = Une carte en arrière

page-step-on = Une carte de plus

page-step-trick = Jusqu’à la fin de la levée

page-step-all = Toutes les cartes

page-step-none = Avant l’entame.

page-traveller = Tous les résultats de cette donne

page-tables = Tables

page-own-result = le vôtre

page-score-may-change = L’arbitre l’examine : la marque peut changer.

page-at-the-table = À la table, donne { $n } :

page-to-table = Retour à la table

page-look-failed = Impossible à afficher pour l’instant. Réessayez dans un moment.

page-no-scores = Aucune donne n’est encore terminée.

page-board-column = Donne

page-lead-column = Entame

page-result-column = Résultat

page-total = Total

page-alone-director = Vous êtes aussi l’arbitre ici : ouvrir sa place

page-would-find = Que constateriez-vous ?

page-would-find-how = L’arbitre est ici un programme. Ce que seule une personne peut apprécier, il vous le demande.

page-lesson = Leçon { $n } sur { $text } :

page-lesson-chose = Vous avez choisi : { $text }. Et sinon ?

page-lesson-other = Avec l’autre choix ({ $text }) :

page-lesson-on = Vous pouvez aussi finir cette donne.

page-lesson-last = C’était la dernière leçon.

page-lesson-next = Leçon suivante

page-menu-lessons = Une autre leçon, ou le jeu libre

page-menu-front = Page d’accueil

page-lesson-free = Jouer en solo

page-program = programme

page-only-card = Une carte sans choix

page-only-dummys = La seule carte possible du mort est jouée d’elle-même

page-only-own = Ma seule carte possible est jouée d’elle-même, toujours après une seconde et demie

page-signals = Quand on m’attend

page-sound = Son : un coup à mon tour, deux pour une question, une cloche quand le jeu est suspendu

page-vibration = Vibration

page-trumps-left = Les atouts à gauche de ma main

page-alternating = Enseignes rouges et noires en alternance

page-large = Grandes cartes, sur deux rangs

page-claim-result = Le résultat est alors { $text }.

page-claim-says = La revendication dit : { $text }. Le résultat n’est pas encore fixé.

page-result-open = Jusqu’ici : { $text }. L’arbitre doit encore décider.

page-copy = Copier le lien

page-copied = Le lien est copié.

## A table of a session

page-session-home = Mes résultats

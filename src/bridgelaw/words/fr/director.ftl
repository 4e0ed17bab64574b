### bridgelaw words: director, French

## The pages of the Director’s desk: the queue of calls, a case

queue-title = Appels à l’arbitre

queue-laws = Les Lois

queue-rulings = Décisions

queue-waiting = { $calls ->
        [0] Personne n’attend
        [one] { $calls } appel à l’arbitre en attente
       *[other] { $calls } appels à l’arbitre en attente
    }

queue-none = Dès qu’un joueur appelle l’arbitre à une table, l’appel figure ici.

queue-later = Plus tard, une fois la donne terminée

queue-done = Réglés

queue-sample = Exemples pour essayer

queue-paper = sur papier

queue-untitled = Une table

queue-where = { $title } · Étui { $n }

queue-since = { count-minutes }

queue-new-call = Appel à l’arbitre : { $where } – { $text }

queue-new-later = Plus tard

queue-report = Signalé par { seat } : { $text }

case-happened = Ce qui s’est passé

case-nothing-irregular = Rien d’irrégulier n’a été constaté.

case-basis-stated = affirmé

case-basis-agreed = admis par tous

case-basis-disputed = contesté

case-basis-found = établi par l’arbitre

case-basis-not_found = non établi

case-over = Cette donne est terminée ; la table en joue une autre.

case-stale = Le dossier a changé depuis que vous l’avez vu. Rien n’a été enregistré : regardez à nouveau, puis décidez.

case-news = Il s’est passé quelque chose : regarder

case-since = Depuis :

case-was-sent = Vous aviez répondu : { $text }

case-earlier = Réponse antérieure, conservée au dossier :

case-change = Une autre réponse la remplace ; les deux sont conservées.

case-follows = Ce qui en découle

case-took = { $time } s

case-take-up = Se saisir du dossier

case-caller = Oui : { seat } l’a signalé

case-caller-other = Ou bien quelqu’un d’autre

case-saw-it = Je l’ai vu moi-même

case-revoke-quickly = Décision rapide : ce qui s’ensuit avec ces cartes

case-nobody-changes = Personne ne change rien : le jeu reprend

case-ask-award = Résultats pondérés, par exemple { $example } (contrat, déclarant, levées) ; { $averages } ; camp par camp { $sides }

case-ask-card = Une carte, par exemple { $example }

case-withdraw-award = Retirer la marque ajustée

case-give-score = Attribuer cette marque

case-chosen = Choisi : { $label }

case-read-in = Lire en

case-then-read = À lire ensuite

case-explained-shown = Expliquées – les afficher sur les écrans

case-read-out-next = Lisez ceci aux joueurs. Est-ce fait ?

case-read-out-done = C’est lu

case-decided = À lire aux quatre joueurs

case-decided-tricks = Levées : { $text }.

case-later = { $questions ->
        [one] { $questions } autre question
       *[other] { $questions } autres questions
    }

case-rejudged = À partir d’ici, un autre Code ou une autre marque qu’avant : { $text }.

case-rejudged-check = Ce dossier relevait auparavant d’un autre Code ou d’une autre marque : { $text }. Ce qui a été lu et répondu alors l’a été sous ceux-ci : à revoir.

case-timeline = Acte par acte

case-no-acts = Rien n’a encore été fait.

case-hands = Les quatre mains

case-ledger = Qui peut utiliser quoi

case-fact = Fait

case-cell-authorized = permis

case-cell-unauthorized = interdit

case-cell-mixed = en partie

case-cell-own = cela vient de ce joueur

case-cell-heard = l’a entendu ; c’est pour les adversaires

case-cell-none = ne l’a pas reçu

case-notes = Mes notes

case-note = Pour l’arbitre seul

case-said = Noter ce qui a été dit

case-said-who = Qui l’a dit ?

case-said-text = Dans ses propres mots

case-said-claim = Les mots de l’auteur de la revendication sont gardés avec elle, ceux d’un adversaire comme son objection. La décision rapporte les deux.

case-said-note = C’est gardé avec le dossier, pour vous seul. La décision n’en dit rien.

case-said-lacking = Indiquez qui l’a dit et notez ses mots.

case-said-noted = { seat } : « { $text } »

case-write = Noter

case-other-laws = Selon d’autres Lois

case-authority = Selon les règlements de

case-show = Afficher

case-statement = Explications

case-report = { $seat } vous signale, en privé

case-take-report = Le prendre en compte

## A case from paper

entry-title = Consigner ce qui a été fait

entry-calls = Déclarations, en commençant par { $seat ->
        [N] Nord
        [E] Est
        [S] Sud
       *[W] Ouest
    }

entry-calls-how = Séparées par des espaces, par exemple { $examples }. Une place suivie de deux-points devant la déclaration d’un autre joueur, ! après une déclaration alertée.

entry-cards = Cartes, en commençant par { seat }

entry-cards-dummy = Cartes, en commençant par le mort ({ seat })

entry-cards-how = Séparées par des espaces, par exemple { $examples }, plusieurs levées à la fois si vous voulez. Le jeu dit de quelle main vient chaque carte ; une place suivie de deux-points devant la carte d’une autre main.

entry-cards-held = { seat } l’a : si elle a été jouée de là, écrivez { $text }.

entry-cards-none = { $text } Rien de cette ligne n’a été noté.

entry-result = Levées gagnées par le déclarant

entry-more = Autre chose a été dit ou fait

entry-who = Qui

entry-what = Quoi

entry-about = À propos de

entry-text = En mots ; pour une déclaration ou une carte, ses lettres

entry-strike = Biffer : { $text }

entry-calling = Pour l’arbitre

entry-conveying = Ce que le partenaire a pu remarquer

entry-saying = Expliqué et demandé

entry-doing = Déclarations et cartes

entry-own-accord = Carte jouée par le mort de sa propre initiative

entry-exposing = Cartes exposées

entry-claiming = Revendications

entry-learning = Connu par ailleurs

entry-stating = Faits sur la donne

entry-revoke = Une renonce

entry-revoke-now = Pendant que le jeu continue

entry-revoke-read = Lire ce qui vaut maintenant

entry-revoke-over = Quand le jeu est terminé

entry-revoke-who = Qui la signale ?

entry-revoke-twelfth = C’était à la douzième levée.

entry-revoke-when = Quand a-t-elle été signalée ?

entry-revoke-in_time = À temps

entry-revoke-next_board = Après que l’autre camp a déclaré à la donne suivante

entry-revoke-round_over = Après la fin du tour

entry-revoke-none-later = Sans levée gagnée ensuite, aucune ne l’a été avec une telle carte.

entry-revoke-no-trick = D’après le résultat, ce camp n’a gagné aucune levée : il ne peut avoir gagné celle de la renonce.

entry-revoke-later = D’après le résultat, le camp du fautif ne peut avoir gagné plus de { count-tricks } après celle de la renonce.

entry-revoke-lacks-who = Choisissez qui le dit.

entry-revoke-lacks = Choisissez qui la signale, qui l’a faite, la couleur, qui a gagné la levée, combien de levées ont suivi, et quand elle a été signalée.

entry-claim = Une revendication

entry-claim-who = Qui revendique ?

entry-claim-left = Combien de levées reste-t-il ?

entry-claim-won = Combien de levées le déclarant avait-il déjà gagnées ?

entry-claim-tricks = Combien des levées restantes revendique-t-il ?

entry-claim-tricks-how = Seulement parmi celles qui restent, pas en tout.

entry-claim-result = Si tous sont d’accord :

entry-claim-line = Ses explications, dans les mots du joueur (vide : il n’a rien dit)

entry-claim-objects = Qui conteste ?

entry-claim-objection = Ce qu’objecte { seat }, dans ses mots

entry-claim-own = { seat } a revendiqué et ne peut pas contester sa propre revendication.

entry-claim-both = Quelqu’un conteste et tous acceptent : c’est l’un ou l’autre.

entry-claim-agreed = Personne : tous acceptent

entry-claim-cards = Cartes restantes, celles qui comptent

entry-claim-how = Les levées notées carte par carte n’ont pas à être comptées. Quand les mains adverses sont connues, par la donne ou par les cartes restantes, une question porte sur l’atout qu’un adversaire détient encore et dont rien n’a été dit.

entry-number = « { $text } » n’est pas un nombre de levées.

entry-nobody = Personne n’a à déclarer : les annonces sont terminées. Choisissez dans la liste, avec l’auteur.

entry-nobody-plays = Personne n’a à jouer maintenant.

entry-tricks = Commencez par le nombre de levées, puis comment elles seront faites.

entry-unknown = Cela ne peut pas être choisi ici.

paper-board = La donne

paper-number = Numéro de l’étui

paper-title = Nom du dossier, une table ou une épreuve

paper-of-session = Jouée dans une séance

paper-of-session-how = Une séance que ce serveur conserve (bridgelaw session import FICHIER --into NOM) : le Code, le mode de calcul, les autres tables et les pourcentages y sont lus.

paper-session = Nom de la séance

paper-session-table = Table avec sa section (A5)

paper-table = « { $text } » n’est pas une table d’une séance : il faut son nom et une table comme A5.

paper-not-in-session = La donne n’a pas été marquée à { $text }.

paper-scoring = Marque

paper-conditions-more = Donneur, vulnérabilité, Code

paper-conditions = Ce donneur ou cette vulnérabilité n’existe pas.

paper-dealer = Donneur

paper-vulnerable = Vulnérabilité

paper-by-number = selon le numéro

paper-unless-pasted = { $text } (sauf donne collée)

paper-laws = Code

paper-deal-heading = Les mains

paper-hands-how = Chaque main de pique à trèfle, par exemple { $example } ; une main inconnue reste vide, la quatrième se déduit.

paper-pack = Ou touchez les cartes : main { seat-of } en cours.

paper-paste = Coller plutôt du PBN, du LIN ou un relevé

paper-paste-how = La donne avec tout ce qu’elle contient ; ce qui est saisi au-dessus prime

paper-unread = Ce qui a été collé est illisible : { $text }

paper-late = Lire ce qui a été collé prend trop de temps. Collez cette seule donne.

paper-acts = La donne collée compte plus de { $most } actes.

paper-bad-number = « { $text } » n’est pas un numéro d’étui.

paper-begin = Ouvrir le dossier

paper-hand = « { $text } » n’est pas une main : quatre couleurs de pique à trèfle, séparées par des points ou des espaces, un tiret pour une chicane. Les honneurs s’écrivent A R D V 10 ; le dix peut être T.

paper-deal = Cette distribution est impossible : { $text }

paper-put-right = Corriger la donne, le Code ou la marque

paper-back = Retour au dossier

case-photos = Photos

case-photo = Photo { $n } conservée avec le dossier

case-photo-how = Un diagramme des mains ou un bordereau, en JPEG ou PNG de 2 Mo au plus

case-photo-keep = Joindre au dossier

case-photo-kind = Ce n’est pas une image JPEG ou PNG.

case-photo-large = L’image dépasse 2 Mo.

case-photo-pixels = L’image a plus de 30 millions de pixels. Envoyez-en une plus petite.

case-photo-unreadable = Cette image est illisible.

case-photo-many = Ce dossier a déjà le nombre maximal de photos.

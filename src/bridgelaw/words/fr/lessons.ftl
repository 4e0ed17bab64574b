### bridgelaw words: lessons, French

## What a lesson says

lesson-found = Un arbitre aurait à l’établir. Dans cette leçon : { $text }

## The lessons: the name, where the table is, what the Laws want, what a Director finds

lesson-first_board = Votre première donne
    .say = Vous êtes donneur. Déclarez, puis jouez vos cartes ; les trois autres joueurs sont des programmes. Ici, rien d’irrégulier.
    .end = C’était une donne entière. Dès la leçon suivante, quelque chose d’irrégulier se produit, et c’est à vous de choisir.

lesson-bid_too_low = Est enchérit trop bas
    .say = Est vient d’enchérir, et quelque chose ne va pas : que faites-vous ? Le bouton « Arbitre » l’appelle ; toute déclaration de votre part accepterait l’enchère.
    .end = Seul l’adversaire de gauche peut accepter une enchère insuffisante ; déclarer par-dessus, c’est l’accepter. Si elle est refusée, son auteur doit la remplacer.

lesson-own_bid_too_low = Vous enchérissez trop bas
    .say = Vous avez déclaré un pique sur deux trèfles, et Ouest l’a signalé. Appelez l’arbitre, puis touchez quelques déclarations dans la boîte, une fois chacune, et lisez ce que chacune coûterait.
    .end = Deux piques n’a pas d’autre conséquence, car les deux enchères montrent simplement des piques. Après la plupart des autres, votre partenaire doit passer jusqu’à la fin des annonces.

lesson-lead_out_of_turn = Une entame hors tour
    .say = Vous êtes déclarant. C’était à Ouest d’entamer, mais Est l’a fait. Appelez l’arbitre avant que quiconque pose une carte, puis choisissez.
    .end = Le choix est à vous, sans consulter votre partenaire. Étaler votre main, ou laisser étaler le mort, c’est aussi un choix : l’entame est acceptée.

lesson-revoke = Peut-être une renonce
    .say = Vous avez joué cœur pour l’as du mort, et Est a défaussé un trèfle. Vous pensez qu’Est a encore un cœur. Signalez-le et appelez l’arbitre, ou continuez.
    .end = Tant que le camp fautif n’a pas joué à la levée suivante, une renonce se corrige : la carte est reprise. Celle d’un joueur de la défense devient alors une carte pénalisée.

lesson-partner_pauses = Votre partenaire hésite
    .say = Nord a réfléchi vingt secondes, puis passé. Votre main vaut peut-être une déclaration : à vous de décider. De quoi avez-vous le droit de tenir compte ?
    .end = Hésiter n’est pas une faute. Mais vous ne pouvez pas vous servir de ce que vous en apprenez : si une autre déclaration était raisonnable, ne choisissez pas celle que l’hésitation suggérait.

lesson-wrong_explanation = Une explication erronée
    .say = Par entente, vos deux carreaux montraient les cœurs, mais Nord a dit à Ouest que c’était naturel. Vous êtes déclarant, et Ouest va entamer : que devez-vous faire ? (C’est sous « Plus … ».)
    .end = Pendant les annonces, vous ne pouviez pas corriger. Maintenant vous le devez : avant l’entame, appelez l’arbitre et dites aux adversaires ce qui était convenu.

lesson-claim = Une revendication
    .say = Ouest, déclarant à trois sans-atout, revendique neuf des douze levées restantes, dont cinq à pique. Regardez vos piques : êtes-vous d’accord ?
    .end = Accepter, c’est céder ces levées. Si vous contestez, l’arbitre attribue les levées, et un point douteux se tranche contre celui qui a revendiqué.
    .found = Ouest gagne huit des douze levées.

lesson-slip = Un lapsus
    .say = Vous vouliez déclarer quatre piques, et c’est quatre cœurs qui est sorti. Le bouton « Annuler » est encore là : lapsus, ou changement d’avis ?
    .end = { $laws_pause_for_thought ->
            [counts] Un lapsus se corrige sans conséquence, mais sans temps de réflexion et avant que le partenaire ait déclaré. Un changement d’avis, non.
           *[does_not_count] Un lapsus se corrige sans conséquence tant que le partenaire n’a pas déclaré. Un changement d’avis, non.
        }
    .found = C’était un lapsus : quatre cœurs n’a jamais été voulu.

lesson-attention = Le mort voit quelque chose
    .say = Vous êtes le mort, et Ouest a défaussé un trèfle sur un cœur. Vous pensez qu’Ouest a encore un cœur. Pouvez-vous le dire ? Attendez la fin du jeu, ou essayez maintenant.
    .end = Pendant le jeu, le mort n’est pas autorisé à signaler le premier une irrégularité. Le jeu terminé, il le peut, et l’on appelle alors l’arbitre.

lesson-settled_alone = Réglé sans l’arbitre
    .say = Est a enchéri trop bas, et Ouest dit aussitôt ce qu’il faut faire. Est-ce à Ouest de le dire ? Que faites-vous ?
    .end = Aucun joueur ne fixe ce que coûte une irrégularité, ni n’en dispense : seul l’arbitre le peut. Ce que les joueurs règlent entre eux peut être annulé.

lesson-right_lost = Agir trop tôt peut coûter un droit
    .say = Est a enchéri trop bas, et Nord l’a signalé. Appelez-vous l’arbitre, ou continuez-vous aussitôt ?
    .end = Une fois l’irrégularité signalée, personne n’agit avant que l’arbitre ait tout expliqué. Le camp qui continue quand même peut perdre un droit.

lesson-question = Un adversaire vous interroge
    .say = Est demande ce que signifie deux carreaux. C’est la déclaration de votre partenaire, donc à vous de répondre : que dites-vous ?
    .end = Vous dites ce que votre camp a convenu, non ce que vous tenez ni ce que vous supposez : ici, pas de majeure quatrième. Si rien n’est convenu, dites-le.

lesson-opponent_pauses = Un adversaire hésite
    .say = Ouest a longtemps réfléchi avant de passer, et Est vient d’enchérir. Vous pouvez appeler l’arbitre, ou seulement noter l’hésitation et continuer (voyez sous « Arbitre »), ou ne rien faire.
    .end = L’hésitation était permise, et Est avait peut-être de quoi enchérir. La note vous garde le droit d’appeler l’arbitre quand vous aurez vu les cartes.

lesson-changed_call = Un changement de déclaration
    .say = Est a déclaré un cœur, puis l’a changé en un pique. Était-ce permis ? Appelez l’arbitre, puis choisissez.
    .end = Changer d’avis n’est pas un lapsus : la nouvelle déclaration ne compte que si l’adversaire de gauche l’accepte.
    .found = Ce n’était pas un lapsus : un cœur était bien voulu.

lesson-call_out_of_turn = Une déclaration hors tour
    .say = Nord est donneur, mais Est a déclaré un cœur. Vous diriez bien un pique : le pouvez-vous, et que s’ensuit-il ? Ou bien appelez l’arbitre, puis choisissez.
    .end = Seul l’adversaire de gauche peut accepter une déclaration hors tour ; déclarer par-dessus, c’est l’accepter. Refusée, elle est annulée, et le joueur dont c’était le tour déclare.

lesson-pass_out_of_turn = Un Passe hors tour
    .say = Nord est donneur, mais Est a passé. Appelez-vous l’arbitre, ou déclarez-vous par-dessus ?
    .end = Si vous acceptez ce Passe, c’est à vous de parler. Si vous le refusez, Nord déclare, et Est doit passer à son prochain tour.

lesson-bid_out_of_turn = Une enchère hors tour
    .say = Nord est donneur, mais Est a déclaré un pique. Appelez l’arbitre, puis choisissez.
    .end = Si vous refusez l’enchère, Nord déclare. Si Nord passe, Est répète son enchère, sans autre conséquence ; si Nord enchérit, il peut en coûter à Est-Ouest.

lesson-double_out_of_turn = Un contre hors tour
    .say = C’est à Ouest de parler, mais Est a contré votre enchère. Appelez l’arbitre, puis choisissez.
    .end = Vous pouvez accepter ce contre. Si vous le refusez, la parole revient à Ouest, et le contre peut coûter à Ouest le droit de déclarer.

lesson-dropped_card = Une carte tombe
    .say = C’est à Ouest d’attaquer, et Est a laissé tomber le valet de pique, face visible. Appelez l’arbitre, puis choisissez.
    .end = Un honneur tombé est une carte pénalisée principale : il doit être joué à la première occasion légale. Si le partenaire doit attaquer, le déclarant peut exiger ou interdire la couleur.
    .found = Ouest pouvait voir la carte.

lesson-wrong_card_named = La mauvaise carte nommée
    .say = Vous vouliez un petit carreau du mort, et vous avez nommé l’as. Le bouton « Annuler » est encore là.
    .end = { $laws_pause_for_thought ->
            [counts] Une carte du mort nommée par lapsus se change, mais sans temps de réflexion ; une carte choisie, non.
           *[does_not_count] Une carte du mort nommée par lapsus se change tant que vous n’avez pas joué une autre carte ; une carte choisie, non.
        }
    .found = C’était un lapsus : l’as n’a jamais été voulu.

lesson-established_revoke = Une renonce consommée
    .say = Est a défaussé un trèfle sur votre cœur, et joue maintenant un cœur. Signalez-le et appelez l’arbitre : que peut-on encore corriger ?
    .end = Dès que le camp fautif a joué à la levée suivante, la renonce est consommée : rien ne se reprend, le jeu continue, et des levées peuvent être transférées à la fin.

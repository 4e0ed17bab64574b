### bridgelaw words: lessons, French

## What a lesson says

lesson-found = Un arbitre devrait l’établir. Dans cette leçon : { $text }

## The lessons: the name, where the table is, what the Laws want, what a Director finds

lesson-first_board = Votre première donne
    .say = Vous êtes donneur. Déclarez, puis jouez vos cartes ; les trois autres sont des programmes. Rien d’irrégulier n’arrive ici.
    .end = C’était une donne entière. Dès la leçon suivante, quelque chose tourne mal, et c’est vous qui choisissez.

lesson-bid_too_low = Est déclare trop bas
    .say = Est vient de déclarer. Quelque chose ne va pas : que faites-vous ? Le bouton de l’arbitre l’appelle ; votre déclaration suivante accepterait l’enchère.
    .end = Celui qui est assis derrière une enchère insuffisante peut l’accepter. Rien ne l’y oblige ; mais s’il déclare simplement par-dessus, il l’a acceptée.

lesson-own_bid_too_low = Vous déclarez trop bas
    .say = Vous avez déclaré un pique sur deux trèfles, et Ouest l’a signalé. Appelez l’arbitre ; regardez ensuite les touches de la boîte à enchères avant de choisir.
    .end = La boîte marque les déclarations qui ne coûtent rien à votre camp. Les autres sont permises aussi, mais imposent le silence au partenaire.

lesson-lead_out_of_turn = Une entame hors tour
    .say = Vous êtes déclarant et l’entame était à Ouest ; mais Est a entamé. Appelez l’arbitre avant que quiconque pose une carte, puis choisissez.
    .end = Vous choisissez seul, sans votre partenaire. Étaler votre main, ou laisser étaler le mort, c’est aussi un choix.

lesson-revoke = Une renonce, à temps
    .say = Vous avez joué cœur pour l’as du mort, et Est a fourni un trèfle. Vous pensez qu’Est a un cœur. Signalez-le et appelez l’arbitre, ou continuez.
    .end = Tant qu’Est et Ouest n’ont pas joué à la levée suivante, la carte se reprend. Elle reste alors sur la table comme carte pénalisée.

lesson-partner_pauses = Votre partenaire réfléchit
    .say = Nord a réfléchi vingt secondes avant de passer. Votre main vaut une déclaration, ou non : à vous de décider. À quoi avez-vous le droit de penser ?
    .end = Réfléchir n’est pas une faute. Mais ce que la pause vous a appris ne vous sert pas : s’il y avait une autre déclaration raisonnable, vous ne choisissez pas celle que la pause désignait.

lesson-wrong_explanation = Une explication erronée
    .say = Vos deux carreaux montraient les cœurs, par entente. Nord a dit à Ouest que c’était naturel. Vous jouez le coup et Ouest va entamer : que devez-vous faire ? (Regardez sous Plus.)
    .end = Pendant les enchères, vous ne pouviez pas corriger votre partenaire. Maintenant vous le devez : avant l’entame, vous appelez l’arbitre et dites aux adversaires ce qui était convenu.

lesson-claim = Une revendication
    .say = Ouest, qui joue trois sans-atout, revendique neuf des douze levées restantes, dont cinq piques. Regardez vos piques : êtes-vous d’accord ?
    .end = Accepter, c’est céder ces levées. Qui n’accepte pas le dit, et l’arbitre attribue les levées, les douteuses à l’autre camp.
    .found = Ouest en gagne huit.

lesson-slip = Une erreur de geste
    .say = Vous vouliez déclarer quatre piques, et quatre cœurs est sorti. L’annulation est encore ouverte : erreur de geste, ou changement d’avis ?
    .end = Une erreur de geste se corrige sans frais, tant que le partenaire n’a pas déclaré. Un changement d’avis, non.
    .found = C’était une erreur de geste : quatre cœurs n’était pas voulu.

lesson-attention = Le mort voit quelque chose
    .say = Vous êtes le mort, et Ouest a fourni un trèfle sur cœur. Vous pensez qu’Ouest a un cœur. Pouvez-vous le dire ? Attendez la fin de la donne, ou essayez maintenant.
    .end = Pendant le jeu, le mort ne signale pas le premier une irrégularité. Le jeu terminé, il le peut, et il appelle alors l’arbitre.

lesson-settled_alone = Réglé sans l’arbitre
    .say = Est a déclaré trop bas, et Ouest dit aussitôt ce qu’il faut faire. Est-ce à Ouest de le dire ? Que faites-vous ?
    .end = Aucun joueur ne fixe ce que coûte une irrégularité, ni n’en dispense : seul l’arbitre le fait. Ce que les joueurs règlent entre eux peut être annulé.

lesson-right_lost = Agir trop tôt, c’est perdre un droit
    .say = Est a déclaré trop bas, et Nord l’a signalé. Appeler l’arbitre, ou continuer aussitôt ?
    .end = Une fois l’irrégularité signalée, personne n’agit avant la venue de l’arbitre. Le camp qui continue quand même peut perdre ce à quoi il avait droit.

lesson-question = Un adversaire demande
    .say = Est demande ce que signifie deux carreaux. C’est la déclaration de votre partenaire, c’est donc à vous de répondre : que dites-vous ?
    .end = Vous dites ce que votre camp a convenu, non ce que vous tenez ni ce que vous supposez : ici, pas quatre cartes à cœur ni à pique. Si rien n’est convenu, dites-le.

lesson-opponent_pauses = Un adversaire réfléchit
    .say = Ouest a longtemps réfléchi avant de passer, et maintenant Est déclare. Vous pouvez appeler l’arbitre, ou seulement noter la pause et continuer : pressez Arbitre pour voir comment. Ou ne rien faire.
    .end = La pause était permise, et Est avait peut-être de quoi déclarer. La note vous garde le droit d’appeler l’arbitre quand vous aurez vu les cartes.

lesson-changed_call = Une déclaration changée
    .say = Est a déclaré un cœur, puis en a fait un pique. Était-ce permis ? Appelez l’arbitre, puis choisissez.
    .end = Une arrière-pensée n’est pas une erreur de geste : la nouvelle déclaration ne compte que si le joueur placé derrière l’accepte.
    .found = Ce n’était pas une erreur de geste : un cœur était voulu.

lesson-pass_out_of_turn = Un passe hors tour
    .say = Nord est donneur, mais Est a passé. Que faites-vous : appeler l’arbitre, ou déclarer par-dessus ?
    .end = Vous pouvez accepter ce passe, et c’est alors à vous. Sinon Nord déclare, et Est doit passer.

lesson-bid_out_of_turn = Une enchère hors tour
    .say = Nord est donneur, mais Est a déclaré un pique. Appelez l’arbitre, puis choisissez.
    .end = Si vous n’acceptez pas l’enchère, Nord déclare d’abord. Ce qu’il en coûte à Est et Ouest dépend de ce que Nord et Est déclarent alors.

lesson-double_out_of_turn = Un contre hors tour
    .say = C’est à Ouest de parler, mais Est a contré votre cœur. Appelez l’arbitre, puis choisissez.
    .end = Un contre au tour du partenaire peut être accepté. Sinon la parole revient à Ouest, et Est et Ouest ne déclarent plus librement.

lesson-dropped_card = Une carte tombe
    .say = Ouest va jouer, et Est a laissé tomber le valet de pique face visible. Appelez l’arbitre, puis choisissez.
    .end = Un honneur tombé est une carte pénalisée : il doit être joué à la première occasion. Quand c’est au partenaire de jouer, vous choisissez ce qui est permis.
    .found = Ouest pouvait voir la carte.

lesson-wrong_card_named = La mauvaise carte nommée
    .say = Vous vouliez un petit carreau du mort, et vous avez nommé l’as. L’annulation est encore ouverte.
    .end = Une carte du mort nommée par erreur de geste se corrige ; une carte choisie, non.
    .found = C’était une erreur de geste : l’as n’était pas voulu.

lesson-established_revoke = Une renonce, trop tard
    .say = Est a fourni un trèfle sur votre cœur, et joue maintenant un cœur. Signalez-le et appelez l’arbitre : que peut-on encore corriger ?
    .end = Une fois que le camp fautif a joué à la levée suivante, rien ne se reprend : on continue, et des levées peuvent être transférées à la fin.

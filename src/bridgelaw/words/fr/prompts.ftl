### bridgelaw words: what a live table says to each viewer of what is asked of him, French

page-over = La donne est terminée

page-wait = Un instant

page-replace-it = Remplacez votre déclaration

page-declarer-chooses = Attendez : { seat } choisit d’abord ce que vous pouvez attaquer

page-lead-yours = À vous d’entamer, face cachée

page-director-compares = Patientez : l’arbitre établit d’abord si { seat } doit passer

page-chooses-lead = { seat } choisit d’abord ce { leader-that } peut attaquer

page-lead-theirs = { seat } entame

page-led-down = { seat } a entamé. Des questions ?

page-led-nothing-asked = { seat } a entamé. Vous n’avez pas de question

page-led-early = { seat } a entamé face cachée, mais c’est à { leader } d’entamer

page-led-in-your-place = { seat } a entamé face cachée, mais c’est à vous d’entamer

page-you-led-early = Vous avez entamé face cachée, mais c’est à { leader } d’entamer

page-face-it = Des questions ? Sinon, retournez votre entame

page-spread-it = Vous êtes le mort : étalez votre main

page-spreads = { seat } étale le mort

page-spread-or-wait = Vous êtes le mort : l’entame est sur la table

page-has-led = { seat } a entamé, alors que c’était à { leader } d’entamer : le jeu continue, ou quelqu’un appelle l’arbitre

page-dummy-yours = Jouez une carte du mort

page-dummy-theirs = { seat } joue une carte du mort

page-claim-yours = Une revendication : êtes-vous d’accord ?

page-claim-waits = Une revendication : l’autre camp répond

page-claim-agreed = Vous acceptez la revendication : elle attend les autres

page-claim-may-object = Votre partenaire abandonne des levées : vous pouvez vous y opposer aussitôt

page-claim-partner-may-object = Des levées sont abandonnées : { seat } peut s’y opposer aussitôt

page-play-on-yours = Le jeu peut-il continuer ? À vous de le dire aussi

page-play-on-waits = Le jeu continue si tous les quatre sont d’accord

page-refused-to-play-on = { seat } n’est pas d’accord : l’arbitre est appelé.
    .you = Vous n’êtes pas d’accord : l’arbitre est appelé.

page-partner-objected = { seat } s’oppose aussitôt à la concession { other-of } : rien n’est concédé et le jeu continue ({ $law }).
    .you = Vous vous opposez aussitôt à la concession { other-of } : rien n’est concédé et le jeu continue ({ $law }).
    .yours = { seat } s’oppose aussitôt à votre concession : rien n’est concédé et le jeu continue ({ $law }).

page-claim-contested = La revendication est contestée : l’arbitre tranche

page-next-explains = Patientez. L’arbitre vient expliquer qui peut faire quoi.

page-next-erred = Patientez, et ne corrigez rien vous-même. L’arbitre vient expliquer qui peut faire quoi.

page-next-partner-erred = Patientez, sans rien dire ni montrer à ce sujet. L’arbitre vient expliquer qui peut faire quoi.

page-next-dummy = Patientez, vous n’avez rien à décider. L’arbitre vient expliquer qui peut faire quoi.

page-next-named = Vous l’avez signalé : patientez. L’arbitre vient expliquer qui peut faire quoi.

page-next-over = L’arbitre vient entendre de quoi il s’agit.

page-next-yours = La suite dépend de votre choix.

page-next-replace = Refaites votre déclaration dans la boîte à enchères. Touchez-en une : ce qu’elle coûte s’affiche avant que vous ne la fassiez.

page-next-choice = Patientez. La suite dépend du choix { $text }.

page-next-director = Patientez. L’arbitre dira quand le jeu reprend.

page-looks-explains = L’arbitre vient expliquer qui peut faire quoi.

page-looks-choice = La suite dépend du choix { $text }.

page-looks-director = L’arbitre dira quand le jeu reprend.

page-ends-by_itself = Cela fait, le jeu reprend de lui-même : vous n’avez rien à confirmer.

page-ends-by_order = Le jeu ne reprend que lorsque vous le dites ici.

page-board-rescored = Donne { $n }, marque modifiée. { $text }

page-said-to = Noté : { $line }

page-found-so = L’arbitre constate qu’il en a été ainsi. { partner } ne doit pas en tirer parti.

page-found-not-so = L’arbitre constate qu’il n’y a rien eu de marqué. Cela reste sans suite.

page-next-again = Patientez. La suite dépend de la nouvelle déclaration { seat-of }.

page-looks-again = La suite dépend de la nouvelle déclaration { seat-of }.

page-points-out = { seat } signale { $what } { other-of }.
    .you = Vous signalez { $what } { other-of }.

page-points-out-deed = { seat } signale quelque chose qu’a fait { other }.
    .you = Vous signalez quelque chose qu’a fait { other }.

page-points-out-revoke = { seat } signale que { $what } est peut-être une renonce { other-of }.
    .you = Vous signalez que { $what } est peut-être une renonce { other-of }.

### bridgelaw words: the server's own pages and what it prints, French

## Taking a place

# $place is a seat, director or spectator.
join-place = { $place ->
    [N] Nord
    [E] Est
    [S] Sud
    [W] Ouest
    [director] l’arbitre
   *[spectator] un spectateur
}

join-who = Ce lien est pour { join-place }.

join-press = Appuyez sur le bouton pour venir à la table. Ce navigateur retiendra qui vous êtes ; le lien n’est que pour vous, ne le donnez à personne.

join-press-spectator = Appuyez sur le bouton pour regarder : vous voyez les annonces et les cartes jouées, sans rien dire ni montrer. Ce lien peut être donné à d’autres spectateurs.

join-button = À la table

join-desk = Ce lien mène au bureau de l’arbitre : appels et dossiers de toutes les tables.

join-press-desk = Appuyez sur le bouton pour accéder au bureau. Ce navigateur se souviendra de vous ; ne donnez le lien qu’à des arbitres.

join-button-desk = Vers le bureau

join-gone-heading = Ce lien ne mène à aucune table

join-gone = Il a été remplacé, ou n’a jamais existé. Demandez-en un nouveau à la personne qui vous l’a donné.

join-untitled = Une table de bridge

## Opening a table

host-lead = Ouvrez une table pour quatre, jouez en solo avec trois programmes, ou ouvrez le lien que vous avez reçu.

host-alone = Jouer en solo maintenant

host-alone-how = Vous êtes en Sud, des programmes occupent les autres places ; l’un d’eux arbitre. Cela commence par la première leçon : votre première donne.

host-lessons = Toutes les leçons

host-free = Jouer sans leçon

host-free-how = Tout peut arriver ; ce que seule une personne peut apprécier, l’arbitre vous le demande.

host-alone-title = En solo avec trois programmes

host-table = Ouvrir une table pour quatre

host-table-how = Vous recevez un lien pour chaque joueur, pour l’arbitre et pour les spectateurs.

host-directors = Pour les arbitres

host-directors-how = le bureau de l’arbitre : les appels et les dossiers de toutes les tables, par le lien que le serveur a affiché au démarrage

host-form = Tout peut rester tel quel.

host-refused = Un nom est trop long ou contient des caractères impossibles.

host-title = Nom de la table

host-name = Qui est { join-place } ?

host-laws = Code

host-scoring = Calcul

host-no-scoring = Points seulement

host-spectators = Les spectateurs voient

host-spectators-none = ce qui est découvert

host-spectators-open = toutes les mains

host-open = Ouvrir la table

hosted-ready = La table est ouverte.

hosted-links = Envoyez à chacun son propre lien : qui a le lien a la place. La première donne commence dès que le donneur parle.

hosted-picture = Le montrer à l’appareil photo d’un téléphone

hosted-copy = Copier

hosted-copy-all = Copier les liens des quatre joueurs

hosted-line = { $text } : { $link }

hosted-copied = Copié

hosted-keep = Gardez cette page ou les liens : ils ne seront plus montrés. L’arbitre peut refaire un lien pour chaque place.

## Pages

site-name = bridgelaw

site-welcome = Une table de bridge en duplicate où le Code est respecté.

site-how = Pour participer, ouvrez le lien que vous avez reçu pour votre place.

site-laws = Le Code, disposition par disposition

site-programs = Pour les programmes

site-programs-how = Toute place à une table peut être tenue par un programme. Ce qui passe par le WebSocket est décrit dans docs/live.md du projet.

site-missing-heading = Il n’y a rien ici

site-missing = Cette adresse ne mène nulle part. Pour venir à une table, ouvrez le lien que vous avez reçu.

site-denied-heading = Cette place n’est pas la vôtre

site-denied = Ouvrez le lien que vous avez reçu pour cette place. Si vous l’avez fait, il a pu être remplacé : demandez-en un nouveau. Si vous arbitrez : la fenêtre où tourne le programme montre un lien qui vous ramène ici.

site-busy-heading = Trop de choses à la fois

site-busy = Attendez un instant, puis réessayez.

site-wrong-heading = C’est impossible

site-wrong = Ce qui a été envoyé est inutilisable tel quel.

site-failed-heading = Quelque chose n’a pas marché ici

site-failed = La faute est au serveur, pas à vous. Ce qui a été fait à la table est conservé. Réessayez dans un instant.

site-disk-full-heading = Le disque du serveur est plein

site-disk-full = Ce que vous venez de faire n’est pas enregistré. Ce qui a été fait avant est conservé. Prévenez qui s’occupe du serveur, et réessayez quand il y aura de la place.

site-disk-fails-heading = Le serveur ne peut pas écrire sur son disque

site-disk-fails = Il n’est pas certain que ce que vous venez de faire soit enregistré. Ce qui a été fait avant est conservé. Prévenez qui s’occupe du serveur, puis réessayez.

site-unbuilt-heading = La page de la table n’est pas construite

site-unbuilt = Lancez « make page » dans le dossier du programme, puis rechargez.

## What is refused at the table

refused-invalid = Ce message ne décrit rien qui puisse être fait à la table.

refused-rate = Trop de choses à la fois. Attendez un instant, puis recommencez.

refused-stale = Entre-temps, quelque chose s’est passé à la table. Regardez, puis décidez.

refused-objection = Ce serait irrégulier. Refaites-le pour confirmer que c’est bien ce que vous voulez.

refused-prevented = Cette table l’empêche : ce serait irrégulier.

refused-not-allowed = Ce n’est pas à vous de le faire.

refused-is-ready = C’est déjà noté. La donne suivante commence quand les quatre joueurs sont prêts.

refused-no-more-boards = Les donnes de cette table sont celles de son tour ; il n’y en a pas d’autre.

refused-not-ended = La donne n’est pas terminée.

refused-director-called = L’arbitre a été appelé sur cette donne et n’a pas terminé. D’ici là, lui seul peut passer à la suivante.

refused-director-decides = L’arbitre doit encore trancher une question sur cette donne. D’ici là, lui seul peut passer à la suivante.

refused-own-card = La feuille de conventions s’écrit entre les donnes, ou avant la première déclaration s’il n’y en a pas encore.

refused-no-such-report = Ce signalement n’existe pas.

refused-board-full = Il y a trop d’actes sur cette donne. Passez à la suivante.

refused-own-share = Vous avez fait { $most } actes sur cette donne ; une même personne ne peut en faire plus. Désormais l’arbitre enregistre pour vous : appelez-le.

refused-partner-first = { seat } peut d’abord s’y opposer. Si personne ne s’y oppose, vous pourrez accepter.

refused-director-compares = Patientez : l’arbitre établit d’abord si { seat } doit passer. D’ici là, personne ne déclare.

refused-still-open = { $what ->
        [choose] { seat } doit encore choisir ; ensuite le jeu pourra reprendre.
        [explain_options] { page-go-on-after-explaining }
       *[find] { page-go-on-after-answering }
    }

refused-too-long = C’est trop long.

refused-bad-characters = Il y a là des caractères qu’aucun texte ne contient.

refused-bad-id = Ce message n’a pas d’identifiant valable.

refused-no-deal = Ce fichier ne contient aucune donne avec les quatre mains.

refused-no-such-laws = Les règlements de ce dossier ne conviennent pas à ce Code.

refused-not-paper = Cela ne peut être modifié que dans un dossier sur papier.

refused-import-late = La lecture prend trop de temps ; rien n’a été repris. Donnez cette seule donne.

refused-import-acts = Il y a plus de { $most } actes sur cette donne ; rien n’a été repris.

refused-not-judged = Le programme se contredit là-dessus ; rien n’a donc été enregistré. Appelez l’arbitre.

refused-unavailable = Il n’est pas certain que ce soit enregistré. Refaites-le dans un instant : cela ne comptera qu’une fois.

refused-disk-full = Ce n’est pas enregistré : il n’y a plus de place sur le disque du serveur. Prévenez qui s’en occupe, et refaites-le quand il y en aura.

refused-disk-fails = Le serveur ne peut pas écrire sur son disque ; il n’est pas certain que ce soit enregistré. Prévenez qui s’en occupe, puis refaites-le : cela ne comptera qu’une fois.

refused-no-such-poll = Ce sondage n’existe pas.

refused-poll-no-act = Il n’y a pas de telle déclaration ou carte sur laquelle interroger.

refused-poll-no-choice = Ce n’était pas un choix de déclaration ou de carte que l’on puisse soumettre à d’autres.

refused-poll-no-hand = La main n’est pas connue : le problème ne peut pas être soumis à d’autres.

refused-poll-people = Il faut interroger au moins un joueur, et au plus { $most }.

refused-poll-until = Un sondage est ouvert à partir de maintenant, pour un mois au plus.

refused-poll-leaks = Cela dirait aux joueurs interrogés ce que le joueur ne peut pas utiliser : « { $text } ».

refused-poll-over = Ce sondage est terminé.

refused-poll-nothing = Choisissez d’abord une déclaration ou une carte.

refused-poll-not-possible = Cela ne peut pas être choisi dans ce problème.

refused-poll-second-forbidden = Pas de deuxième étape : l’organisme responsable n’en permet pas pour les sondages (réglage poll_second_stage).

refused-poll-second-first = La première étape sur ce choix vient avant : sondez des joueurs sans l’information.

refused-poll-second-open = Un sondage sur ce choix est ouvert. La deuxième étape viendra quand il sera clos.

refused-poll-second-one = À la première étape, une seule action a été nommée : rien ne pouvait être suggéré plutôt qu’autre chose.

refused-poll-second-no-fact = Il n’a pas été constaté que le partenaire avait été lent ou rapide avant ce choix.

refused-poll-second-nobody = Personne n’a répondu à la première étape qui puisse être interrogé à nouveau.

refused-card-poll-open = Un sondage sur ce choix est ouvert. La carte viendra quand il sera clos.

refused-card-no-act = Le choix dont traite la carte n’est plus sur la donne.

## What the server prints

serve-ready = La table est ouverte. Donnez à chacun le lien de sa place ; Ctrl-C pour arrêter.

serve-table = { $title }

serve-link = { $place } : { $link }

serve-place = { $place ->
    [N] Nord
    [E] Est
    [S] Sud
    [W] Ouest
    [director] Arbitre
   *[spectator] Spectateur
}

serve-demonstration = Quatre joueurs

serve-demonstration-bots = En solo : des programmes occupent les autres places

serve-desk = Bureau de l’arbitre : { $link }

serve-demonstration-case = { $what ->
    [hesitation] Pour essayer : une longue hésitation
   *[misinformation] Pour essayer : une explication erronée
}

serve-programs = Des programmes en { $seats }

# Under the table at which programs sit.
serve-alone = Ils commettent de temps en temps une irrégularité. Quand le jeu s’est arrêté, ouvrez aussi le lien de l’arbitre : c’est vous qui arbitrez là.

serve-stopped = Arrêté. Tout ce qui a été fait est conservé.

serve-kept = Conservé dans { $folder }

serve-taken = Impossible d’écouter sur { $host }:{ $port } : { $reason }

error-database = La base de données est inutilisable : { $reason }

error-database-later = La base de données a servi avec une version plus récente de bridgelaw (format { $form }) ; celle-ci ne sait pas la lire. Lancez cette version-là ou une plus récente encore ; rien n’a été modifié.

serve-house-empty = La base de données est vide, alors que le dossier { $folder } appartient à un serveur qui a déjà servi. Vérifiez que la bonne base est indiquée, ou restaurez-la. Pour repartir de zéro dans ce dossier : bridgelaw serve --adopt

serve-house-other = La base de données n’est pas celle à laquelle appartient le dossier { $folder }. Vérifiez que la bonne base est indiquée. Si elle doit désormais être celle de ce dossier, par exemple après une restauration : bridgelaw serve --adopt

## Settings

setting-unreadable = { $where } : ce fichier est illisible.

setting-not-toml = { $where } : ce n’est pas du TOML : { $value }

setting-unknown = { $where } : il n’y a pas de réglage « { $name } ».

setting-value = { $where } : { $name } ne peut pas être « { $value } ».

### bridgelaw words: opening an evening, its links and cards, French

## A link to a place of a session

# $place: which; $name: number of a table, label of a pair, number of a deputy.
opening-place = { $place ->
    [director] l’arbitre
    [deputy] l’adjoint { $name }
    [scorer] l’assistant qui saisit les résultats
    [unit] la table { $name }
    [pair] la paire { $name }
    [player] un joueur de la paire { $name }
    [screen] le grand écran
   *[other] une place
}

join-evening = Ce lien est pour { $place }.

join-press-evening = Appuyez sur le bouton pour y aller. Ce navigateur s’en souviendra ; ne donnez le lien à personne d’autre.

join-button-evening = Y aller

join-hall = Ce lien est pour la personne qui ouvre la séance.

join-press-hall = Appuyez sur le bouton pour ouvrir une séance. Ce navigateur se souviendra que vous en avez le droit.

join-button-hall = Ouvrir une séance

## Opening an evening

opening-title = Ouvrir une séance

opening-lead = Tout peut rester tel quel. Le mouvement se choisit quand les paires sont assises.

opening-goes-on = « { $title } » se joue en ce moment. Si vous ouvrez une autre séance, les appareils des tables passeront à celle-ci.

opening-go-on = Reprendre « { $title } »

opening-go-on-how = Ce navigateur devient celui de l’arbitre de la séance. Les liens et les appareils déjà en place restent valables.

opening-name = Nom de la séance

opening-scoring = Calcul des résultats

opening-played = Jeu

opening-played-hall = à des tables, avec des cartes

opening-played-online = en ligne : chaque table à l’écran

opening-boards = Donnes à jouer par paire

opening-tables = Nombre de tables

opening-laws = Code

opening-withdrawn = Si une paire part

opening-withdrawn-keep = ce qu’elle a joué compte

opening-withdrawn-half = ce qu’elle a joué compte à partir de la moitié de ses donnes

opening-withdrawn-cancel = ce qu’elle a joué ne compte pas

opening-open = Ouvrir la séance

opening-bad-title = Le nom est trop long, ou contient des caractères qu’aucun nom n’a.

opening-bad-choice = Un choix n’est pas possible. Le formulaire montre ce qui y était avant.

opening-many = Il y a autant de séances que possible : retirez-en une d’abord au bureau de l’arbitre.

opening-table = Table { $table }

## The links of an evening, and what is printed

links-title = Liens

links-grid = Vers la page de l’arbitre

links-lead = Montrez un lien à l’appareil photo de l’appareil qui doit avoir la place, ou ouvrez la place dans ce navigateur. Qui a le lien a la place.

links-qr = Montrer le lien

links-open = Ouvrir ici

links-shown = Lien pour { $place }

links-once = Il n’est montré qu’une fois ; vous pouvez en faire un autre à tout moment.

links-print = À imprimer

links-cards = Codes QR des tables

links-pair-cards = Un billet par paire, avec son lien

links-score-cards = Feuilles de marque, chacune avec le lien de la paire

links-score-cards-pdf = Les mêmes en PDF

links-pairs = Paires

links-public = Ce que tout le monde dans la salle peut voir

links-players = Liens des joueurs

links-players-lead = Chaque joueur a son propre lien. Quand un tour commence, il le conduit tout seul à sa table. Le premier d’une paire joue en Nord ou en Est.

links-players-all = Faire la liste de tous les liens

links-players-none = Quand les paires sont inscrites, les liens de leurs joueurs se trouvent ici.

links-players-once = Envoyez à chacun le sien. Ils ne s’affichent qu’une fois ; les précédents restent valables jusqu’à ce que quelqu’un d’autre joue à sa place.

cards-print-now = Imprimez cette page ; chaque carton tient sur une feuille.

cards-lasting = Ces cartons seront encore bons la semaine prochaine, tant que l’ordinateur garde la même adresse.

cards-tonight = Ces cartons ne valent que pour cette séance.

cards-scan = Pointez ici l’appareil photo d’un téléphone.

cards-keep = Gardez la page ouverte toute la séance. Pas besoin d’internet : restez sur ce wifi, quoi qu’en dise le téléphone.

cards-pair = Votre page : votre prochaine place, vos résultats, et l’appel à l’arbitre.

## A table unit of the house

opening-unit-here = Cet appareil devient celui de la table : on y saisit les résultats.

opening-unit-sit = L’utiliser à cette table

opening-unit-waits = Aucune séance n’est encore ouverte.

opening-unit-waits-how = Gardez cette page ouverte : elle continue d’elle-même dès que l’arbitre en ouvre une.

opening-unit-unknown = Ce navigateur n’est pas à cette table. Scannez l’image du carton de table.

## What `bridgelaw serve --hall` prints

serve-hall-address = Les téléphones de la salle joignent cet ordinateur à { $address }

serve-hall-others = Il a { $count ->
    [one] aussi une autre adresse
   *[other] aussi d’autres adresses
} : { $addresses }. Si les téléphones n’arrivent pas, démarrez avec --public http://ADRESSE:{ $port }

serve-hall-none = Cet ordinateur n’est dans aucun réseau : les téléphones ne peuvent pas le joindre. Rejoignez le wifi de la salle et redémarrez.

serve-hall-open = Ouvrez la séance par ce lien : { $link }

serve-hall-goes-on = « { $title } » continue ; ses places retrouvent leur chemin. Si le navigateur de l’arbitre est perdu, le lien ci-dessous ramène aussi à sa place.

serve-hall-units-new = Les anciens cartons de table ne valent plus : imprimez-en de nouveaux.

serve-hall-ready = Prêt. Laissez cette fenêtre ouverte toute la séance ; Ctrl-C arrête, et rien n’est perdu.

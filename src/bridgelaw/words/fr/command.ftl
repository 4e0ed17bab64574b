### bridgelaw words: command, French

## The program, headings, flags of every command

command-all = Ce que les Lois du bridge de compétition disent d’une table : { $editions } ; en anglais, en français, en norvégien.

command-heading =
    .usage = Emploi : { $text }
    .commands = Commandes
    .arguments = Arguments
    .parameters = Paramètres
    .choices = [choix : { $text }]
    .usually = [par défaut : { $text }]
    .required = [obligatoire]
    .wrong = Erreur

command-flag =
    .help = Afficher ce message et s’arrêter.
    .version = Afficher la version du programme.
    .install-completion = Installer la complétion de l’interpréteur de commandes.

## What is wrong with what was typed

command-wrong =
    .option = Option inconnue : { $text }.
    .option_near = Option inconnue : { $text }. Vouliez-vous dire { $near } ?
    .command = Commande inconnue : { $text }.
    .unused = Rien ne correspond à : { $text }
    .twice = { $name } est donné plusieurs fois.
    .missing = Il manque { $name }, ou ce qui doit suivre.
    .choice = « { $text } » n’est pas possible pour { $name }. Possibles : { $allowed }
    .value = « { $text } » n’est pas possible pour { $name }.
    .other = Ceci ne peut pas être lu : { $text }

## What each option means: those of several commands, then command by command

command-shared =
    .language = Langue, au lieu de celle du relevé.
    .laws = Édition du Code, au lieu de celle du relevé.
    .authority = Organisme responsable, au lieu de celui du relevé.
    .data = Le dossier de données du serveur, comme pour serve.
    .database = postgresql://… au lieu de SQLite dans ce dossier.
    .kept = FILE est le nom d’une séance de la base, non un fichier.
    .out = Écrire dans ce fichier, qui ne doit pas encore exister, au lieu de la sortie standard.
    .names = Avec les noms des joueurs, si le fichier les donne.

command-serve = Tables en direct dans le navigateur : quatre joueurs, des spectateurs, l’arbitre.
    .about = Tables en direct dans le navigateur. Réglages : options, puis variables BRIDGELAW_…, puis le fichier, puis les valeurs par défaut.
    .host = L’adresse d’écoute (127.0.0.1).
    .port = Le port d’écoute (8000) ; 0 en prend un libre.
    .database = postgresql://… au lieu de SQLite dans le dossier de données.
    .data = Le dossier de la base et du secret de l’exploitant.
    .public = L’adresse par laquelle on y accède, derrière un serveur mandataire.
    .config = Un fichier TOML avec ces réglages et d’autres.
    .log = Ce qui est journalisé : debug, info, warning, error.
    .log-form = text, ou json : un objet par ligne.
    .bots = Où jouent des programmes à la seconde table d’un premier démarrage : N,E,W ; ou none.
    .irregular = La fréquence des irrégularités des programmes, de 0 à 1.
    .hall = Une soirée en salle : les téléphones du même réseau y accèdent par le carton de leur table.
    .units = Les cartons de table imprimés restent valables (keep), ou il en faut de nouveaux (new).
    .adopt = Prendre la base pour celle de ce dossier, même si c’en est une autre ou une vide.
    .json = Écrire les liens sur une ligne de JSON, pour des programmes.

command-rule = Ce que disent les Lois d’un relevé ou d’un fichier PBN ou LIN.
    .about = Ce que disent les Lois d’une table : son état, ce qui était irrégulier, ce qu’il faut demander, qui peut et doit faire quoi.
    .files = Relevés (YAML, JSON), fichiers PBN ou LIN.
    .json = Une ligne de JSON par réponse, pour des programmes.
    .after = S’arrêter après l’acte portant cet identifiant.
    .every = Une réponse avant le premier acte et après chacun.
    .seat = La réponse telle que ce joueur peut la voir ; avec --every après chaque acte qu’il a perçu.
    .why = Dire sur quoi repose l’irrégularité, l’option ou la question ID.
    .laws = Édition du Code, au lieu de celle du relevé ; all : côte à côte.

command-replay = Des donnes telles qu’elles ont été annoncées et jouées, parcourues selon les Lois.
    .about = Des donnes telles qu’elles ont été annoncées et jouées : mains, annonces avec alertes et notes, levées, irrégularités. Code de sortie 2 si une donne n’a pas pu être lue ; sans --keep-going, la lecture s’arrête là.
    .files = PBN, LIN, relevés (YAML, JSON, un par ligne en .jsonl).
    .json = Une ligne de JSON par donne : la réponse après son dernier acte.
    .repair = Réparer aussi ce qui demande une supposition ; chaque réparation est dite.
    .keep-going = Lister les donnes illisibles et continuer avec les autres.

command-convert = Des donnes d’une forme de fichier à une autre : relevés, PBN, LIN.
    .about = Des donnes d’une forme de fichier à une autre. Rien de ce que dit le fichier ne se perd : ce que l’autre forme ne sait pas dire est conservé et se retrouve au retour. Sans --keep-going rien n’est écrit si l’une des donnes est illisible. Code de sortie 2 si c’est le cas.
    .files = PBN, LIN, relevés (YAML, JSON, un par ligne en .jsonl).
    .to = record = un relevé JSON par ligne.
    .repair = Réparer aussi ce qui demande une supposition ; chaque réparation est notée dans reading du relevé.
    .keep-going = Écrire les donnes lisibles et lister les autres, au lieu de rien.

command-audit = De nombreux fichiers de donnes : ce qui n’y est pas comme il faut.
    .about = Parcourir chaque donne : déclarations non conformes, renonces dans le jeu noté, revendications, mains qui n’ont pas 13 cartes, donnes impossibles, actes anormalement longs pour leur joueur. Des nombres et des indices, jamais un verdict. Ce qui a été interrompu reprend où il en était avec le même --out. Code de sortie 2 si une donne n’a pas pu être lue.
    .paths = Des fichiers de donnes (PBN, LIN, un relevé par ligne), ou leurs dossiers.
    .out = Des lignes, une par donne : .jsonl, .csv, ou .parquet avec le complément [parquet].
    .json = Le résumé sur une ligne de JSON, pour des programmes.
    .workers = Processus côte à côte (par défaut : un par cœur).
    .cluster = Un ordonnanceur Dask dont les processus s’en chargent (complément [cluster]).

command-poll = Le problème d’un joueur, à résoudre par des joueurs de même niveau ; et ce que montrent leurs réponses.
    .about = Imprimer le problème d’un joueur, avec ce que ce joueur pouvait utiliser et rien d’autre ; ou peser les réponses.
    .file = Un relevé (YAML, JSON).
    .of = Identifiant de la déclaration ou de la carte que le joueur a choisie.
    .seat = Le joueur ; sinon l’auteur de cet acte.
    .stage = 2 : les joueurs savent combien de temps le partenaire a réfléchi, et disent ce que cela suggère.
    .number = Numéro de la feuille à l’étape 2 : chacune a les actions dans un ordre qui lui est propre.
    .answers = Les réponses des joueurs interrogés : que montrent-elles ?
    .methods = Ce qu’il faut dire des ententes de la paire sur la feuille.
    .json = Pour des programmes.

command-evidence = Les donnes compatibles avec ce que sait une place : leur nombre, la fréquence d’un fait parmi elles, un échantillon.
    .about = Que changerait l’information ? De combien se déplace la comparaison des actions, pour chaque sens qu’elle a pu avoir. Ou, avec --event, --known, --held ou --given : compter exactement les donnes compatibles avec ce que sait une place, et la fréquence d’un fait parmi elles ; en tirer quelques-unes. Avec un relevé, ce qui n’est pas donné en vient. Les conditions portent sur les mains distribuées : points (11-15 hcp, 5+ hcp in SH), longueurs (5+S, 0-2C, 9+SH), controls, aces, cartes (SA, 2+ of SA SK SQ), balanced, shape 5431 (=5431 : de pique à trèfle), S>H ; avec not, une virgule ou and, or.
    .file = Un relevé (YAML, JSON) : la carte d’une de ses questions.
    .question = Identifiant de la question ouverte, comme q1 ; sinon la seule.
    .seat = Le joueur qui avait à choisir.
    .showed = Au lieu de ce qu’une place a montré : "E: 11-15 hcp, 5+S".
    .reading = Ce qu’elle a pu signifier, 2 à 4 : values="14+ hcp". De celui dont elle venait.
    .action = Une action et où elle mène : P=3HS, 3S (tout le monde passe) ; une carte dans le jeu.
    .no-poll = Pourquoi il n’y a pas eu de sondage.
    .scale = Ce qui est comparé (points).
    .seconds = Combien de temps peut durer la résolution des donnes (60).
    .known = Une main connue : "W: QT5.QJ2.Q6.J9743". Peut être répété.
    .held = Des cartes vues d’une main cachée : "E: S6 S2".
    .given = Ce qu’une place a montré : "E: 11-15 hcp, 5+S".
    .event = Quelle est la fréquence de ceci ? "E: 6+S; N: 0-1S".
    .deals = Combien de donnes tirer ; pour une carte, combien en résoudre (600).
    .seed = Le germe du tirage, au lieu de celle que donne ce qui est connu.
    .json = Pour des programmes.

command-ruling = Conduire une décision pas à pas : la première question, ce qui s’ensuit, la décision écrite.
    .about = Conduire une décision pas à pas : la première question, ce qui s’ensuit, la marque avant et après, la décision écrite. Chaque réponse est ajoutée au relevé comme un acte de l’arbitre : on peut s’arrêter et reprendre à tout moment.
    .file = Un relevé (YAML ou JSON) ; aucun pour une décision rapide.
    .start = Une décision rapide : KIND est le type d’irrégularité (sans lui, tous les types sont listés) ; les faits se donnent par --answer KEY=VALUE, comme by=E, et une option se prend par choose=OPTION.
    .answer = KIND=VALUE, comme damage=yes, "adjust=60% 4S S 10, 40% 4S S 9" ou "adjust=likely 40% 4S S 10, 60% 4S S 9" ; " // " devant un motif.
    .change = KEY=VALUE d’une décision rapide, à la place d’un --answer antérieur : les réponses suivantes restent tant qu’elles conviennent ; ce qui ne convient plus est nommé et redemandé.
    .json = Où en est la décision, sur une ligne de JSON, pour des programmes.
    .out = Enregistrer le relevé ici au lieu de compléter le fichier.
    .write = Écrire la décision ici (.txt, .html ou .pdf) ; - pour le terminal.
    .format = Forme de la décision écrite, au lieu de celle de son nom.
    .double-dummy = Ce que vaut la donne cartes sur table, ce que coûtent déclarations et cartes (complément [dd]).

command-check = Exécuter des scénarios : ce qu’ils attendent face à ce qui est répondu.
    .about = Exécuter des scénarios : code de sortie 1 si une attente n’est pas remplie, 2 si un fichier est illisible.
    .paths = Fichiers de scénarios, ou leurs dossiers.
    .for = Ne compter que les lignes sur ces Lois, comme 9-11,17,25-39 ; les autres sont remises.
    .quiet = Seulement les nombres.

command-cases = Décisions publiées : ce que le programme demande et calcule, face à ce qui a été décidé.
    .about = Décisions publiées : si le programme a demandé ce qui a été décidé, s’il propose la décision, et si la marque découle des seuls faits ou est reprise de la décision, en tableau. Code de sortie 2 si un fichier est illisible.
    .paths = Fichiers de cas, ou leurs dossiers.
    .details = Tout sur chaque cas : les dispositions aussi, et ce qui n’est pas dans son relevé.
    .json = Une ligne de JSON par cas, pour des programmes.

command-session = Séances à plusieurs tables : résultats et classements.

command-session-import = La séance d’un autre programme sous la forme neutre (bridgelaw.session/1), que lisent rank et export.
    .about = La séance d’un autre programme sous la forme neutre (bridgelaw.session/1), que lisent rank et export. Les contradictions du fichier, ce qui n’a pas été repris et ce qu’il a fallu supposer sont dits. Code de sortie 2 s’il est illisible.
    .file = Une séance : USEBIO, Scorer (XML), boîtiers de table (BWS), résultats en PBN, ou la forme neutre.
    .into = La garder sous ce nom dans la base ; d’une séance qui y est déjà, ce qui a changé.
    .json = Ce qu’il y a à dire, sur la sortie d’erreur, en un objet JSON.

command-session-export = Une séance sous une autre forme. Ce que cette forme ne sait pas porter est dit, les décisions d’abord ; une liste en CSV porte ce que disent ses colonnes. Code de sortie 2 si le fichier est illisible.
    .file = Une séance : USEBIO, Scorer (XML), boîtiers de table (BWS), résultats en PBN, ou la forme neutre.
    .to = La forme ; session = la neutre, ranking et travellers = ces listes en CSV.
    .tables = PBN : un relevé par table, non un tableau des marques par donne.
    .strict = Code de sortie 1 si la forme n’a pas pu tout porter.
    .json = Ce qu’il y a à dire, sur la sortie d’erreur, en un objet JSON.

command-session-people = Les personnes connues par leur nom : clé, nom et numéro, une par ligne.
    .name = Une partie du nom ; sans elle, tout le monde.

command-session-erase = Oublier quelqu’un : nom et numéro sortent de la base, qui est réécrite sans eux. Puis le nom est cherché dans ses fichiers, dans ceux exportés avec les noms et dans ceux donnés par --look. Code de sortie 1 s’il y figure encore.
    .key = La clé de la personne, telle que people la donne.
    .look = Journaux, sauvegardes, dossiers : où chercher encore le nom.

command-session-print = Une séance à imprimer : le classement, les feuilles ambulantes (tous les résultats donne par donne) et les diagrammes, en A4. Code de sortie 2 si le fichier est illisible ou si l’autre ne peut pas être écrit.
    .file = Une séance : USEBIO, Scorer (XML), boîtiers de table (BWS), résultats en PBN, ou la forme neutre.
    .what = Peut être donné plusieurs fois ; sinon tout ce qu’il y a.
    .out = Un fichier qui n’existe pas encore, .pdf ou .html ; sinon du HTML, ici.
    .numbers = Seulement les numéros des paires dans le classement, sans noms.

command-session-rank = Le classement d’une séance : points de match, IMP croisés ou Butler, pour un ou deux vainqueurs. Code de sortie 2 si le fichier est illisible.
    .file = Une séance : USEBIO, Scorer (XML), boîtiers de table (BWS), résultats en PBN, ou la forme neutre.
    .since = La même séance telle qu’elle était avant : ce qui a changé est dit aussi.
    .json = Un objet JSON, pour des programmes.

command-movement = Mouvements : lequel pour tant de paires ; chaque tour ; ce qui ne va pas dans celui d’un fichier.
    .about = Mouvements : ce qu’un arbitre choisirait pour tant de paires, de donnes et de minutes ; un mouvement avec tous ses tours ; ou ce qui ne va pas dans celui d’un fichier, à côté d’un des nôtres s’il est nommé. Les mouvements : mitchell, relay, howell, three-quarter, hesitation, rover, barometer. Code de sortie 1 si le mouvement du fichier enfreint ce qui fait un mouvement, 2 si l’entrée est mauvaise.
    .what = 25 pairs ; ou un mouvement avec ses tables, howell 6 (un barometer : les paires).
    .boards = Donnes que devrait jouer une paire.
    .minutes = Les minutes disponibles.
    .pace = Minutes par donne.
    .winners = Nombre de vainqueurs (de classements).
    .copies = Chaque table a toutes les donnes : un barometer est possible.
    .rounds = Nombre de tours (pour un seul mouvement).
    .missing = Une paire absente (pour un seul mouvement).
    .show = Chaque tour.
    .check = Examiner le mouvement d’un fichier CSV, de boîtiers de table (.bws) ou d’une séance.
    .cards = Fiches de table, fiches de déplacement et feuilles de marque, en .pdf ou .html : un nom de fichier.
    .only = Lesquelles ; peut être donné plusieurs fois.
    .csv = Les places de tous les tours, telles que --check les lit.
    .json = Un objet JSON, pour des programmes.

command-law = Une Loi, disposition par disposition, en termes simples.
    .about = Une Loi dans nos propres mots : ses dispositions, leur force, ce qui est demandé à l’arbitre. Sans --laws, telle que la plupart la jouent aujourd’hui, avec les numéros des autres éditions. --search mène d’une question, ou de ce qui se dit à la table, aux dispositions qui y répondent et à la décision rapide à côté d’elles.
    .number = Numéro de la Loi.
    .search = Au lieu d’un numéro : ce qui est cherché, dans vos mots.
    .laws = Édition du Code.
    .language = Langue de la page.
    .json = Ce que --search a trouvé, en JSON.

command-laws = Comparer les éditions d’une Loi ; ce que le programme connaît des Lois.
    .about = Éditions comparées, et ce que le programme connaît des Lois.

command-laws-diff = Ce qui diffère dans une Loi d’une édition à l’autre.
    .number = Numéro de la Loi.
    .from = L’une des éditions.
    .to = L’autre édition.
    .language = Langue de la page.

command-laws-coverage = Ce que le programme connaît de chaque disposition dans chaque édition, et ce qui manque.
    .language = Langue du tableau.

command-laws-export = Le navigateur des Lois en pages statiques : chaque Loi, édition et langue, des comparaisons, des cas, une recherche.
    .about = Le navigateur des Lois en pages statiques : chaque Loi, édition et langue, des comparaisons, des cas, une recherche. Aucun serveur n’est nécessaire : ouvrez index.html, ou placez le dossier où des pages sont servies. Les fichiers de même nom sont remplacés.
    .folder = Où sont écrites les pages ; le dossier est créé s’il n’existe pas.
    .workers = Processus côte à côte (par défaut : un par cœur).
    .language = Langue de ce qui est affiché ; les pages sont dans toutes.

command-new = Un relevé pour commencer.
    .about = Imprimer l’ébauche d’un relevé : complétez les actes et donnez-la à « bridgelaw rule ».
    .board = Numéro de l’étui : le donneur et la vulnérabilité en découlent.
    .deal = Donne en PBN, "N:AK5.… … … …" ; "-" pour une main inconnue.
    .title = De quoi traite le relevé.
    .scoring = Forme de marque.

command-schema = Le schéma JSON d’un relevé.
    .about = Imprimer le schéma JSON d’un relevé, pour des éditeurs et d’autres programmes.

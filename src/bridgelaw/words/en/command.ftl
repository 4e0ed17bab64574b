### bridgelaw words: command, English. What the command line says of itself: the same as in the code

## The program, headings, flags of every command

command-all = What the Laws of Duplicate Bridge make of a table: { $editions }; English, French, Norwegian.

command-heading =
    .usage = Usage: { $text }
    .commands = Commands
    .arguments = Arguments
    .parameters = Parameters
    .choices = [choices: { $text }]
    .usually = [default: { $text }]
    .required = [required]
    .wrong = Error

command-flag =
    .help = Display this message and exit.
    .version = Display application version.
    .install-completion = Install shell completion for this application.

## What is wrong with what was typed

command-wrong =
    .option = Unknown option: { $text }.
    .option_near = Unknown option: { $text }. Did you mean { $near }?
    .command = Unknown command: { $text }.
    .unused = Nothing can be done with: { $text }
    .twice = { $name } was given more than once.
    .missing = { $name } is missing, or what belongs to it.
    .choice = “{ $text }” is not possible for { $name }. Possible: { $allowed }
    .value = “{ $text }” is not possible for { $name }.
    .other = This cannot be read: { $text }

## What each option means: those of several commands, then command by command

command-shared =
    .language = Language instead of the record’s.
    .laws = Edition of the Laws instead of the record’s.
    .authority = Regulating Authority instead of the record’s.
    .data = The data folder of the server, as for serve.
    .database = postgresql://… instead of SQLite in that folder.
    .kept = FILE is the name of a session in the database, not a file.
    .out = Write to this file, which must not be there yet, not to standard output.
    .names = With the names of the players, where the file has them.

command-serve = Live tables in the browser: four players, spectators, the Director.
    .about = Live tables in the browser. Settings: flags, then BRIDGELAW_… variables, then the file, then defaults.
    .host = The address to listen on (127.0.0.1).
    .port = The port to listen on (8000); 0 takes a free one.
    .database = postgresql://… instead of SQLite in the data folder.
    .data = The folder for the database and the operator’s secret.
    .public = The address that people reach, when a proxy is before it.
    .config = A TOML file with these and further settings.
    .log = How much is logged: debug, info, warning, error.
    .log-form = text, or json: one object per line.
    .bots = Where programs sit at the second table of a first start: N,E,W; or none.
    .irregular = How often programs do something irregular, 0 to 1.
    .hall = An evening in a hall: phones in the same network reach it, with their table’s card.
    .units = Printed table cards stay good (keep), or new ones are needed (new).
    .adopt = Take the database as that of this folder, though it is another or an empty one.
    .json = Print the links as one line of JSON, for programs.

command-rule = What the Laws make of a record or a PBN or LIN file.
    .about = What the Laws make of a table: its state, what was irregular, what to ask, who may and must do what.
    .files = Records (YAML, JSON), PBN or LIN files.
    .json = One line of JSON per answer, for programs.
    .after = Stop after the act of this id.
    .every = An answer before the first act and after each of them.
    .seat = The answer as this player may see it; with --every after each act which that player perceived.
    .why = Say on what the irregularity, option or Question ID rests.
    .laws = Edition of the Laws instead of the record’s; all: side by side.

command-replay = Boards as they were bid and played, gone through by the judge.
    .about = Boards as they were bid and played: hands, auction with alerts and notes, tricks, what was irregular. Exit status 2 if a board could not be read; without --keep-going it stops there.
    .files = PBN, LIN, records (YAML, JSON, one a line in .jsonl).
    .json = One line of JSON per board: the answer after its last act.
    .repair = Also repair what takes a guess; every repair is said.
    .keep-going = List the boards that cannot be read and go on with the others.

command-convert = Boards from one form of file to another: records, PBN, LIN.
    .about = Boards from one form of file to another. Nothing that the file says is lost: what the other form has no words for is carried along, and comes back with the way back. Without --keep-going nothing is written when one of the boards cannot be read. Exit status 2 if one could not.
    .files = PBN, LIN, records (YAML, JSON, one a line in .jsonl).
    .to = record = one JSON record a line.
    .repair = Also repair what takes a guess; every repair is listed in the record’s reading.
    .keep-going = Write the boards that can be read and list the others, instead of nothing.

command-audit = Many files of boards: what in them is not as it should be.
    .about = Go through every board: illegal calls, revokes in the play record, claims, hands that are not 13 cards, deals that cannot be, acts that took unusually long for their player. Counts and evidence, never a verdict. What was interrupted goes on where it was when it is begun again with the same --out. Exit status 2 if a board could not be read.
    .paths = Files of boards (PBN, LIN, records one a line), or folders of them.
    .out = Rows, one per board: .jsonl, .csv, or .parquet with the extra [parquet].
    .json = The summary as one line of JSON, for programs.
    .workers = Processes side by side (default: one per core).
    .cluster = A Dask scheduler whose workers do it (extra [cluster]).

command-poll = The problem that a player had, for peers to solve; and what their answers show.
    .about = Print the problem that a player had, with what that player might use and nothing else; or weigh the answers.
    .file = A record (YAML, JSON).
    .of = Id of the call or card that the player chose.
    .seat = The player; else who did that act.
    .stage = 2: the players know how long partner took, and say what that suggests.
    .number = Of the sheet at stage 2: each has the actions in an order of its own.
    .answers = The answers of the players asked: what do they show?
    .methods = What to tell of the pair’s agreements on the sheet.
    .json = For programs.

command-evidence = Deals that fit what a seat knows: how many, how often something holds among them, a sample.
    .about = What would the information change? How far the comparison of actions moves, for each meaning that it may have had. Or, with --event, --known, --held or --given: count the deals that fit what a seat knows, exactly, and how often something holds among them; draw some of them. With a record, what is not given comes from it. Conditions are about hands as dealt: points (11-15 hcp, 5+ hcp in SH), lengths (5+S, 0-2C, 9+SH), controls, aces, cards (SA, 2+ of SA SK SQ), balanced, shape 5431 (=5431: spades to clubs), S>H; with not, a comma or and, or.
    .file = A record (YAML, JSON): the card of one of its Questions.
    .question = Id of the open Question, as q1; else the only one.
    .seat = The player who had to choose.
    .showed = In place of what a seat has shown: "E: 11-15 hcp, 5+S".
    .reading = What it may have meant, 2 to 4: values="14+ hcp". Of whoever conveyed it.
    .action = An action and where it leads: P=3HS, 3S (everybody passes); a card in the play.
    .no-poll = Why there was no poll.
    .scale = What is compared (points).
    .seconds = How long the deals of a card may be solved (60).
    .known = A known hand: "W: QT5.QJ2.Q6.J9743". May be repeated.
    .held = Cards seen of a hidden hand: "E: S6 S2".
    .given = What a seat has shown: "E: 11-15 hcp, 5+S".
    .event = How often does this hold? "E: 6+S; N: 0-1S".
    .deals = How many deals to draw; of a card to solve (600).
    .seed = The seed of the draw, instead of the one that follows from what is known.
    .json = For programs.

command-ruling = Lead through a ruling: what to ask first, what follows, the written ruling.
    .about = Lead through a ruling: what to ask first, what follows, the score before and after, the written ruling. Each answer is added to the record as an act of the Director, so that it can be left and taken up at any point.
    .file = A record (YAML or JSON); none for a quick ruling.
    .start = A quick ruling: KIND is the kind of irregularity (without it, all kinds are listed); the facts are given by --answer KEY=VALUE, as by=E, and an option is taken by choose=OPTION.
    .answer = KIND=VALUE, as damage=yes, "adjust=60% 4S S 10, 40% 4S S 9" or "adjust=likely 40% 4S S 10, 60% 4S S 9"; " // " before a reason.
    .change = KEY=VALUE of a quick ruling, in the place of an earlier --answer: what was answered after it stays as far as it still fits; what does not is named and asked anew.
    .json = How far the ruling is as one line of JSON, for programs.
    .out = Store the record here instead of adding to the file.
    .write = Write the ruling here (.txt, .html or .pdf); - for the terminal.
    .format = Form of the written ruling instead of that of its name.
    .double-dummy = What the board is worth with all hands open, what calls and cards cost (extra [dd]).

command-check = Run scenario files: what they expect against what is answered.
    .about = Run scenario files: exit status 1 when an expectation fails, 2 when a file cannot be read.
    .paths = Scenario files, or folders of them.
    .for = Count only rows about these Laws, as in 9-11,17,25-39; the others are deferred.
    .quiet = Only the counts.

command-cases = Published rulings: what the program asks and computes beside what was ruled.
    .about = Published rulings: whether the program asked what was decided, whether it offers the decision, and whether the score follows from facts alone or was taken from the ruling, as a table. Exit status 2 when a file cannot be read.
    .paths = Case files, or folders of them.
    .details = All of each case: provisions too, and what is not in its record.
    .json = One line of JSON per case, for programs.

command-session = Sessions of many tables: results and rankings.

command-session-import = A session of another program in the neutral form (bridgelaw.session/1), which rank and export read. What the file contradicts itself in, what was not taken over and what had to be assumed is said. Exit status 2 when it cannot be read.
    .about = A session of another program in the neutral form (bridgelaw.session/1), which rank and export read. What the file contradicts itself in, what was not taken over and what had to be assumed is said. Exit status 2 when it cannot be read.
    .file = A session: USEBIO, Scorer (XML), table units (BWS), results in PBN, or the neutral form.
    .into = Keep it under this name in the database; where one is there already, what has changed in it.
    .json = What is said on standard error, as one JSON object.

command-session-export = A session in another form. What that form could not carry is said, rulings first; a list as CSV carries what its columns say. Exit status 2 when the file cannot be read.
    .file = A session: USEBIO, Scorer (XML), table units (BWS), results in PBN, or the neutral form.
    .to = The form; session = the neutral one, ranking and travellers = these lists as CSV.
    .tables = PBN: a record for each table, not a table of scores for each board.
    .strict = Exit status 1 when the form could not carry everything.
    .json = What is said on standard error, as one JSON object.

command-session-people = Who is known by name: key, name and number, a line for each.
    .name = A part of the name; without it everybody.

command-session-erase = Forget somebody: name and number go out of the database, which is written anew without them. Then its files, the files that were exported with names and those given by --look are searched for the name. Exit status 1 where it still stands in one of them.
    .key = The key of somebody, as people tells it.
    .look = Logs, backups, folders: where else the name is searched for.

command-session-print = A session to be printed: the ranking, the travellers (all results board by board) and the hand records, on A4. Exit status 2 when the file cannot be read, or the other one not be written.
    .file = A session: USEBIO, Scorer (XML), table units (BWS), results in PBN, or the neutral form.
    .what = May be given more than once; else all there is.
    .out = A file that is not there yet, .pdf or .html; else HTML, here.
    .numbers = Numbers of pairs alone in the ranking, no names.

command-session-rank = The ranking of a session: matchpoints, cross-IMPs or Butler, for one or two winners. Exit status 2 when the file cannot be read.
    .file = A session: USEBIO, Scorer (XML), table units (BWS), results in PBN, or the neutral form.
    .since = The same session as it was before: what has changed is told too.
    .json = One JSON object, for programs.

command-movement = Movements: which one for so many pairs; every round; what is broken in one from a file.
    .about = Movements: what a Director would choose for so many pairs, boards and minutes; one movement, with all its rounds; or what is broken in one from a file, beside one of ours if that is named too. One movement is: mitchell, relay, howell, three-quarter, hesitation, rover, barometer. Exit status 1 when the file’s movement breaks what makes a movement, 2 for bad input.
    .what = 25 pairs; or a movement with its tables, howell 6 (a barometer: pairs).
    .boards = Boards that a pair should play.
    .minutes = Minutes available.
    .pace = Minutes for a board.
    .winners = Lists of winners.
    .copies = Every table has all boards, so a barometer is possible.
    .rounds = How many rounds (one movement only).
    .missing = A pair that is missing (one movement only).
    .show = Every round.
    .check = Look at the movement in a CSV file, in one of table units (.bws) or in a session.
    .cards = Table cards, guide cards and score cards, as .pdf or .html: a file’s name.
    .only = Which cards; may be given more than once.
    .csv = The seats of all rounds, as --check reads them.
    .json = One JSON object, for programs.

command-law = A Law, provision by provision, in plain words.
    .about = A Law in our own words: its provisions, how strong they are, what the Director is asked. Without --laws it is as most play now, with the numbers that other editions have. --search leads from a question, or from what is said at the table, to the provisions that answer it and to the quick ruling beside them.
    .number = Number of the Law.
    .search = Instead of a number: what is looked for, in your own words.
    .laws = Edition of the Laws.
    .language = Language of the page.
    .json = What --search has found as JSON.

command-laws = Compare editions of a Law; what of the Laws is encoded.
    .about = Editions compared, and what the program has of the Laws.

command-laws-diff = What is different in a Law from one edition to another.
    .number = Number of the Law.
    .from = The one edition.
    .to = The other edition.
    .language = Language of the page.

command-laws-coverage = What the program has of each provision in each edition, and what is missing.
    .language = Language of the table.

command-laws-export = The law browser as static pages: every Law, edition and language, comparisons, worked cases, a search. They need no server: open index.html, or put the folder wherever pages are served. Files of the same name are replaced.
    .about = The law browser as static pages: every Law, edition and language, comparisons, worked cases, a search. They need no server: open index.html, or put the folder wherever pages are served. Files of the same name are replaced.
    .folder = Where the pages are written; it is made if it is not there.
    .workers = Processes side by side (default: one per core).
    .language = Language of what is printed; the pages are in all.

command-new = A record to begin with.
    .about = Print a record skeleton: fill in the acts and give it to `bridgelaw rule`.
    .board = Number of the board: dealer and vulnerability follow from it.
    .deal = PBN deal, "N:AK5.… … … …"; "-" for an unknown hand.
    .title = What the record is about.
    .scoring = Form of scoring.

command-schema = The JSON Schema of a record.
    .about = Print the JSON Schema of a record, for editors and other programs.

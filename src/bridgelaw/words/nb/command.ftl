### bridgelaw words: command, Norwegian bokmål

## The program, headings, flags of every command

command-all = Hva lovene for turneringsbridge sier om et bord: { $editions }; på engelsk, fransk og norsk.

command-heading =
    .usage = Bruk: { $text }
    .commands = Kommandoer
    .arguments = Argumenter
    .parameters = Parametere
    .choices = [mulige: { $text }]
    .usually = [standard: { $text }]
    .required = [må oppgis]
    .wrong = Feil

command-flag =
    .help = Vis denne teksten og avslutt.
    .version = Vis programmets versjon.
    .install-completion = Installer fullføring i kommandoskallet.

## What is wrong with what was typed

command-wrong =
    .option = Ukjent valg: { $text }.
    .option_near = Ukjent valg: { $text }. Mente du { $near }?
    .command = Ukjent kommando: { $text }.
    .unused = Dette passer ikke noe sted: { $text }
    .twice = { $name } er oppgitt flere ganger.
    .missing = { $name } mangler, eller det som hører til.
    .choice = «{ $text }» er ikke mulig for { $name }. Mulige: { $allowed }
    .value = «{ $text }» er ikke mulig for { $name }.
    .other = Dette kan ikke leses: { $text }

## What each option means: those of several commands, then command by command

command-shared =
    .language = Språk i stedet for protokollens.
    .laws = Utgave av lovene i stedet for protokollens.
    .authority = Regulerende myndighet i stedet for protokollens.
    .data = Datamappen til serveren, som for serve.
    .database = postgresql://… i stedet for SQLite i den mappen.
    .kept = FILE er navnet på en turneringsdel i databasen, ikke en fil.
    .out = Skriv til denne filen, som ikke må finnes fra før, i stedet for til standard ut.
    .names = Med navnene på spillerne, der filen har dem.

command-serve = Bord i nettleseren: fire spillere, tilskuere, TL.
    .about = Bord i nettleseren. Innstillinger: valg på kommandolinjen, så BRIDGELAW_…-variabler, så filen, så standardverdiene.
    .host = Adressen det lyttes på (127.0.0.1).
    .port = Porten det lyttes på (8000); 0 tar en ledig.
    .database = postgresql://… i stedet for SQLite i datamappen.
    .data = Mappen for databasen og driftsansvarliges hemmelighet.
    .public = Adressen folk når den på, når en mellomtjener står foran.
    .config = En TOML-fil med disse og flere innstillinger.
    .log = Hvor mye som logges: debug, info, warning, error.
    .log-form = text, eller json: ett objekt per linje.
    .bots = Hvor programmer sitter ved det andre bordet ved første start: N,E,W; eller none.
    .irregular = Hvor ofte programmene gjør noe uregelmessig, 0 til 1.
    .hall = En kveld i et lokale: telefoner i samme nett når den med kortet på bordet.
    .units = Trykte bordkort gjelder fortsatt (keep), eller det trengs nye (new).
    .adopt = Ta databasen som denne mappens, selv om det er en annen eller en tom.
    .json = Skriv lenkene som én linje JSON, for programmer.

command-rule = Hva lovene sier om en protokoll eller en PBN- eller LIN-fil.
    .about = Hva lovene sier om et bord: hvordan det står, hva som var uregelmessig, hva det skal spørres om, hvem som kan og må gjøre hva.
    .files = Protokoller (YAML, JSON), PBN- eller LIN-filer.
    .json = Én linje JSON per svar, for programmer.
    .after = Stopp etter handlingen med denne id-en.
    .every = Et svar før den første handlingen og etter hver av dem.
    .seat = Svaret slik denne spilleren kan se det; med --every etter hver handling spilleren oppfattet.
    .why = Si hva uregelmessigheten, valget eller spørsmålet ID bygger på.
    .laws = Utgave av lovene i stedet for protokollens; all: side om side.

command-replay = Spill slik de ble meldt og spilt, gått gjennom etter lovene.
    .about = Spill slik de ble meldt og spilt: hender, meldinger med alerter og merknader, stikk, det som var uregelmessig. Avslutningskode 2 om et spill ikke kunne leses; uten --keep-going stopper det der.
    .files = PBN, LIN, protokoller (YAML, JSON, én per linje i .jsonl).
    .json = Én linje JSON per spill: svaret etter den siste handlingen.
    .repair = Reparer også det som krever gjetning; hver reparasjon blir sagt.
    .keep-going = List opp spill som ikke kan leses, og fortsett med de andre.

command-convert = Spill fra én filform til en annen: protokoller, PBN, LIN.
    .about = Spill fra én filform til en annen. Ingenting i filen går tapt: det den andre formen mangler ord for, følger med og er der igjen på veien tilbake. Uten --keep-going skrives ingenting når et av spillene ikke kan leses. Avslutningskode 2 når det skjer.
    .files = PBN, LIN, protokoller (YAML, JSON, én per linje i .jsonl).
    .to = record = én JSON-protokoll per linje.
    .repair = Reparer også det som krever gjetning; hver reparasjon står i protokollens reading.
    .keep-going = Skriv de spillene som kan leses, og list opp de andre, i stedet for ingenting.

command-audit = Mange filer med spill: det som ikke er som det skal i dem.
    .about = Gå gjennom hvert spill: ulovlige meldinger, revoker i det noterte spillet, krav, hender som ikke har 13 kort, umulige givinger, handlinger som tok uvanlig lang tid for spilleren. Tall og belegg, aldri en dom. Det som ble avbrutt, fortsetter der det var med samme --out. Avslutningskode 2 om et spill ikke kunne leses.
    .paths = Filer med spill (PBN, LIN, én protokoll per linje), eller mapper med slike.
    .out = Rader, én per spill: .jsonl, .csv, eller .parquet med tillegget [parquet].
    .json = Sammendraget som én linje JSON, for programmer.
    .workers = Prosesser side om side (standard: én per kjerne).
    .cluster = En Dask-planlegger som lar sine prosesser gjøre det (tillegget [cluster]).

command-poll = Problemet en spiller hadde, til løsning for spillere på samme nivå; og hva svarene viser.
    .about = Skriv ut problemet en spiller hadde, med det spilleren kunne bruke og ingenting annet; eller vei svarene.
    .file = En protokoll (YAML, JSON).
    .of = Id-en til meldingen eller kortet spilleren valgte.
    .seat = Spilleren; ellers den som utførte handlingen.
    .stage = 2: spillerne vet hvor lang tid makker brukte, og sier hva det antyder.
    .number = På arket i trinn 2: hvert ark har handlingene i sin egen rekkefølge.
    .answers = Svarene fra dem som ble spurt: hva viser de?
    .methods = Hva arket skal si om parets avtaler.
    .json = For programmer.

command-evidence = Kortfordelinger som passer med det en plass vet: hvor mange, hvor ofte noe gjelder blant dem, et utvalg.
    .about = Hva ville informasjonen forandre? Hvor langt sammenligningen av handlinger flytter seg, for hver betydning den kan ha hatt. Eller, med --event, --known, --held eller --given: tell nøyaktig de kortfordelingene som passer med det en plass vet, og hvor ofte noe gjelder blant dem; trekk noen av dem. Med en sak kommer det som ikke er oppgitt, fra den. Vilkårene gjelder hendene slik de ble gitt: poeng (11-15 hcp, 5+ hcp in SH), lengder (5+S, 0-2C, 9+SH), controls, aces, kort (SA, 2+ of SA SK SQ), balanced, shape 5431 (=5431: spar til kløver), S>H; med not, komma eller and, or.
    .file = En sak (YAML, JSON): kortet for et av spørsmålene i den.
    .question = Navnet på det åpne spørsmålet, som q1; ellers det eneste.
    .seat = Spilleren som skulle velge.
    .showed = I stedet for det en plass har vist: "E: 11-15 hcp, 5+S".
    .reading = Hva den kan ha betydd, 2 til 4: values="14+ hcp". Om den som den kom fra.
    .action = En handling og hvor den fører: P=3HS, 3S (alle passer); et kort i spillet.
    .no-poll = Hvorfor det ikke var noen spørrerunde.
    .scale = Hva som sammenlignes (points).
    .seconds = Hvor lenge fordelingene til et kort kan løses (60).
    .known = En kjent hånd: "W: QT5.QJ2.Q6.J9743". Kan gjentas.
    .held = Kort som er sett av en skjult hånd: "E: S6 S2".
    .given = Det en plass har vist: "E: 11-15 hcp, 5+S".
    .event = Hvor ofte gjelder dette? "E: 6+S; N: 0-1S".
    .deals = Hvor mange kortfordelinger som skal trekkes; for et kort hvor mange som løses (600).
    .seed = Frøet for trekningen, i stedet for det som følger av det som er kjent.
    .json = For programmer.

command-ruling = Lede gjennom en avgjørelse: hva det spørres om først, hva som følger, den skriftlige avgjørelsen.
    .about = Lede gjennom en avgjørelse: hva det spørres om først, hva som følger, scoren før og etter, den skriftlige avgjørelsen. Hvert svar legges til protokollen som en handling av TL, så det kan stoppes og tas opp igjen når som helst.
    .file = En protokoll (YAML eller JSON); ingen for en rask avgjørelse.
    .start = En rask avgjørelse: KIND er typen uregelmessighet (uten den listes alle typer); fakta gis med --answer KEY=VALUE, som by=E, og et valg tas med choose=OPTION.
    .answer = KIND=VALUE, som damage=yes, "adjust=60% 4S S 10, 40% 4S S 9" eller "adjust=likely 40% 4S S 10, 60% 4S S 9"; " // " foran en begrunnelse.
    .change = KEY=VALUE i en rask avgjørelse, i stedet for et tidligere --answer: det som ble svart senere, blir stående så lenge det passer; det som ikke passer, nevnes og spørres om på nytt.
    .json = Hvor langt avgjørelsen er kommet, som én linje JSON, for programmer.
    .out = Lagre protokollen her i stedet for å føye til filen.
    .write = Skriv avgjørelsen hit (.txt, .html eller .pdf); - for terminalen.
    .format = Formen på den skriftlige avgjørelsen i stedet for den navnet sier.
    .double-dummy = Hva spillet er verdt med alle hender åpne, hva meldinger og kort koster (tillegget [dd]).

command-check = Kjøre scenariofiler: det de venter, mot det som blir svart.
    .about = Kjøre scenariofiler: avslutningskode 1 når en forventning ikke slår til, 2 når en fil ikke kan leses.
    .paths = Scenariofiler, eller mapper med slike.
    .for = Tell bare rader om disse paragrafene, som 9-11,17,25-39; de andre utsettes.
    .quiet = Bare tallene.

command-cases = Publiserte avgjørelser: det programmet spør om og regner ut, ved siden av det som ble avgjort.
    .about = Publiserte avgjørelser: om programmet spurte om det som ble avgjort, om det tilbyr avgjørelsen, og om scoren følger av fakta alene eller ble tatt fra avgjørelsen, som tabell. Avslutningskode 2 når en fil ikke kan leses.
    .paths = Filer med avgjørelser, eller mapper med slike.
    .details = Alt om hver av dem: bestemmelser også, og det som ikke står i protokollen.
    .json = Én linje JSON for hver, for programmer.

command-session = Turneringsdeler med mange bord: resultater og plasseringer.

command-session-import = En turneringsdel fra et annet program i den nøytrale formen (bridgelaw.session/1), som rank og export leser.
    .about = En turneringsdel fra et annet program i den nøytrale formen (bridgelaw.session/1), som rank og export leser. Det filen motsier seg selv i, det som ikke ble tatt med, og det som måtte antas, blir sagt. Avslutningskode 2 når den ikke kan leses.
    .file = En turneringsdel: USEBIO, Scorer (XML), bordenheter (BWS), resultater i PBN, eller den nøytrale formen.
    .into = Ta vare på den under dette navnet i databasen; av en som er der, det som er endret.
    .json = Det som er å si, på standard feil, som ett JSON-objekt.

command-session-export = En turneringsdel i en annen form. Det formen ikke kan bære, blir sagt, avgjørelser først; en liste som CSV bærer det kolonnene sier. Avslutningskode 2 når filen ikke kan leses.
    .file = En turneringsdel: USEBIO, Scorer (XML), bordenheter (BWS), resultater i PBN, eller den nøytrale formen.
    .to = Formen; session = den nøytrale, ranking og travellers = disse listene som CSV.
    .tables = PBN: én protokoll per bord, ikke en tabell med scorer per spill.
    .strict = Avslutningskode 1 når formen ikke kunne bære alt.
    .json = Det som er å si, på standard feil, som ett JSON-objekt.

command-session-people = Hvem som er kjent ved navn: nøkkel, navn og nummer, én linje for hver.
    .name = En del av navnet; uten den alle.

command-session-erase = Glemme noen: navn og nummer tas ut av databasen, som skrives på nytt uten dem. Så letes det etter navnet i filene til databasen, i dem som ble eksportert med navn, og i dem --look nevner. Avslutningskode 1 der det fortsatt står.
    .key = Nøkkelen til personen, slik people oppgir den.
    .look = Logger, sikkerhetskopier, mapper: hvor det ellers letes etter navnet.

command-session-print = En turneringsdel til utskrift: plasseringene, resultatene spill for spill og kortfordelingene, på A4. Avslutningskode 2 når filen ikke kan leses, eller den andre ikke kan skrives.
    .file = En turneringsdel: USEBIO, Scorer (XML), bordenheter (BWS), resultater i PBN, eller den nøytrale formen.
    .what = Kan gis flere ganger; ellers alt som finnes.
    .out = En fil som ikke finnes ennå, .pdf eller .html; ellers HTML, her.
    .numbers = Bare parnumre i plasseringene, ingen navn.

command-session-rank = Plasseringene i en turneringsdel: matchpoeng, kryss-IMP eller Butler, for én eller to vinnere. Avslutningskode 2 når filen ikke kan leses.
    .file = En turneringsdel: USEBIO, Scorer (XML), bordenheter (BWS), resultater i PBN, eller den nøytrale formen.
    .since = Samme turneringsdel slik den var før: det som er endret, sies også.
    .json = Ett JSON-objekt, for programmer.

command-movement = Oppsett: hvilket for så mange par; hver runde; hva som er galt i et fra en fil.
    .about = Oppsett: det en TL ville velge for så mange par, spill og minutter; ett oppsett med alle rundene; eller hva som er galt i et fra en fil, ved siden av et av våre om det nevnes. Oppsettene er: mitchell, relay, howell, three-quarter, hesitation, rover, barometer. Avslutningskode 1 når filens oppsett bryter det som kreves av et oppsett, 2 ved gale opplysninger.
    .what = 25 pairs; eller et oppsett med bordene, howell 6 (for barometer: antall par).
    .boards = Spill et par bør spille.
    .minutes = Minuttene som står til rådighet.
    .pace = Minutter per spill.
    .winners = Antall vinnerlister.
    .copies = Hvert bord har alle spill, så barometer er mulig.
    .rounds = Antall runder (bare for ett oppsett).
    .missing = Et par som mangler (bare for ett oppsett).
    .show = Hver runde.
    .check = Se på oppsettet i en CSV-fil, i en fil fra bordenheter (.bws) eller i en turneringsdel.
    .cards = Bordkort, guidekort og regnskapskort, som .pdf eller .html: et filnavn.
    .only = Hvilke kort; kan gis flere ganger.
    .csv = Plassene i alle runder, slik --check leser dem.
    .json = Ett JSON-objekt, for programmer.

command-law = En paragraf, bestemmelse for bestemmelse, med enkle ord.
    .about = En paragraf med våre egne ord: bestemmelsene, hvor sterke de er, hva TL blir spurt om. Uten --laws slik de fleste spiller nå, med numrene i andre utgaver. --search fører fra et spørsmål, eller fra det som sies ved bordet, til bestemmelsene som svarer på det, og til den raske avgjørelsen ved siden av.
    .number = Nummeret på paragrafen.
    .search = I stedet for et nummer: det du leter etter, med egne ord.
    .laws = Utgave av lovene.
    .language = Språket på siden.
    .json = Det --search fant, som JSON.

command-laws = Sammenligne utgaver av en paragraf; hva av lovene programmet kjenner.
    .about = Utgaver sammenlignet, og hva av lovene programmet kjenner.

command-laws-diff = Hva som er forskjellig i en paragraf fra én utgave til en annen.
    .number = Nummeret på paragrafen.
    .from = Den ene utgaven.
    .to = Den andre utgaven.
    .language = Språket på siden.

command-laws-coverage = Hva programmet kjenner av hver bestemmelse i hver utgave, og hva som mangler.
    .language = Språket i tabellen.

command-laws-export = Lovleseren som faste sider: hver paragraf, utgave og språk, sammenligninger, gjennomgåtte tilfeller, et søk.
    .about = Lovleseren som faste sider: hver paragraf, utgave og språk, sammenligninger, gjennomgåtte tilfeller, et søk. De trenger ingen server: åpne index.html, eller legg mappen der sider blir lagt ut. Filer med samme navn blir erstattet.
    .folder = Hvor sidene skrives; mappen lages om den ikke finnes.
    .workers = Prosesser side om side (standard: én per kjerne).
    .language = Språket i det som skrives ut; sidene er på alle.

command-new = En protokoll å begynne med.
    .about = Skriv ut et utkast til en protokoll: fyll inn handlingene og gi den til «bridgelaw rule».
    .board = Nummeret på spillet: giver og sonestilling følger av det.
    .deal = Kortfordeling i PBN, "N:AK5.… … … …"; "-" for en ukjent hånd.
    .title = Hva protokollen handler om.
    .scoring = Beregningsmåte.

command-schema = JSON-skjemaet for en protokoll.
    .about = Skriv ut JSON-skjemaet for en protokoll, for redigering og andre programmer.

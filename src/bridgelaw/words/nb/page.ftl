### bridgelaw words: the page of a live table, Norwegian bokmål (NBF usage)

page-title = { $title } · { $place }

## The table

page-now = Nå

page-side = Rettigheter, plikter og meldinger

page-seats = De fire plassene

page-you = du

page-away = ikke tilkoblet

page-trick = Stikk { $n }

page-last-trick = Siste stikk (stikk { $n })

page-face-down = Et kort med bildesiden ned

page-no-calls = Ingen har meldt ennå.

page-box = Meldeboks

page-costs-touch = Trykk på en melding: hva den koster, står her før du avgir den.

page-mark-free = ingen videre følger

page-mark-costs = denne meldingen koster noe

page-mark-asked = avhenger av hva TL finner ut

page-alerted = alertert

## The line that says what is asked for

page-stopped = Spillet er stanset

page-stopped-over = TL er tilkalt

page-no-questions = Ingen spørsmål

page-led-early-help = Gjør oppmerksom på det: TL kommer og sier hva som skjer med kortet.

page-may-ask = { $text } kan ennå spørre før utspillet vendes.

page-tricks-won = Stikk

page-waiting = Venter på { $text }.

page-your-choice = Valget er ditt

page-said = Det som nettopp ble sagt

page-spread = Legg opp hånden

page-spread-accepts = Legg opp hånden: det godtar utspillet

page-spread-until = Så lenge hånden din ikke ligger oppe, kan spillefører tilkalle TL og velge om utspillet skal godtas.

page-claim-no-objection = Jeg protesterer ikke

page-claim-object = Protester

page-concede-instead = Avstå stikk

page-object-why = Hvorfor, i en setning eller to, om du vil

page-object-read = Bare TL leser det nå; det blir gjengitt i avgjørelsen.

page-claim-of = { $tricks } av de siste { $left }

page-asks-to-play-on = { seat } ber om at spillet fortsetter. Det gjør det hvis alle fire er enige: da faller kravet bort. Ellers avgjør TL kravet.
    .you = Du ber om at spillet fortsetter. Det gjør det hvis alle fire er enige: da faller kravet bort. Ellers avgjør TL kravet.

page-agree-to-play-on = La spillet fortsette

page-refuse-to-play-on = Nei: tilkall TL

page-line-late = (etter innsigelsen)

## Play has stopped

page-heard = TL har sagt

page-board-held = TL ser på dette spillet, og scoren kan bli en annen. Neste spill begynner når det er gjort.

page-reserved-now = Du reserverte deg i dette spillet: mener du at den andre siden har brukt urettmessig informasjon, tilkall TL nå.

page-pick-one = Velg én.

## Calls and cards

page-type-call = Skriv melding

page-type-card = Skriv kort

page-unknown-call = Det er ingen melding

page-unknown-card = Det er ikke noe kort

page-ambiguous = Det kan bety to ting

page-irregular = Det ville være en uregelmessighet

page-prevented = Ikke mulig ved dette bordet

page-do-anyway = Gjør det likevel

page-rather-not = La det være

page-refused = Det ble ikke gjort.

## What the viewer may and must do

page-must = Du må

page-may-button = Mer …

page-more = Noe annet har skjedd

page-restate = Meldingene var som vist

page-do-explain = Forklar

page-remind = Påminnelse

page-happened = Har det skjedd noe?

page-do-correct = Rett en forklaring

page-wrong-here = Noe var uregelmessig på dette spillet

page-wrong-before = På forrige spill

page-do-hesitated = En spiller nølte

page-do-report = Si til TL hva som ble formidlet

page-do-reserve = Ta forbehold

page-do-concede = Avstå stikk

page-do-retract = Ta tilbake

page-do-substitute = Endre min melding

page-do-expose = Et kort er mistet eller vist

page-do-pick_up = Ta opp kort

page-do-inspect = Se på et stikk

page-do-designate = Si blindemanns kort med ord

page-do-waive = Gi avkall på en korrigering

page-do-line = Si hvordan jeg ville spille

page-do-dispute = Bestrid et faktum

page-do-appeal = Appeller

## Forms: their titles

page-sheet-call = En melding

page-sheet-card = Et kort

page-sheet-may = Hva du kan gjøre

page-sheet-history = Hva som har skjedd

page-sheet-settings = Innstillinger

page-sheet-help = Taster

page-sheet-summoned = TL er tilkalt

page-sheet-ask = Be om forklaring

page-sheet-explain = Forklar

page-sheet-announce = Annonser

page-sheet-correct = Rett en forklaring

page-sheet-attention = Påpek en uregelmessighet

page-sheet-reserve = Ta forbehold

page-sheet-dispute = Bestrid et faktum

page-sheet-prevent = Forhindre en feil

page-sheet-waive = Gi avkall på en korrigering

page-sheet-assess = Pålegg en korrigering

page-sheet-appeal = Appeller en avgjørelse

page-sheet-designate = Si blindemanns kort

page-sheet-claim = Krev

page-sheet-line = Hvordan jeg ville spille

page-sheet-concede = Avstå stikk

page-sheet-report = Bare til TL

page-sheet-revoke = Ikke flere i fargen?

page-sheet-expose = Et kort er mistet eller vist

page-sheet-pick_up = Ta opp kort

page-sheet-inspect = Se på et stikk

page-sheet-retract = Ta tilbake

page-sheet-undo = Angre

page-sheet-substitute = Endre min melding

## Forms: what they are for, and the button that sends them

page-ask-help = Motstanderne ser spørsmålet ditt, og det gjør makkeren din også.

page-ask-send = Spør

page-ask-meaning = Hva betyr den?

page-ask-strength = Hvor sterk er den?

page-ask-alternatives = Hvilke andre meldinger var mulige?

page-explain-help = Si hva dere har avtalt, ikke hva du har.

page-explain-send = Forklar

page-explain-natural = Naturlig

page-explain-undiscussed = Vi har ingen avtale

page-explain-forcing = Krav

page-explain-not-forcing = Ikke krav

page-explain-wrong = En av meldingene mine ble forklart feil

page-announce-help = Si det slik reglementet sier.

page-announce-send = Annonser

page-correct-help = Si hva siden deres egentlig har avtalt. TL tilkalles samtidig.

page-correct-send = Rett

page-attention-help = Spillet stanser, og TL tilkalles. Si hva som skjedde; TL vurderer det.

page-attention-before = TL tilkalles til dette spillet; spillet på bordet går videre. Si hva som skjedde; TL vurderer det.

page-attention-send = Påpek det

page-reserve-help = Si hva som skjedde, ikke hva det betydde. De fire ved bordet leser det, og den andre siden sier om det var slik. Du fortsetter og beholder retten til å tilkalle TL senere.

page-reserve-send = Ta forbehold

page-dispute-help = Da tilkalles TL, som fastslår fakta.

page-dispute-send = Det er jeg uenig i

page-prevent-help = Si fra før feilen er begått.

page-prevent-send = Si det

page-waive-help = Bare TL kan frafalle en korrigering; ønsket ditt noteres.

page-waive-send = Si det

page-assess-help = Bare TL kan pålegge en korrigering; det du sier, noteres.

page-assess-send = Si det

page-appeal-help = Makkeren din må være enig. Si hva dere er uenige i.

page-appeal-send = Appeller

page-designate-help = Er ordene ufullstendige, sier lovene hvilket kort de betyr.

page-designate-send = Si det

page-name-small = lite

page-name-high = høyt

page-name-ruff = trumf

page-name-same = samme farge

page-name-anything = hva som helst

page-expose-help = Si hva som har skjedd: alle har sett disse kortene. Er det en motspillers kort, eller skjedde det under meldingene, tilkalles TL.

page-pick_up-help = De går tilbake til hånden.

page-inspect-help = Et stikk kan sees igjen så lenge ditt eget kort i det er synlig.

page-retract-help = Det noteres at du tok det tilbake; TL sier hva som følger.

page-retract-call = Min siste melding

page-retract-play = Mitt siste kort

page-substitute-help = Begge meldingene blir stående i protokollen; TL sier hvilken som gjelder.

page-your-call = Du meldte { $call }.

page-which-cards = Hvilke kort?

page-about = Om hva?

page-about-another = En annen

page-call-after = { $call } etter { $before }

page-exposed-how = Hvordan?

page-whole-auction = Alle meldingene

page-something-else = Noe annet

page-nothing-yet = Ingenting ennå.

page-nothing-said = Ingenting er sagt om det.

page-earlier = Tidligere

page-words = Med ord

page-words-optional = Med ord, om du vil

page-claim-help = Si med én gang hvordan du vil spille; det som ikke blir sagt, kan telle mot deg. De andre ser så hånden din og det du sa, og svarer.

page-claim-how-many = { $left ->
        [one] Krever du stikket som er igjen?
       *[other] Hvor mange av de { $left } stikkene som er igjen, krever du?
    }

page-claim-tricks = Jeg krever { count-tricks }

page-claim-line = Spilleplanen

page-line-trumps = Jeg tar ut trumfen.

page-line-high = Alle kortene mine er høye.

page-line-crossruff = Jeg krysstrumfer.

page-line-give = Jeg gir bort ett stikk.

page-line-help = Det du sa sammen med kravet, med de samme ordene, eller det du ennå ikke har sagt. TL ser når det ble sagt.

page-line-send = Si det

page-concede-help = Du avstår disse stikkene; resten av stikkene er dine. Hånden din vises. Er du motspiller, kan makker protestere straks.

page-concede-how-many = { $left ->
        [one] Avstår du stikket som er igjen?
       *[other] Hvor mange av de { $left } stikkene som er igjen, avstår du?
    }

page-concede-tricks = Jeg avstår { count-tricks }

## The Director

page-when-over = Når spillet er over

page-answer-now = Svar nå

## A contested claim is heard

page-hear = Hør spillerne først

page-hear-repeats = Det { seat } gjentar

page-hear-objects = Innvendingen fra { seat }

page-hear-who = Hvem har ordet?

page-hear-write = Noter det

page-hear-faced = Alle fire legger opp kortene

## What is told to the Director alone

page-report-help = Bare TL leser dette. Si hva som skjedde, ikke hva det betydde.

page-report-who = Hvem?

page-report-what = Hva?

page-report-when = Ved hvilken melding eller hvilket kort?

page-report-text = Med egne ord: hvor lenge, hva ble sagt, er de andre enige?

page-report-send = Si det til TL

page-report-sent = TL har fått det.

page-report-known = Dette er allerede notert: det er ikke mer å ta opp.

page-report-noted = Det du har notert

page-report-lies = TL har notatet ditt foran seg.

page-summoned-help = TL har fått beskjed og kommer til bordet. Hva vil du si?

page-summoned-point = Noe var uregelmessig

page-summoned-report = Det kan være gitt urettmessig informasjon

page-summoned-later = Jeg sier det når jeg blir spurt

## Around the table

page-history = Hendelser

page-settings = Innstillinger

page-help = Taster og hjelp

page-close = Lukk

page-save = Lagre som { $text }

page-read-law = Les denne paragrafen

page-connecting = Kobler til bordet …

page-lost = Forbindelsen er brutt. Den gjenopprettes; alt som er gjort, er bevart.

page-link-gone = Denne lenken fører ikke lenger til bordet. Be TL om en ny.

page-language = Språk

page-letters = Bokstaver ved siden av fargesymbolene

page-international = Skriv med internasjonale bokstaver (SHDC, AKQJT)

page-shortcuts = Hurtigtaster

page-key-bid = En hjerter: trinn, farge, Enter

page-key-calls = Pass, dobling, redobling

page-key-arrows = Gå gjennom kortene; Enter velger, Enter igjen spiller

page-key-card = Hjerter dame, skrevet

page-key-field = Til skrivefeltet

page-key-director = Tilkall TL

page-key-help = Denne siden

page-key-escape = Tilbake

page-help-law = Nummeret bak en setning åpner den bestemmelsen i lovene som sier det.

## The Director

page-called = Du er tilkalt ved bordet: spill { $n }

page-calls = Tilkallinger

page-irregularities = Hva som var uregelmessig

page-rulings = Avgjørelser

page-remarks = Merknader

page-calls-none = Ingen har tilkalt deg til dette spillet.

page-calls-settled = Ingen tilkaller deg nå.

page-quoted = «{ $text }»

page-option-of = { seat }:

page-report-from = Fortalt av { seat }:

page-report-take-up = Ta det opp som et påstått faktum

page-take-up = Ta det opp

page-status-read = Valgmulighetene er lest opp

page-status-explained = Det som følger, er lest opp

page-next-step = Neste skritt

page-tasks = TLs skritt

page-settled = Avgjort tidligere

page-step-after = venter på { $n }

page-step-done = gjort

page-to-answer = Svar på det

page-ask-first = Spør først

page-ask-alone = Du avgjør

page-answered = Besvart

page-adjusted-because = TLs begrunnelse: «{ $text }»

page-adjusted-ask = TL har gitt denne scoren. Spør om grunnen.

page-objected-because = Innvendingen fra { seat }:

page-rescored = Endret score

page-reason-told = Begrunnelse, som spillerne ser

page-costs = Hva det koster

page-report-set-aside = Legg bort: gjort ved en feil

page-answer-result-later = Resultatet det gir, vises her.

page-change-answer = Endre

page-leave-answer = La det stå

page-question-later = Et annet spørsmål først ({ $n } til å svare på)

page-reason = Begrunnelse, til avgjørelsen

page-choose-number = Velg først et antall.

page-cannot-read = Det kan ikke leses som et svar.

page-none-of-them = Ingen av dem

page-answer-text = Avtalen

page-answer-card = Kortet

page-answer-poll = Vurdert av hvor mange: P 4, 3ru 2

page-poll-asked = Spillere spurt

page-poll-chose = Valgt av hvor mange

page-read-out = Les opp valgmulighetene

page-slip-first = Spør først { seat } alene om { $call } var et feilgrep (§ 25A). Var den det, sier { seat } fra med Angre og meldingen som var ment; da leses ingenting opp. Var den det ikke, går du videre her.

page-read-out-help = Les opp for bordet alt som står åpent for spillerne, og trykk så. Den som skal velge, ser det på siden sin; de andre leser der hva som står åpent for spilleren.

page-explain-options = Alle valgmuligheter er forklart

page-players-read = Hva spillerne leser

page-follows = Les opp det som følger

page-follows-help = Ingen skal velge noe nå. Les det opp, og trykk så.

page-follows-told = Det er lest opp

page-nothing-follows = Ingenting å lese opp: ingen skal velge nå

page-nothing-follows-told = Det er sagt

page-players-now = Spillerne nå

page-record-choice = Noter hva { seat } velger

page-boards = Spill

page-board-over = Dette spillet er over; bordet har gått videre.

page-board-before = Forrige spill

page-before-waits = I forrige spill er det fortsatt noe som venter på deg.

page-board-table = Tilbake til bordet

page-resume-title = La bordet fortsette

page-resume-help = Når alt er sagt og valgt.

page-go-on-after-explaining = Les først opp hva som følger av uregelmessigheten; så kan bordet fortsette.

page-go-on-after-choice = { $text } må velge først; så kan bordet fortsette.

page-nobody-changes = Ingen endrer noe: la spillet fortsette

page-if-explained = Hvis forklaringen fra { seat } ikke er det du mente, fortsetter du som om du ikke hadde hørt den.

page-answer-due = { seat } venter på svaret ditt

page-answer-awaited = Venter på svar fra { seat }.

page-not-taken-back = { seat } ville trekke tilbake { $text }; TL har avgjort at kortet er spilt.

page-need-not-take-back = Du behøver ikke ta det tilbake.

page-need-not-change = Du behøver ikke endre noe.

page-leave-withdraw_play = La kortet ligge

page-call-stands = { $call }: meldingen nå

page-leave-change_call = La meldingen stå

page-go-on-after-answering = Et spørsmål er ikke besvart ennå: svaret avgjør hva spillerne kan gjøre. Så kan bordet fortsette.

page-go-on-after-taking-up = En uregelmessighet er ikke tatt opp ennå. Ta den opp først; så kan bordet fortsette.

page-go-on-after-adjusting = Juster scoren først; så kan bordet fortsette.

page-resume = Bordet kan fortsette

page-resume-all-the-same = La bordet fortsette likevel

page-board-waits-find = Et spørsmål om dette spillet venter fortsatt på svar fra deg.

page-board-waits-take_up = En uregelmessighet i dette spillet er ikke tatt opp ennå.

page-board-waits-choose = Et valg i dette spillet er fortsatt åpent.

page-board-waits-explain_options = Det er ennå ikke forklart hva som følger av uregelmessigheten i dette spillet.

page-board-waits-adjust = Scoren i dette spillet skal fortsatt justeres.

page-board-waits-withdraw_award = Ingenting som er fastslått, tilsier justert score i dette spillet lenger.

page-withdraw-award = Trekk den justerte scoren tilbake

page-board-waits-decide_appeal = En appell om dette spillet er ikke avgjort.

page-board-waits-by_hand = Dette spillet kunne ikke bedømmes fullt ut: avgjør for hånd.

page-board-waits-resume = Du er tilkalt til dette spillet og har ikke latt bordet fortsette ennå.

page-tools = Mer

page-evidence = Handlinger og tider

page-at = Tid

page-took = Brukte

page-seconds = { $seconds } s

page-orders = Pålegg: annuller, godta, la stå

page-order = Hva som pålegges

page-order-help = Det som annulleres, blir stående i protokollen.

page-order-send = Pålegg

page-cancel = Annuller: { $text }

page-result-tricks = Spilleførers stikk, hvis spillet ikke ble registrert

page-result-send = Før resultatet

page-adjust = Juster scoren

page-adjust-send = Juster

page-adjust-weights = Flere resultater med vekter, eller ett for hver side: på siden for dette spillet i TL-oversikten

page-contract = Kontrakt

page-doubled = Doblet

page-declarer = Spillefører

page-tricks = Stikk

page-penalty = Straff for

page-amount = Hvor mye

page-unit = I

page-penalty-send = Gi straff

page-links = Lenker og neste spill

page-link-renew = Ny lenke

page-link-revoke = Trekk tilbake

page-link-revoked = { seat }: lenken er trukket tilbake.

page-link-for = Ny lenke: { seat }

page-next-pbn = Neste spill fra en PBN-tekst, eller la feltet stå tomt, så gir bordet

## The table

page-dealer = giver

page-vulnerable = , i sonen

page-ask-not-now = Du kan spørre om motstandernes meldinger når det er din tur.

page-claim-not-now = Det er ingenting å kreve eller avstå nå.

page-alert-not-now = Det er ingen melding å alertere nå.

page-noted = Notert

page-noted-agree = Er du enig?

page-noted-fair = Å være enig er ingen feil: en tenkepause er lovlig. Bare TL vurderer hva den betydde, og bare hvis TL blir tilkalt.

page-noted-yes = Ja, slik var det

page-noted-no = Jeg ser det annerledes: tilkall TL

page-noted-stated = Notert av én side

page-noted-agreed = Begge sider er enige

page-noted-disputed = Sidene er uenige

page-noted-unanswered = Den andre siden har ikke sagt om det var slik.

page-noted-call = Tilkalle TL om dette?

page-noted-well = Nei, alt er i orden

page-noticed-pause = en tenkepause på omtrent ti sekunder

page-noticed-haste = svært rask handling

page-noticed-remark = en bemerkning

page-noticed-question = et spørsmål

page-noticed-gesture = en gest

page-noted-director = Her sies en tenkepause eller bemerkning til TL med en gang.

page-last = Forrige stikk

page-last-not-now = Forrige stikk kan du se på til siden din har spilt videre.

page-undo = Angre

page-undo-call = Du meldte { $made }. Hva gikk galt?

page-undo-designation = Du spilte { $made } fra blindemann. Hva gikk galt?

page-undo-slip = Et feilgrep: jeg mente aldri { $made }

page-undo-mind = Jeg har ombestemt meg

page-undo-slip-call = TL tilkalles og spør hva du mente. Var det et feilgrep, blir meldingen som du mente, stående.

page-undo-slip-designation = TL tilkalles og spør om du noen gang mente det kortet. Gjorde du ikke det, går det tilbake, og du spiller et annet.

page-undo-mind-call = TL tilkalles og forklarer hva som følger. Den nye meldingen gjelder bare hvis motstanderen til venstre for deg godtar den.

page-undo-until = Det er for sent når { seat } har meldt.

page-undo-meant = Hvilken melding mente du?

page-undo-instead = Hvilken melding i stedet?

page-undo-leave = La det være

page-undo-late = For sent: { seat } har meldt. Du kan likevel tilkalle TL.

page-undo-nothing = Det er ingenting av ditt å angre nå.

page-undo-card = Et kort som er spilt, blir liggende. Var noe galt, tilkaller du TL.

page-undo-stopped = Spillet er stanset: si det til TL.

page-director-button = TL

page-others-must = De andre

page-choose-call = Velg en melding

page-choose-card = Velg et kort

page-bid = Meld { $call }

page-call-it = Bekreft: { $call }

page-play-it = Spill { $card }

page-play-dummys = Spill { $card } fra blindemann

page-corrected = rettet

page-press = Meldinger og kort

page-press-auto = Meldinger med to trykk; kort med ett klikk med mus, med to trykk ellers

page-press-one = Alt med ett trykk

page-press-two = Alt med to: velg, så bekreft

page-four-colours = Egen kulør for hver farge

page-sheet-auction = Meldingsforløpet

page-sheet-menu = Meny

page-ready = Jeg er klar for neste spill

page-ready-waiting = Du er klar. Bordet venter på { $text }.

page-sheet-system_cards = Systemkort

page-card-none = Det står ingenting på det.

page-card-not-now = Du kan ikke se på det nå.

page-card-own-not-now = Du kan ikke se på ditt eget kort nå.

page-card-help = Hva meldingene og utspillene deres betyr, en linje for hver; begge skriver på det

page-card-send = Lagre

page-card-sent = Kortet blir lagret.

page-sheet-scores = Resultater

page-percent = { $percent } på dette spillet

page-first-result = Første resultat på dette spillet

page-not-finished = ikke spilt ferdig

page-steps = Spillet kort for kort

page-step-first = Før utspillet

page-step-back = Ett kort tilbake

page-step-on = Ett kort frem

page-step-trick = Til slutten av stikket

page-step-all = Alle kort

page-step-none = Før utspillet.

page-traveller = Alle resultater på dette spillet

page-tables = Bord

page-own-result = ditt

page-score-may-change = TL ser på det: scoren kan bli en annen.

page-at-the-table = Ved bordet, spill { $n }:

page-to-table = Tilbake til bordet

page-look-failed = Det kan ikke vises nå. Prøv igjen om litt.

page-no-scores = Ingen spill er ferdige ennå.

page-board-column = Spill

page-lead-column = Utspill

page-result-column = Resultat

page-total = Sum

page-alone-director = Du er også TL her: åpne TLs plass

page-would-find = Hva ville du ha funnet?

page-would-find-how = TL er et program her. Det som bare et menneske kan vurdere, blir du spurt om.

page-lesson = Leksjon { $n } av { $text }:

page-lesson-chose = Du valgte: { $text }. Og ellers?

page-lesson-other = Med det andre valget ({ $text }):

page-lesson-on = Du kan også spille dette spillet ferdig.

page-lesson-last = Det var den siste leksjonen.

page-lesson-next = Neste leksjon

page-menu-lessons = En annen leksjon, eller fritt spill

page-menu-front = Forsiden

page-lesson-free = Spill alene

page-program = program

page-only-card = Et kort det ikke finnes valg mellom

page-only-dummys = Blindemanns eneste mulige kort spilles av seg selv

page-only-own = Mitt eneste mulige kort spilles av seg selv, alltid etter halvannet sekund

page-signals = Når noe venter på meg

page-sound = Lyd: ett bank når det er min tur, to ved et spørsmål, en bjelle når spillet stanses

page-vibration = Vibrasjon

page-trumps-left = Trumf til venstre i hånden min

page-alternating = Røde og svarte farger annenhver

page-large = Store kort, i to rader

page-claim-result = Resultatet blir da { $text }.

page-claim-says = Kravet sier: { $text }. Resultatet er ikke avgjort ennå.

page-result-open = Så langt: { $text }. TL har ennå ikke avgjort saken.

page-copy = Kopier lenken

page-copied = Lenken er kopiert.

## A table of a session

page-session-home = Mine resultater

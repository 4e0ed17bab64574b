### bridgelaw words: director, Norwegian

## The pages of the Director’s desk: the queue of calls, a case

queue-title = Tilkallinger

queue-laws = Lovene

queue-rulings = Avgjørelser

queue-waiting = { $calls ->
        [0] Ingen venter
        [one] { $calls } tilkalling venter
       *[other] { $calls } tilkallinger venter
    }

queue-none = Når en spiller tilkaller TL ved et bord, står det her.

queue-later = Senere, når spillet er over

queue-done = Avgjort

queue-sample = Eksempler til å prøve

queue-paper = på papir

queue-untitled = Et bord

queue-where = { $title } · Spill { $n }

queue-since = { count-minutes }

queue-new-call = Tilkalling: { $where } – { $text }

queue-new-later = Senere

queue-report = { seat } melder fra: { $text }

case-happened = Hva som skjedde

case-nothing-irregular = Det er ikke funnet noen uregelmessighet.

case-basis-stated = påstått

case-basis-agreed = enighet

case-basis-disputed = omstridt

case-basis-found = fastslått av TL

case-basis-not_found = ikke fastslått

case-over = Dette spillet er over; bordet spiller et annet.

case-stale = Saken er endret siden du så den. Ingenting ble registrert: se på nytt, og avgjør så.

case-news = Noe har skjedd: se på nytt

case-since = Siden da:

case-was-sent = Du hadde svart: { $text }

case-earlier = Svart tidligere; det blir stående i protokollen:

case-change = Et nytt svar gjelder i stedet; begge blir stående i protokollen.

case-follows = Følgene

case-took = { $time } s

case-take-up = Ta dette opp

case-caller = Ja: { seat } påpekte det

case-caller-other = Eller en annen

case-saw-it = Jeg så det selv

case-revoke-quickly = Hurtigavgjørelse: hva som følger med disse kortene

case-nobody-changes = Ingen endrer noe: la spillet fortsette

case-ask-award = Resultater med vekter, som { $example } (kontrakt, spillefører, stikk); { $averages }; for hver side { $sides }

case-ask-card = Et kort, som { $example }

case-withdraw-award = Trekk den justerte scoren tilbake

case-give-score = Gi denne scoren

case-chosen = Valgt: { $label }

case-read-in = Les opp på

case-then-read = Les så opp

case-explained-shown = Forklart – vis dem på skjermene

case-read-out-next = Les opp det som følger. Er det gjort?

case-read-out-done = Lest opp

case-decided = Les opp for alle fire

case-decided-tricks = Stikk: { $text }.

case-later = { $questions ->
        [one] { $questions } spørsmål til
       *[other] { $questions } spørsmål til
    }

case-rejudged = Herfra gjelder andre lover eller en annen beregningsmåte enn før: { $text }.

case-rejudged-check = Før gjaldt andre lover eller en annen beregningsmåte for denne saken: { $text }. Det som ble lest opp og besvart da, fulgte disse: gå gjennom det på nytt.

case-timeline = Handling for handling

case-no-acts = Ingenting er gjort ennå.

case-hands = De fire hendene

case-ledger = Hvem kan bruke hva

case-fact = Faktum

case-cell-authorized = ja

case-cell-unauthorized = nei

case-cell-mixed = delvis

case-cell-own = kommer fra denne spilleren

case-cell-heard = har hørt det; det er for motstanderne

case-cell-none = har ikke fått det

case-notes = Mine notater

case-note = Bare for TL

case-said = Skriv ned det som ble sagt

case-said-who = Hvem sa det?

case-said-text = Med egne ord

case-said-claim = Det den som krevde sier, blir tatt vare på med kravet, det en motstander sier, som innvendingen fra den spilleren. Avgjørelsen gjengir begge deler.

case-said-note = Det blir tatt vare på med saken, bare for deg. Avgjørelsen gjengir det ikke.

case-said-lacking = Velg hvem det var, og skriv ned det som ble sagt.

case-said-noted = { seat }: «{ $text }»

case-write = Skriv ned

case-other-laws = Etter andre lover

case-authority = Etter reglementet til

case-show = Vis

case-statement = Utsagn

case-report = { $seat } melder fra, bare til deg

case-take-report = Ta det opp

## A case from paper

entry-title = Skriv ned det som ble gjort

entry-calls = Meldinger, fra { $seat ->
        [N] Nord
        [E] Øst
        [S] Syd
       *[W] Vest
    } av

entry-calls-how = Skill med mellomrom, som { $examples }. Himmelretning og kolon foran en melding som en annen ga, ! etter en som ble alertert.

entry-cards = Kort, fra { seat } av

entry-cards-dummy = Kort, fra blindemann ({ seat }) av

entry-cards-how = Skill med mellomrom, som { $examples }, gjerne flere stikk på en gang. Hvem som spilte hvert kort, følger av spillet; himmelretning og kolon foran et kort som en annen hånd spilte.

entry-cards-held = { seat } har det: ble det spilt derfra, skriv { $text }.

entry-cards-none = { $text } Ingenting av denne linjen er skrevet ned.

entry-result = Stikk vunnet av spillefører

entry-more = Noe annet ble sagt eller gjort

entry-who = Hvem

entry-what = Hva

entry-about = Om

entry-text = Med ord; for en melding eller et kort, bokstavene

entry-strike = Stryk: { $text }

entry-calling = Til TL

entry-conveying = Det makker kunne merke

entry-saying = Forklart og spurt

entry-doing = Meldinger og kort

entry-own-accord = Kort spilt av blindemann på eget initiativ

entry-exposing = Kort vist frem

entry-claiming = Krav

entry-learning = Kjent fra annet hold

entry-stating = Fakta om spillet

entry-revoke = En revoke

entry-revoke-now = Mens spillet pågår

entry-revoke-read = Les opp hva som gjelder nå

entry-revoke-over = Når spillet er over

entry-revoke-who = Hvem sier fra?

entry-revoke-twelfth = Det var i det tolvte stikket.

entry-revoke-when = Når ble det sagt fra?

entry-revoke-in_time = I tide

entry-revoke-next_board = Etter at den andre siden hadde meldt på neste spill

entry-revoke-round_over = Etter at runden var over

entry-revoke-none-later = Uten stikk vunnet senere er ingen vunnet med et slikt kort.

entry-revoke-no-trick = Etter resultatet vant den siden ingen stikk, og da heller ikke revokestikket.

entry-revoke-later = Etter resultatet kan siden som revokerte, ikke ha vunnet mer enn { count-tricks } etter revokestikket.

entry-revoke-lacks-who = Velg hvem som sier det.

entry-revoke-lacks = Velg hvem som sier fra, hvem som revokerte, fargen, hvem som vant stikket, hvor mange stikk som er vunnet siden, og når det ble sagt fra.

entry-claim = Et krav

entry-claim-who = Hvem krever?

entry-claim-left = Hvor mange stikk er igjen?

entry-claim-won = Hvor mange stikk hadde spillefører vunnet til da?

entry-claim-tricks = Hvor mange av stikkene som er igjen, blir krevd?

entry-claim-tricks-how = Bare av dem som er igjen, ikke i alt.

entry-claim-result = Hvis alle er enige:

entry-claim-line = Det som ble sagt, med spillerens egne ord (tomt: ingenting ble sagt)

entry-claim-objects = Hvem bestrider kravet?

entry-claim-objection = Innvendingen fra { seat }, med egne ord

entry-claim-own = { seat } krevde selv og kan ikke bestride kravet.

entry-claim-both = Noen bestrider kravet, og alle godtar det: bare ett av delene kan stemme.

entry-claim-agreed = Ingen: alle godtar

entry-claim-cards = Kort igjen, så langt de betyr noe

entry-claim-how = Stikk som er skrevet ned kort for kort, trenger ikke telles. Er motstandernes hender kjent, fra kortfordelingen eller fra kortene som er igjen, blir du spurt om en trumf som en av dem har igjen, og som ikke ble nevnt.

entry-number = «{ $text }» er ikke et antall stikk.

entry-nobody = Ingen skal melde: meldingsforløpet er over. Velg fra listen, med hvem som gjorde det.

entry-nobody-plays = Ingen skal spille nå.

entry-tricks = Begynn med antall stikk, så hvordan de skal tas.

entry-unknown = Det kan ikke velges her.

paper-board = Spillet

paper-number = Spillets nummer

paper-title = Navn på saken, som bord eller turnering

paper-of-session = Spilt i en turneringsdel

paper-of-session-how = En turneringsdel som denne serveren har lagret (bridgelaw session import FIL --into NAVN): lover, beregning, de andre bordene og prosentene leses derfra.

paper-session = Navn på turneringsdelen

paper-session-table = Bord med avdeling (A5)

paper-table = «{ $text }» er ikke noe bord i en turneringsdel: navnet og et bord som A5 trengs.

paper-not-in-session = Spillet er ikke registrert ved { $text }.

paper-scoring = Beregning

paper-conditions-more = Giver, sone, lover

paper-conditions = Det finnes ingen slik giver eller sone.

paper-dealer = Giver

paper-vulnerable = Sone

paper-by-number = etter nummeret

paper-unless-pasted = { $text } (om ikke innlimt)

paper-laws = Lovene fra

paper-deal-heading = Fordelingen

paper-hands-how = Hver hånd fra spar til kløver, som { $example }; en ukjent hånd står tom, den fjerde regnes ut.

paper-pack = Eller trykk på kortene: { seat } fylles nå.

paper-paste = Lim inn PBN, LIN eller en protokoll i stedet

paper-paste-how = Spillet med alt det sier; det som står over, går foran

paper-unread = Det som ble limt inn, kan ikke leses: { $text }

paper-late = Det som ble limt inn, tar for lang tid å lese. Lim inn bare det ene spillet.

paper-acts = Spillet som ble limt inn, har mer enn { $most } handlinger.

paper-bad-number = «{ $text }» er ikke nummeret på et spill.

paper-begin = Åpne saken

paper-hand = «{ $text }» er ingen hånd: fire farger fra spar til kløver, med punktum eller mellomrom mellom og strek for renons. Honnørene er E K D kn 10; ti kan skrives T.

paper-deal = Fordelingen kan ikke stemme: { $text }

paper-put-right = Rett spillet, lovene eller beregningsmåten

paper-back = Tilbake til saken

case-photos = Bilder

case-photo = Bilde { $n } som hører til saken

case-photo-how = Et spillark eller en slipp, som JPEG eller PNG på høyst 2 MB

case-photo-keep = Legg ved saken

case-photo-kind = Det er ikke noe JPEG- eller PNG-bilde.

case-photo-large = Bildet er større enn 2 MB.

case-photo-pixels = Bildet har mer enn 30 millioner piksler. Send et mindre.

case-photo-unreadable = Dette bildet kan ikke leses.

case-photo-many = Denne saken har så mange bilder som den kan ha.

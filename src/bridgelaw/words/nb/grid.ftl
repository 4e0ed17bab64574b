### bridgelaw words: the Director's page of an evening, his helper's, and the big screen, Norwegian bokmål

## The Director's page: what waits. $table, $board, $pair, $names, $time, $about, $score: finished text; $count: number

grid-calls = Tilkallinger

grid-call = Bord { $table }: { $about }

grid-call-board = Bord { $table }, spill { $board }: { $about }

grid-call-hidden = Det gjelder et spill som ditt eget par har igjen.

grid-going = { $who ->
    [you] Du er på vei
   *[other] En annen er på vei
}

grid-rule = Avgjør

grid-go = Jeg går

grid-over = Det er over

grid-asked = Rettelser det er bedt om

grid-asked-text = { $pair } sier om { $play }: { $score }

grid-asked-never = det ble aldri spilt

grid-correct = Rett

grid-stands = Resultatet blir stående

grid-disputed = To resultater på ett spill

grid-change = { $before } → { $after }

grid-corrected = { $play }: rettet

grid-correct-late = Korreksjonsperioden er over: det rettes likevel (§ 79C).

grid-accept = Godta

grid-accept-all = Godta alle { $count } på dette bordet

grid-accepted = Bord { $table }: alle resultater er bekreftet

grid-unagreed = { $count ->
    [one] Ingen har bekreftet { $count } resultat (bord: { $tables }).
   *[other] Ingen har bekreftet { $count } resultater (bord: { $tables }).
}

grid-earlier = Tidligere runder

grid-awarded = { $share ->
    [average_plus] middels pluss
    [average] middels
   *[average_minus] middels minus
}

grid-last-entry = Sist ført: { $score }

grid-take-last = Det siste gjelder

grid-known = Kjent på forhånd

grid-looked-text = { $play }: par { $pair } har fått vite om spillet ({ $law })

grid-met-text = { $play }: et av parene har allerede spilt spillet

grid-appealed = Appeller

grid-appealed-text = { $play }: par { $pair } appellerer ({ $law })

grid-unsettled = Spill uten resultat

grid-unsettled-lead = Runden er over. Hvem har skylden for at det ikke ble spilt? (§ 12C2)

grid-unsettled-all = Hvem har skylden: alle { $count } på én gang

grid-unsettled-all-will = Alle { $count } spill regnes som ikke spilt, og begge sider får middels etter § 12C2. Det som likevel er spilt, avgjøres spill for spill.

grid-unsettled-all-did = { $count } spill: ikke spilt

grid-unsettled-whose = Hvem har skylden

grid-unsettled-one = Spill for spill

grid-unsettled-count = { $count ->
    [one] { $count } spill har ikke noe resultat og teller ikke for noen.
   *[other] { $count } spill har ikke noe resultat og teller ikke for noen.
}

grid-fault = { $fault ->
    [ns] Nord–Syd
    [ew] Øst–Vest
    [both] Begge
   *[nobody] Ingen
}

grid-doubted = Resultater som er bekreftet tross tvil

grid-board = Spill { $board }

grid-labelled = { $label }: { $text }

grid-clear = Tøm

grid-play = bord { $table }, spill { $board }

## Before the start. $tables, $free, $pairs, $count: numbers

grid-here = { $count ->
    [0] Ingen er her ennå
    [one] { $count } par er på plass
   *[other] { $count } par er på plass
}

grid-missing = Ledig: { $places }

grid-paste = Før inn navn

grid-paste-lead = Ett par på hver linje, de to navnene med skråstrek imellom: de får de ledige plassene i rekkefølge.

grid-paste-do = Sett dem på plass

grid-paste-bad = Ikke to navn: { $line }

grid-paste-few = Det er bare { $free } ledige plasser.

grid-paste-twice = Dette paret ville være her to ganger: { $names }

grid-unseat = Ta dem bort fra bordet

grid-movement = Oppsett

grid-movement-other = Annet oppsett

grid-movement-lead = Ingenting skjer før du starter første runde; frem til da kan du velge om igjen.

grid-boards = Spill

grid-minutes = Minutter, hvis det er en grense

grid-winners = Vinnere

grid-winners-any = En eller to

grid-propose = Vis forslag

grid-none-proposed = Det finnes ikke noe oppsett for { $count ->
    [one] { $count } par
   *[other] { $count } par
} og så mange spill.

grid-proposed = Foreslått

grid-proposal = { $rounds } runder à { $set } spill

grid-proposal-boards = { $boards } spill per par

grid-proposal-out = { $count ->
    [0] ingen sitter over
    [one] { $count } par sitter over én gang
   *[other] { $count } par sitter over én gang
}

grid-proposal-winners = { $count ->
    [1] én vinner
   *[other] to vinnere
}

grid-proposal-different = ikke alle spiller de samme spillene

grid-proposal-balance = like vilkår: { $balance } av 100

grid-proposal-ends = tar { $takes }, til { $ends }

grid-proposal-late = { $count ->
    [one] { $count } minutt for lenge
   *[other] { $count } minutter for lenge
}

grid-choose = Velg denne

grid-chosen = Valgt: { $name }

grid-ready = { $tables } bord, { $rounds } runder. Alle ser hvor de skal sitte.

## While it is played. $round, $count, $minutes

grid-start = Start runde { $round }

grid-start-will = Runde { $round } begynner ved alle bord, og klokken går.

grid-start-still = { $count ->
    [one] { $count } bord spiller ennå: det de ikke har ført, står uten resultat til du bestemmer noe annet.
   *[other] { $count } bord spiller ennå: det de ikke har ført, står uten resultat til du bestemmer noe annet.
}

grid-started = Runde { $round } er i gang

grid-do = Gjør det

grid-back = Ikke nå

grid-extend = +{ $minutes } min

grid-extended = Runden varer { $minutes } min til

grid-end-play = Spillet er slutt

grid-end-play-will = Ingen har flere spill igjen: alle kan se alle hender og resultater.

grid-end-play-rounds = { $count ->
    [one] { $count } runde er ikke startet: den blir ikke spilt.
   *[other] { $count } runder er ikke startet: de blir ikke spilt.
}

grid-ended = Spillet er slutt

grid-play-on = Det var for tidlig

grid-play-on-will = Hender og resultater i spill som gjenstår, skjules igjen. De som har sett, har sett.

grid-publish = Legg ut resultatlisten

grid-publish-will = Liste { $count } legges ut, og korreksjonsperioden begynner på nytt.

grid-published = Liste { $count } er lagt ut

grid-correction = Korreksjonsperiode: { $time } igjen

grid-correction-over = Korreksjonsperioden er over

grid-close = Avslutt kvelden

grid-close-will = Etter det kan ingenting endres, og bordkortene venter på neste kveld.

grid-closed = Kvelden er avsluttet

grid-open-next = Åpne neste kveld

## A table. $board, $boards, $minutes: text or numbers

grid-tables = Bord

grid-state = { $state ->
    [calls] tilkaller
    [disputed] to resultater
    [missing] sent ute
    [slow] treg
    [done] ferdig
    [out] sitter over
    [empty] tomt
    [half] halvt
    [ready] på plass
    [agree] venter på ja
    [open] mangler resultat
   *[plays] spiller
}

grid-at-board = spill { $board }, { $minutes } min

grid-boards-done = { $done } av { $all }

grid-nobody = ingen

grid-board-state = { $state ->
    [to_play] skal spilles
    [entered] ført, ikke bekreftet
    [agreed] bekreftet
    [disputed] to resultater
    [not_played] ikke spilt
   *[awarded] avgjort
}

grid-not-played = Ikke spilt: hvem har skylden?

grid-not-played-will = Begge sider får middels etter § 12C2.

grid-not-played-did = { $play }: ikke spilt

grid-seat = Sett andre par her

grid-seat-will = For spillene i denne runden som ikke har resultat ennå.

grid-seated = Bord { $table } har andre par

grid-agreed = { $play }: bekreftet

## People, hands, penalties

grid-people = Par

grid-late = Par som kommer sent

grid-late-will = Det tar plassen til paret som mangler fra runde { $round }.

grid-late-none = Det er ingen ledig plass i oppsettet.

grid-late-which = Hvilket par

grid-late-new = Et nytt par

grid-came = Paret er med fra runde { $round }

grid-substitute = Stedfortreder

grid-substitute-will = Andre spiller som dette paret fra runde { $round }; det er fortsatt samme par.

grid-substituted = Par { $pair } har andre spillere

grid-leave = Går

grid-leave-will = Fra runde { $round } sitter motstanderne over; det paret har spilt, { $counts ->
        [yes] teller
       *[no] teller ikke
    }.

grid-left = Par { $pair } har gått

grid-penalty = Straff

grid-penalty-will = { $unit ->
    [imp] IMP trekkes fra parets sum (§ 90 og § 91).
   *[percent] Prosent av toppen på ett spill trekkes fra parets sum (§ 90 og § 91).
}

grid-amount = { $unit ->
    [imp] IMP
   *[percent] Prosent av en topp
}

grid-penalty-did = Par { $pair }: straff

grid-plays = Jeg spiller selv, i par

grid-plays-none = Jeg spiller ikke

grid-plays-will = Av spill paret ditt har igjen, ser du da bare bord og hva tilkallingen gjelder.

grid-plays-did = Notert: hvilket par du spiller i

grid-hands = Hender

grid-hands-lead = En PBN-fil med hendene: da sjekkes utspillene, og kortfordelingene kan skrives ut. Ingen ser en hånd før tiden.

grid-hands-there = { $count ->
    [one] Hendene i { $count } spill er kjent.
   *[other] Hendene i { $count } spill er kjent.
}

grid-hands-failed = Det kom ikke frem. Prøv igjen.

grid-links = Lenker, QR og bordkort

grid-print = Skriv ut og lagre

grid-print-ranking = Resultatliste

grid-print-travellers = Resultater spill for spill

grid-print-hands = Kortfordelinger

grid-print-tables = Bordkort til oppsettet

grid-print-guides = Guidekort for parene

grid-deeds = Det du gjorde sist

grid-deed = { $kind ->
    [seated] andre par plassert
    [scored] resultat ført
    [agreed] resultat bekreftet
    [corrected] resultat rettet
    [ruled] poeng tildelt
    [form] en annen utgave av spillet
    [left] par har gått
   *[penalty] straff
}

grid-undo = Angre

grid-undone = Angret: { $what }

grid-choose-pair = Velg et par

grid-first-name = Første spiller

grid-second-name = Andre spiller

## The helper's page. $score, $play, $board, $table: finished text

grid-entry = Før et resultat

grid-entry-line = Resultat

grid-entry-how = Kontrakt, spillefører, stikk: { $examples }; { $pass }: rundpass.

grid-entry-unread = Dette er ikke et resultat ennå.

grid-enter = Før inn

grid-entered = { $play }: { $score }

grid-entry-done = Alle spill i denne runden har resultat.

## The big screen. $pair, $table, $names: finished text

screen-welcome = Sett dere og skann bordkortet

screen-free = Ledige plasser

screen-follow = Følg kvelden på telefonen:

screen-full = Alle plasser er tatt.

screen-soon = Finn plassen: det begynner snart.

screen-now = Hvor dere sitter

screen-next = Neste runde

screen-board = Spill

screen-table = Bord

screen-out = sitter over

screen-ranking = Resultatliste

screen-so-far = Stillingen etter { $count ->
    [one] ett spill
   *[other] { $count } spill
 }

screen-counting = Spillet er slutt. Resultatlisten kontrolleres.

## Live tables. $seats, $board: as they are written; $phase: auction play over

grid-live-missing = ikke på plass: { $seats }

grid-live-phase = { $phase ->
    [auction] melding
    [play] spill
   *[over] ferdig
 }

grid-live-waits = bordet venter på deg

grid-live-go = Gå til bordet

grid-live-ahead = Ditt eget par har dette spillet igjen: en annen må gå.

grid-live-look = Se likevel

grid-live-looked = Du så på spill { $board }: det er notert

grid-live-calls = Nettbord som venter på deg

grid-live-behind = Spiller fortsatt et spill fra en tidligere runde

grid-live-substitute = Spilleren som går, forlater bordet med en gang; den nye trenger sin egen lenke.

### bridgelaw words: adjusting, Norwegian Bokmål

## The page of an adjusted score. $text $points $weight $sum $value: finished text

adjust-title = Justert score

adjust-lead = Før opp de mulige resultatene og gi hvert av dem en vekt. Virkningen for begge sider vises før noe blir gitt.

adjust-in-play = Spillet er ikke slutt. En score kan gis, men det finnes ikke noe resultat ved bordet å sammenligne med.

adjust-at-table = Resultatet ved bordet

adjust-at-table-why = Det står ved siden av den justerte scoren; uten det ser ingen hva den endrer.

adjust-table-read = Ved bordet, slik «{ $session }» har det: { $text }

adjust-kind = Type score

adjust-kind-assigned = Resultater, med vekter når det er flere

adjust-kind-likely = Resultater med sannsynligheter: den ene siden får det beste som var sannsynlig, den andre det dårligste som overhodet var sannsynlig

adjust-kind-artificial = Fastsatt direkte: en andel av spillet

adjust-results = Mulige resultater

adjust-results-of = Mulige resultater for { side }

adjust-apart = Sidene får score hver for seg

adjust-contract = Kontrakt

adjust-risk = Doblet?

adjust-risk-X = doblet

adjust-risk-XX = redoblet

adjust-declarer = Spillefører

adjust-tricks = Stikk: =, +1, −1 eller antallet

adjust-tricks-short = Stikk

adjust-weight = Vekt i %

adjust-row = Resultat { $number }

adjust-slide = Vekt for resultat { $number }

adjust-row-declarer = Resultat { $number } trenger en spillefører.

adjust-call-of = { $call } fra { seat }

adjust-insist = Jeg gir det denne vekten likevel: det kunne vært nådd uten den meldingen.

adjust-illegal = Ingenting er gitt: si først at du mener resultatet som kom av den ulovlige meldingen.

adjust-sum = Summen av vektene: { $sum }

adjust-sum-off = Summen av vektene: { $sum }. Den må være 100 %.

adjust-hurt = En side som skadet seg selv etter regelbruddet

adjust-hurt-side = Hvilken side

adjust-hurt-none = ingen

adjust-hurt-without = Hva den ville fått uten sin egen feil

adjust-percent = Prosent

adjust-share-other = en annen prosent

adjust-share-of = Andel til { side }

adjust-reason = Hvorfor denne scoren (står i den skriftlige avgjørelsen)

adjust-typed = Skriv den på én linje

adjust-look = Vis virkningen

adjust-give = Gi denne scoren

adjust-changed = Dette er endret siden det sist ble vist. Se på virkningen nå, og gi så scoren.

adjust-take-back = Trekk tilbake denne justerte scoren

## What it does

adjust-effect = Virkningen

adjust-effect-none = Endre eller føy til et resultat for å se virkningen for begge sider.

adjust-side = Side

adjust-now = Slik det står

adjust-then = Med denne scoren

adjust-change = Endring

adjust-change-mp = { $text } matchpoeng

adjust-change-imp = { $text } IMP

adjust-change-none = ingen endring

adjust-not-yet = Kan ikke sammenlignes ennå: ingen andre har spilt dette spillet. Poengene følger når de andre bordene spiller det.

adjust-unknown = Ikke kjent: resultatene fra de andre bordene mangler.
    .result = Ikke kjent: resultatet ved bordet mangler.

adjust-steps = Slik kommer { side } frem til dette

adjust-step-result = Resultat

adjust-step-points = Poeng

adjust-step-compared = Mot de andre bordene

adjust-step-mp = Matchpoeng

adjust-step-imp = IMP

adjust-step-weight = Vekt

adjust-step-part = Del

adjust-step-against = { $text }: { $value }

adjust-step-against-tables = { $tables ->
        [one] { $text } ({ $tables } bord): { $value }
       *[other] { $text } ({ $tables } bord): { $value } hvert
    }

adjust-step-neuberg = { $scores } resultater av { $expected } ventede, altså { $formula } (Neubergs formel).

adjust-step-factor = { $scores } resultater av { $expected } ventede, altså forholdsmessig: { $formula }.

adjust-step-mean = Gjennomsnittet av sammenligningene med { $tables } bord.

adjust-step-sum = Sum: { $formula }

adjust-step-percent = { $formula } av de { $top } som spillet kan gi.

adjust-step-hurt = Uten regelbruddet { $without }, med det, men uten egen feil { $without_error }, ved bordet { $table }. Den selvforskyldte delen ({ $inflicted }) bærer siden selv: { $formula }.

adjust-step-rounded = Avrundet til hele IMP, slik regulerende myndighet har fastsatt: { $value }.

adjust-step-knockout = I en utslagskamp får begge sider gjennomsnittet av de to scorene: { $value }.

adjust-step-artificial = En andel av spillet: { $text }.

## The other tables

adjust-field = De andre bordene

adjust-field-known = { $text } (Nord–Syds poeng).

adjust-field-none = Ingen resultater fra andre bord er kjent: poeng vises, matchpoeng og IMP ikke.

adjust-field-results = Resultatene deres i Nord–Syds poeng, med mellomrom; A+, A eller A− for en score som er fastsatt direkte

adjust-field-expected = Bord som skulle spille spillet, dette medregnet (tomt: så mange som det er)

adjust-field-session = { side }: prosent på de andre spillene i turneringsdelen

adjust-field-of-session = { $session }, bord { $table }: turneringsdelen eller bordet finnes ikke lenger; det som sist ble lest, gjelder.

adjust-field-read = Lest fra { $session }, bord { $table }: { $known } av { $expected } resultater.

adjust-field-datum = Butler: dette er datum for de andre bordene.

adjust-field-percent = { $label }: { $percent }

adjust-field-not-typed = De andre bordene i denne saken leses fra turneringsdelen. Ingenting ble endret.

adjust-field-keep = Lagre disse resultatene

adjust-field-change = Endre dem

adjust-field-here = Hent dem fra de andre bordene på denne serveren

adjust-field-here-none = Ingen andre bord på denne serveren har spilt ferdig dette spillet.

adjust-field-wrong = «{ $text }» er ingen score et spill kan ha. Ingenting ble endret.

## Penalties

adjust-penalty = Straffer, utenom scoren

adjust-penalty-lead = En straff trekkes fra siden som får den, og går til ingen. Den er ikke med i regnestykket over.

adjust-penalty-side = Side som får den

adjust-penalty-amount = Størrelse

adjust-penalty-unit = Enhet

adjust-penalty-kind = Type

adjust-penalty-reason = Grunn

adjust-penalty-give = Gi denne straffen

adjust-penalty-wrong = En straff må ha en størrelse over 0.

## Help with all hands open

adjust-dd = Hva spillet er verdt med åpne kort

adjust-dd-ask = Regn det ut

adjust-dd-use = Føy { $text } til resultatene

adjust-dd-hands = Disse fire hendene, med åpne kort

adjust-dd-field-head = Hva som ble scoret ved de andre bordene

adjust-dd-field-lead = { $n ->
        [one] Ett resultat som virkelig ble oppnådd der
       *[other] { $n } resultater som virkelig ble oppnådd der
    }, etter melding og spill ved hvert av bordene. Ingenting er regnet ut.

adjust-dd-field-none = Ingen resultater fra andre bord er kjent.

adjust-dd-contract-unknown = ukjent kontrakt

adjust-dd-result = Resultat

adjust-dd-worth = Verdi

adjust-dd-tables = Bord

adjust-dd-share = Andel

adjust-dd-tricks = { count-tricks } ({ $value })

adjust-dd-fit = Andre fordelinger som passer med det { seat } kunne bruke

adjust-dd-fit-lead = Ikke dette spillet: { $n } fordelinger trukket blant alle som passer med det { seat } hadde lov til å bruke da, regnet ut med åpne kort. De virkelige hendene er ikke brukt.

adjust-dd-fit-uncounted = Av { $value } fordelinger er det ikke talt opp hvor mange som passer; de som ble trukket, gjør det.

adjust-dd-fit-made = { $text } (handlingen som ble valgt), hvis alle passer: { $value }
    .card = { $text } (handlingen som ble valgt): { $value }

adjust-dd-fit-other = { $text }, hvis alle passer: { $value }
    .card = { $text }: { $value }

adjust-dd-fit-margin = Ved tilfeldigheter i trekningen kan en andel være opptil { $n } prosentpoeng feil.

adjust-dd-fit-not = De sier ikke hva som ville ha skjedd i dette spillet, heller ikke hva andre spillere på samme nivå ville ha vurdert, eller hva informasjonen foreslo.

adjust-dd-fit-ask = Regn ut fordelinger som passer med det { seat } kunne bruke

adjust-dd-fit-wait = Det tar noen sekunder.

adjust-dd-fit-nobody = Når alternativer er funnet eller spillere er spurt, kan også fordelinger som passer med det spilleren kunne bruke, regnes ut for dem.

adjust-dd-fit-busy = Løseren arbeider for noen andre. Spør igjen om et øyeblikk.

adjust-dd-fit-silent = Hva meldingene viste, er ikke kjent i en form som kan telles: en hvilken som helst fordeling ville passe. Noter hva spillerne har forklart, med poeng eller farger og tall.

adjust-dd-fit-vulnerable = Sonen er ikke kjent.

adjust-dd-fit-cards = Kortene som ble sett, passer ikke i noen fordeling.

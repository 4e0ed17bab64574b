### bridgelaw words: browser, Norwegian

## The law browser: names of its pages. $year, $old, $new: editions; $number: of a Law or provision; $text: finished text

browser-name = Lovene for turneringsbridge

browser-lead = Hver bestemmelse med enkle ord, hva den krever av spillerne og TL, og gjennomgåtte tilfeller som viser den ved bordet.

browser-own-words = Dette er sammendrag med våre egne ord. De erstatter ingen lovbok.

browser-skip = Til teksten

browser-language = Språk

browser-edition = Utgave

browser-of-edition = Lovene av { $year }

browser-parts = Deler

browser-this-page = På denne siden

browser-record = Dette tilfellet som protokoll (YAML)

# $count files of $text megabytes in the folder $words
browser-exported = { $count ->
        [one] { $count } fil
       *[other] { $count } filer
    }, { $text } MB: åpne { $words }/index.html

## Parts of the Laws

browser-part-preparation = Før meldingsforløpet

browser-part-irregularities = Når noe går galt

browser-part-auction = Meldingsforløpet

browser-part-irregular_calls = Uregelmessige meldinger

browser-part-understandings = Makkeravtaler

browser-part-play = Spillet

browser-part-irregular_cards = Uregelmessige kort

browser-part-revoke = Revoke

browser-part-tricks = Stikkene

browser-part-claims = Krav og avståelser

browser-part-proprieties = Etiske regler

browser-part-score = Scoren

browser-part-director = TL og turneringen

browser-part-appeals = Appeller

## The page of a Law

browser-provisions = Bestemmelser

browser-there = { $year }: { $number }

browser-there-changed = { $year }: { $number }, lyder annerledes

browser-elsewhere = Står i en annen paragraf

browser-asks = TL spørres

browser-triggers = Vurderes ved

browser-see = Se

browser-editions-also = Andre utgaver

browser-note = Merknad

browser-why-text = Bare tekst

browser-compare = Hva som er endret

browser-cases = Gjennomgåtte tilfeller

browser-no-cases = Ingen gjennomgåtte tilfeller av denne paragrafen i denne utgaven.

browser-previous = Forrige

browser-next = Neste

## How far the program acts

browser-status-rule = Programmet trekker selv følgen.

browser-status-question = Programmet spør først TL om det bare TL kan avgjøre.

browser-status-text = Til å lese; her har et program ingenting å gjøre.

browser-status-missing = Programmet har den ikke ennå.

browser-reading = Slik leses siden

browser-force-heading = Hvor sterkt ordet er

browser-doing-heading = Hva programmet gjør

## When it speaks, and for whom

browser-course = Gjennom et spill

browser-bar-on = Brukt i gjennomgåtte tilfeller: { $text }.

browser-bar-able = Kan også virke: { $text }.

browser-key-on = brukt i gjennomgåtte tilfeller

browser-key-able = kan også virke

browser-key-off = uten virkning

browser-stage-setup = Start

browser-stage-auction = Melding

browser-stage-clarification = Oppklaring

browser-stage-play = Spill

browser-stage-ended = Slutt

browser-persons = Hvem kan, hvem må

browser-persons-from = Slik de gjennomgåtte tilfellene viser det.

browser-sort-option = Kan velge

browser-sort-obligation = Må

browser-sort-right = Kan

browser-until-chosen = til valget er tatt

browser-role-everybody = alle spillere

browser-role-offender = den feilende

browser-role-offenders_partner = den feilendes makker

browser-role-offenders_lho = den feilendes venstre motstander

browser-role-offenders_rho = den feilendes høyre motstander

browser-role-opponents = den feilendes motstandere

browser-role-in_turn = spilleren i tur

browser-role-others = de andre spillerne

browser-role-declarer = spillefører

browser-role-dummy = blindemann

browser-role-defender = motspillerne

browser-role-director = TL

browser-heard-standing = så lenge det gjelder

browser-heard-explained = valgene er forklart

browser-heard-noticed = uregelmessighet påpekt

browser-heard-chosen = valget er tatt

browser-heard-found = konstatering

browser-heard-ruled = følgen er bestemt

browser-heard-settled = uregelmessighet avgjort

browser-heard-irregular = uregelmessighet begått

browser-heard-informed = opplysning mottatt

browser-heard-stood = en melding eller et kort begynner eller slutter å gjelde

browser-moment-next_turn = en spiller har brukt sin tur

browser-moment-played = kort spilt

browser-moment-summoned = TL tilkalt

browser-moment-director = TL er ferdig

browser-moment-end_of_auction = meldingsforløpet er slutt

browser-moment-opening_lead_faced = åpningsutspillet er vendt

browser-moment-end_of_play = spillet er slutt

## A worked case

browser-case = Gjennomgått tilfelle

browser-state = Bordet

browser-deal = Kortfordelingen

browser-acts = Hva som skjer

browser-start = Før den første handlingen

browser-step = Trinn { $number } av { $count }

browser-step-back = Tilbake

browser-step-on = Neste

browser-changed = nytt

browser-gone = Ingenting mer.

browser-unchanged = Ellers endres ingenting.

browser-keys = Venstre og høyre piltast går fra trinn til trinn.

browser-same-answer = Svarene er programmets egne; protokollen nedenfor gir de samme på din egen maskin.

## Editions compared

browser-compare-title = { $old } og { $new } sammenlignet

browser-compare-lead = Hva som er forskjellig i hver paragraf, bestemmelse for bestemmelse.

browser-compare-count = { $count ->
        [one] { $count } forskjell
       *[other] { $count } forskjeller
    }

browser-unchanged-heading = Uendret

browser-asks-nothing = ingenting

## Words from A to Z, and the search

browser-words = Ord fra A til Å

browser-words-lead = Hvert ord med paragrafene der det står i sammendraget.

browser-search = Søk

browser-search-for = Søk i lovene

browser-search-hint = Med egne ord, for eksempel «trumf ute etter krav», eller med nummer, for eksempel 27B1.

browser-search-none = Ingen treff på

browser-search-found = Treff:

browser-search-script = Uten JavaScript fører ordene fra A til Å til hver paragraf.

browser-search-all = Alle utgaver

### bridgelaw words: stages, Norwegian Bokmål

## A poll in two stages: what its players are told. $call, $card, $text, $words, $action: finished text; $players, $seconds numbers

stages-told-heading = Og dette vet du

stages-told-call-measured = Meldingen til makkeren din: { $call }, etter omtrent { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }.

stages-told-call-pause = Meldingen til makkeren din: { $call }, merkbart langsomt.

stages-told-call-haste = Meldingen til makkeren din: { $call }, merkbart raskt.

stages-told-card-measured = Makkeren din spilte { $card }, etter omtrent { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }.

stages-told-card-pause = Makkeren din spilte { $card }, merkbart langsomt.

stages-told-card-haste = Makkeren din spilte { $card }, merkbart raskt.

## What they are asked

stages-ask-hold = Hva kan makkeren din ha?

stages-ask-hold-hint = Kryss av for alt dette kan bety.

stages-mark-more = mer styrke enn vist

stages-mark-less = mindre styrke enn vist

stages-mark-longer = en lengre farge enn vist

stages-mark-shorter = en kortere farge enn vist

stages-mark-wanted_double = et ønske om å doble

stages-mark-nothing = ikke noe spesielt

stages-next = Neste spørsmål

stages-ask-actions = Hvilke av disse blir mer fristende av det, og hvilke mindre?

stages-more = mer

stages-less = mindre

stages-neither = ingen av delene

stages-none = Ingen av dem

stages-missing-mark = Kryss av for minst én. «Ikke noe spesielt» står alene.

stages-missing-action = Si det om hver, eller trykk på «Ingen av dem».

stages-alone = Svar alene, uten å snakke med noen om det. To spørsmål om det samme problemet; det tar et minutt.

## At the desk, before it is sent. $n, $asked: numbers as text

stages-title = Spørrerunde, andre trinn

stages-new = Andre trinn av spørrerunden

stages-intro = Spillerne får det samme problemet og får vite hvor lang tid makker brukte. Det gjelder hva det antyder; om en handling er et { edition-logical_alternative }, sier dette trinnet aldri noe om.

stages-group = Hvem som spørres

stages-group-other = andre spillere i samme klasse

stages-group-same = de samme spillerne igjen

stages-group-same-hint = De kjenner problemet, så saken sier at det er de samme. Alle som svarte i første trinn, blir spurt; navn som er skrevet inn, teller ikke da.

stages-small = Hva så få kan vise

stages-small-first = I første trinn svarte { count-players }. Tabellen sier hvor mange av dem som spørres nå, som må finne en handling mer fristende for at tilfeldigheter alene skal skille gruppene så mye i høyst 5 % av spørrerundene.

stages-small-asked = Spurt nå

stages-small-width = Bredden på intervallet

stages-small-of = { $n } av { $asked }

stages-small-never = kan ikke vises

stages-small-points = { $n } poeng

stages-small-same = Av de samme spillerne teller bare de som finner en handling mer eller mindre fristende enn før: minst { $n }, alle samme vei.

stages-small-few = Fem spillere eller færre i et trinn er få: de viser bare en svært stor forskjell.

## What came of it. $chose, $before, $attractive, $less, $low, $high, $chance: numbers as text

stages-asked-other = Første trinn: { $before } svarte. Andre trinn: { count-players } som visste om det, andre i samme klasse.

stages-asked-same = Første trinn: { $before } svarte. Andre trinn: { count-players } av de samme, som kjente problemet fra før.

stages-result = { $action }: uten det valgt av { $chose } av { $before }; med det mer fristende for { $attractive }, mindre fristende for { $less }, av { count-players }.

stages-interval = Den andre andelen skiller seg fra den første med alt fra { $low } til { $high } prosentpoeng (95 %-intervall).

stages-chance-other = Tilfeldigheter alene skiller to slike grupper så mye i { $chance } av spørrerundene.

stages-chance-same = Tilfeldigheter alene deler dem som endret seg, så ujevnt i { $chance } av spørrerundene.

stages-moves-more = Det er mer enn tilfeldigheter forklarer: med det finner spillere den mer fristende.

stages-moves-less = Det er mer enn tilfeldigheter forklarer: med det finner spillere den mindre fristende.

stages-moves-open = Tilfeldigheter kan forklare det.

stages-no-larger = Den andre andelen er ikke større. Det viser ingenting: den som ikke lar seg påvirke, nevner ingen handling.

stages-few = En av gruppene er liten: bare en svært stor forskjell ville vist seg.

stages-never = Hva som ble antydet, avgjør TL. Om en handling er et { edition-logical_alternative }, sier dette trinnet aldri noe om.

stages-first-share = Valgt uten det

stages-second-share = Mer fristende med det

stages-less-share = Mindre fristende med det

stages-difference = Forskjell

stages-chance = Av tilfeldigheter alene

stages-plot = { $text }: forskjellen ligger mellom { $low } og { $high } prosentpoeng.

stages-readings = Navn på tolkninger

stages-readings-words = Hva makker kan ha, slik spillere som visste om det, ser det: { $words }. Hvor mange som sa det, er utelatt: et navn er ikke noe bevis.

stages-readings-none = Ingen nevnte noe spesielt.

stages-answer = { $text }: mer fristende { $words }; mindre fristende { $action }

stages-answer-none = ingen

stages-record = { $players ->
        [one] { $players } spiller spurt som visste at makker hadde vært { $knows ->
            [haste] rask
           *[pause] treg
        }.
       *[other] { $players } spillere spurt som visste at makker hadde vært { $knows ->
            [haste] rask
           *[pause] treg
        }.
    }

stages-record-same = { $players ->
        [one] { $players } spiller fra første trinn spurt igjen, som nå visste at makker hadde vært { $knows ->
            [haste] rask
           *[pause] treg
        }.
       *[other] { $players } spillere fra første trinn spurt igjen, som nå visste at makker hadde vært { $knows ->
            [haste] rask
           *[pause] treg
        }.
    }

stages-record-action = { $action }: mer fristende for { $attractive }, mindre fristende for { $less }, av { count-players }.

stages-letter = Det samme problemet, med informasjonen, ble lagt frem for { count-players } på samme nivå, som ble spurt hva den antyder.

stages-letter-same = Problemet ble lagt frem på nytt, nå med informasjonen, for { count-players } som hadde fått det uten, og som ble spurt hva den antyder.

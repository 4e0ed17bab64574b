### bridgelaw words: opening an evening, its links and cards, Norwegian bokmål

## A link to a place of a session

# $place: which; $name: number of a table, label of a pair, number of a deputy.
opening-place = { $place ->
    [director] turneringslederen
    [deputy] medhjelper { $name }
    [scorer] den som fører inn resultater
    [unit] bord { $name }
    [pair] par { $name }
    [player] en spiller i par { $name }
    [screen] storskjermen
   *[other] en plass
}

join-evening = Denne lenken er for { $place }.

join-press-evening = Trykk på knappen for å gå dit. Denne nettleseren husker det siden; gi ikke lenken til noen andre.

join-button-evening = Gå dit

join-hall = Denne lenken er for den som åpner kvelden.

join-press-hall = Trykk på knappen for å åpne en kveld. Denne nettleseren husker siden at du har lov til det.

join-button-hall = Åpne en kveld

## Opening an evening

opening-title = Åpne en kveld

opening-lead = Alt kan stå som det er. Hvordan parene flytter, velges når de sitter.

opening-goes-on = «{ $title }» spilles nå. Åpner du en ny kveld, går enhetene på bordene over til den.

opening-go-on = Gå videre med «{ $title }»

opening-go-on-how = Du er turneringsleder for kvelden i denne nettleseren fra da av. Lenker og enheter som er der fra før, gjelder fortsatt.

opening-name = Navn på kvelden

opening-scoring = Beregning

opening-played = Det spilles

opening-played-hall = ved bord, med kort

opening-played-online = på nett: hvert bord på skjermen

opening-boards = Spill til hvert par

opening-tables = Antall bord

opening-laws = Lover

opening-withdrawn = Hvis et par går

opening-withdrawn-keep = det paret har spilt, teller

opening-withdrawn-half = det paret har spilt, teller når det er minst halvparten av spillene

opening-withdrawn-cancel = det paret har spilt, teller ikke

opening-open = Åpne kvelden

opening-bad-title = Navnet er for langt, eller har tegn som ikke hører hjemme i et navn.

opening-bad-choice = Noe av det som var valgt, kan ikke velges. Skjemaet viser det som sto der før.

opening-many = Det er allerede så mange turneringsdeler som det kan være. Fjern først en av dem i TL-oversikten.

opening-table = Bord { $table }

## The links of an evening, and what is printed

links-title = Lenker

links-grid = Til turneringslederens side

links-lead = Vis lenken til kameraet på enheten som skal ha plassen, eller åpne plassen i denne nettleseren. Den som har lenken, har plassen.

links-qr = Vis lenke

links-open = Åpne her

links-shown = Lenke for { $place }

links-once = Den vises én gang; du kan alltid lage en ny.

links-print = Til utskrift

links-cards = QR-koder til bordene

links-pair-cards = En lapp til hvert par, med lenke

links-score-cards = Regnskapskort, hvert med parets lenke

links-score-cards-pdf = De samme som PDF

links-pairs = Par

links-public = Det alle i lokalet kan se

links-players = Lenker til spillerne

links-players-lead = Hver spiller har sin egen lenke. Når en runde begynner, fører den til bordet av seg selv. Den første i et par sitter Nord eller Øst.

links-players-all = Lag en liste med alle lenkene

links-players-none = Når parene er ført inn, står lenkene til spillerne her.

links-players-once = Send hver spiller sin. De vises én gang; tidligere lenker gjelder til noen andre overtar plassen.

cards-print-now = Skriv ut denne siden; hvert kort får sitt eget ark.

cards-lasting = Kortene gjelder neste uke også, så lenge maskinen har samme adresse.

cards-tonight = Kortene gjelder bare denne kvelden.

cards-scan = Pek kameraet på en telefon hit.

cards-keep = La siden stå åpen hele kvelden. Det trengs ikke internett: bli på dette wifi-nettet, uansett hva telefonen sier om det.

cards-pair = Deres egen side: hvor dere sitter neste gang, resultatene deres og turneringslederen.

## A table unit of the house

opening-unit-here = Denne enheten blir bordets: resultatene føres på den.

opening-unit-sit = Bruk den ved dette bordet

opening-unit-waits = Ingen kveld er åpnet ennå.

opening-unit-waits-how = La siden stå åpen: den går videre av seg selv når turneringslederen åpner en.

opening-unit-unknown = Denne nettleseren er ikke ved dette bordet. Skann bildet på bordkortet.

## What `bridgelaw serve --hall` prints

serve-hall-address = Telefonene i lokalet når denne maskinen på { $address }

serve-hall-others = Den har { $count ->
    [one] en adresse
   *[other] adresser
} til: { $addresses }. Kommer ikke telefonene frem, start den med --public http://ADRESSE:{ $port }

serve-hall-none = Denne maskinen er ikke på noe nett: telefonene når den ikke. Koble til wifi-nettet i lokalet og start på nytt.

serve-hall-open = Åpne kvelden med denne lenken: { $link }

serve-hall-goes-on = «{ $title }» fortsetter; plassene finner veien selv. Er turneringslederens nettleser borte, fører lenken under også tilbake til TL-plassen.

serve-hall-units-new = De gamle bordkortene gjelder ikke lenger: skriv ut nye.

serve-hall-ready = Klar. La dette vinduet stå åpent hele kvelden; Ctrl-C stopper, og ingenting går tapt.

### bridgelaw words: the server's own pages and what it prints, Norwegian Bokmål

## Taking a place

# $place is a seat, director or spectator.
join-place = { $place ->
    [N] Nord
    [E] Øst
    [S] Syd
    [W] Vest
    [director] turneringslederen
   *[spectator] en tilskuer
}

join-heading = { $title }

join-who = Denne lenken er for { join-place }.

join-press = Trykk på knappen for å komme til bordet. Nettleseren husker deretter hvem du er; lenken er bare din, så ikke gi den til noen.

join-button = Til bordet

join-gone-heading = Denne lenken fører ikke til noe bord

join-gone = Den er byttet ut, eller har aldri vært laget. Be den som ga deg lenken, om en ny.

join-untitled = Et bridgebord

## Pages

site-name = bridgelaw

site-welcome = Et bord for duplikatbridge der lovene holdes.

site-how = For å være med åpner du lenken du har fått til plassen din.

site-laws = Lovene, bestemmelse for bestemmelse

site-programs = For programmer

site-tables = Bord

site-tables-none = Ingen bord er åpne.

site-table = { $title } · { $id }

site-missing-heading = Her er det ingenting

site-missing = Adressen fører ingen steder. For å komme til et bord åpner du lenken du har fått.

site-denied-heading = Denne plassen er ikke din

site-denied = Åpne lenken du har fått til denne plassen. Har du gjort det, kan den være byttet ut: be om en ny.

site-busy-heading = For mye på én gang

site-busy = Vent litt, og prøv igjen.

site-wrong-heading = Det går ikke

site-wrong = Det som ble sendt, kan ikke brukes slik det er.

site-failed-heading = Noe gikk galt her

site-failed = Feilen er serverens, ikke din. Det som er gjort ved bordet, er tatt vare på. Prøv igjen om litt.

site-unbuilt-heading = Siden for bordet er ikke bygd

site-unbuilt = Kjør «make page» i programmets mappe, og last inn på nytt.

## What is refused at the table

refused-invalid = Denne meldingen kan ikke leses som noe som gjøres ved bordet.

refused-rate = For mye på én gang. Vent litt, og gjør det om igjen.

refused-not-yours = Dette er det ikke du som gjør.

refused-unavailable = Det som ble gjort, kunne ikke lagres. Gjør det om igjen om litt.

## What the server prints

serve-ready = Bordet er åpent. Gi hver spiller lenken til plassen sin; trykk Ctrl-C for å stoppe.

serve-table = { $title }

serve-link = { $place }: { $link }

serve-place = { $place ->
    [N] Nord
    [E] Øst
    [S] Syd
    [W] Vest
    [director] Turneringsleder
   *[spectator] Tilskuer
}

serve-demonstration = Fire spillere

serve-demonstration-bots = Alene: programmer sitter på de andre plassene

serve-programs = Programmer på { $seats }

serve-stopped = Stoppet. Alt som er gjort, er tatt vare på.

serve-kept = Ligger i { $folder }

serve-operator = Driftspassordet ligger i { $file }

serve-taken = Ingen kan lytte på { $host }:{ $port }: { $reason }

serve-database = Databasen kan ikke brukes: { $reason }

## Settings

setting-unreadable = { $where }: filen kan ikke leses.

setting-not-toml = { $where }: dette er ikke TOML: { $value }

setting-unknown = { $where }: innstillingen «{ $name }» finnes ikke.

setting-value = { $where }: { $name } kan ikke være «{ $value }».

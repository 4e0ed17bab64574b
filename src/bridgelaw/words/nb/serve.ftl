### bridgelaw words: the server's own pages and what it prints, Norwegian Bokmål

## Taking a place

# $place is a seat, director or spectator.
join-place = { $place ->
    [N] Nord
    [E] Øst
    [S] Syd
    [W] Vest
    [director] TL
   *[spectator] en tilskuer
}

join-who = Denne lenken er for { join-place }.

join-press = Trykk på knappen for å komme til bordet. Nettleseren husker deretter hvem du er; lenken er bare din, så ikke gi den til noen.

join-press-spectator = Trykk på knappen for å se på: du ser meldingene og kortene som spilles, og sier og viser ingenting. Lenken kan gis til andre som vil se på.

join-button = Til bordet

join-desk = Denne lenken er til TL-oversikten: tilkallinger og saker fra alle bord.

join-press-desk = Trykk på knappen for å komme dit. Nettleseren husker deg; gi bare lenken til turneringsledere.

join-button-desk = Til oversikten

join-gone-heading = Denne lenken fører ikke til noe bord

join-gone = Den er byttet ut, eller har aldri vært laget. Be den som ga deg lenken, om en ny.

join-untitled = Et bridgebord

## Opening a table

host-lead = Åpne et bord for fire, spill alene med tre programmer, eller åpne lenken du har fått.

host-alone = Spill alene nå

host-alone-how = Du sitter Syd, og programmer sitter på de andre plassene; ett av dem er TL. Det begynner med første leksjon: ditt første spill.

host-lessons = Alle leksjonene

host-free = Spill uten leksjon

host-free-how = Alt kan skje; det bare et menneske kan vurdere, spør TL deg om.

host-alone-title = Alene med tre programmer

host-table = Åpne et bord for fire

host-table-how = Du får en lenke til hver spiller, til TL og til tilskuere.

host-directors = For turneringsledere

host-directors-how = TL-oversikten: tilkallinger og saker fra alle bord, med lenken som serveren skrev ut ved start

host-form = Alt kan stå som det er.

host-refused = Et navn er for langt eller har tegn som ingen navn har.

host-title = Navn på bordet

host-name = Hvem er { join-place }?

host-laws = Lover

host-scoring = Beregning

host-no-scoring = Bare poeng

host-spectators = Tilskuere ser

host-spectators-none = det som ligger åpent

host-spectators-open = alle hender

host-open = Åpne bordet

hosted-ready = Bordet er åpent.

hosted-links = Send hver spiller sin egen lenke: den som har lenken, har plassen. Første spill begynner når giveren melder.

hosted-picture = Vis den til kameraet på en telefon

hosted-copy = Kopier

hosted-copy-all = Kopier lenkene til alle fire spillerne

hosted-line = { $text }: { $link }

hosted-copied = Kopiert

hosted-keep = Ta vare på siden eller lenkene: de vises ikke igjen. TL kan lage en ny lenke til hver plass.

## Pages

site-name = bridgelaw

site-welcome = Et bord for turneringsbridge der lovene følges.

site-how = For å være med åpner du lenken du har fått til plassen din.

site-laws = Lovene, bestemmelse for bestemmelse

site-programs = For programmer

site-programs-how = Enhver plass ved et bord kan tas av et program. Det som går over WebSocket, står i docs/live.md i prosjektet.

site-missing-heading = Her er det ingenting

site-missing = Adressen fører ingen steder. For å komme til et bord åpner du lenken du har fått.

site-denied-heading = Denne plassen er ikke din

site-denied = Åpne lenken du har fått til denne plassen. Har du gjort det, kan den være byttet ut: be om en ny. Leder du turneringen: vinduet der programmet kjører, viser en lenke som tar deg tilbake.

site-busy-heading = For mye på én gang

site-busy = Vent litt, og prøv igjen.

site-wrong-heading = Det går ikke

site-wrong = Det som ble sendt, kan ikke brukes slik det er.

site-failed-heading = Noe gikk galt her

site-failed = Feilen er serverens, ikke din. Det som er gjort ved bordet, er tatt vare på. Prøv igjen om litt.

site-disk-full-heading = Serverens disk er full

site-disk-full = Det du nettopp gjorde, ble ikke lagret. Det som ble gjort før, er tatt vare på. Si fra til den som driver serveren, og prøv igjen når det er plass.

site-disk-fails-heading = Serveren kan ikke skrive til disken sin

site-disk-fails = Det er ikke sikkert at det du nettopp gjorde, ble lagret. Det som ble gjort før, er tatt vare på. Si fra til den som driver serveren, og prøv igjen da.

site-unbuilt-heading = Siden for bordet er ikke bygd

site-unbuilt = Kjør «make page» i programmets mappe, og last inn på nytt.

## What is refused at the table

refused-invalid = Det som ble sendt, kan ikke leses som noe som gjøres ved bordet.

refused-rate = For mye på én gang. Vent litt, og gjør det om igjen.

refused-stale = Noe har skjedd ved bordet i mellomtiden. Se en gang til, og bestem deg så.

refused-objection = Det ville være uregelmessig. Gjør det om igjen for å bekrefte at du mener det.

refused-prevented = Dette bordet tillater det ikke: det ville være uregelmessig.

refused-not-allowed = Dette er det ikke du som gjør.

refused-is-ready = Du er klar allerede. Neste spill begynner når alle fire er klare.

refused-no-more-boards = Spillene ved dette bordet er dem som hører til runden; det finnes ikke flere.

refused-not-ended = Spillet er ikke ferdig.

refused-director-called = TL er tilkalt til dette spillet og er ikke ferdig. Inntil da er det bare TL som kan gå videre til neste.

refused-director-decides = TL har fortsatt noe å avgjøre i dette spillet. Inntil da er det bare TL som kan gå videre til neste.

refused-own-card = Systemkortet skrives mellom spillene, eller før første melding når det ikke finnes noe ennå.

refused-no-such-report = Denne rapporten finnes ikke.

refused-board-full = Det er for mange handlinger på dette spillet. Gå videre til neste.

refused-own-share = Du har gjort { $most } ting i dette spillet, og flere kan ikke én person gjøre. Fra nå av fører TL for deg: tilkall TL.

refused-partner-first = { seat } kan protestere først. Protesterer ingen, kan du si deg enig.

refused-director-compares = Vent litt: TL avgjør først om { seat } må passe. Til da melder ingen.

refused-still-open = { $what ->
        [choose] { seat } må velge først; så kan bordet fortsette.
        [explain_options] { page-go-on-after-explaining }
       *[find] { page-go-on-after-answering }
    }

refused-too-long = Dette er for langt.

refused-bad-characters = Det er tegn i det som ingen tekst har.

refused-bad-id = Det som ble sendt, mangler gyldig id.

refused-no-deal = Det er ikke noe spill med alle fire hendene i denne filen.

refused-no-such-laws = Reglementet for denne saken passer ikke til disse lovene.

refused-not-paper = Dette kan bare endres i en sak på papir.

refused-import-late = Dette tar for lang tid å lese; ingenting ble hentet inn. Gi bare det ene spillet.

refused-import-acts = Det er mer enn { $most } handlinger i dette spillet; ingenting ble hentet inn.

refused-not-judged = Programmet motsier seg selv om dette, så det ble ikke skrevet ned. Tilkall TL.

refused-unavailable = Det er ikke sikkert at dette ble lagret. Gjør det om igjen om litt: det teller bare én gang.

refused-disk-full = Dette ble ikke lagret: det er ikke mer plass på serverens disk. Si fra til den som driver den, og gjør det om igjen når det er plass.

refused-disk-fails = Serveren kan ikke skrive til disken sin, og det er ikke sikkert at dette ble lagret. Si fra til den som driver den, og gjør det om igjen da: det teller bare én gang.

refused-no-such-poll = Denne spørrerunden finnes ikke.

refused-poll-no-act = Det finnes ingen slik melding eller noe slikt kort å spørre om.

refused-poll-no-choice = Dette var ikke et valg av melding eller kort som andre kan stilles overfor.

refused-poll-no-hand = Hånden er ikke kjent: problemet kan ikke legges frem for andre.

refused-poll-people = Minst én spiller skal spørres, og høyst { $most }.

refused-poll-until = En spørrerunde er åpen fra nå av og høyst i en måned.

refused-poll-leaks = Dette ville fortalt de spurte noe spilleren ikke kan bruke: «{ $text }».

refused-poll-over = Denne spørrerunden er over.

refused-poll-nothing = Velg en melding eller et kort først.

refused-poll-not-possible = Dette kan ikke velges i dette problemet.

refused-poll-second-forbidden = Ikke noe andre trinn: regulerende myndighet tillater det ikke for spørrerunder (innstillingen poll_second_stage).

refused-poll-second-first = Første trinn om dette valget kommer først: spør spillere uten informasjonen.

refused-poll-second-open = En spørrerunde om dette valget er åpen. Andre trinn kommer når den er avsluttet.

refused-poll-second-one = I første trinn ble bare én handling nevnt: ingenting kunne antydes fremfor noe annet.

refused-poll-second-no-fact = Det er ikke fastslått at makker var treg eller rask før dette valget.

refused-poll-second-nobody = Ingen har svart i første trinn som kan spørres igjen.

refused-card-poll-open = En spørrerunde om dette valget er åpen. Kortet kommer når den er avsluttet.

refused-card-no-act = Valget som kortet gjelder, er ikke lenger på spillet.

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

serve-desk = TL-oversikt: { $link }

serve-demonstration-case = { $what ->
    [hesitation] Til å prøve: en lang tenkepause
   *[misinformation] Til å prøve: en feil forklaring
}

serve-programs = Programmer på { $seats }

# Under the table at which programs sit.
serve-alone = Av og til gjør de noe uregelmessig. Når spillet har stanset, åpner du også TLs lenke: der er det du som er turneringsleder.

serve-stopped = Stoppet. Alt som er gjort, er tatt vare på.

serve-kept = Ligger i { $folder }

serve-taken = Ingen kan lytte på { $host }:{ $port }: { $reason }

error-database = Databasen kan ikke brukes: { $reason }

error-database-later = Databasen er brukt av en nyere versjon av bridgelaw (format { $form }), og denne kan ikke lese den. Start den versjonen eller en enda nyere; ingenting er endret.

serve-house-empty = Databasen er tom, men mappen { $folder } hører til en server som har vært i bruk. Se etter om riktig database er oppgitt, eller gjenopprett den. For å begynne på nytt i denne mappen: bridgelaw serve --adopt

serve-house-other = Databasen er ikke den som mappen { $folder } hører til. Se etter om riktig database er oppgitt. Skal den være denne mappens fra nå av, for eksempel fordi den er gjenopprettet: bridgelaw serve --adopt

## Settings

setting-unreadable = { $where }: filen kan ikke leses.

setting-not-toml = { $where }: dette er ikke TOML: { $value }

setting-unknown = { $where }: innstillingen «{ $name }» finnes ikke.

setting-value = { $where }: { $name } kan ikke være «{ $value }».

### bridgelaw words: director, Norwegian

## The pages of the Director’s desk: the queue of calls, a case

queue-title = Tilkallinger

queue-laws = Lovene

queue-waiting = { $calls ->
        [0] Ingen venter
        [one] { $calls } tilkalling venter
       *[other] { $calls } tilkallinger venter
    }

queue-none = Når en spiller tilkaller turneringslederen ved et bord, står det her.

queue-later = Senere, når spillet er over

queue-done = Avgjort

queue-paper = på papir

queue-untitled = Et bord

queue-where = { $title } · Spill { $n }

queue-since = { count-minutes }

queue-report = { seat } melder fra: { $text }

case-happened = Hva som skjedde

case-nothing-irregular = Det er ikke funnet noe irregulært.

case-over = Dette spillet er over; bordet spiller et annet.

case-stale = Saken er endret siden du så den. Ingenting ble registrert: se på nytt, og avgjør så.

case-since = Siden da:

case-was-sent = Du hadde svart: { $text }

case-earlier = Svart tidligere; det blir stående i protokollen:

case-change = Et annet svar trer i stedet; begge blir stående.

case-follows = Følgene

case-took = { $time } s

case-take-up = Ta dette opp

case-withdraw-award = Trekk den justerte skåren tilbake

case-give-score = Gi denne skåren

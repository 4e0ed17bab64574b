### bridgelaw words: audit, norsk bokmål

## Mange filer med spill gjennomgått. $files, $boards, $calls, $cards: tall

audit-read = { $files ->
        [one] { $files } fil
       *[other] { $files } filer
    }, { $boards ->
        [one] { $boards } spill
       *[other] { $boards } spill
    }, { $calls ->
        [one] { $calls } melding
       *[other] { $calls } meldinger
    }, { $cards ->
        [one] { $cards } kort
       *[other] { $cards } kort
    }

audit-heading-irregular = Uregelmessigheter

audit-heading-unmarked = Uregelmessigheter som filen ikke markerer (kanskje en feil i filen), på { $boards ->
        [one] { $boards } spill
       *[other] { $boards } spill
    }

audit-heading-refused = Spill som ikke kunne leses

audit-heading-reading = Bemerket under lesingen

audit-nothing-irregular = Ingen uregelmessighet.

# $claims: spill som sluttet før siste stikk. $short: hender. $slow: handlinger.
audit-counts = Sluttet før siste stikk: { $claims }. Hender som ikke har 13 kort: { $short }. Handlinger langt utenfor spillerens vanlige tid: { $slow }.

audit-interrupted = Avbrutt. Den samme kommandoen fortsetter herfra.

audit-broken-off = Avbrutt. Med --out kunne den ha fortsatt herfra.

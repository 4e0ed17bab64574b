### bridgelaw words: programs at a table, Norwegian

## The system card of programs

programs-card-system = Naturlig, uten konvensjoner: femkorts majorfarger, sterke toåpninger. Poeng: 4-3-2-1 for honnørene, og ett for hvert kort utover det fjerde i en farge.

programs-card-marks = → hva som meldes da; i parentes: motstandernes meldinger; * makker må melde igjen.

programs-card-leads = Utspill: høyest fra sekvens, fjerde høyest fra lang farge, lavt fra honnør, høyt fra småkort; mot trumf singelton, og ess fra ess–konge.

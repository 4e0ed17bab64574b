### bridgelaw words: what an option costs, Norwegian bokmål (NBF usage)

## Under an option: what holds if it is taken

costs-none = Ingen ytterligere { edition-rectification.any }.
    .accepted = Ingen { edition-rectification.any }.

costs-if-change_call-used = En melding som { seat } endrer, er trukket tilbake, og { partner } kan ikke bruke det den viste.

costs-lowest-sufficient = { $laws_replacement_call ->
        [comparable] I samme benevnelse er { $minimum } det laveste tilstrekkelige budet. Et annet bud teller også hvis det er det laveste tilstrekkelige som viser samme benevnelse eller benevnelser, slik en overføring kan gjøre.
       *[more_precise] I samme benevnelse er { $minimum } det laveste tilstrekkelige budet.
    }

costs-another-call = { seat } må da avgi et tilstrekkelig bud eller passe.

costs-adjusted-later = Også uten ytterligere { edition-rectification.any } skal TL justere scoren etter spillet hvis resultatet godt kunne ha blitt et annet uten hjelp av det utilstrekkelige budet, og den andre siden av den grunn er skadelidende.

costs-if-both-notrump = Hvis begge budene spesifiserer grand:
    .other = Hvis ikke: som med enhver annen melding.

# where nobody has to take it: what follows if he does

costs-if-withdraw_play = Hvis kortet tas tilbake:

costs-if-change_call = Hvis meldingen endres:

costs-with = Med { $text }:

# whose hand: their names as owners
costs-with-hand = Med { $text } hånd:

costs-call-other = Med enhver annen melding:

costs-call-any = Med enhver melding:

costs-card-other = Med ethvert annet kort:

costs-suit-other = Med enhver annen farge:

costs-seat-other = Med den andre hånden:

costs-turn-passes = Hvis { due } passer:

costs-turn-calls = Hvis { due } byr eller dobler:
    .bids = Hvis { due } byr:
    .redoubles = Hvis { due } byr eller redobler:

# where it cannot be told whose turn was taken
costs-turn-passes-unnamed = Hvis spilleren i tur passer:

costs-turn-calls-unnamed = Hvis spilleren i tur byr eller dobler:

costs-new_call = Hvis { seat } da melder { $text }:

costs-new_call-other = Hvis { seat } da avgir en annen melding:

costs-new_call-denomination = Hvis { seat } da byr { strain }, på et hvilket som helst trinn:

# $text: the name of a Question, which ends with its mark
costs-if-yes = { $text } I så fall:

costs-if-no = { $text } Hvis ikke:

costs-if-artificial-neither = Hvis ingen av de to budene er { edition-artificial_bids }:

costs-if-artificial-one = Hvis ett av de to budene er { edition-artificial_bid }:

costs-if-artificial-comparable = Hvis ett av dem er { edition-artificial_bid }, men den nye meldingen har samme eller mer nøyaktig betydning:

costs-if-artificial-not-comparable = Hvis ett av dem er { edition-artificial_bid }, og den nye meldingen ikke har samme eller mer nøyaktig betydning:

# what an insufficient bid and the one that replaces it specify

costs-if-both-specify = Hvis begge budene viser samme benevnelse eller benevnelser:

costs-if-not-both = Hvis de ikke viser det samme:

costs-if-not-both-comparable = Hvis de ikke viser det samme, men den nye meldingen er sammenlignbar:
    .of = Hvis de ikke viser det samme, men { seat-of } nye melding er sammenlignbar:

costs-if-not-both-not-comparable = Hvis verken det ene eller det andre:

costs-if-comparable-yes = { $laws_replacement_call ->
        [more_precise] Hvis den nye meldingen har samme eller mer nøyaktig betydning:
       *[comparable] Hvis den nye meldingen er sammenlignbar:
    }
    .of = { $laws_replacement_call ->
            [more_precise] Hvis { seat-of } nye melding har samme eller mer nøyaktig betydning:
           *[comparable] Hvis { seat-of } nye melding er sammenlignbar:
        }

costs-if-comparable-no = { $laws_replacement_call ->
        [more_precise] Hvis den ikke har det:
       *[comparable] Hvis den ikke er det:
    }

# who won the trick of a revoke, and what his side has won since: a condition that is still to come

costs-if-trick_won_by = { $other_side ->
        [yes] Vinner den andre siden revokestikket
       *[no] Vinner { seat } revokestikket
    }

costs-if-later_tricks = { $tricks ->
        [none] og den revokerende siden ingen senere
        [one] og den revokerende siden ett senere
        [some] og den revokerende siden minst ett senere
       *[more] og den revokerende siden to eller flere senere
    }

costs-if-later_with_suit = { $so ->
        [yes] ett av dem med et kort som kunne vært spilt til det
       *[no] ingen av dem med et kort som kunne vært spilt til det
    }

# something that has still to happen, as question and answer
costs-if-fact = { $text }:

costs-other-answer = noe annet

costs-found = Avhenger av hva TL finner.

costs-asked = Avhenger av: { $text }

costs-may = { seat } kan da velge:
    .must = { seat } må da gjøre dette:

costs-declarer = { declarer } blir spillefører.

costs-turn-call = Det er { seat-of } tur til å melde.

costs-turn-silent = { seat } passer, og så er det { other-of } tur til å melde.

costs-any-call-once = { seat } kan da avgi enhver lovlig melding.

costs-any-call = { seat } kan deretter avgi en hvilken som helst lovlig melding i hver av sine turer.

costs-lead-may-be-restricted = { $laws_replacement_call ->
        [comparable] Blir { seat } deretter motspiller, kan spillefører, første gang { partner } har utspillet, forby én farge som { seat } ikke har spesifisert i det lovlige meldingsforløpet; forbudet gjelder så lenge { partner } beholder utspillet.
       *[more_precise] Blir { seat } deretter motspiller, kan spillefører, første gang { partner } har utspillet, forlange eller forby en farge som den tilbaketrukne meldingen viste og { seat } ikke har spesifisert i det lovlige meldingsforløpet, eller, hvis den ikke viste noen bestemt farge, forby én farge; et forbud gjelder så lenge { partner } beholder utspillet.
    }

costs-prevails = Velger { seat }, som skal spille etter dette utspillet, noe annet, gjelder det valget.

costs-next-call = { seat } kan avgi enhver lovlig melding når turen kommer.

costs-next-call-comparable = Etter en sammenlignbar melding blir det ingen ytterligere korrigering, men scoren kan fortsatt justeres etter spillet.

costs-next-call-other = Etter enhver annen melding må { partner } passe ved neste meldetur.

costs-lead-unless-comparable = Blir { seat } deretter motspiller, og var ikke erstatningsmeldingen sammenlignbar, kan spillefører, første gang { partner } har utspillet, forby én farge som { seat } ikke har spesifisert i det lovlige meldingsforløpet; forbudet gjelder så lenge { partner } beholder utspillet.

costs-lead-after-change = { $laws_replacement_call ->
        [comparable] Blir { seat } deretter motspiller, og er { $call } ikke sammenlignbar med meldingen som ikke står, kan spillefører, første gang { partner } har utspillet, forby én farge som { seat } ikke har spesifisert i det lovlige meldingsforløpet; forbudet gjelder så lenge { partner } beholder utspillet.
       *[more_precise] Blir { seat } deretter motspiller, kan spillefører, første gang { partner } har utspillet, forlange eller forby en farge som den tilbaketrukne meldingen viste og { seat } ikke har spesifisert i det lovlige meldingsforløpet, eller, hvis den ikke viste noen bestemt farge, forby én farge; et forbud gjelder så lenge { partner } beholder utspillet.
    }

costs-turn-lead = { seat } spiller ut.

# the opening lead: French has another word for it
costs-turn-open = { seat } spiller ut.

costs-turn-play = Det er { seat-of } tur til å spille.

costs-turn-lead-dummy = { declarer } spiller ut fra blindemann.

costs-turn-dummy = Det er { declarer-of } tur til å spille, fra blindemann.

costs-call-stands = { call-named.opening } fra { seat } står.

costs-first-call-gone = Den første meldingen { $call } fra { seat } annulleres.

costs-the-call-gone = Meldingen fra { seat } annulleres.

costs-call-gone = { call-named.opening } fra { seat } annulleres.

costs-call-withdrawn = { call-named.opening } fra { seat } trekkes tilbake.

costs-card-stands = { $card } fra { seat } står som spilt.

costs-card-back = { $card } går tilbake til { seat-of } hånd.
    .down = Kortet går tilbake til { seat-of } hånd.

## The road of a ruling, where nobody chooses

costs-nobody-chooses = Ingen skal velge noe nå. Les opp:

costs-nothing-changes = Ingenting endres ved bordet.

costs-call-changed = { seat } har endret { $call } til { $new }: meldingsforløpet fortsetter derfra.

costs-damaged-later = Mener den feilinformerte siden etter spillet at den er skadet, tilkaller den TL igjen.

costs-revoke-corrected = Revoken er ikke etablert: den rettes.

costs-tricks-later = Hva den kan koste når spillet er over

costs-unnoticed = Ingen har påpekt dette ennå:

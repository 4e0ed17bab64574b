### bridgelaw words: obligations, Norwegian bokmål (NBF usage)

## Duties. .sentence for the desk and reading aloud; .you for the player himself

obligation-pass =
    .label = Må passe
    .sentence = { seat } må passe { duration-phrase }.
    .you = Du må passe { $until ->
        [next_turn] når det er din tur
       *[other] { duration-phrase }
    }.
    .why = En avgjørelse tar bort retten til å melde; den gjelder bare meldingene, ikke kortene dine.

obligation-play_card =
    .label = Må spille et kort
    .sentence = { seat } må spille { $card } ved første lovlige anledning.
    .less = { seat } må spille straffekortet ved første lovlige anledning.
    .you = Du må spille { $card } ved første lovlige anledning.
    .played = { seat } må legge det kortet { suit-in } i dette stikket, om mulig.
    .you_played = Legg det kortet { suit-in } i dette stikket, hvis du kan.
    .why = Et straffekort spilles så snart loven tillater det.

obligation-lead_suit =
    .label = Må spille ut en farge
    .sentence = { seat } må spille ut { suit }, om mulig.
    .you = Du må spille ut { suit }, hvis du kan.
    .why = Spillefører har forlangt denne fargen på grunn av et regelbrudd fra din side.
    .several = { seat } må spille ut én av disse fargene, om mulig: { $text }.
    .played = { seat } må legge { suit } i dette stikket, om det er lovlig mulig.
    .you_played = Legg { suit } i dette stikket, om det er lovlig mulig.
    .opening = { seat } må spille ut { suit }, om mulig.

obligation-not_lead_suit =
    .label = Kan ikke spille ut en farge
    .sentence = { $until ->
        [retained] Så lenge { seat } er inne, kan { seat } ikke spille ut { suit } hvis hånden har andre farger.
       *[other] { seat } kan ikke spille ut { suit } ({ duration-phrase }) hvis det er andre farger på hånden.
    }
    .you = Du kan ikke spille ut { suit } ({ duration-phrase }) hvis du har andre farger.
    .why = Spillefører har forbudt denne fargen på grunn av et regelbrudd fra din side.
    .several = { seat } kan ikke spille ut noen av disse fargene ({ duration-phrase }) hvis det er andre farger på hånden: { $text }.
    .played = { seat } kan ikke legge { suit } i dette stikket hvis det finnes et annet lovlig kort på hånden.
    .you_played = Du kan ikke legge { suit } i dette stikket hvis du har et annet lovlig kort.
    .opening = { seat } kan ikke spille ut { suit } ({ duration-phrase }) hvis det er andre farger på hånden.

obligation-follow_suit =
    .label = Må følge farge
    .sentence = { seat } må legge { suit-card } i det stikket.
    .you = Legg { suit-card } i det stikket.
    .why = Den som kan følge farge, må gjøre det, og en revoke som oppdages i tide, korrigeres.
    .placed = { seat } må legge { suit-card } blant sine spilte kort.

obligation-correct_call =
    .label = Må avgi en lovlig melding
    .sentence = { seat } må nå avgi en lovlig melding.
    .you = Avgi en lovlig melding nå.
    .why = Den uregelmessige meldingen ble ikke godtatt og må erstattes.

obligation-avoid_taking_advantage =
    .label = Må ikke utnytte informasjonen
    .sentence = { seat } må omhyggelig unngå å utnytte den urettmessige informasjonen fra { partner }.
    .you = Unngå omhyggelig å utnytte den urettmessige informasjonen fra { partner }.
    .why = Meld og spill som om du ikke hadde fått den; finnes et annet fornuftig alternativ, velger du ikke det den foreslår.
    .not_choose = { seat } kan ikke blant logiske alternativer velge et som den urettmessige informasjonen fra { partner } påviselig { $laws_suggestion ->
            [could_have] kunne ha foreslått
           *[did] foreslår
        } fremfor et annet.
    .you_not_choose = Velg ikke blant logiske alternativer et som den urettmessige informasjonen fra { partner } påviselig { $laws_suggestion ->
            [could_have] kunne ha foreslått
           *[did] foreslår
        } fremfor et annet.

# when the duty about a withdrawn call ends again
duties-ends-unless = Dette opphører hvis erstatningsmeldingen ikke medfører noen ytterligere { edition-rectification.any }.

duties-ends-unless_natural = Dette opphører hvis erstatningsmeldingen er det laveste tilstrekkelige budet i samme benevnelse og ingen av budene er { edition-artificial_bids }.

# by the side of what an opponent withdrew because of that side
duties-not-by-withdrawn = { seat } kan ikke blant logiske alternativer velge et som { $what ->
        [card] kortet
       *[call] meldingen
    } { other } trakk tilbake, påviselig { $laws_suggestion ->
        [could_have] kunne ha foreslått
       *[did] foreslår
    } fremfor et annet.

obligation-choose_without_consulting =
    .label = Velger alene
    .sentence = { seat } må velge uten å rådføre seg med { partner }.
    .you = Velg uten å rådføre deg med makker.
    .why = Et vink fra makker ville være å utveksle informasjon.

obligation-take_no_action =
    .label = Vente på TL
    .sentence = { seat } skal ikke melde eller spille før TL har forklart hva som gjelder.
    .you = Ikke meld eller spill før TL har forklart hva som gjelder.
    .why = En uregelmessighet er påpekt; alt som gjøres nå, kan gjøre saken verre.

obligation-summon_director =
    .label = Tilkalle TL
    .sentence = { seat } skal tilkalle TL.
    .you = Tilkall TL.
    .why = Bare TL kan ordne saken, og du mister ingen rettigheter ved å tilkalle TL.

obligation-restate =
    .label = Gjenta meldingene
    .sentence = { seat } gjentar alle meldingene for { partner }.
    .you = Gjenta alle meldingene, også alertene.
    .why = En motstander av den som spør, gjentar hele forløpet, aldri bare en del.

obligation-explain =
    .label = Forklare meldingen
    .sentence = { seat } forklarer { call-named.the }.
    .you = Forklar hva { call-named.the } betyr etter avtalen.
    .why = Si hva som er avtalt, også det erfaringen i makkerskapet har lært dere, og ingenting om din egen hånd.
    .auction = { seat } forklarer meldingene.

obligation-correct_own_explanation =
    .label = Rette forklaringen din
    .sentence = { seat } må tilkalle TL og rette forklaringen av { call-named.the }.
    .you = Tilkall TL og rett forklaringen din av { call-named.the }.
    .why = Motstanderne handler etter det de fikk høre, så din egen feil rettes før spillet fortsetter.

obligation-inform_opponents_of_partners_error =
    .label = Rette makkers forklaring
    .sentence = { seat } må si fra til motstanderne at { partner-of } forklaring var feil ({ opening-phrase }).
    .you = Tilkall TL og si fra til motstanderne at makkers forklaring var feil ({ opening-phrase }).
    .why = Du sier ingenting under meldingene; tidspunktet kommer når det ikke lenger kan hjelpe makker.

obligation-correct_restatement =
    .label = Rette gjentakelsen
    .sentence = { seat } må sørge for at feilen i gjentakelsen rettes.
    .you = Gjentakelsen inneholdt en feil: sørg for at den rettes.
    .why = Alle spillere har ansvar for at gjentakelsen er riktig.

obligation-alert =
    .label = Alertere
    .sentence = { seat } alerterer { call-named.the } fra { partner }.
    .you = Alerter { call-named.the }.
    .why = Motstanderne varsles om at meldingen har en spesiell betydning; hva, kan de spørre om.

obligation-repeat_call =
    .label = Gjenta meldingen
    .sentence = { seat } må gjenta { call-named.the } fordi spilleren som var i tur, passet.
    .you = Gjenta { call-named.the }.
    .why = Når spilleren som var i tur, passer, må meldingen utenfor tur gjentas.
    .again = { seat } må gjenta { call-named.the }.
    .unnamed = { seat } må gjenta samme melding.

obligation-may_not_double =
    .label = Kan ikke doble
    .sentence = { seat } kan verken doble eller redoble { duration-phrase }.
    .you = Du kan verken doble eller redoble { duration-phrase }.
    .why = En tidligere uregelmessighet fra din side har tatt bort denne meldingen.

## How long a duty lasts, each value by itself

until-next_turn = ved neste meldetur

until-opening_lead_faced = til åpningsutspillet er vendt

until-end_of_auction = resten av meldingsforløpet

until-end_of_trick = ut dette stikket

until-played = til kortet er spilt

until-retained = så lenge utspillet beholdes

until-end_of_play = til spillet er slutt

until-now = straks

until-final_pass = til avsluttende pass

until-summoned = til TL er tilkalt

until-director = til TL avgjør

until-end_of_board = ut spillet

# the same, chosen by $until inside another message
duration-phrase = { $until ->
        [next_turn] { until-next_turn }
        [opening_lead_faced] { until-opening_lead_faced }
        [end_of_auction] { until-end_of_auction }
        [end_of_trick] { until-end_of_trick }
        [played] { until-played }
        [retained] { until-retained }
        [end_of_play] { until-end_of_play }
        [now] { until-now }
        [final_pass] { until-final_pass }
        [summoned] { until-summoned }
        [director] { until-director }
       *[end_of_board] { until-end_of_board }
    }

# the moment at which a duty opens (obligation-inform_opponents_of_partners_error)
opening-phrase = { $until ->
        [now] straks
        [final_pass] etter avsluttende pass
       *[end_of_play] når spillet er slutt
    }

### bridgelaw words: rulings, Norwegian bokmål (NBF usage)

## What the Director orders (rule)

ruling-accept =
    .label = Godtatt
    .sentence = Den uregelmessige handlingen er godtatt og blir stående.

ruling-cancel =
    .label = Annullert
    .sentence = Handlingen annulleres.

ruling-stand =
    .label = Blir stående
    .sentence = Handlingen blir stående.

ruling-rectify =
    .label = Korrigert
    .sentence = Feilen korrigeres etter loven.

ruling-play_on =
    .label = Spill videre
    .sentence = Spillet fortsetter uten ytterligere { edition-rectification.any }.
    .of_dummy = Spillet fortsetter. Når det er over, skal TL justere scoren hvis blindemann foreslo et spill og motspillerne ble skadelidende av det.

ruling-redeal =
    .label = Ny giv
    .sentence = Spillet gis på nytt.

ruling-allow =
    .label = Tillatt
    .sentence = Det spillerne selv ordnet, godtas.

ruling-waive =
    .label = Frafalt
    .sentence = Etter anmodning fra den ikke-feilende siden frafalles { edition-rectification.the }.

## What follows from a ruling (rectification in the answer; the list may grow)

rectification-none =
    .label = { $laws_puts_right ->
            [penalty] Ingen straff
           *[rectification] Ingen korrigering
        }
    .sentence = { $laws_puts_right ->
            [penalty] Det blir ingen straff.
           *[rectification] Det blir ingen korrigering.
        }
    .named = { $laws_puts_right ->
            [penalty] Uregelmessigheten ({ $named }) medfører ingen straff.
           *[rectification] Uregelmessigheten ({ $named }) medfører ingen korrigering.
        }
    .slip = { $laws_puts_right ->
            [penalty] { first-named.opening } fra { seat } var et feilgrep: { $second }, som var ment, settes i stedet. Det blir ingen straff.
           *[rectification] { first-named.opening } fra { seat } var et feilgrep: { $second }, som var ment, settes i stedet. Det blir ingen korrigering.
        }
    .claim = Stikkene i spillet: { $ns } til Nord–Syd, { $ew } til Øst–Vest.
    .left = Av stikkene som var igjen: { $ns } til Nord–Syd, { $ew } til Øst–Vest.
    .tricks = Ingen stikk overføres.
    .further = { $laws_puts_right ->
            [penalty] Det blir ingen ytterligere straff.
           *[rectification] Det blir ingen ytterligere korrigering.
        }
    .named_further = { $laws_puts_right ->
            [penalty] Uregelmessigheten ({ $named }) medfører ingen ytterligere straff.
           *[rectification] Uregelmessigheten ({ $named }) medfører ingen ytterligere korrigering.
        }
    .begun = Utspillet er godtatt. { seat } må legge opp hele hånden og blir blindemann; { partner } blir spillefører.
    .spread = Utspillet er godtatt. { seat } blir blindemann; { partner } blir spillefører.

rectification-partner_passes =
    .label = Makker må passe
    .sentence = { partner } må passe { duration-phrase }.
    .open = { partner } må passe.
    .over = { partner } måtte passe { duration-phrase }.

rectification-offender_passes =
    .label = Den feilende må passe
    .sentence = { seat } må passe { duration-phrase }.
    .open = { seat } må passe.
    .over = { seat } måtte passe { duration-phrase }.

rectification-lead_restriction =
    .label = { edition-lead_restriction.heading }
    .sentence = Første gang { partner } har utspillet, kan spillefører forlange en farge, eller forby en så lenge { partner } beholder utspillet.
    .forbid = Første gang { partner } har utspillet, kan spillefører forby en farge så lenge { partner } beholder utspillet.
    .require_suit = Når { partner } første gang har utspillet, må { partner } spille ut { suit }: spillefører har forlangt det.
    .forbid_suit = Når { partner } første gang har utspillet, kan { partner } ikke spille ut { suit } så lenge { partner } beholder det: spillefører har forbudt det.
    .require_suit_over = Spillefører forlangte at { partner } spilte ut { $text }.
    .forbid_suit_over = Spillefører forbød { partner } å spille ut { $text }.
    .trick = Spillefører bestemmer hva { partner } skal eller ikke skal spille i det stikket.
    .hand = En motspiller velger hvilken hånd spillefører skal spille ut fra.

rectification-penalty_card =
    .label = Straffekort
    .sentence = { $card } blir { $cards ->
        [one] et { penalties-card-name }
       *[other] store straffekort
    }.
    .became = { $card } ble { $cards ->
        [one] et { penalties-card-name }
       *[other] store straffekort
    }.
    .returned = { $card } { $cards ->
        [one] var et stort straffekort
       *[other] var store straffekort
    } og er tatt opp på hånden.
    .taken_back = Kortet som { partner } tok tilbake, blir et { penalties-card-name }.
    .less = { $card } ble { $cards ->
        [one] et straffekort
       *[other] straffekort
    }.

rectification-transfer =
    .label = Overførte stikk
    .sentence = { count-tricks } overføres til { side }.

rectification-call_cancelled =
    .label = Melding annullert
    .sentence = { call-named.opening } annulleres, og meldingsforløpet går tilbake til { due }.
    .less = Meldingen annulleres.
    .ended = { call-named.opening } annulleres; meldingsforløpet forblir avsluttet.
    .alone = { call-named.opening } annulleres.
    .was = { call-named.opening } ble annullert.

rectification-call_stands =
    .label = Meldingen står
    .sentence = { call-named.opening } blir stående, og meldingsforløpet fortsetter.

rectification-trick_stands =
    .label = Stikket står
    .sentence = Stikket blir stående slik det ble spilt.

rectification-card_withdrawn =
    .label = Kort trukket tilbake
    .sentence = { $card } trekkes tilbake og tas opp på { seat-of } hånd.
    .dummy = { $card } trekkes tilbake og legges tilbake hos blindemann.
    .less = Kortet tas opp på hånden.
    .told = { $card } trekkes tilbake og tas opp på { seat-of } hånd, uten ytterligere { edition-rectification.any }: en motstander hadde sagt til { seat } at det var { seat-of } utspill.

rectification-right_forfeited =
    .label = Retten tapt
    .sentence = { side } har tapt retten til { $laws_puts_right ->
            [penalty] straff
           *[rectification] korrigering
        }.

rectification-adjusted_score =
    .label = Justert score
    .sentence = TL fastsetter en justert score.
    .named = TL justerer scoren for uregelmessigheten ({ $named }).
    .tricks = Scoren justeres: { side } får { count-tricks } i alt, de overførte medregnet.
    .ignorance = { side } mister fordelen av det en motstander gjorde uten å kjenne loven; { other_side } beholder scoren ved bordet.

rectification-procedural_penalty =
    .label = Prosedyrestraff
    .sentence = { side } får prosedyrestraff.

rectification-cap_average_minus =
    .label = Høyst middels minus
    .sentence = { side } får høyst middels minus i dette spillet.

rulings-left_face_up = { $card } må bli liggende med bildesiden opp på bordet til meldeperioden er slutt.

rulings-adjusted_later =
    .bid = { $laws_assistance ->
            [told_much] Etter spillet skal TL justere scoren hvis det utilstrekkelige budet fortalte så mye at den andre siden er skadelidende av det.
           *[could_well] Etter spillet skal TL justere scoren hvis resultatet godt kunne ha blitt et annet uten hjelp av det utilstrekkelige budet, og den andre siden av den grunn er skadelidende.
        }
    .call = Etter spillet skal TL justere scoren hvis resultatet godt kunne ha blitt et annet uten hjelp av meldingen som ble trukket tilbake, og den andre siden av den grunn er skadelidende.

rulings-no_further_damage = TL har fastslått at den andre siden ikke er skadelidende ut over det.

rulings-both_not_offending = Begge sider regnes som ikke-feilende.

rulings-goes_back =
    .clarification = { $cards ->
            [one] { $card } blir liggende med bildesiden opp til meldeperioden er slutt; { seat } tar det da opp på hånden. Det er ikke straffekort.
           *[other] { $card } blir liggende med bildesiden opp til meldeperioden er slutt; { seat } tar dem da opp på hånden. De er ikke straffekort.
        }
    .play = { $cards ->
            [one] { seat } har tatt { $card } opp på hånden. Det er ikke straffekort.
           *[other] { seat } har tatt { $card } opp på hånden. De er ikke straffekort.
        }

rulings-no_concession =
    { $cards ->
        [none] Ingenting er avstått: spillet fortsetter.
        [one] Ingenting er avstått: spillet fortsetter, og { $card } er ikke straffekort.
       *[other] Ingenting er avstått: spillet fortsetter, og { $card } er ikke straffekort.
    }

rulings-wrong = TL avgjorde: { $text }. Den avgjørelsen var feil.

rulings-call-stands = { call-named.opening } blir stående: TL finner ikke at feilinformasjonen godt kan ha påvirket den.

## Penalty cards

penalty_card-major =
    .label = Stort straffekort
    .sentence = { $card } er et stort straffekort hos { seat }: det må spilles ved første lovlige anledning.
    .unnamed = Kortet som { seat } tok tilbake, er et stort straffekort: det må spilles ved første lovlige anledning.
    .lying = { $cards ->
        [one] Det ligger med bildesiden opp så lenge
       *[other] De ligger med bildesiden opp så lenge, og { declarer } sier hvilket som spilles først
    }; plikten til å følge farge og { edition-lead_restriction.many } går foran. Hver gang { leader } skal spille ut mens { $cards ->
        [one] det ligger
       *[other] ett av dem ligger
    } der, velger { declarer } først: forlange fargen, eller forby den så lenge { leader } beholder utspillet (i begge tilfeller tas kortet da opp), eller la utspillet være fritt (kortet blir liggende).
    .staying = { $cards ->
        [one] Det må fortsatt spilles ved første lovlige anledning
       *[other] De må fortsatt spilles ved første lovlige anledning, og { declarer } sier hvilket som spilles først
    }; plikten til å følge farge og { edition-lead_restriction.many } går foran. Hver gang { leader } skal spille ut mens { $cards ->
        [one] det ligger
       *[other] ett av dem ligger
    } der, har { declarer } dette valget på nytt.

penalties-partner-waits = Hver gang { leader } skal spille ut mens { $cards ->
        [one] det ligger der, kan { leader } ikke spille ut før { declarer } har valgt: forlange fargen, eller forby den så lenge { leader } beholder utspillet (i begge tilfeller tas kortet da opp), eller la utspillet være fritt (kortet blir liggende)
       *[other] de ligger der, kan { leader } ikke spille ut før { declarer } har valgt: forlange én av fargene, eller forby én eller flere av dem så lenge { leader } beholder utspillet (kortene i de nevnte fargene tas da opp), eller la utspillet være fritt (kortene blir liggende)
    }.

penalty_card-minor =
    .label = Lite straffekort
    .sentence = { $card } er et lite straffekort hos { seat }: { seat } kan spille en honnør i den fargen i stedet.
    .unnamed = Kortet som { seat } tok tilbake, er et lite straffekort: { seat } kan spille en honnør i den fargen i stedet.
    .lying = Det ligger med bildesiden opp. Før det er spilt, kan { seat } ikke spille noe annet kort under tieren i fargen; { leader } spiller fritt ut.

penalties-card-name = { $penalty_rank ->
        [minor] lite straffekort
       *[major] stort straffekort
    }

## Cancellations (cancel)

cancel-waiver =
    .label = Avkall

cancel-payment =
    .label = Oppgjør mellom spillerne

cancel-call =
    .label = Melding

cancel-play =
    .label = Spilt kort

cancel-claim =
    .label = Krav

cancel-board =
    .label = Hele spillet

## Penalties against a side

penalty-procedural =
    .label = Prosedyrestraff

penalty-disciplinary =
    .label = Disiplinærstraff

penalties-warning = Advarsel uten poengtrekk

penalties-amount = { $unit ->
        [percent] { $amount } % av topp
        [imp] { $amount } IMP
        [vp] { $amount } VP
       *[mp] { $amount } matchpoeng
    }

penalties-procedural = Prosedyrestraff for { side }: { penalties-amount }.

penalties-disciplinary = Disiplinærstraff til { side }: { penalties-amount }.

unit-mp =
    .label = Matchpoeng

unit-imp =
    .label = IMP

unit-vp =
    .label = Vinnerpoeng

unit-percent =
    .label = Prosent av topp

## Appeals

appeal_decision-upheld =
    .label = Avgjørelsen opprettholdt

appeal_decision-varied =
    .label = Avgjørelsen endret

appeal_decision-withdrawn =
    .label = Appellen trukket

### bridgelaw words: options, Norwegian bokmål (NBF usage)

## What a player with the choice may take. The list is read in the order of the Law; nothing is preselected

options-intro = { seat }, valget er ditt: { count-options }.

options-director = TL velger: { count-options }.

options-one = { seat } kan velge dette:
    .must = { seat } må gjøre dette:

options-calls = Meldinger som oppfyller dette: { $text }.

options-cards = Kort som oppfyller dette: { $text }.

## Option ids

option-accept_call =
    .label = Godta meldingen
    .sentence = Godta { call-named.the }: meldingen behandles som lovlig, og meldingsforløpet fortsetter derfra.
    .why = Den uregelmessige meldingen teller da som enhver annen, uten { edition-rectification.any }.
    .chosen = { seat } godtok { call-named.the }.
    .chosen_less = { seat } godtok meldingen.

option-reject_call =
    .label = Ikke godta meldingen
    .sentence = Ikke godta { call-named.the }: meldingen annulleres, og loven sier hva den som meldte, må gjøre.
    .why = Den feilende spilleren erstatter meldingen eller venter på tur, og makkeren kan få restriksjoner.
    .chosen = { seat } godtok ikke { call-named.the }.
    .chosen_less = { seat } godtok ikke meldingen.

option-correct =
    .label = Erstatte meldingen
    .sentence = Avgi en annen lovlig melding i stedet.
    .why = { $laws_replacement_call ->
            [more_precise] Hvor fri makker er, avhenger av hva den nye meldingen betyr ved siden av den gamle.
           *[comparable] Makker er fortsatt fri hvis den nye meldingen er sammenlignbar med den gamle.
        }
    .chosen = { seat } erstattet { call-named.the } med en annen melding.
    .chosen_by = { seat } erstattet { call-named.the } med { $new ->
            [pass] en pass
            [dobling] en dobling
            [redobling] en redobling
           *[other] { $new }
        }.
    .chosen_less = { seat } erstattet meldingen.

option-other_call =
    .label = Erstatte med en annen melding
    .sentence = Erstatte meldingen med en annen lovlig melding: { partner } får da restriksjoner.
    .why = TL forklarer hvor lenge makker må passe, og hvilke utspill spillefører kan forlange eller forby.
    .chosen = { seat } erstattet { call-named.the } med en melding med et annet innhold.
    .chosen_less = { seat } erstattet meldingen med en annen.

option-accept_lead =
    .label = Godta utspillet
    .sentence = Godta utspillet av { $card }: spillet fortsetter derfra.
    .why = Utspillet regnes som riktig, og kortet blir ikke straffekort.
    .chosen = { seat } godtok utspillet av { $card }.
    .chosen_less = { seat } godtok utspillet.
    .opening_label = Godta åpningsutspillet
    .opening_chosen = { seat } godtok åpningsutspillet av { $card }.
    .opening_chosen_less = { seat } godtok åpningsutspillet.

option-accept_and_spread_dummy =
    .label = Godta utspillet og se blindemann først
    .sentence = Godta utspillet av { $card }: blindemanns kort legges på bordet, og du spiller kort nummer to fra egen hånd.
    .why = Du er fortsatt spillefører og ser blindemann før du spiller.
    .chosen = { seat } godtok utspillet av { $card } og så blindemann før neste kort ble spilt.
    .chosen_less = { seat } godtok utspillet og så blindemann før neste kort ble spilt.

option-accept_and_become_dummy =
    .label = Legge hånden på bordet og bli blindemann
    .sentence = Legge egen hånd på bordet: { partner } blir spillefører.
    .why = Utspillet godtas, og makker spiller kontrakten.
    .chosen = { seat } godtok utspillet av { $card } og ble blindemann.
    .chosen_less = { seat } godtok utspillet og ble blindemann.

option-refuse_lead =
    .label = Ikke godta utspillet
    .sentence = Ikke godta utspillet av { $card }: { due } spiller ut.
    .back = Ikke godta utspillet av { $card }: kortet går tilbake på hånden, og { due } spiller ut.
    .why = Et motspillerkort som ikke godtas, kan bli straffekort; spilleførers kort går tilbake på hånden.
    .chosen = { seat } godtok ikke utspillet av { $card }.
    .chosen_less = { seat } godtok ikke utspillet.
    .opening_label = Ikke godta åpningsutspillet
    .opening_chosen = { seat } godtok ikke åpningsutspillet av { $card }.
    .opening_chosen_less = { seat } godtok ikke åpningsutspillet.

option-require_suit =
    .label = Forlange en farge
    .sentence = Forlange at { leader } spiller ut { suit }.
    .why = Spilleren må spille ut den fargen hvis den finnes på hånden.
    .several = Forlange at { leader } spiller ut én av disse fargene: { $text }.
    .played = Forlange at { leader } legger { suit } i dette stikket, om { leader } ikke kan følge farge.
    .played_several = Forlange at { leader } legger én av disse fargene i dette stikket, om { leader } ikke kan følge farge: { $text }.
    .chosen = { seat } forlangte at { leader } skulle spille ut { suit }.
    .chosen_less = { seat } forlangte utspill i { suit }.
    .chosen_played = { seat } forlangte at { leader } skulle legge { suit } i stikket.
    .opening_chosen = { seat } forlangte at { leader } skulle spille ut { suit }.
    .opening_chosen_less = { seat } forlangte utspill i { suit }.

option-forbid_suit =
    .label = Forby en farge
    .sentence = Forby { leader } å spille ut { suit } så lenge { leader } beholder utspillet.
    .why = Spilleren spiller ut en annen farge hvis det er mulig.
    .several = Forby { leader } å spille ut én av disse fargene så lenge { leader } beholder utspillet: { $text }.
    .played = Forby { leader } å legge { suit } i dette stikket.
    .played_several = Forby { leader } å legge én av disse fargene i dette stikket: { $text }.
    .chosen = { seat } forbød { leader } å spille ut { suit }.
    .chosen_less = { seat } forbød utspill i { suit }.
    .chosen_played = { seat } forbød { leader } å legge { suit } i stikket.
    .opening_chosen = { seat } forbød { leader } å spille ut { suit }.
    .opening_chosen_less = { seat } forbød utspill i { suit }.
    .chosen_several = { seat } forbød { leader } å spille ut { $text }.
    .chosen_several_less = { seat } forbød utspill i { $text }.

option-no_restriction =
    .label = Ingen restriksjon
    .sentence = La { leader } spille ut hva som helst.
    .why = Et straffekort, om det finnes, blir liggende på bordet.
    .chosen = { seat } lot { leader } spille ut hva som helst.
    .chosen_less = { seat } lot utspillet være fritt.
    .opening_chosen = { seat } lot { leader } spille ut hva som helst.
    .opening_chosen_less = { seat } lot utspillet være fritt.

option-require_highest =
    .label = Forlange høyeste kort
    .sentence = Forlange at { partner } spiller sitt høyeste kort { suit-in }.
    .why = Du bestemmer dette fordi motstanderne viste et kort for tidlig.
    .chosen = { seat } forlangte at { leader } skulle spille sitt høyeste kort i fargen.
    .chosen_less = { seat } forlangte det høyeste kortet i fargen.

option-require_lowest =
    .label = Forlange laveste kort
    .sentence = Forlange at { partner } spiller sitt laveste kort { suit-in }.
    .why = Du bestemmer dette fordi motstanderne viste et kort for tidlig.
    .chosen = { seat } forlangte at { leader } skulle spille sitt laveste kort i fargen.
    .chosen_less = { seat } forlangte det laveste kortet i fargen.

option-choose_hand =
    .label = Velge utspillshånd
    .sentence = Bestemme hvilken hånd spillefører skal spille ut fra.
    .why = Når begge hender er mulige, bestemmer den spilleren paragrafen nevner, hvilken det spilles ut fra.
    .chosen = { seat } valgte utspill fra { other-of } hånd.
    .chosen_less = { seat } valgte hånden det spilles ut fra.

option-designate_dummy_card =
    .label = Angi blindemanns kort
    .sentence = Angi kortet blindemann spiller til dette stikket.
    .why = Kortet må være lovlig i dette stikket.
    .chosen = { seat } anga { $card } fra blindemann.
    .chosen_less = { seat } anga kortet som blindemann skulle spille.

option-leave_penalty_card =
    .label = La straffekortet ligge
    .sentence = La { $card } ligge som straffekort og la { leader } spille ut fritt.
    .why = Kortet må fortsatt spilles ved første lovlige anledning.
    .chosen = { seat } lot { $card } ligge som straffekort.
    .chosen_less = { seat } lot straffekortet ligge.

option-treat_as_penalty_card =
    .label = Behandle som straffekort
    .sentence = La { $card } behandles som straffekort.
    .why = Kortet blir liggende med bildesiden opp foran spilleren.
    .chosen = { seat } lot { $card } behandles som straffekort.
    .chosen_less = { seat } lot kortet behandles som straffekort.

option-choose_penalty_card =
    .label = Velge straffekort
    .refuse_label = Ikke godta kortet
    .sentence = Velge hvilket straffekort { seat } skal spille.
    .why = Er det flere straffekort, velger spillefører hvilket som skal spilles.
    .chosen = { seat } valgte at straffekortet { $card } skal spilles.
    .chosen_less = { seat } valgte hvilket straffekort som skal spilles.
    .refused = { seat } godtok ikke { $card }: straffekortet spilles i stedet.
    .refused_less = { seat } godtok ikke kortet: straffekortet spilles i stedet.

option-let_first_call_stand =
    .label = La den første meldingen stå
    .sentence = La { $first } stå; { $second } trekkes tilbake.
    .why = Endringen faller bort, og meldingsforløpet fortsetter fra den første meldingen.
    .chosen = { seat } lot { $first } stå.
    .chosen_less = { seat } lot den første meldingen stå.

option-change_call =
    .label = Melde på nytt, det samme eller noe annet
    .sentence = Endre meldingen { $call }, som bygget på feilinformasjon, eller la den stå ved å melde det samme.
    .sentence_apart = Endre meldingen { $call }, som bygget på feilinformasjon.
    .sentence_over = Endre meldingen { $call } over { $last }, som bygget på feilinformasjon, eller la den stå ved å melde det samme.
    .sentence_over_apart = Endre meldingen { $call } over { $last }, som bygget på feilinformasjon.
    .why = Du kan melde på nytt: meldingen din bygget på feilinformasjon, eller på en melding som siden er tatt tilbake.
    .unnamed = Bytte den siste meldingen, eller la den stå ved å melde det samme.
    .unnamed_apart = Bytte den siste meldingen.
    .over = Endre meldingen { $call }, som kom etter meldingen som er trukket tilbake, eller la den stå ved å melde det samme.
    .over_apart = Endre meldingen { $call }, som kom etter meldingen som er trukket tilbake.
    .over_unnamed = Endre meldingen som kom etter meldingen som er trukket tilbake, eller la den stå ved å melde det samme.
    .over_unnamed_apart = Endre meldingen som kom etter meldingen som er trukket tilbake.
    .chosen = { seat } meldte på nytt: { $named }.
    .kept = { seat } fikk tilbud om å endre { call-named.the }, og lot meldingen stå.
    .changed = { seat } fikk tilbud om å endre { call-named.the }, og endret til { $named }.
    .kept_over = { seat } fikk tilbud om å endre { call-named.the } over { $last }, og lot meldingen stå.
    .changed_over = { seat } fikk tilbud om å endre { call-named.the } over { $last }, og endret til { $named }.

option-withdraw_play =
    .label = Trekke kortet tilbake
    .sentence = Trekke { $card } tilbake og spille et annet kort.
    .why = Spillet ditt bygget på noe motstanderne siden har endret.
    .lead = Ta { $card } tilbake: { due } spiller ut. Eller la det ligge.
    .unnamed = Ta tilbake kortet som ble lagt på, og spille et annet, eller la det ligge.
    .down = Ta tilbake åpningsutspillet som ligger med bildesiden ned, og spille ut et annet kort, eller la det ligge.
    .whose = Ta tilbake { other-of } kort, som ble lagt i stikket etterpå, og spille et annet, eller la det ligge.
    .placed = Ta tilbake { $text } og spille et annet kort, eller la det ligge.
    .several = Ta tilbake ett eller flere av disse kortene og spille et annet for hvert: { $text }. Eller la dem ligge.
    .chosen = { seat } tok tilbake { $card }.
    .chosen_less = { seat } trakk sitt eget kort tilbake.

# a card of which nobody has said which one it was
options-card-in-place = { $place ->
        [lead] { other-of } utspill til neste stikk
        [next] { other-of } kort i neste stikk
       *[trick] { other-of } kort i revokestikket
    }

# the same, of who has taken it back
options-own-card-in-place = { $place ->
        [lead] utspillet sitt til neste stikk
        [next] kortet sitt i neste stikk
       *[trick] kortet sitt i revokestikket
    }

option-change_explanation =
    .label = Endre forklaringen
    .sentence = Rette forklaringen av { call-named.the }.
    .why = Motstanderne får vite den riktige avtalen før de fortsetter.
    .chosen = { seat } rettet forklaringen av { call-named.the }.
    .chosen_less = { seat } rettet forklaringen.

option-play_on =
    .label = Spille videre
    .sentence = Be om at spillet fortsetter etter kravet: bare hvis alle fire er enige.
    .board = La spillet spilles, og la scoren stå.
    .why = Alle fire må være enige; resultatet ved bordet gjelder da.
    .chosen = { seat } ba om at spillet skulle fortsette.

option-accept_card =
    .label = Godta kortet
    .sentence = Godta { $card } som spilt til dette stikket.
    .why = Kortet regnes som riktig spilt.
    .chosen = { seat } godtok { $card } som spilt.
    .chosen_less = { seat } godtok kortet som spilt.

## The Director's choices after information from another source

option-reverse_positions =
    .label = Forandre spillernes posisjoner
    .sentence = La spillerne bytte plass slik at { seat } får den hånden som ble sett.
    .less = La spillerne bytte plass slik at den som så en hånd, får den.
    .why = Bare mulig når turneringsform og tidspunkt tillater det.
    .ordered = Spillerne bytter plass, slik at den som så en hånd, får den.

option-appoint_substitute =
    .label = Sette inn stedfortreder
    .sentence = La en stedfortreder, med samtykke fra alle fire, spille i stedet for den som har fått informasjonen.
    .why = Den som ikke vet noe, kan spille på vanlig måte.
    .ordered = Med samtykke fra alle fire spiller en stedfortreder i stedet for den som har fått informasjonen.

option-redeal =
    .label = Gi på nytt
    .sentence = Bestemme at spillet gis på nytt for disse deltakerne, hvis turneringsformen tillater det.
    .why = Bare mulig når turneringsformen tillater det.
    .ordered = Spillet gis på nytt.

option-play_and_stand_ready =
    .label = Spille, justere etterpå om nødvendig
    .sentence = Tillate at spillet fullføres, men være klar til å justere scoren hvis informasjonen kan ha påvirket resultatet.
    .why = Informasjonen kan vise seg å være uten betydning.
    .ordered = Spillet spilles, og TL står klar til å justere scoren.
    .past_ordered = TL lot spillet bli spilt og sto klar til å justere scoren.

option-artificial_score =
    .label = Poeng fastsatt direkte
    .sentence = Annullere spillet og fastsette poeng direkte.
    .why = Brukes når spillet ikke lenger kan spilles på en rettferdig måte.
    .from_source = { $laws_other_source_score ->
            [artificial] Annullere spillet og fastsette poeng direkte.
           *[adjusted] Annullere spillet og tildele justert score; for lag sier § 86B hvilken.
        }

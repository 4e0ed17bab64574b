### bridgelaw words: rights, Norwegian bokmål (NBF usage)

## Rights. .label is the button; .sentence tells the player what the right allows; .why when and how it may be used

rights-heading = Du kan nå

rights-none = Ingenting å gjøre nå: vent.

rights-may = { $text } { $players ->
        [one] kan
       *[other] kan
    } { $words }.

rights-all = Alle spillerne kan { $words }.

rights-reserved = { seat } har reservert seg retten til å tilkalle TL senere.

rights-disputed = Bestrider { side } at det kan være gitt urettmessig informasjon, bør den siden straks tilkalle TL.

right-call =
    .label = Meld
    .sentence = Det er din tur til å melde.
    .why = Pass, by, doble eller redoble i jevnt tempo.
    .may = melde
    .may_only_pass = passe, men ikke melde noe annet

right-play =
    .label = Spill et kort
    .sentence = Det er din tur til å spille.
    .why = Følg farge hvis du kan, i jevnt tempo.
    .may = spille et kort
    .may_opening = spille ut
    .may_name = angi kortet som blindemann skal spille
    .may_bound = spille et kort innenfor disse pliktene

right-ask =
    .label = Be om forklaring
    .sentence = Du kan spørre om motstandernes meldinger og avtalene bak dem.
    .why = Å spørre om alt røper ingenting; å spørre om én melding kan fortelle makker noe.
    .may = spørre om motstandernes meldinger
    .may_declarer = spørre om motstandernes meldinger og avtaler om spillet

right-ask_of_partner_about_revoke =
    .label = Ikke flere i fargen?
    .sentence = Du kan spørre spilleren som ikke fulgte farge, om det er flere kort i fargen.
    .why = Spørsmålet skal avdekke en revoke i tide; hvem som kan spørre hvem, avhenger av utgave og reglement.
    .may = spørre en spiller som ikke følger farge, om det er flere kort i fargen

right-review =
    .label = Få meldingene gjentatt
    .sentence = Du kan få alle meldingene gjentatt, også alertene.
    .why = En motstander svarer, og gjentakelsen fullføres alltid.
    .may = få meldingene gjentatt

right-clarify =
    .label = Hva ble meldt?
    .sentence = Er du usikker på hva som ble meldt, kan du spørre straks.
    .why = Bare om en melding du ikke hørte eller så tydelig, og bare med en gang.
    .may = i tvilstilfelle straks spørre hva som ble meldt

right-summon =
    .label = Tilkall TL
    .sentence = Du kan tilkalle TL.
    .why = Enhver spiller kan gjøre det når en uregelmessighet er påpekt, uten å miste noen rett.
    .may = tilkalle TL

right-attention =
    .label = Påpek en uregelmessighet
    .sentence = Du kan påpeke en uregelmessighet.
    .why = Da stopper alle, og TL tilkalles.
    .may = påpeke en uregelmessighet

right-reserve =
    .label = Ta forbehold
    .sentence = Du kan si at du reserverer deg rett til å tilkalle TL senere.
    .why = Brukes når en motstander kan ha gitt makkeren sin urettmessig informasjon; bestrider de det, bør de straks tilkalle TL.
    .may = straks reservere seg rett til å tilkalle TL senere

right-look_at_opponents_card =
    .label = Se motstandernes systemkort
    .sentence = Du kan se på motstandernes systemkort.
    .why = Når du er i tur eller før meldingene, etter reglementet; aldri ditt eget kort under spillet.
    .may = se på motstandernes systemkort

right-choose =
    .label = Velg
    .sentence = Du skal ta et valg nå.
    .why = Velg det som er best for din side, og velg alene.
    .may = velge en av valgmulighetene

right-claim =
    .label = Krev
    .sentence = Du kan kreve eller avstå stikk.
    .why = Si straks hvordan de gjenstående stikkene skal spilles.
    .may = kreve eller avstå stikk

right-lead_enquiry =
    .label = Er det mitt utspill?
    .sentence = Du kan spørre om det er ditt utspill.
    .why = Mellom avsluttende pass og vendt utspill kan en motspiller spørre om dette.
    .may = spørre hvem som har åpningsutspillet

right-prevent_irregularity =
    .label = Forhindre en feil
    .sentence = Du kan prøve å hindre at en spiller begår en uregelmessighet.
    .why = Blindemann har denne retten overfor spillefører i alle utgaver, men mister noe av den ved å se på en annen hånd.
    .may = prøve å hindre en uregelmessighet

right-change_call =
    .label = Endre meldingen
    .sentence = Du kan endre den siste meldingen din.
    .why = Den bygget på feilinformasjon fra en motstander, og makker har ikke meldt siden.
    .may = endre sin siste melding

right-correct_restatement =
    .label = Rett gjentakelsen
    .sentence = Du kan rette en feil i gjentakelsen av meldingene.
    .why = Alle spillere kan, også den som må passe.
    .may = rette en feil i gjentakelsen

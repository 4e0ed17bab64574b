### bridgelaw words: lessons, Norwegian

## What a lesson says

lesson-found = En TL måtte finne ut av dette. I denne leksjonen: { $text }

## The lessons: the name, where the table is, what the Laws want, what a Director finds

lesson-first_board = Ditt første spill
    .say = Du er giver. Meld, og spill så kortene dine; de tre andre er programmer. Her skjer det ikke noe uregelmessig.
    .end = Det var et helt spill. Fra neste leksjon går noe galt, og du velger.

lesson-bid_too_low = Øst melder for lavt
    .say = Øst har nettopp meldt. Noe er galt: hva gjør du? TL-knappen tilkaller TL; din neste melding ville godta budet.
    .end = Den som sitter bak et utilstrekkelig bud, kan godta det. Ingen må; og den som bare melder over det, har godtatt det.

lesson-own_bid_too_low = Du melder for lavt
    .say = Du har meldt en spar over to kløver, og Vest har påpekt det. Tilkall TL; se så på tastene i meldeboksen før du velger.
    .end = Boksen viser hvilke meldinger som ikke koster siden din noe. De andre er også tillatt, men da må makker tie.

lesson-lead_out_of_turn = Utspill utenfor tur
    .say = Du er spillefører, og Vest skulle spille ut; men Øst har spilt ut. Tilkall TL før noen legger ned et kort, og velg så.
    .end = Du velger alene, uten makker. Å legge opp kortene dine, eller la blindemann legge opp, er også et valg.

lesson-revoke = Revoke, i tide
    .say = Du spilte hjerter til esset i bordet, og Øst kastet en kløver. Du tror at Øst har en hjerter. Påpek det og tilkall TL, eller spill videre.
    .end = Så lenge Øst og Vest ikke har spilt til neste stikk, tas kortet tilbake. Kortet til Øst blir da liggende som straffekort.

lesson-partner_pauses = Makkeren din nøler
    .say = Nord tenkte i tjue sekunder før passen. Hånden din er verdt en melding, eller ikke: du avgjør. Hva har du lov til å tenke på?
    .end = Å tenke er ingen feil. Men det pausen fortalte deg, kan du ikke bruke: fantes det en annen fornuftig melding, kan du ikke velge den som pausen pekte mot.

lesson-wrong_explanation = En feil forklaring
    .say = To ruter fra deg viste hjerter, etter avtale. Nord har sagt til Vest at det er naturlig. Du spiller kontrakten, og Vest skal spille ut: hva må du gjøre? (Se under Mer.)
    .end = Så lenge det ble meldt, kunne du ikke rette makker. Nå må du: før utspillet tilkaller du TL og sier til motstanderne hva som var avtalt.

lesson-claim = Et krav
    .say = Vest, som spiller tre grand, krever ni av de tolv stikkene som er igjen, og regner med fem i spar. Se på sparen din: er du enig?
    .end = Den som er enig, gir fra seg stikkene. Den som ikke er det, sier fra, og TL fordeler stikkene, tvilsomme til den andre siden.
    .found = Vest får åtte av dem.

lesson-slip = Et feilgrep
    .say = Du ville melde fire spar, og det ble fire hjerter. Angreknappen er fortsatt åpen: var det et feilgrep, eller har du ombestemt deg?
    .end = Et feilgrep rettes uten kostnad så lenge makker ikke har meldt. Å ombestemme seg er noe annet.
    .found = Det var et feilgrep: fire hjerter var aldri ment.

lesson-attention = Blindemann ser noe
    .say = Du er blindemann, og Vest kastet en kløver på hjerter. Du tror at Vest har en hjerter. Kan du si det? Vent til spillet er over, eller prøv nå.
    .end = Blindemann kan ikke være den første som påpeker en uregelmessighet mens det spilles. Når spillet er over, kan han det, og da tilkaller han TL.

lesson-settled_alone = Avgjort uten TL
    .say = Øst har meldt for lavt, og Vest sier straks hva som skal gjøres. Er det Vest som sier det? Hva gjør du?
    .end = Ingen spiller bestemmer hva en uregelmessighet koster, og ingen slipper noen fri: det gjør bare TL. Det spillerne blir enige om, kan bli annullert.

lesson-right_lost = Den som handler først, kan miste en rett
    .say = Øst har meldt for lavt, og Nord har påpekt det. Tilkalle TL, eller fortsette med en gang?
    .end = Når det er påpekt, gjør ingen noe før TL er kommet. En side som fortsetter likevel, kan miste det den hadde rett til.

lesson-question = En motstander spør
    .say = Øst spør hva to ruter betyr. Det er makkers melding, så du svarer: hva sier du?
    .end = Du sier hva siden din har avtalt, ikke hva du har og ikke hva du tror makker har: her, ikke fire kort i hjerter eller spar. Er ingenting avtalt, sier du det.

lesson-opponent_pauses = En motstander nøler
    .say = Vest tenkte lenge før passen, og nå har Øst meldt. Du kan tilkalle TL, eller bare notere pausen og gå videre: trykk TL for å se hvordan. Eller gjøre ingenting.
    .end = Pausen var lovlig, og Øst hadde kanskje budet likevel. Et notat bevarer retten din til å tilkalle TL når du har sett kortene.

lesson-changed_call = En melding endres
    .say = Øst meldte en hjerter og gjorde den om til en spar. Var det lov? Tilkall TL, og velg så.
    .end = En ny tanke er ikke et feilgrep: den nye meldingen gjelder bare hvis spilleren bak godtar den.
    .found = Det var ikke et feilgrep: en hjerter var ment da den ble meldt.

lesson-pass_out_of_turn = Pass utenfor tur
    .say = Nord er giver, men Øst har passet. Hva gjør du: tilkaller TL, eller melder over?
    .end = Du kan godta passen, og da er det din tur. Hvis ikke, melder Nord, og Øst må passe.

lesson-bid_out_of_turn = Et bud utenfor tur
    .say = Nord er giver, men Øst har meldt en spar. Tilkall TL, og velg så.
    .end = Godtar du ikke budet, melder Nord først. Hva det koster Øst og Vest, avhenger av hva Nord og Øst da melder.

lesson-double_out_of_turn = En dobling utenfor tur
    .say = Det er Vests tur, men Øst har doblet hjerteren din. Tilkall TL, og velg så.
    .end = En dobling i makkers tur kan godtas. Hvis den ikke blir det, går turen tilbake til Vest, og Øst og Vest melder ikke lenger fritt.

lesson-dropped_card = Et kort faller
    .say = Vest skal spille ut, og Øst har mistet sparknekt med bildesiden opp. Tilkall TL, og velg så.
    .end = En honnør som faller, er et straffekort: den må spilles ved første anledning. Når makker skal spille ut, velger du hva som er lov.
    .found = Vest kunne se kortet.

lesson-wrong_card_named = Feil kort nevnt
    .say = Du ville ha en liten ruter fra bordet, og nevnte esset. Angreknappen er fortsatt åpen.
    .end = Et kort fra bordet som ble nevnt ved et feilgrep, kan rettes; et kort som ble valgt, kan ikke.
    .found = Det var et feilgrep: esset var aldri ment.

lesson-established_revoke = Revoke, for sent
    .say = Øst kastet en kløver på hjerteren din og spiller nå en hjerter. Påpek det og tilkall TL: hva kan fortsatt rettes?
    .end = Når siden som har begått revoke har spilt til neste stikk, tas ingenting tilbake: spillet går videre, og stikk kan bli overført til slutt.

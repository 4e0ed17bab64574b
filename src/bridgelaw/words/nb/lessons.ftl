### bridgelaw words: lessons, Norwegian

## What a lesson says

lesson-found = En TL måtte ha funnet ut av dette. I denne leksjonen: { $text }

## The lessons: the name, where the table is, what the Laws want, what a Director finds

lesson-first_board = Ditt første spill
    .say = Du er giver. Meld, og spill så kortene dine; de tre andre er programmer. Her skjer det ingenting uregelmessig.
    .end = Det var et helt spill. Fra neste leksjon er det noe som går galt, og da er det du som velger.

lesson-bid_too_low = Øst melder for lavt
    .say = Øst har nettopp meldt, og noe er galt: hva gjør du? TL-knappen tilkaller TL; melder du selv, godtar du budet.
    .end = Bare motstanderen til venstre kan godta et utilstrekkelig bud, og enhver melding over det godtar det. Blir det ikke godtatt, må budet erstattes.

lesson-own_bid_too_low = Du melder for lavt
    .say = Du har meldt én spar over to kløver, og Vest har påpekt det. Tilkall TL, trykk så på noen meldinger i meldeboksen, én gang på hver, og les hva de ville koste.
    .end = To spar får ingen videre følger, siden begge budene bare viser spar. Etter de fleste andre meldinger må makker passe resten av meldingsforløpet.

lesson-lead_out_of_turn = Åpningsutspill utenfor tur
    .say = Du er spillefører. Vest skulle spille ut, men det var Øst som gjorde det. Tilkall TL før noen legger ned et kort, og velg så.
    .end = Du velger alene, uten makker. Å legge opp dine egne kort, eller la blindemann legge opp, er også et valg: da er utspillet godtatt.

lesson-revoke = Kanskje en revoke
    .say = Du spilte hjerter til esset i bordet, og Øst kastet en kløver. Du tror at Øst har hjerter igjen. Påpek det og tilkall TL, eller spill videre.
    .end = Så lenge siden som revokerte, ikke har spilt til neste stikk, rettes en revoke: kortet tas tilbake. Kortet til en motspiller blir da straffekort.

lesson-partner_pauses = Makkeren din nøler
    .say = Nord tenkte i tjue sekunder og passet. Hånden din er kanskje verdt en melding: det avgjør du. Hva har du lov til å ta hensyn til?
    .end = Å nøle er ingen feil. Men det nølingen fortalte deg, kan du ikke bruke: var en annen melding rimelig, kan du ikke velge den som nølingen antydet.

lesson-wrong_explanation = Feil forklaring
    .say = Etter avtale viste to ruter fra deg hjerter, men Nord har sagt til Vest at budet er naturlig. Du er spillefører, og Vest skal spille ut: hva må du gjøre? (Se under «Mer …».)
    .end = Mens det ble meldt, kunne du ikke rette makker. Nå må du: før utspillet tilkaller du TL og forteller motstanderne hva som var avtalt.

lesson-claim = Et krav
    .say = Vest, som er spillefører i tre grand, krever ni av de tolv stikkene som er igjen, og regner med fem i spar. Se på dine egne spar: er du enig?
    .end = Er du enig, gir du fra deg disse stikkene. Protesterer du, fordeler TL stikkene, og tvil går ut over den som krevde.
    .found = Vest får åtte av de tolv.

lesson-slip = Et feilgrep
    .say = Du ville melde fire spar, og det ble fire hjerter. Du kan fortsatt trykke Angre: var det et feilgrep, eller har du ombestemt deg?
    .end = { $laws_pause_for_thought ->
            [counts] Et feilgrep rettes uten at det koster noe, når det skjer uten tenkepause og makker ikke har meldt. Har du ombestemt deg, gjelder ikke dette.
           *[does_not_count] Et feilgrep rettes uten at det koster noe, så lenge makker ikke har meldt. Har du ombestemt deg, gjelder ikke dette.
        }
    .found = Det var et feilgrep: fire hjerter var aldri ment.

lesson-attention = Blindemann ser noe
    .say = Du er blindemann, og Vest kastet en kløver på en hjerter. Du tror at Vest har hjerter igjen. Kan du si det? Vent til spillet er over, eller prøv nå.
    .end = Blindemann kan ikke være den første som påpeker en uregelmessighet mens det spilles. Når spillet er over, kan blindemann det, og da tilkalles TL.

lesson-settled_alone = Avgjort uten TL
    .say = Øst har meldt for lavt, og Vest sier straks hva som skal gjøres. Er det Vest som avgjør det? Hva gjør du?
    .end = Ingen spiller bestemmer hva en uregelmessighet koster, og ingen kan frafalle det: det gjør bare TL. Det spillerne blir enige om seg imellom, kan bli annullert.

lesson-right_lost = Den som handler først, kan miste en rett
    .say = Øst har meldt for lavt, og Nord har påpekt det. Tilkaller du TL, eller fortsetter du med en gang?
    .end = Når en uregelmessighet er påpekt, gjør ingen noe før TL har forklart alt. En side som fortsetter likevel, kan miste en rett.

lesson-question = En motstander spør
    .say = Øst spør hva to ruter betyr. Det var makker som meldte det, så du svarer: hva sier du?
    .end = Du sier hva siden din har avtalt, ikke hva du har eller tror at makker har: her, ingen firekorts majorfarge. Er ingenting avtalt, sier du det.

lesson-opponent_pauses = En motstander nøler
    .say = Vest tenkte lenge og passet, og nå har Øst meldt. Du kan tilkalle TL, eller bare notere nølingen og gå videre: trykk TL for å se hvordan. Eller gjøre ingenting.
    .end = Nølingen var lovlig, og Øst hadde kanskje til budet uansett. Notatet bevarer retten din til å tilkalle TL når du har sett kortene.

lesson-changed_call = Endring av melding
    .say = Øst meldte én hjerter og endret den til én spar. Var det lov? Tilkall TL, og velg så.
    .end = Å ombestemme seg er ikke et feilgrep: den nye meldingen gjelder bare hvis motstanderen til venstre godtar den.
    .found = Det var ikke et feilgrep: én hjerter var ment da den ble meldt.

lesson-call_out_of_turn = Melding utenfor tur
    .say = Nord er giver, men Øst har meldt én hjerter. Du vil gjerne melde én spar: kan du det, og hva følger av det? Eller tilkall TL, og velg så.
    .end = Bare motstanderen til venstre kan godta en melding utenfor tur, og enhver melding over den godtar den. Ellers annulleres den, og turen går tilbake til den som hadde den.

lesson-pass_out_of_turn = Pass utenfor tur
    .say = Nord er giver, men Øst har passet. Tilkaller du TL, eller melder du over?
    .end = Godtar du passen, er det din tur. Godtar du den ikke, melder Nord, og Øst må passe neste gang.

lesson-bid_out_of_turn = Bud utenfor tur
    .say = Nord er giver, men Øst har meldt én spar. Tilkall TL, og velg så.
    .end = Godtar du ikke budet, melder Nord. Passer Nord, gjentar Øst budet, og det får ingen videre følger; byr Nord, kan det koste Øst–Vest noe.

lesson-double_out_of_turn = Dobling utenfor tur
    .say = Det er Vests tur, men Øst har doblet hjerterbudet ditt. Tilkall TL, og velg så.
    .end = Du kan godta doblingen. Gjør du ikke det, går turen tilbake til Vest, og doblingen kan koste Vest retten til å melde.

lesson-dropped_card = Et kort faller
    .say = Vest skal spille ut, og Øst har mistet spar knekt med bildesiden opp. Tilkall TL, og velg så.
    .end = En honnør som faller, er et stort straffekort: den må spilles ved første lovlige anledning. Skal makker spille ut, kan spillefører forlange eller forby fargen.
    .found = Vest kunne se kortet.

lesson-wrong_card_named = Feil kort angitt
    .say = Du ville ha en liten ruter fra bordet, og sa esset. Du kan fortsatt trykke Angre.
    .end = { $laws_pause_for_thought ->
            [counts] Et kort fra bordet som ble angitt ved et feilgrep, kan endres når det skjer uten tenkepause; et kort som ble valgt, kan ikke endres.
           *[does_not_count] Et kort fra bordet som ble angitt ved et feilgrep, kan endres til du spiller et nytt kort; et kort som ble valgt, kan ikke endres.
        }
    .found = Det var et feilgrep: esset var aldri ment.

lesson-established_revoke = En etablert revoke
    .say = Øst kastet en kløver på hjerteren din og spiller nå en hjerter. Påpek det og tilkall TL: hva kan fortsatt rettes?
    .end = Når siden som revokerte, har spilt til neste stikk, er revoken etablert: ingenting tas tilbake, spillet går videre, og stikk kan bli overført til slutt.

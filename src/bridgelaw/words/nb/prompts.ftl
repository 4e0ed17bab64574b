### bridgelaw words: what a live table says to each viewer of what is asked of him, Norwegian

page-over = Spillet er ferdig

page-wait = Et øyeblikk

page-replace-it = Avgi en annen melding i stedet

page-declarer-chooses = Vent: { seat } velger først hva du kan spille ut

page-lead-yours = Ditt åpningsutspill, med bildesiden ned

page-director-compares = Vent litt: TL avgjør først om { seat } må passe

page-chooses-lead = { seat } velger først hva { leader } kan spille ut

page-lead-theirs = { seat } spiller ut

page-led-down = { seat } har spilt ut. Noen spørsmål?

page-led-nothing-asked = { seat } har spilt ut. Du har ingen spørsmål

page-led-early = { seat } har spilt ut med bildesiden ned, men { leader } har utspillet

page-led-in-your-place = { seat } har spilt ut med bildesiden ned, men det er du som har utspillet

page-you-led-early = Du har spilt ut med bildesiden ned, men { leader } har utspillet

page-face-it = Noen spørsmål? Vend så utspillet ditt

page-spread-it = Du er blindemann: legg opp hånden

page-spreads = { seat } legger opp blindemanns hånd

page-spread-or-wait = Du er blindemann: utspillet ligger på bordet

page-has-led = { seat } har spilt ut, enda { leader } har utspillet: spillet går videre, eller noen tilkaller TL

page-dummy-yours = Spill et kort fra blindemann

page-dummy-theirs = { seat } spiller et kort fra blindemann

page-claim-yours = Et krav: er du enig?

page-claim-waits = Et krav: den andre siden svarer

page-claim-agreed = Du er enig i kravet: det venter på de andre

page-claim-may-object = Makker avstår stikk: du kan protestere straks

page-claim-partner-may-object = Stikk avstås: { seat } kan protestere straks

page-play-on-yours = Kan spillet fortsette? Du må svare

page-play-on-waits = Spillet fortsetter hvis alle fire er enige

page-refused-to-play-on = { seat } er ikke enig: TL tilkalles.
    .you = Du er ikke enig: TL tilkalles.

page-partner-objected = { seat } protesterer straks mot det { other } ville avstå: ingenting er avstått, og spillet fortsetter ({ $law }).
    .you = Du protesterer straks mot det { other } ville avstå: ingenting er avstått, og spillet fortsetter ({ $law }).
    .yours = { seat } protesterer straks mot det du ville avstå: ingenting er avstått, og spillet fortsetter ({ $law }).

page-claim-contested = Kravet er bestridt: TL avgjør det

page-next-explains = Vent. TL kommer og forklarer hva hver av dere kan gjøre.

page-next-erred = Vent, og ikke rett noe selv. TL kommer og forklarer hva hver av dere kan gjøre.

page-next-partner-erred = Vent, og ikke si eller vis noe om det. TL kommer og forklarer hva hver av dere kan gjøre.

page-next-dummy = Vent, du har ikke noe å avgjøre. TL kommer og forklarer hva hver av dere kan gjøre.

page-next-named = Du har påpekt det: vent. TL kommer og forklarer hva hver av dere kan gjøre.

page-next-over = TL kommer og hører hva det gjelder.

page-next-yours = Neste skritt er ditt valg.

page-next-replace = Meld på nytt, i meldeboksen. Trykk én gang på en melding, så står det der hva den koster, før du avgir den.

page-next-choice = Vent. Neste skritt er { $text } valg.

page-next-director = Vent. TL sier fra når spillet fortsetter.

page-looks-explains = TL kommer og forklarer hva hver av spillerne kan gjøre.

page-looks-choice = Neste skritt er { $text } valg.

page-looks-director = TL sier fra når spillet fortsetter.

page-ends-by_itself = Når det er gjort, går spillet videre av seg selv; du trenger ikke å trykke på noe.

page-ends-by_order = Spillet går ikke videre før du sier fra her.

page-board-rescored = Spill { $n }, endret score. { $text }

page-said-to = Notert: { $line }

page-found-so = TL finner at det var slik. { partner } har ikke lov til å utnytte det.

page-found-not-so = TL finner at det ikke var noe påfallende. Det får ingen følger.

page-next-again = Vent. Neste skritt er en ny melding fra { seat }.

page-looks-again = Neste skritt er en ny melding fra { seat }.

page-points-out = { seat } påpeker { other-of } { $what }.
    .you = Du påpeker { other-of } { $what }.

page-points-out-deed = { seat } påpeker noe som { other } har gjort.
    .you = Du påpeker noe som { other } har gjort.

page-points-out-revoke = { seat } påpeker at { $what } kan være en revoke av { other }.
    .you = Du påpeker at { $what } kan være en revoke av { other }.

### bridgelaw words: answer, Norwegian bokmål (NBF usage)

## The prose of an answer: headings, in the order in which they stand

answer-heading-irregularities = Uregelmessigheter

answer-heading-questions = TL må avgjøre

answer-undecided = Ikke avgjort

answer-heading-options = Valg

answer-heading-duties = Plikter

answer-heading-rights = Rettigheter

answer-heading-information = Hva hver spiller kan bruke

answer-heading-rulings = Avgjørelser

answer-heading-score = Score

answer-heading-errors = Merknader

## The state of the table

answer-board = Spill { $n }

answer-start = før den første handlingen

answer-after = etter handling { $id }

answer-frozen = stanset til TL er ferdig
    .choice = stanset til { seat } har valgt

answer-waiting-chosen = TL har forklart valgmulighetene. Ingen andre melder eller spiller før { seat } har valgt.

answer-redealt = Denne kortgivningen spilles ikke lenger: TL har bestemt at det skal gis på nytt.

answer-not-played = Spillet ble ikke spilt

answer-turn-lead = { leader } skal spille ut

answer-turn-lead-dummy = { declarer } skal spille ut fra blindemann

answer-turn-opening = { leader } har åpningsutspillet

answer-tricks = stikk { $text }

answer-claim-stands = { side } får { $given } av { questions-tricks_left } som var igjen, som krevd.
    .conceded = { side } får { $given } av { questions-tricks_left } som var igjen, som etter avståelsen.

answer-claim-decided = { side } får { $given } av { questions-tricks_left } som var igjen, ikke { $claimed } som krevd.
    .conceded = { side } får { $given } av { questions-tricks_left } som var igjen, ikke { $claimed } som etter avståelsen.

answer-trick = Stikk { $n }: { $text }

answer-no-irregularity = Ingen uregelmessighet registrert.

## Where a sentence cannot be formed or nothing follows. $text: a label

answer-plain = { $text } ({ seat })

answer-plain-side = { $text } ({ side })

answer-error = Noe som er skrevet ned, endrer ingenting her.
    .told = { $text } – dette endrer ingenting her.
answer-not-judged = Noe kunne ikke bedømmes fullt ut.
    .told = Dette kunne ikke bedømmes fullt ut: { $text }.
    .laws = Noe kunne ikke bedømmes fullt ut: { $laws } kunne ikke følges.
    .laws_told = Dette kunne ikke bedømmes fullt ut, fordi { $laws } ikke kunne følges: { $text }.

# a name, and what stands with it: Nord-Sud: Paire 4
answer-named = { $name }: { $text }

### bridgelaw words: lawbook, Norwegian bokmål

## The pages of the Laws. $number: of a Law or a provision; $year, $old, $new: editions; $text: finished text

lawbook-title = § { $number } { $text }

lawbook-intro = Numrene i { $text } er de samme der ikke annet er oppgitt.

lawbook-asks = Spør TL: { $text }

lawbook-asks-in = Spør TL i { $year }: { $text }

lawbook-asks-nothing = Spør ikke TL i { $year }.

# $count provisions to look up
lawbook-see = { $count ->
        [one] Se § { $text }.
       *[other] Se §§ { $text }.
    }

# $text: what a reader should know, in his language
lawbook-note = Merknad: { $text }

## Where another edition has it

lawbook-other-number = { $year }: { $number }

lawbook-other-text = { $year }: { $number }, lyder annerledes

lawbook-other-absent = { $year }: ikke i kraft

lawbook-other-provision = { $year }: en annen bestemmelse her

lawbook-absent = Ikke i kraft i { $year }.

lawbook-present = I kraft i { $text }.

lawbook-taken-over = Som i { $old }: ingen har lest denne paragrafen i utgaven av { $year } ennå.

lawbook-heading-elsewhere = I { $year } i en annen paragraf

lawbook-heading-older = Bare i andre utgaver

lawbook-heading-force = Hvor sterkt ordet er

lawbook-missing = Ennå ikke i programmet: { $text }

lawbook-no-drawer = § { $number } er ennå ikke i programmet.

lawbook-no-law = Det finnes ingen § { $number }: lovene går fra 1 til 93.

## What is different in another edition

lawbook-change-came_in = kom til

lawbook-change-went_out = falt bort

lawbook-change-renumbered = nytt nummer

lawbook-change-reads_differently = lyder annerledes

lawbook-change-replaced = en annen bestemmelse

lawbook-change-questions = andre spørsmål

lawbook-was = { $year }: { $text }

lawbook-unchanged = Uendret: { $text }

lawbook-nothing = Ingen forskjeller.

## The coverage table: what the program has of each provision, per edition

lawbook-status-rule = regel

lawbook-status-question = spørsmål

lawbook-status-text = tekst

lawbook-status-missing = mangler

lawbook-coverage = Hva programmet har av lovene

lawbook-coverage-intro = { lawbook-status-rule }: den virker. { lawbook-status-question }: den virker og spør TL. { lawbook-status-text }: det er ingenting å gjøre, med grunnen. { lawbook-status-missing }: programmet har den ikke. Ikke samlet, siden ingenting skjer i et spill ved dem: § 1 til 5, § 6 unntatt D, og definisjonene, som begrepene i § 23, 26 og 40 bygger på.

lawbook-coverage-sum = I alt

lawbook-heading-unlisted = Dessuten

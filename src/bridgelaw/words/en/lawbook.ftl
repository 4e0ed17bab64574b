### bridgelaw words: lawbook, English

## The pages of the Laws. $number: of a Law or a provision; $year, $old, $new: editions; $text: finished text

lawbook-title = Law { $number }: { $text }

lawbook-intro = The numbers of { $text } are the same where no other is given.

lawbook-asks = Asks the Director: { $text }

lawbook-asks-in = Asks the Director in { $year }: { $text }

lawbook-asks-nothing = Asks the Director nothing in { $year }.

# $count provisions to look up
lawbook-see = { $count ->
        [one] See Law { $text }.
       *[other] See Laws { $text }.
    }

# $text: what a reader should know, in his language
lawbook-note = Note: { $text }

## Where another edition has it

lawbook-other-number = { $year }: { $number }

lawbook-other-text = { $year }: { $number }, reads differently

lawbook-other-absent = { $year }: not in force

lawbook-other-provision = { $year }: another provision here

lawbook-absent = Not in force in { $year }.

lawbook-present = In force in { $text }.

lawbook-taken-over = As in { $old }: nobody has read it in the Laws of { $year } yet.

lawbook-heading-elsewhere = In { $year } in another Law

lawbook-heading-older = In other editions only

lawbook-heading-force = How strong the word is

lawbook-missing = Not in the program yet: { $text }

lawbook-no-drawer = Law { $number } is not in the program yet.

lawbook-no-law = There is no Law { $number }: the Laws are numbered from 1 to 93.

## What is different in another edition

lawbook-change-came_in = came in

lawbook-change-went_out = went out

lawbook-change-renumbered = renumbered

lawbook-change-reads_differently = reads differently

lawbook-change-replaced = another provision

lawbook-change-questions = other Questions

lawbook-was = { $year }: { $text }

lawbook-unchanged = Unchanged: { $text }

lawbook-nothing = Nothing is different.

## The coverage table: what the program has of each provision, per edition

lawbook-status-rule = rule

lawbook-status-question = Question

lawbook-status-text = text

lawbook-status-missing = missing

lawbook-coverage = What the program has of the Laws

lawbook-coverage-intro = { lawbook-status-rule }: it acts. { lawbook-status-question }: it acts and asks the Director. { lawbook-status-text }: there is nothing to do, and why. { lawbook-status-missing }: the program does not have it. Not collected, since nothing happens on a board by them: Laws 1 to 5, of Law 6 all but D, and the definitions, on which the terms of Laws 23, 26 and 40 rest.

lawbook-coverage-sum = All together

lawbook-heading-unlisted = Held besides

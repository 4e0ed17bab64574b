### bridgelaw words: polling, English

## Polls on the desk. $text: finished text; $seat a seat; $players, $asked, $answered numbers

polling-title = Poll

polling-new = New poll

polling-choose-act = Which choice is it about?

polling-choice-call = { seat } called { $text }

polling-choice-card = { seat } played { $text }

polling-nothing-to-ask = There is no call or card here that others could be asked about: the hand of the player has to be known.

polling-as-they-see-it = This is all that those polled see

polling-made-from = It is made from what { seat } could use at that moment: the player’s own hand, the calls, what the opponents told. What partner conveyed and what came later is left out.

polling-methods = What they are told of the pair’s methods

polling-methods-hint = Agreements only: nothing of how long anybody thought, nor of what was said.

polling-leak = This must not go out: “{ $text }” is not for { seat } to use. Change it; until then the poll cannot be sent.

# Beginnings of words that speak of somebody’s manner, in small letters, with spaces between
polling-manner = hesitat pause pausing slow tempo tank huddle thought ages seconds minutes ponder agoni hurri reluct grimac frown sigh unauthor

polling-people = Who is asked: one line each

polling-people-hint = A number or a first name will do. Each gets a separate link.

polling-class = Class of player

polling-class-beginner = beginner

polling-class-club = club player

polling-class-advanced = experienced tournament player

polling-class-national = national class

polling-class-international = international class

polling-open-for = Open for

polling-hour = an hour

polling-day = a day

polling-week = a week

polling-send = Open the poll and show the links

polling-links = A link for each

polling-links-once = These links are shown once, since they are not stored in readable form. Showing them again makes new ones, and the old ones end.

polling-show-links = Show new links

polling-copy = Copy

polling-copied = Copied

polling-take-back = End the link of { $text }

polling-person = Player { $text }

polling-progress = { $answered } of { $asked } have answered.

polling-has-answered = has answered

polling-has-not = not yet

polling-hidden = The answers stay hidden, from you too, until the poll is closed: so nobody’s answer sways another’s.

polling-until = Open until { $text }, { $time }

polling-expired = The time of this poll is over. Close it to see what was answered.

polling-close = Close the poll and show the answers

polling-closed = Closed. What was found is in the record of the case.

polling-nobody = Closed without an answer that counts.

polling-more = Ask more players

polling-back = Back to the case

## What came of it

polling-outcome = What it shows

polling-action = Action

polling-chose = Chosen by

polling-considered = Considered by

polling-share = Share among all such players

polling-plot = { $text }: { $value } of those asked; between { $low } and { $high } of all such players.

polling-plot-line = The line stands at { $percent }.

polling-answers = The answers

polling-answer = { $text }: chooses { $value }

polling-answer-also = { $text }: chooses { $value }; would also consider { $words }

polling-answer-elsewhere = { $text }: would not be in this position (not counted)

polling-answer-none = { $text }: no answer

## The page of somebody who is polled

polling-welcome = A bridge problem

polling-alone = Please answer alone, without discussing it with anybody. Two questions; it takes a minute.

polling-step = Question { $n } of 2

polling-ask-call = What do you call?

polling-ask-card = Which card do you play?

polling-you-choose = You choose { $text }.

polling-change = Change it

polling-ask-else = What else would you seriously consider?

polling-ask-else-hint = Mark everything that you would have to think about. Nothing marked means: nothing else.

polling-elsewhere = I would not be in this position

polling-elsewhere-hint = Because you would have called or played otherwise before.

polling-your-class = Your class of player

polling-answer-send = Send the answer

polling-final = An answer that is sent cannot be changed.

polling-thanks = Thank you. Your answer has been kept.

polling-thanks-more = Please talk to nobody about the problem before the Director says so.

polling-over = This poll is over. Thank you all the same.

polling-gone-heading = This link does not lead to a problem

polling-gone = It has been replaced or has ended. Ask the Director for a new one.

polling-others = Other calls

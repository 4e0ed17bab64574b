### bridgelaw words: what a live table says to each viewer of what is asked of him, English

page-over = The board is over

page-wait = One moment

page-replace-it = Make another call in its place

page-declarer-chooses = Wait: { seat } chooses first what you may lead

page-lead-yours = Your opening lead, face down

page-director-compares = Please wait: the Director first finds whether { seat } must pass

page-chooses-lead = { seat } chooses first what { leader } may lead

page-lead-theirs = { seat } makes the opening lead

page-led-down = { seat } has led. Any questions?

page-led-nothing-asked = { seat } has led. You have no questions

page-led-early = { seat } has led face down, but { leader } is to lead

page-led-in-your-place = { seat } has led face down, but it is your lead

page-you-led-early = You have led face down, but { leader } is to lead

page-face-it = Any questions? Then face your lead

page-spread-it = You are dummy: put your hand down

page-spreads = { seat } puts down dummy’s hand

page-spread-or-wait = You are dummy: the lead lies on the table

page-has-led = { seat } has led, though { leader } is to lead: play goes on, or somebody calls the Director

page-dummy-yours = Play a card from dummy

page-dummy-theirs = { seat } plays a card from dummy

page-claim-yours = A claim: do you agree?

page-claim-waits = A claim: the other side answers

page-claim-agreed = You agree to the claim: it waits for the others

page-claim-may-object = Partner gives up tricks: you may object at once

page-claim-partner-may-object = Tricks are given up: { seat } may object at once

page-play-on-yours = May play go on? You decide too

page-play-on-waits = Play goes on if all four agree

page-refused-to-play-on = { seat } does not agree: the Director is called.
    .you = You do not agree: the Director is called.

page-partner-objected = { seat } objects at once to what { other } wanted to give up: nothing has been conceded, and play goes on ({ $law }).
    .you = You object at once to what { other } wanted to give up: nothing has been conceded, and play goes on ({ $law }).
    .yours = { seat } objects at once to what you wanted to give up: nothing has been conceded, and play goes on ({ $law }).

page-claim-contested = The claim is contested: the Director rules on it

page-next-explains = Please wait. The Director comes and explains what is open to whom.

page-next-erred = Please wait, and put nothing right yourself. The Director comes and explains what is open to whom.

page-next-partner-erred = Please wait, and say and show nothing about it. The Director comes and explains what is open to whom.

page-next-dummy = Please wait, you have nothing to decide. The Director comes and explains what is open to whom.

page-next-named = You have pointed it out: please wait. The Director comes and explains what is open to whom.

page-next-over = The Director comes and hears what it is about.

page-next-yours = The next step is your choice.

page-next-replace = Make your call again, in the bidding box. Touch a call once, and what it costs is shown there before you make it.

page-next-choice = Please wait. The next step is { $text } choice.

page-next-director = Please wait. The Director says when play goes on.

page-looks-explains = The Director comes and explains what is open to whom.

page-looks-choice = The next step is { $text } choice.

page-looks-director = The Director says when play goes on.

page-ends-by_itself = When that is done, play goes on by itself: nothing is left for you to press.

page-ends-by_order = Play goes on only when you say so here.

page-board-rescored = Board { $n }, score changed. { $text }

page-said-to = Noted: { $line }

page-found-so = The Director finds that it was so. { partner } may not make use of it.

page-found-not-so = The Director finds that there was nothing noticeable. Nothing follows from it.

page-next-again = Please wait. The next step is another call by { seat }.

page-looks-again = The next step is another call by { seat }.

page-points-out = { seat } points out { other-of } { $what }.
    .you = You point out { other-of } { $what }.

page-points-out-deed = { seat } points out something that { other } did.
    .you = You point out something that { other } did.

page-points-out-revoke = { seat } points out that { $what } may be a revoke by { other }.
    .you = You point out that { $what } may be a revoke by { other }.

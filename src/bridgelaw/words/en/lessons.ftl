### bridgelaw words: lessons, English

## What a lesson says

lesson-found = A Director would have to find this out. In this lesson: { $text }

## The lessons: the name, where the table is, what the Laws want, what a Director finds

lesson-first_board = Your first board
    .say = You deal. Bid, then play your cards; the three others are programs. Nothing irregular happens here.
    .end = That was a whole board. From the next lesson on something goes wrong, and you choose.

lesson-bid_too_low = East bids too low
    .say = East has just bid. Something is wrong: what do you do? The Director button calls him; your next call would accept the bid.
    .end = Who sits behind a bid that is too low may accept it. Nobody has to; and who just calls over it has accepted it.

lesson-own_bid_too_low = You bid too low
    .say = You have bid one spade over two clubs, and West has pointed it out. Call the Director; then look at the keys of the bidding box before you choose.
    .end = A call that costs partner nothing is marked on the box. Any other one is allowed as well, and silences partner.

lesson-lead_out_of_turn = A lead out of turn
    .say = You play the hand, and it was West’s lead; but East has led. Call the Director before anybody lays a card down, then choose.
    .end = You choose alone, without your partner. If you put down your cards, or let dummy be spread, that is a choice too.

lesson-revoke = A revoke, in time
    .say = You led a heart to dummy’s ace, and East has thrown a club. You think that East has a heart. Point it out and call the Director, or play on.
    .end = As long as East and West have not played to the next trick, the card comes back. East’s card then stays on the table as a penalty card.

lesson-partner_pauses = Your partner pauses
    .say = North has thought for twenty seconds before the pass. Your hand is worth a call, or not: you decide. What may you think of?
    .end = A pause is no fault. But what it told you is not yours to use: where there was another sensible call, you may not choose the one that the pause pointed to.

lesson-wrong_explanation = A wrong explanation
    .say = Your two diamonds showed hearts, by agreement. North has told West that it is natural. You play the hand, and West is to lead: what must you do? (Look under More.)
    .end = You could not correct partner while the auction went on. Now you must: before the lead you call the Director and tell the opponents what was agreed.

lesson-claim = A claim
    .say = West, who plays three no trump, claims nine of the twelve tricks that are left and counts five spades among them. Look at your spades: do you agree?
    .end = Who agrees gives these tricks away. Who does not says so, and the Director gives the tricks, doubtful ones to the other side.
    .found = West wins eight of them.

lesson-slip = A slip
    .say = You wanted to bid four spades, and four hearts came out. Undo is still open: was it a slip, or have you changed your mind?
    .end = A slip of the hand is put right without cost, as long as partner has not called. A change of mind is not.
    .found = It was a slip: four hearts was never meant.

lesson-attention = Dummy sees something
    .say = You are dummy, and West has thrown a club on a heart. You think that West has a heart. May you say so? Wait for the end of the board, or try it now.
    .end = Dummy may not be the first to point out an irregularity during the play. Once the play is over, he may, and then call the Director.

lesson-settled_alone = Settled without the Director
    .say = East has bid too low, and West says at once what is to be done. Is that for West to say? What do you do?
    .end = No player says what an irregularity costs, and nobody lets anybody off: only the Director does. What was agreed among players can be cancelled.

lesson-right_lost = Who acts first may lose a right
    .say = East has bid too low, and North has pointed it out. Call the Director, or go on at once?
    .end = Once attention has been drawn nobody does anything before the Director has come. A side that goes on all the same may lose what it was entitled to.

lesson-question = An opponent asks
    .say = East asks what two diamonds means. It was partner’s call, so you answer: what do you say?
    .end = You say what your side has agreed, not what you hold and not what you think partner has: here, no four cards in hearts or spades. If nothing was agreed, you say that.

lesson-opponent_pauses = An opponent pauses
    .say = West thought for long before the pass, and now East has bid. You may call the Director, or only note the pause and go on: press Director to see how. Or do nothing.
    .end = The pause was legal, and East may have had the bid anyway. A note keeps your right to call the Director when you have seen the cards.

lesson-changed_call = A call is changed
    .say = East has bid one heart and made it one spade. Was that allowed? Call the Director, then choose.
    .end = A second thought is no slip: the new call counts only if the player behind it accepts it.
    .found = It was no slip: one heart was meant when it was made.

lesson-pass_out_of_turn = A pass out of turn
    .say = North deals, but East has passed. What do you do: call the Director, or call over it?
    .end = You may accept the pass, and then it is your turn. If you do not, North calls, and East has to pass.

lesson-bid_out_of_turn = A bid out of turn
    .say = North deals, but East has bid one spade. Call the Director, then choose.
    .end = If you do not accept the bid, North calls first. What it costs East and West hangs on what North and East then call.

lesson-double_out_of_turn = A double out of turn
    .say = It is West’s turn, but East has doubled your heart. Call the Director, then choose.
    .end = A double at partner’s turn can be accepted. If it is not, the turn goes back to West, and the auction is no longer free for East and West.

lesson-dropped_card = A card is dropped
    .say = West is to lead, and East has let the jack of spades fall face up. Call the Director, then choose.
    .end = A dropped honour is a penalty card: it has to be played at the first chance. When partner is to lead, you choose what may be led.
    .found = West could see the card.

lesson-wrong_card_named = The wrong card named
    .say = You wanted a small diamond from dummy, and you have named the ace. Undo is still open.
    .end = A card of dummy’s that was named by a slip can be put right; one that was chosen cannot.
    .found = It was a slip: the ace was never meant.

lesson-established_revoke = A revoke, too late
    .say = East threw a club on your heart and now plays a heart. Point it out and call the Director: what can still be put right?
    .end = Once the revoking side has played to the next trick, nothing is taken back: you play on, and tricks may be given over at the end.

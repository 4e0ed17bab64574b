### bridgelaw words: lessons, English

## What a lesson says

lesson-found = A Director would have to find this out. In this lesson: { $text }

## The lessons: the name, where the table is, what the Laws want, what a Director finds

lesson-first_board = Your first board
    .say = You are the dealer. Bid, then play your cards; the three others are programs. Nothing irregular happens here.
    .end = That was a whole board. From the next lesson on something goes wrong, and the choice is yours.

lesson-bid_too_low = East bids too low
    .say = East has just bid, and something is wrong: what do you do? The Director button calls the Director; any call of yours would accept the bid.
    .end = Only the opponent on the left may accept an insufficient bid, and any call over it accepts it. If it is refused, the bidder has to replace it.

lesson-own_bid_too_low = You bid too low
    .say = You have bid one spade over two clubs, and West has pointed it out. Call the Director; then touch some calls in the bidding box, once each, and read what each would cost.
    .end = Two spades costs nothing further, since both bids simply show spades. After most other calls your partner has to pass for the rest of the auction.

lesson-lead_out_of_turn = A lead out of turn
    .say = You are declarer. It was West’s lead, but East has led. Call the Director before anybody puts a card down, then choose.
    .end = You choose alone, without your partner. To put your own cards down, or to let dummy’s be put down, is a choice too: the lead is accepted.

lesson-revoke = Perhaps a revoke
    .say = You led a heart to dummy’s ace, and East has thrown a club. You think that East has a heart. Point it out and call the Director, or play on.
    .end = Until the revoking side has played to the next trick, a revoke is corrected: the card comes back. A defender’s card then becomes a penalty card.

lesson-partner_pauses = Your partner pauses
    .say = North thought for twenty seconds and passed. Your hand may be worth a call: you decide. What may you take into account?
    .end = A pause is no fault. But what it told you is not yours to use: if another call was reasonable, you may not choose the one that the pause suggested.

lesson-wrong_explanation = A wrong explanation
    .say = Your two diamonds showed hearts, by agreement, but North has told West that the bid is natural. You are declarer, and West is to lead: what must you do? (It is under More.)
    .end = You could not correct partner while the auction went on. Now you must: before the lead, call the Director and tell the opponents what was agreed.

lesson-claim = A claim
    .say = West, declarer in three no trump, claims nine of the twelve tricks that are left and counts five spades among them. Look at your own spades: do you agree?
    .end = To agree is to give these tricks away. If you contest the claim, the Director awards the tricks, and a doubtful point goes against whoever claimed.
    .found = West wins eight of the twelve.

lesson-slip = A slip
    .say = You wanted to bid four spades, and four hearts came out. You can still press Undo: was it a slip, or have you changed your mind?
    .end = { $laws_pause_for_thought ->
            [counts] A slip is put right without cost if you do it without pause for thought and partner has not called. A change of mind is not.
           *[does_not_count] A slip is put right without cost as long as partner has not called. A change of mind is not.
        }
    .found = It was a slip: four hearts was never meant.

lesson-attention = Dummy sees something
    .say = You are dummy, and West has thrown a club on a heart. You think that West has a heart. May you say so? Wait for the end of the play, or try it now.
    .end = During the play dummy may not be the first to point out an irregularity. Once the play is over, dummy may, and then the Director is called.

lesson-settled_alone = Settled without the Director
    .say = East has bid too low, and West says at once what is to be done. Is that for West to say? What do you do?
    .end = No player says what an irregularity costs, and none lets anybody off: only the Director does. What players settle among themselves can be cancelled.

lesson-right_lost = Whoever acts first may lose a right
    .say = East has bid too low, and North has pointed it out. Do you call the Director, or go on at once?
    .end = Once an irregularity has been pointed out, nobody does anything until the Director has explained it all. A side that goes on all the same may lose a right.

lesson-question = An opponent asks
    .say = East asks what two diamonds means. It was partner’s call, so you answer: what do you say?
    .end = You say what your side has agreed, not what you hold or think that partner has: here, no four-card major. If nothing was agreed, you say that.

lesson-opponent_pauses = An opponent pauses
    .say = West thought for a long time before passing, and now East has bid. You may call the Director, or only note the pause and go on: press Director to see how. Or do nothing.
    .end = The pause was legal, and East may have had the bid anyway. A note keeps your right to call the Director once you have seen the cards.

lesson-changed_call = A call is changed
    .say = East has bid one heart and made it one spade. Was that allowed? Call the Director, then choose.
    .end = A change of mind is no slip: the new call counts only if the opponent on the left accepts it.
    .found = It was no slip: one heart was meant when it was bid.

lesson-call_out_of_turn = A call out of turn
    .say = North deals, but East has bid one heart. You would bid one spade over it: may you, and what follows from it? Or call the Director, then choose.
    .end = Only the opponent on the left may accept a call out of turn, and any call over it accepts it. If it is refused, it is cancelled, and the turn goes back to the player who had it.

lesson-pass_out_of_turn = A pass out of turn
    .say = North deals, but East has passed. Do you call the Director, or call over it?
    .end = If you accept the pass, it is your turn. If you refuse it, North calls, and East has to pass at the next turn.

lesson-bid_out_of_turn = A bid out of turn
    .say = North deals, but East has bid one spade. Call the Director, then choose.
    .end = If you refuse the bid, North calls. If North passes, East repeats the bid and nothing further comes of it; if North bids, it may cost East–West something.

lesson-double_out_of_turn = A double out of turn
    .say = It is West’s turn, but East has doubled your heart. Call the Director, then choose.
    .end = You may accept the double. If you refuse it, the turn goes back to West, and the double may cost West the right to call.

lesson-dropped_card = A card is dropped
    .say = West is to lead, and East has let the jack of spades fall face up. Call the Director, then choose.
    .end = A dropped honour is a major penalty card: it must be played at the first legal opportunity. When partner is to lead, declarer may require or forbid its suit.
    .found = West could see the card.

lesson-wrong_card_named = The wrong card named
    .say = You wanted a small diamond from dummy, and you have named the ace. You can still press Undo.
    .end = { $laws_pause_for_thought ->
            [counts] A card of dummy’s that was named by a slip may be changed if you do it without pause for thought; one that was chosen may not.
           *[does_not_count] A card of dummy’s that was named by a slip may be changed until you play another card; one that was chosen may not.
        }
    .found = It was a slip: the ace was never meant.

lesson-established_revoke = An established revoke
    .say = East threw a club on your heart and now plays a heart. Point it out and call the Director: what can still be put right?
    .end = Once the revoking side has played to the next trick, the revoke is established: nothing is taken back, play goes on, and tricks may be transferred at the end.

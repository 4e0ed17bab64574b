### bridgelaw words: rulings, English

## What the Director orders (rule)

ruling-accept =
    .label = Accepted
    .sentence = The irregular action is accepted and stands.

ruling-cancel =
    .label = Cancelled
    .sentence = The action is cancelled.

ruling-stand =
    .label = Stands
    .sentence = The action stands.

ruling-rectify =
    .label = Rectified
    .sentence = The error is put right as the Law says.

ruling-play_on =
    .label = Play on
    .sentence = Play goes on without further { edition-rectification.any }.
    .of_dummy = Play goes on. When it is over, the Director shall adjust the score if dummy suggested a play and the defenders were damaged by it.

ruling-redeal =
    .label = Redeal
    .sentence = The board is dealt again.

ruling-allow =
    .label = Allowed
    .sentence = What the players settled among themselves is allowed.

ruling-waive =
    .label = Waived
    .sentence = At the request of the non-offending side { edition-rectification.the } is waived.

## What follows from a ruling (rectification in the answer; the list may grow)

rectification-none =
    .label = { $laws_puts_right ->
            [penalty] No penalty
           *[rectification] No rectification
        }
    .sentence = { $laws_puts_right ->
            [penalty] No penalty is applied.
           *[rectification] No rectification is applied.
        }
    .named = { $laws_puts_right ->
            [penalty] For the irregularity ({ $named }) no penalty is applied.
           *[rectification] For the irregularity ({ $named }) no rectification is applied.
        }
    .slip = { $laws_puts_right ->
            [penalty] { first-named.opening } by { seat } was a slip: { $second }, which was meant, takes its place. No penalty is applied.
           *[rectification] { first-named.opening } by { seat } was a slip: { $second }, which was meant, takes its place. No rectification is applied.
        }
    .claim = Tricks of the board: { $ns } to North–South, { $ew } to East–West.
    .left = Of the tricks that were left: { $ns } to North–South, { $ew } to East–West.
    .tricks = No trick is transferred.
    .further = { $laws_puts_right ->
            [penalty] No further penalty is applied.
           *[rectification] No further rectification is applied.
        }
    .named_further = { $laws_puts_right ->
            [penalty] For the irregularity ({ $named }) no further penalty is applied.
           *[rectification] For the irregularity ({ $named }) no further rectification is applied.
        }
    .begun = The lead is accepted. { seat } must spread the whole hand and becomes dummy; { partner } becomes declarer.
    .spread = The lead is accepted. { seat } becomes dummy; { partner } becomes declarer.

rectification-partner_passes =
    .label = Partner must pass
    .sentence = { partner } must pass { duration-phrase }.
    .open = { partner } must pass.
    .over = { partner } had to pass { duration-phrase }.

rectification-offender_passes =
    .label = Offender must pass
    .sentence = { seat } must pass { duration-phrase }.
    .open = { seat } must pass.
    .over = { seat } had to pass { duration-phrase }.

rectification-lead_restriction =
    .label = { edition-lead_restriction.heading }
    .sentence = When { partner } is first on lead, declarer may require a suit, or forbid one for as long as { partner } keeps the lead.
    .forbid = When { partner } is first on lead, declarer may forbid one suit, for as long as { partner } keeps the lead.
    .require_suit = When { partner } first leads, it must be { suit }: declarer has required it.
    .forbid_suit = When { partner } first leads, it may not be { suit }, for as long as { partner } keeps the lead: declarer has forbidden it.
    .require_suit_over = Declarer required { partner } to lead { $text }.
    .forbid_suit_over = Declarer forbade { partner } to lead { $text }.
    .trick = Declarer chooses what { partner } must or must not play to that trick.
    .hand = A defender chooses the hand from which declarer leads.

rectification-penalty_card =
    .label = Penalty card
    .sentence = { $card } { $cards ->
        [one] becomes a { penalties-card-name }
       *[other] become major penalty cards
    }.
    .became = { $card } { $cards ->
        [one] became a { penalties-card-name }
       *[other] became major penalty cards
    }.
    .returned = { $card } { $cards ->
        [one] was a major penalty card and has
       *[other] were major penalty cards and have
    } been picked up.
    .taken_back = The card that { partner } has taken back becomes a { penalties-card-name }.
    .less = { $card } { $cards ->
        [one] became a penalty card
       *[other] became penalty cards
    }.

rectification-transfer =
    .label = Tricks transferred
    .sentence = { count-tricks } { $tricks ->
            [one] is
           *[other] are
        } transferred to { side }.

rectification-call_cancelled =
    .label = Call cancelled
    .sentence = { call-named.opening } is cancelled and the auction goes back to { due }.
    .less = The call is cancelled.
    .ended = { call-named.opening } is cancelled; the auction stays over.
    .alone = { call-named.opening } is cancelled.
    .was = { call-named.opening } was cancelled.

rectification-call_stands =
    .label = Call stands
    .sentence = { call-named.opening } stands and the auction goes on from it.

rectification-trick_stands =
    .label = Trick stands
    .sentence = The trick stands as played.

rectification-card_withdrawn =
    .label = Card withdrawn
    .sentence = { $card } is withdrawn and goes back to { seat-of } hand.
    .dummy = { $card } is withdrawn and goes back to dummy.
    .less = The card goes back to the hand.
    .told = { $card } is withdrawn and goes back to { seat-of } hand without further { edition-rectification.any }: an opponent had told { seat } that it was { seat-of } lead.

rectification-right_forfeited =
    .label = Right lost
    .sentence = { side } has lost the right to { $laws_puts_right ->
            [penalty] a penalty
           *[rectification] rectification
        }.

rectification-adjusted_score =
    .label = Adjusted score
    .sentence = The Director gives an adjusted score.
    .named = The Director adjusts the score for the irregularity ({ $named }).
    .tricks = The score is adjusted: { side } gets { count-tricks } in all, those transferred included.
    .ignorance = { side } loses the advantage gained through what an opponent did without knowing the Law; { other_side } keeps its score at the table.

rectification-procedural_penalty =
    .label = Procedural penalty
    .sentence = { side } receives a procedural penalty.

rectification-cap_average_minus =
    .label = At most average minus
    .sentence = { side } gets at most average minus on this board.

rulings-left_face_up = { $card } must be left face up on the table until the auction period ends.

rulings-adjusted_later =
    .bid = { $laws_assistance ->
            [told_much] After the play the Director shall adjust the score if the insufficient bid told so much that the other side is damaged by it.
           *[could_well] After the play the Director shall adjust the score if, without the help of the insufficient bid, the outcome could well have been different and the other side is damaged in consequence.
        }
    .call = After the play the Director shall adjust the score if, without the help of the withdrawn call, the outcome could well have been different and the other side is damaged in consequence.

rulings-no_further_damage = The Director has found that the other side was not damaged beyond that.

rulings-both_not_offending = Both sides are treated as non-offending.

rulings-goes_back =
    .clarification = { $cards ->
            [one] { $card } stays face up until the auction period ends; { seat } then picks it up. It is no penalty card.
           *[other] { $card } stay face up until the auction period ends; { seat } then picks them up. They are no penalty cards.
        }
    .play = { $cards ->
            [one] { seat } has picked { $card } up. It is no penalty card.
           *[other] { seat } has picked { $card } up. They are no penalty cards.
        }

rulings-no_concession =
    { $cards ->
        [none] There is no concession: play goes on.
        [one] There is no concession: play goes on, and { $card } is not a penalty card.
       *[other] There is no concession: play goes on, and { $card } are not penalty cards.
    }

rulings-wrong = The Director ruled: { $text }. That ruling was wrong.

rulings-call-stands = { call-named.opening } stands: the Director does not find that the wrong information could well have influenced it.

## Penalty cards

penalty_card-major =
    .label = Major penalty card
    .sentence = { $card } is a major penalty card of { seat }: it must be played at the first legal opportunity.
    .unnamed = The card that { seat } has taken back is a major penalty card: it must be played at the first legal opportunity.
    .lying = { $cards ->
        [one] It lies face up until then
       *[other] They lie face up until then, and { declarer } says which is played first
    }; following suit and { edition-lead_restriction.many } go before it. Whenever { leader } is to lead while { $cards ->
        [one] it lies
       *[other] one of them lies
    } there, { declarer } first chooses: to require its suit, or to forbid it for as long as { leader } keeps the lead (either way the card is then picked up), or to leave the lead free (the card stays).
    .staying = { $cards ->
        [one] It must still be played at the first legal opportunity
       *[other] They must still be played at the first legal opportunity, and { declarer } says which first
    }; following suit and { edition-lead_restriction.many } go before it. Each time { leader } is to lead while { $cards ->
        [one] it lies
       *[other] one of them lies
    } there, { declarer } has this choice again.

penalties-partner-waits = Whenever { leader } is to lead while { $cards ->
        [one] it lies there, { leader } may not lead until { declarer } has chosen: to require its suit, or to forbid it for as long as { leader } keeps the lead (either way the card is then picked up), or to leave the lead free (the card stays)
       *[other] they lie there, { leader } may not lead until { declarer } has chosen: to require one of their suits, or to forbid one or more of them for as long as { leader } keeps the lead (the cards of the suits named are then picked up), or to leave the lead free (the cards stay)
    }.

penalty_card-minor =
    .label = Minor penalty card
    .sentence = { $card } is a minor penalty card of { seat }: { seat } may play an honour of that suit instead.
    .unnamed = The card that { seat } has taken back is a minor penalty card: { seat } may play an honour of that suit instead.
    .lying = It lies face up. Until it is played, { seat } may play no other card of that suit below the ten; { leader } leads freely.

penalties-card-name = { $penalty_rank ->
        [minor] minor penalty card
       *[major] major penalty card
    }

## Cancellations (cancel)

cancel-waiver =
    .label = Waiver

cancel-payment =
    .label = Payment between players

cancel-call =
    .label = Call

cancel-play =
    .label = Play

cancel-claim =
    .label = Claim

cancel-board =
    .label = Board

## Penalties against a side

penalty-procedural =
    .label = Procedural penalty

penalty-disciplinary =
    .label = Disciplinary penalty

penalties-warning = Warning, no points deducted

penalties-amount = { $unit ->
        [percent] { $amount }% of a top
        [imp] { $amount ->
            [one] { $amount } IMP
           *[other] { $amount } IMPs
        }
        [vp] { $amount } VP
       *[mp] { $amount ->
            [one] { $amount } matchpoint
           *[other] { $amount } matchpoints
        }
    }

penalties-procedural = Procedural penalty to { side }: { penalties-amount }.

penalties-disciplinary = Disciplinary penalty to { side }: { penalties-amount }.

unit-mp =
    .label = Matchpoints

unit-imp =
    .label = IMP

unit-vp =
    .label = Victory points

unit-percent =
    .label = Percent of a top

## Appeals

appeal_decision-upheld =
    .label = Ruling upheld

appeal_decision-varied =
    .label = Ruling varied

appeal_decision-withdrawn =
    .label = Appeal withdrawn

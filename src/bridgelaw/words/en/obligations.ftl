### bridgelaw words: obligations, English

## Duties. .sentence for the desk and reading aloud; .you for the player himself

obligation-pass =
    .label = Must pass
    .sentence = { seat } must pass { duration-phrase }.
    .you = You must pass { $until ->
        [next_turn] at your turn
       *[other] { duration-phrase }
    }.
    .why = A ruling takes away your right to call; your cards and your play are not affected.

obligation-play_card =
    .label = Must play a card
    .sentence = { seat } must play { $card } at the first legal opportunity.
    .less = { seat } must play the penalty card at the first legal opportunity.
    .you = You must play { $card } at your first legal opportunity.
    .played = { seat } must play that card { suit-in } to this trick, if able.
    .you_played = Play that card { suit-in } to this trick, if you can.
    .why = A penalty card is played as soon as the Law lets it be played.

obligation-lead_suit =
    .label = Must lead a suit
    .sentence = { seat } must lead { suit }, if able.
    .you = You must lead { suit }, if you can.
    .why = Declarer has required this suit because of an infraction by your side.
    .several = { seat } must lead one of these suits, if able: { $text }.
    .played = { seat } must play { suit } to this trick, if that is legal.
    .you_played = Play { suit } to this trick, if you can do so legally.
    .opening = { seat } must lead { suit }, if able.

obligation-not_lead_suit =
    .label = May not lead a suit
    .sentence = { seat } may not lead { suit } ({ duration-phrase }), unless holding nothing else.
    .you = You may not lead { suit } ({ duration-phrase }), unless you have nothing else.
    .why = Declarer has forbidden this suit because of an infraction by your side.
    .several = { seat } may not lead any of these suits ({ duration-phrase }), unless holding nothing else: { $text }.
    .played = { seat } may not play { suit } to this trick, unless nothing else may be played.
    .you_played = You may not play { suit } to this trick, unless you have nothing else that you may play.
    .opening = { seat } may not lead { suit } ({ duration-phrase }), unless holding nothing else.

obligation-follow_suit =
    .label = Must follow suit
    .sentence = { seat } must play { suit-card } to that trick.
    .you = Play { suit-card } to that trick.
    .why = Whoever can follow suit must do so, and a revoke found in time is corrected.
    .placed = { seat } must put { suit-card } among the cards already played.

obligation-correct_call =
    .label = Must make a legal call
    .sentence = { seat } must now make a legal call.
    .you = Make a legal call now.
    .why = The irregular call was not accepted and must be replaced.

obligation-avoid_taking_advantage =
    .label = Must not use partner’s information
    .sentence = { seat } must carefully avoid taking any advantage of the unauthorised information from { partner }.
    .you = Carefully avoid taking any advantage of the unauthorised information from { partner }.
    .why = Bid and play as if you had not received it; where another sensible action exists, do not choose what it suggests.
    .not_choose = { seat } may not choose, from among logical alternatives, one that { $laws_suggestion ->
            [could_have] could demonstrably have been
           *[did] is demonstrably
        } suggested over another by the unauthorised information from { partner }.
    .you_not_choose = Do not choose, from among logical alternatives, one that { $laws_suggestion ->
            [could_have] could demonstrably have been
           *[did] is demonstrably
        } suggested over another by the unauthorised information from { partner }.

# when the duty about a withdrawn call ends again
duties-ends-unless = This ends if the replacement leads to no further { edition-rectification.any }.

duties-ends-unless_natural = This ends if the replacement is the lowest sufficient bid in the same denomination and neither bid is { edition-artificial_bid }.

# by the side of what an opponent withdrew because of that side
duties-not-by-withdrawn = { seat } may not choose, from among logical alternatives, one that { $laws_suggestion ->
        [could_have] could demonstrably have been
       *[did] is demonstrably
    } suggested over another by the { $what ->
        [card] card
       *[call] call
    } that { other } withdrew.

obligation-choose_without_consulting =
    .label = Chooses alone
    .sentence = { seat } must choose without consulting { partner }.
    .you = Choose without consulting your partner.
    .why = A hint from partner could be a way of exchanging information.

obligation-take_no_action =
    .label = Wait for the Director
    .sentence = { seat } may neither call nor play until the Director has explained everything.
    .you = Do not call or play until the Director has explained everything.
    .why = An irregularity has been pointed out; anything done now can make matters worse.

obligation-summon_director =
    .label = Call the Director
    .sentence = { seat } is to call the Director.
    .you = Call the Director.
    .why = Only the Director can put the matter right, and calling the Director costs you nothing.

obligation-restate =
    .label = Restate the calls
    .sentence = { seat } restates all calls for { partner }.
    .you = Restate all calls of the auction, alerts included.
    .why = An opponent of the player who asked restates the whole auction, never only a part.

obligation-explain =
    .label = Explain the call
    .sentence = { seat } explains { call-named.the }.
    .you = Explain what { call-named.the } means by agreement.
    .why = Tell what is agreed, including what experience with partner has taught, and nothing about your own hand.
    .auction = { seat } explains the auction.

obligation-correct_own_explanation =
    .label = Correct your explanation
    .sentence = { seat } must call the Director and put the explanation of { call-named.the } right.
    .you = Call the Director and put your explanation of { call-named.the } right.
    .why = Opponents act on what they were told, so your own error is put right before play goes on.

obligation-inform_opponents_of_partners_error =
    .label = Correct partner’s explanation
    .sentence = { seat } must tell the opponents that { partner-of } explanation was wrong ({ opening-phrase }).
    .you = Call the Director and tell the opponents that partner’s explanation was wrong ({ opening-phrase }).
    .why = You say nothing during the auction; the moment comes when it can no longer help your partner.

obligation-correct_restatement =
    .label = Correct the review
    .sentence = { seat } must see that the mistake in the review is put right.
    .you = The review contained a mistake: put it right.
    .why = Every player answers for the truth of a review.

obligation-alert =
    .label = Alert
    .sentence = { seat } alerts { call-named.the } by { partner }.
    .you = Alert { call-named.the }.
    .why = The opponents are warned that the call has a special meaning; what it is, they may ask.

obligation-repeat_call =
    .label = Repeat the call
    .sentence = { seat } must repeat { call-named.the } because the player in turn passed.
    .you = Repeat { call-named.the }.
    .why = When the player whose turn it was passes, the call out of turn must be repeated.
    .again = { seat } must repeat { call-named.the }.
    .unnamed = { seat } must repeat the same call.

obligation-may_not_double =
    .label = May not double
    .sentence = { seat } may neither double nor redouble { duration-phrase }.
    .you = You may neither double nor redouble { duration-phrase }.
    .why = An earlier irregularity of your side took this call away.

## How long a duty lasts, each value by itself

until-next_turn = when next to call

until-opening_lead_faced = until the opening lead is faced

until-end_of_auction = until the end of the auction

until-end_of_trick = until the end of this trick

until-played = until the card has been played

until-retained = while the lead is retained

until-end_of_play = until play has ended

until-now = at once

until-final_pass = until the final pass

until-summoned = until the Director has been called

until-director = until the Director decides

until-end_of_board = until the end of the board

# the same, chosen by $until inside another message
duration-phrase = { $until ->
        [next_turn] { until-next_turn }
        [opening_lead_faced] { until-opening_lead_faced }
        [end_of_auction] { until-end_of_auction }
        [end_of_trick] { until-end_of_trick }
        [played] { until-played }
        [retained] { until-retained }
        [end_of_play] { until-end_of_play }
        [now] { until-now }
        [final_pass] { until-final_pass }
        [summoned] { until-summoned }
        [director] { until-director }
       *[end_of_board] { until-end_of_board }
    }

# the moment at which a duty opens (obligation-inform_opponents_of_partners_error)
opening-phrase = { $until ->
        [now] at once
        [final_pass] after the final pass
       *[end_of_play] when play has ended
    }

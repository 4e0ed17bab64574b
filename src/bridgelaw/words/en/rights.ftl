### bridgelaw words: rights, English

## Rights. .label is the button; .sentence tells the player what the right allows; .why when and how it may be used

rights-heading = You may now

rights-none = Nothing to do now: wait.

rights-may = { $text } { $players ->
        [one] may
       *[other] may
    } { $words }.

rights-all = Every player may { $words }.

rights-reserved = { seat } has reserved the right to call the Director later.

rights-disputed = If { side } disputes that unauthorised information may have been given, that side should call the Director at once.

right-call =
    .label = Call
    .sentence = It is your turn to call.
    .why = Pass, bid, double or redouble, at an even tempo.
    .may = call
    .may_only_pass = pass and make no other call

right-play =
    .label = Play a card
    .sentence = It is your turn to play.
    .why = Follow suit if you can, at an even tempo.
    .may = play a card
    .may_opening = make the opening lead
    .may_name = name the card that dummy plays
    .may_bound = play a card as those duties allow

right-ask =
    .label = Ask for an explanation
    .sentence = You may ask about the opponents’ calls and the agreements behind them.
    .why = Asking about everything gives nothing away; asking about one call may tell partner something.
    .may = ask about the opponents’ calls
    .may_declarer = ask about the opponents’ calls and their agreements in the card play

right-ask_of_partner_about_revoke =
    .label = No more of that suit?
    .sentence = You may ask the player who did not follow suit whether any card of that suit is left.
    .why = The question is meant to catch a revoke in time; who may ask whom depends on the edition and the regulations.
    .may = ask a player who does not follow suit whether any card of that suit is left

right-review =
    .label = Review of the auction
    .sentence = You may have all calls restated, alerts included.
    .why = An opponent answers, and the review always runs to its end.
    .may = have the auction restated

right-clarify =
    .label = What was called?
    .sentence = You may ask at once if you are unsure which call was made.
    .why = Only about a call you did not hear or see clearly, and only straight away.
    .may = ask at once, if in doubt, which call was made

right-summon =
    .label = Call the Director
    .sentence = You may call the Director.
    .why = Any player may do so once attention has been drawn, and it costs none of your rights.
    .may = call the Director

right-attention =
    .label = Point out an irregularity
    .sentence = You may draw attention to an irregularity.
    .why = After that everybody stops and the Director is called.
    .may = point out an irregularity

right-reserve =
    .label = Reserve rights
    .sentence = You may say that you reserve the right to call the Director later.
    .why = Use it when an opponent may have given partner unauthorised information; if they dispute that, they should call the Director at once.
    .may = reserve the right to call the Director later

right-look_at_opponents_card =
    .label = See the opponents’ card
    .sentence = You may look at the opponents’ system card.
    .why = Only in your turn or before the auction, as the regulations allow; never your own card during the board.
    .may = look at the opponents’ system card

right-choose =
    .label = Choose an option
    .sentence = A choice is open to you now.
    .why = Choose what is best for your side, without asking partner.
    .may = choose one of the options

right-claim =
    .label = Claim
    .sentence = You may claim or concede tricks.
    .why = State at once how the remaining tricks will be played.
    .may = claim or concede tricks

right-lead_enquiry =
    .label = Is it my lead?
    .sentence = You may ask whether the opening lead is yours.
    .why = Between the final pass and the faced lead, a defender may ask this.
    .may = ask whose opening lead it is

right-prevent_irregularity =
    .label = Prevent an error
    .sentence = You may try to keep a player from committing an irregularity.
    .why = Dummy has this right towards declarer in every edition, but loses part of it by looking at another hand.
    .may = try to prevent an irregularity

right-change_call =
    .label = Change your call
    .sentence = You may change your last call.
    .why = It was made on wrong information from an opponent and your partner has not called since.
    .may = change his own last call

right-correct_restatement =
    .label = Correct the review
    .sentence = You may put right an error in the review of the auction.
    .why = Every player may, even one who is obliged to pass.
    .may = put right an error in the review

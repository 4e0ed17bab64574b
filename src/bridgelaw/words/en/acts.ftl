### bridgelaw words: acts, English

## What a player does. .label in a list; .sentence in the time line and for the screen reader

act-call =
    .label = Call
    .sentence = { seat }: { $call }

act-substitute =
    .label = Replacement
    .sentence = { seat } replaces the call by { $call }.
    .past = { seat } replaced the call by { $call }.
    .unintended = { seat } says that the call was a slip and { call-named.the } was meant.
    .past_unintended = { seat } said that the call was a slip and { call-named.the } was meant.
    .slip = { seat } says that the call was a slip.
    .past_slip = { seat } said that the call was a slip.

act-retract =
    .label = Taken back
    .sentence = { seat } takes back { $what ->
            [call] the call
           *[play] the card
        }.
    .past = { seat } took back { $what ->
            [call] the call
           *[play] the card
        }.
    .you = You take back your { $what ->
            [call] call
           *[play] card
        }.

act-prevent =
    .label = Warning in time
    .sentence = { seat } speaks up to prevent an irregularity.
    .past = { seat } spoke up to prevent an irregularity.
    .you = You speak up to prevent an irregularity.

act-realise =
    .label = Error realised
    .sentence = { seat } becomes aware of an error.

act-play =
    .label = Card
    .sentence = { seat } plays { $card }.
    .lead = { seat } leads { $card }.
    .dummy = { seat } plays { $card } from dummy.
    .down = { seat } leads face down.

act-face =
    .label = Lead faced
    .sentence = { seat } faces the opening lead: { $card }.

act-spread =
    .label = Hand spread
    .sentence = { seat } puts the hand down as dummy.

act-designate =
    .label = Card named
    .sentence = { seat } names dummy’s card: “{ $words }”.
    .past = { seat } named dummy’s card: “{ $words }”.
    .card = { seat } calls for { $card } from dummy.
    .past_card = { seat } called for { $card } from dummy.
    .you_card = You call for { $card } from dummy.
    .you = You name dummy’s card: “{ $words }”.

act-expose =
    .label = Cards shown
    .sentence = { seat } shows { $card }.
    .dropped = { seat } drops { $card }.
    .faced = { seat } faces { $card }.
    .named = { seat } names { $card }, a card in hand.
    .shown = { seat } shows { $card }.
    .past = { seat } showed { $card }.
    .past_dropped = { seat } dropped { $card }.
    .past_faced = { seat } faced { $card }.
    .past_named = { seat } named { $card }, a card in hand.
    .past_shown = { seat } showed { $card }.
    .you = You show { $card }.
    .you_dropped = You drop { $card }.
    .you_faced = You face { $card }.
    .you_named = You name { $card }, a card of your own.
    .you_shown = You show { $card }.

act-pick_up =
    .label = Cards picked up
    .sentence = { seat } picks up { $card }.
    .past = { seat } picked up { $card }.
    .you = You pick up { $card }.

act-inspect =
    .label = Trick looked at
    .sentence = { seat } looks at a trick.
    .past = { seat } looked at a trick.
    .you = You look at a trick.

act-claim =
    .label = Claim
    .sentence = { seat } claims { count-tricks }.
    .stated = { seat } claims { count-tricks }: { $text }.
    .past = { seat } claimed { count-tricks }.
    .past_stated = { seat } claimed { count-tricks }: { $text }.
    .you = You claim { count-tricks }.
    .you_stated = You claim { count-tricks }: { $text }.

act-concede =
    .label = Concession
    .sentence = { seat } concedes { count-tricks }.
    .stated = { seat } concedes { count-tricks }: { $text }.
    .past = { seat } conceded { count-tricks }.
    .past_stated = { seat } conceded { count-tricks }: { $text }.
    .you = You concede { count-tricks }.
    .you_stated = You concede { count-tricks }: { $text }.

act-line =
    .label = Line of play
    .sentence = { seat } says how the rest is played: { $text }
    .past = { seat } said how the rest is played: { $text }
    .you = You say how the rest is played: { $text }

act-agree =
    .label = Agreed
    .sentence = { seat } agrees.
    .past = { seat } agreed.
    .past_claim = { seat } agreed to the claim.
    .past_concession = { seat } agreed to the concession.
    .you = You agree.

act-contest =
    .label = Contested
    .sentence = { seat } contests the claim.
    .stated = { seat } contests the claim: { $text }.
    .past = { seat } contested the claim.
    .past_stated = { seat } contested the claim: { $text }.
    .conceded = { seat } objects to the concession.
    .conceded_stated = { seat } objects to the concession: { $text }.
    .past_conceded = { seat } objected to the concession.
    .past_conceded_stated = { seat } objected to the concession: { $text }.
    .you = You contest the claim.
    .you_stated = You contest the claim: { $text }.
    .you_conceded = You object to the concession.
    .you_conceded_stated = You object to the concession: { $text }.

act-play_on =
    .label = Play on
    .sentence = { seat } asks that play go on.
    .past = { seat } asked that play go on.
    .you = You ask that play go on.

act-alert =
    .label = Alert
    .sentence = { seat } alerts { call-named.the }.
    .past = { seat } alerted { call-named.the }.
    .you = You alert { call-named.the }.

act-announce =
    .label = Announcement
    .sentence = { seat } announces: { $text }
    .past = { seat } announced: { $text }
    .you = You announce: { $text }

act-ask =
    .label = Question
    .sentence = { seat } asks: { $text }
    .past = { seat } asked: { $text }
    .about = { seat } asks about { call-named.the }: { $text }
    .past_about = { seat } asked about { call-named.the }: { $text }
    .you = You ask: { $text }
    .you_about = You ask about { call-named.the }: { $text }

act-explain =
    .label = Explanation
    .sentence = { seat } explains { call-named.the }: { $text }
    .auction = { seat } explains the auction: { $text }
    .past = { seat } explained { call-named.the }: { $text }
    .past_auction = { seat } explained the auction: { $text }
    .you = You explain { call-named.the }: { $text }
    .you_auction = You explain the auction: { $text }

act-clarify =
    .label = Which call?
    .sentence = { seat } asks which call was made.
    .past = { seat } asked which call was made.
    .you = You ask which call was made.

act-review =
    .label = Review of the auction
    .sentence = { seat } asks to have the calls restated.
    .past = { seat } asked to have the calls restated.
    .you = You ask to have the calls restated.

act-restate =
    .label = Restatement
    .sentence = { seat } restates the calls: { $text }
    .as_made = as they were made
    .past = { seat } restated the calls: { $text }
    .you = You restate the calls: { $text }

act-correct =
    .label = Correction
    .sentence = { seat } corrects: { $text }
    .past = { seat } corrected: { $text }
    .whose = { seat } corrects { other-of } explanation of { call-named.the }: { $text }
    .about = { seat } corrects the explanation of { call-named.the }: { $text }
    .past_whose = { seat } corrected { other-of } explanation of { call-named.the }: { $text }
    .past_about = { seat } corrected the explanation of { call-named.the }: { $text }
    .you = You correct: { $text }
    .you_whose = You correct { other-of } explanation of { call-named.the }: { $text }
    .you_about = You correct your explanation of { call-named.the }: { $text }

act-convey =
    .label = Information conveyed
    .sentence = { seat } made information available: { $channel }

act-learn =
    .label = Learnt from elsewhere
    .sentence = { seat } has learnt something about the board.

act-consult =
    .label = Looked up
    .sentence = { seat } looks something up.

act-attention =
    .label = Attention drawn
    .sentence = { seat } draws attention to an irregularity.
    .past = { seat } drew attention to an irregularity.
    .past_stated = { seat } drew attention to an irregularity: { $text }
    .you = You draw attention to an irregularity.

act-summon =
    .label = Director called
    .sentence = { seat } calls the Director.
    .you = You have called the Director.

act-reserve =
    .label = Rights reserved
    .sentence = { seat } reserves the right to call the Director later.
    .about = { seat } reserves the right to call the Director later about { call-named.the }.
    .noted = { seat } has noted about { call-named.the }: { $text }.
    .about_whose = { seat } reserves the right to call the Director later about { call-named.the } by { other }.
    .noted_whose = { seat } has noted of { other-of } { call-named.bare }: { $text }.
    .you = You reserve the right to call the Director later.
    .you_about = You reserve the right to call the Director later about { call-named.the }.
    .you_about_whose = You reserve the right to call the Director later about { call-named.the } by { other }.
    .you_noted_whose = You have noted of { other-of } { call-named.bare }: { $text }.

act-dispute =
    .label = Facts disputed
    .sentence = { seat } disputes the facts.
    .past = { seat } disputed the facts.
    .past_explained = { seat } disputed the explanation of { call-named.the }.
    .you = You dispute the facts.

act-waive =
    .label = Waiver by a player
    .sentence = { seat } says { edition-rectification.the } need not be applied.
    .past = { seat } said { edition-rectification.the } need not be applied.
    .you = You say { edition-rectification.the } need not be applied.

act-assess =
    .label = Rectification by a player
    .sentence = { seat } imposes { edition-rectification.one }.
    .past = { seat } imposed { edition-rectification.one }.
    .you = You impose { edition-rectification.one }.

act-choose =
    .label = Choice
    .sentence = { seat } chooses: { $option }

act-leave =
    .label = Left as it is
    .sentence = { $what ->
        [change_call] { seat } does not change the call.
       *[withdraw_play] { seat } leaves the card where it is.
    }

act-score =
    .label = Score
    .sentence = { seat } enters the result: { $result }

act-appeal =
    .label = Appeal
    .sentence = { side } appeals against the ruling.
    .past = { side } appealed against the ruling.

act-state =
    .label = Fact about the board
    .sentence = A fact about the board is recorded: { $text }

act-explain_options =
    .label = What follows explained
    .sentence = The Director has explained what follows.

act-find =
    .label = Finding
    .sentence = The Director has answered: { $text }
    .answer = The Director has answered “{ $text }”: { $value }.
    .evidence = Kept with the case: { $text }

act-rule =
    .label = Ruling
    .sentence = The Director rules: { $text }

act-cancel =
    .label = Cancelled
    .sentence = The Director cancels: { $text }

act-penalize =
    .label = Penalty
    .sentence = Penalty for { side }: { $text }

act-adjust =
    .label = Adjusted score
    .sentence = The Director adjusts the score.

act-resume =
    .label = Play goes on
    .sentence = The Director lets the table go on.

act-decide_appeal =
    .label = Decision on appeal
    .sentence = The ruling is { $decision ->
            [upheld] upheld
            [varied] varied
           *[withdrawn] left as it stands, the appeal being withdrawn
        }.

act-result =
    .label = Result
    .sentence = Declarer won { count-tricks }.

## How information reached a partner (convey). .noun carries its article

convey-hesitation =
    .label = Hesitation
    .noun = a noticeable hesitation
    .sentence = { seat } paused noticeably.

convey-haste =
    .label = Unusual speed
    .noun = unusual speed
    .sentence = { seat } acted unusually fast.

convey-remark =
    .label = Remark
    .noun = a remark
    .sentence = { seat } made a remark.

convey-question =
    .label = Question asked
    .noun = a question
    .sentence = { seat } asked a question.

convey-answer =
    .label = Answer
    .noun = an answer
    .sentence = { seat } answered a question.

convey-alert =
    .label = Unexpected alert
    .noun = an alert
    .sentence = { seat } alerted.

convey-no_alert =
    .label = Missing alert
    .noun = a failure to alert
    .sentence = { seat } did not alert.

convey-emphasis =
    .label = Emphasis
    .noun = special emphasis
    .sentence = { seat } stressed the call or play.

convey-tone =
    .label = Tone of voice
    .noun = the tone of voice
    .sentence = { seat } used a telling tone of voice.

convey-gesture =
    .label = Gesture
    .noun = a gesture
    .sentence = { seat } made a gesture.

convey-movement =
    .label = Movement
    .noun = a movement
    .sentence = { seat } made a movement.

convey-mannerism =
    .label = Mannerism
    .noun = a mannerism
    .sentence = { seat } had a telling mannerism.

convey-stop_card =
    .label = Stop card
    .noun = the use or misuse of the stop card
    .sentence = { seat } used the stop card in a way that tells something.

## Where knowledge came from (learn)

learn-wrong_hand =
    .label = Wrong hand seen
    .sentence = { seat } saw the wrong hand.
    .named = { seat } saw { other-of } hand.

learn-overheard =
    .label = Overheard
    .sentence = { seat } overheard something about the board.

learn-other_table =
    .label = Other table
    .sentence = { seat } learnt something about the board at another table.

learn-saw_card =
    .label = Card seen
    .sentence = { seat } saw a card in another hand.
    .named = { seat } saw a card in { other-of } hand.

learn-traveller =
    .label = Score slip
    .sentence = { seat } read the board’s score slip.

learn-remark =
    .label = Remark heard
    .sentence = { seat } heard a remark about the board.

learn-screen =
    .label = On a screen
    .sentence = { seat } saw something about the board on a screen.

learn-other =
    .label = Another source
    .sentence = { seat } learnt something about the board from another source.

learn-prior =
    .label = Known beforehand
    .sentence = { seat } knew something before taking out the hand.

learn-standing =
    .label = Own score estimate
    .sentence = { seat } estimates the side’s own standing.
    .past = { seat } estimated the side’s own standing.

learn-trait =
    .label = Opponents’ traits
    .sentence = { seat } goes by the opponents’ habits.
    .past = { seat } went by the opponents’ habits.

learn-regulation =
    .label = Regulation
    .sentence = { seat } goes by what the regulations require.
    .past = { seat } went by what the regulations require.

## What was consulted

consult-own_card =
    .label = Own system card
    .sentence = { seat } looks at his own system card.
    .past = { seat } looked at his own system card.

consult-opponents_card =
    .label = Opponents’ system card
    .sentence = { seat } looks at the opponents’ system card.
    .past = { seat } looked at the opponents’ system card.

consult-notes =
    .label = Notes
    .sentence = { seat } looks at his own notes.
    .past = { seat } looked at his own notes.

consult-partner =
    .label = Partner
    .sentence = { seat } asks partner.
    .past = { seat } asked partner.

## Which trick was looked at

inspect-own_last =
    .label = Own last card

inspect-last_trick =
    .label = Last trick

inspect-quitted =
    .label = An older trick

## Facts about the board (state)

state-arrived =
    .label = Arrived at the table
    .sentence = { seat } has arrived.
    .past = { seat } had arrived at the table.

state-took_cards =
    .label = Cards taken out
    .sentence = { seat } has taken the cards from the board.
    .past = { seat } had taken the cards from the board.

state-looked_at_cards =
    .label = Cards looked at
    .sentence = { seat } has looked at the cards.
    .past = { seat } had looked at the cards.

state-misdealt =
    .label = Misdealt
    .sentence = The board was misdealt.

state-wrong_board =
    .label = Wrong board
    .sentence = The wrong board is on the table.
    .past = The wrong board was on the table.

state-extra_card =
    .label = Card too many
    .sentence = { seat } has a card too many.
    .past = { seat } had a card too many.

state-missing_card =
    .label = Card missing
    .sentence = { seat } is a card short.
    .past = { seat } was a card short.

state-fouled =
    .label = Board fouled
    .sentence = The cards are in the wrong pockets of the board.
    .past = The cards were in the wrong pockets of the board.

state-next_board_begun =
    .label = Next board begun
    .sentence = Play of the next board has begun.
    .past = Play of the next board had begun.

state-round_over =
    .label = Round over
    .sentence = The round is over.
    .past = The round was over.

state-correction_period_over =
    .label = Correction period over
    .sentence = The correction period has ended.
    .past = The correction period had ended.

## How cards became visible

expose-dropped =
    .label = Dropped

expose-faced =
    .label = Faced

expose-named =
    .label = Named

expose-shown =
    .label = Shown

## Phases of a board

phase-setup =
    .label = Before the auction

phase-auction =
    .label = Auction

phase-clarification =
    .label = { $laws_clarification_period ->
            [unnamed] After the auction, before the lead is faced
           *[named] Clarification period
        }

phase-play =
    .label = Play

phase-ended =
    .label = Play over

phase-closed =
    .label = Board closed

## Status of a call

call_status-made =
    .label = Made
    .why = It stands.
    .sentence = { call-named.opening } by { seat } stands.

call_status-accepted =
    .label = Accepted
    .why = It was irregular and stands by acceptance.
    .sentence = { call-named.opening } by { seat } was irregular, but was accepted and stands.

call_status-pending =
    .label = Not dealt with
    .why = It is irregular and nothing has been decided yet.
    .sentence = { call-named.opening } by { seat } is irregular; nothing has been decided yet.

call_status-withdrawn =
    .label = Withdrawn
    .why = It was taken back.
    .sentence = { call-named.opening } by { seat } was withdrawn.

out_of_turn-withdrawn = { seat } { $call ->
        [Pass] passed
        [Double] doubled
        [Redouble] redoubled
       *[other] bid { $call }
    } at { other-of } turn, before { other } had called; this does not count at that turn.

call_status-cancelled =
    .label = Cancelled
    .why = The Director cancelled it.
    .sentence = { call-named.opening } by { seat } was cancelled.

out_of_turn-cancelled = { seat } { $call ->
        [Pass] passed
        [Double] doubled
        [Redouble] redoubled
       *[other] bid { $call }
    } at { other-of } turn, before { other } had called; this was cancelled.

call_status-void =
    .label = Treated as not made
    .why = It counts as though it had never been made.
    .sentence = { call-named.opening } by { seat } counts as though it had never been made.
    .implied = { call-named.opening } by { seat } is only taken as made; nobody made it.

out_of_turn-void = { seat } { $call ->
        [Pass] passed
        [Double] doubled
        [Redouble] redoubled
       *[other] bid { $call }
    } at { other-of } turn, before { other } had called; this counts as though it had never been done.

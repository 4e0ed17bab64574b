### bridgelaw words: evening, English

## The pages of a running session: what all places have. $place, $title, $time, $text, $round, $rounds, $table: finished text; $count: number

evening-language = Language

evening-connecting = Connecting…

evening-lost = No connection. What you enter is kept here and handed in later: keep this page open.

evening-gone = This link is no longer good. Scan the code of the table again, or ask the Director.

evening-unlasting = This browser keeps nothing: what is not handed in is lost when the page is closed.

evening-table = Table { $table }

evening-pair = Pair { $pair }

evening-round = Round { $round } of { $rounds }

evening-left = { $time } left

evening-time-over = Time is over

evening-boards = { $count ->
    [one] Board { $boards }
   *[other] Boards { $boards }
}

evening-close = Close

## What is kept on this phone until the server has it. $count: number; $evening, $time: finished text

evening-kept = { $count ->
    [one] { $count } entry kept here
   *[other] { $count } entries kept here
}

evening-handed-in = { $count ->
    [one] { $count } entry handed in
   *[other] { $count } entries handed in
}

evening-send-now = Send now

evening-put-away = Put away

evening-elsewhere = { $count ->
    [one] { $count } entry of { $time } belongs to { $evening } and was never handed in. It is not sent to this session.
   *[other] { $count } entries, the first of { $time }, belong to { $evening } and were never handed in. They are not sent to this session.
}

evening-elsewhere-open = Open that page and hand in

## Before the movement: who sits at a table. $side: NS EW; $names: finished text

evening-sit-title = Sit down

evening-sit-lead = Enter the two names of each side. The Director then chooses the movement.

evening-sit-name = Name

evening-sit-number = Number, if any

evening-sit-down = We sit here

evening-sit-change = Change

evening-sit-leave = We do not sit here

evening-sit-wait = All four are known. Wait for the Director to begin.

## Who sits where. $side: NS EW; $names, $pair, $tables: finished text

evening-empty = Nobody

evening-begins = The round has not been called yet.

## What the Director is called about

evening-about-insufficient_bid = Insufficient bid

evening-about-call_out_of_rotation = Call out of rotation

evening-about-opening_lead_out_of_turn = Opening lead out of turn

evening-about-lead_out_of_turn = Lead out of turn

evening-about-exposed_card = Exposed card

evening-about-revoke = Revoke

evening-about-claim = Claim or concession

evening-about-hesitation = Hesitation

evening-about-wrong_explanation = Wrong explanation

evening-about-changed_call = Changed call

evening-about-wrong_pair = Wrong pair

evening-about-wrong_board = Wrong board

evening-about-score = A score

evening-about-not_begun = Board not begun in time

evening-about-appeal = Appeal

evening-about-other = Something else

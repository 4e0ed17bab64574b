### bridgelaw words: register, English

## The written ruling on the desk. $text: finished text; $time: an hour; $minutes a number

written-title = Written ruling

written-lead = The ruling as it will be printed, in three languages.

written-open-html = Web version

written-open-pdf = PDF

written-no-pdf = A PDF needs the extra [pdf]: pip install "bridgelaw[pdf]".

written-review = Right of appeal

written-tell = The players have been told of their right of appeal

written-told = Told of the right of appeal at { $time }.

written-not-told = The players have not been told of their right of appeal yet.

written-until = The ruling can be appealed until { $time } ({ count-minutes }), if the official score is out now.

written-appeal = A player appeals

written-appeal-by = Who

written-appeal-text = Grounds

written-appeal-made = Record the appeal

written-decision = How the appeal was decided

written-decision-text = Reasons of the committee

written-decide = Record the decision

written-next-score = The ruling was varied: give the new score.

## The register of rulings

register-title = Register of rulings

register-lead = Every board on which something was decided or a score was adjusted, over all tables.

register-search = Search

register-search-hint = Words of the ruling, a Law as 16B, a table, adjusted

register-found = { $count ->
        [one] { $count } ruling
       *[other] { $count } rulings
    }

register-none = No ruling fits.

register-empty = Nothing has been decided yet.

register-state-open = open

register-state-waiting = until the board is over

register-state-decided = decided

register-state-appealed = under appeal

register-state-final = final

register-adjusted = adjusted

register-stands = table result stands

register-transferred = tricks transferred: the result is changed

register-shared-out = claim decided

register-appeal = Appeal: { $text }

register-appeal-open = not decided yet

register-ruling = Ruling

register-as-jsonl = as JSON Lines

register-as-csv = as CSV

"""The line that says where the table is and what is asked of whoever reads it."""

from __future__ import annotations

from collections.abc import Mapping

from bridgelaw.words.say import Words

_LINES: Mapping[str, str] = {
    "over": "page-over",
    "replace_call": "page-replace-it",
    "choose": "page-your-choice",
    "stopped": "page-stopped",
    "agree_to_play_on": "page-play-on-yours",
    "all_agree_to_play_on": "page-play-on-waits",
    "claim_contested": "page-claim-contested",
    "answer_claim": "page-claim-yours",
    "claim_answered": "page-claim-waits",
    "claim_agreed": "page-claim-agreed",
    "may_object": "page-claim-may-object",
    "partner_may_object": "page-claim-partner-may-object",
    "face_lead": "page-face-it",
    "led_face_down": "page-led-down",
    "led_early": "page-led-early",
    "led_in_your_place": "page-led-in-your-place",
    "you_led_early": "page-you-led-early",
    "no_questions": "page-led-nothing-asked",
    "spread": "page-spread-it",
    "dummy_spreads": "page-spreads",
    "spread_accepts": "page-spread-or-wait",
    "seat_has_led": "page-has-led",
    "wait": "page-wait",
    "call": "table-your-turn-call",
    "seat_calls": "table-turn-call",
    "director_compares": "page-director-compares",
    "declarer_chooses": "page-declarer-chooses",
    "seat_chooses_lead": "page-chooses-lead",
    "lead": "page-lead-yours",
    "seat_leads": "page-lead-theirs",
    "lead_trick": "table-your-turn-lead",
    "play": "table-your-turn-play",
    "play_from_dummy": "page-dummy-yours",
    "declarer_plays": "page-dummy-theirs",
    "seat_plays": "table-turn-play",
}


def prompt_line(what: str, seat: str | None, words: Words, *, leader: str | None = None) -> str:
    """What is asked (a word of `bridgelaw.live.prompt`) in a line; `seat`: of whom else it speaks; `leader`: whose lead
    it is about."""
    named = {"seat": seat, "leader": leader}
    return words.say(_LINES[what], **{name: who for name, who in named.items() if who is not None})

"""The conditions of a board by its number: edition, authority, language, screens, deal, and how wild it is."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Struct

from bridgelaw.game.deals import write_deal
from bridgelaw.game.seats import SEATS, dealer_of, vulnerability_of
from bridgelaw.lawbook.authorities import AUTHORITIES
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.live.settings import Dealt, Spectators, TableSettings
from bridgelaw.table.vocabulary import LANGUAGES, SCORING, Language
from tests.kit.dense.acting import Mood
from tests.kit.tables import shuffled

_REGULATIONS: tuple[dict[str, Any], ...] = (
    {},
    {
        "opening_lead": "face_up", "alert_by": "self", "own_card": "always", "redeal_allowed": False,
        "reserve_rights": "prohibited", "defenders_ask_each_other": "prohibited",
        "face_down_lead_out_of_turn": "returned_without_director", "assigned_form": "either", "mp_unit": 1,
    },
    {
        "reserve_rights": "director_required", "opponents_card_at": "own_and_rho_turn",
        "vary_after_question_or_irregularity": "allowed", "imp_rounding": "board_nearest",
        "assigned_form": "likely_at_all_probable", "knockout_split": "separate", "appeal_deposit": "50",
    },
)  # fmt: skip
"""Settings beside those of the authority: none, and twice nearly all that a rule reads."""

_FIELDS: tuple[dict[str, Any] | None, ...] = (
    None,
    {"results": [420, -50, 170, "average", 450], "expected": 7},
    {"results": [-110, {"ns": [[-140, 0.5], [100, 0.5]]}, 620]},
)
_MOODS = (
    (3, Mood(auction=0.06, play=0.5, quiet=0.85, acts=90)),
    (3, Mood(auction=0.04, play=0.35, quiet=0.85, acts=100)),
    (2, Mood(auction=0.35, play=0.5, quiet=0.75, acts=80)),
    (3, Mood(auction=0.65, play=0.6, quiet=0.55, acts=45)),
    (1, Mood(auction=0.9, play=0.9, quiet=0.5, acts=40)),
)
"""Most boards come to the play soon; on the others much goes wrong before."""


class Conditions(Struct, frozen=True):
    """A board before its first act."""

    number: int
    settings: TableSettings
    dealt: Dealt
    language: Language
    mood: Mood

    @property
    def edition(self) -> str:
        """The Laws under which it is played."""
        return self.settings.laws


def conditions(number: int) -> Conditions:
    """The board of that number: the same for ever, as long as nobody changes this."""
    rng = Random(f"conditions {number}")
    hidden = rng.random() < 0.1
    deal: dict[Any, Any] = dict(shuffled(number))
    if hidden:
        for seat in rng.sample(SEATS, rng.choice((1, 2, 4))):
            deal[seat] = None
    board = 1 + number % 32
    pairs = rng.random() < 0.7
    dealt = Dealt(
        number=board,
        dealer=dealer_of(board).value,
        vulnerable=vulnerability_of(board) if rng.random() < 0.85 else None,
        deal=write_deal(deal),
        field=rng.choice(_FIELDS),
        session={"NS": 55.5, "EW": 44.5} if pairs else {},
        match=None if pairs else {"format": rng.choice(("knockout", "round_robin", "swiss")), "boards": 8},
        norms={seat.value: {"median": 3.5, "n": 20} for seat in SEATS} if rng.random() < 0.2 else {},
    )
    rest, in_edition = divmod(number, len(EDITIONS))
    rest, at_authority = divmod(rest, len(AUTHORITIES))
    settings = TableSettings(
        laws=EDITIONS[in_edition],
        authority=AUTHORITIES[at_authority],
        regulations=rng.choices(_REGULATIONS, (4, 1, 1))[0],
        language=LANGUAGES[rest % len(LANGUAGES)],
        scoring=rng.choice((None, *SCORING)),
        entry=rng.choice(("allow", "prevent")),
        screens=rng.random() < 0.3,
        spectators=Spectators(cards=rng.choice(("none", "open"))),
        seed="-",
        kind="paper" if hidden else "table",
    )
    mood = rng.choices([mood for _, mood in _MOODS], [weight for weight, _ in _MOODS])[0]
    return Conditions(number, settings, dealt, settings.language, mood)

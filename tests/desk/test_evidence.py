"""What lies beside a Question: his own times from ten acts on, the auction, ledger and findings of the moment."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaw.answer.model import plain
from bridgelaw.answer.seat import plain as plain_seat
from bridgelaw.answer.seat import view
from bridgelaw.api.table import followed
from bridgelaw.desk.evidence import FEWEST, tempo
from bridgelaw.formats.record import from_plain
from bridgelaw.game.seats import SEATS
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words import Words
from bridgelaw.words.telling import tell, view_of
from tests.kit.lines import act

LINES = [
    "E call 1S", "S call P id=p", "W call 2S", "N call 3H", "E convey hesitation took=20 id=hes",
    "E call P took=20",
    "S call P", "W call 3S id=bid took=2.5", "N summon id=sum",
    "director find facts_agreed yes of=hes", "director find information_made_available yes of=hes id=ima",
    "director find suggested 3S of=hes seat=W id=sug",
]  # fmt: skip
POLL: dict[str, Any] = {
    "by": "director",
    "find": "poll",
    "of": "bid",
    "seat": "W",
    "value": {"asked": 3, "chose": {"P": 3}},
}


def record(lines: list[str], *more: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"bridgelaw": 1, "dealer": "E", **fields, "acts": [*(act(line) for line in lines), *more]}


def beside(data: dict[str, Any], after: str | None = None) -> dict[str, Any]:
    """The evidence of the only Question."""
    (question,) = plain(followed(from_plain(data)).answer(after))["questions"]
    found: dict[str, Any] = question["evidence"]
    return found


def test_first_the_pause_then_the_choice() -> None:
    norms = {"E": {"median": 4.1, "n": 37}, "W": {"median": 3, "n": 9}}
    asked = beside(record(LINES, POLL, norms=norms), after="ima")
    assert [(t["act"], t["took"]) for t in asked["times"]] == [("hes", 20)]
    found = beside(record(LINES, POLL, norms=norms))
    assert found["times"] == [
        {
            "act": "hes",
            "by": "E",
            "took": 20,
            "phase": "auction",
            "norm": {"median": 4.1, "n": 37, "source": "norms"},
        },
        {"act": "bid", "by": "W", "took": 2.5, "phase": "auction"},
    ]
    assert [(c["by"], c["call"]) for c in found["auction"]][-2:] == [("E", "P"), ("S", "P")]
    assert [(e["kind"], e["status"], e["basis"]) for e in found["ledger"]] == [("hesitation", "unauthorized", "stated")]
    assert [f["kind"] for f in found["findings"]] == ["facts_agreed", "information_made_available", "suggested"]
    poll = found["poll"]
    assert (poll["asked"], poll["few"], poll["more"], poll["missed"]) == (3, True, False, 0.512)
    assert poll["actions"][0] == {
        "action": "P",
        "chosen": 3,
        "considered": 3,
        "count": 3,
        "interval": [0.292, 1],
        "probability": 0.998,
        "shows": "reached",
    }


def test_the_ledger_of_that_moment_not_of_now() -> None:
    """What came after the choice is not held against it; a second poll takes the place of the first."""
    more = ["E convey remark"]
    second = POLL | {"value": {"asked": 1, "chose": {"3S": 1}}}
    data = record([*LINES, *more], POLL, second)
    found = beside(data)
    assert [e["kind"] for e in found["ledger"]] == ["hesitation"]
    assert found["poll"]["asked"] == 1


def test_a_poll_that_names_no_act_belongs_to_the_alternatives() -> None:
    anywhere = {key: value for key, value in POLL.items() if key != "of"}
    assert "poll" in beside(record(LINES, anywhere))
    assert "poll" not in beside(record(LINES, POLL | {"of": "p"}))
    assert "poll" not in beside(record(LINES, POLL | {"seat": "E"}))
    assert beside(record(LINES, POLL | {"value": {"asked": 1, "chose": {"P": 2}}}))["poll"]["fits"] is False


def played(times: list[float]) -> dict[str, Any]:
    """West leads and follows with these times; his last card is the one in question."""
    deal = "N:.AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432 AKQJT98765432..."
    lines = ["S call 1NT", "W call P took=5", "N call P", "E call P"]
    for n, took in enumerate(times):
        ranks = "AKQJT98765432"[n]
        lines += [f"W play S{ranks} took={took} id=w{n}", *(["N spread"] if n == 0 else [])]
        lines += [f"S play H{ranks} from=N", f"E play D{ranks}", f"S play C{ranks}"]
    return {"bridgelaw": 1, "dealer": "S", "deal": deal, "acts": [act(line) for line in lines]}


def test_his_own_times_in_the_same_phase_from_ten_acts_on() -> None:
    few = followed(from_plain(played([1.0] * FEWEST))).situation
    assert (found := tempo(few, f"w{FEWEST - 1}")) is not None
    assert (found.took, found.phase, found.norm) == (1.0, "play", None)
    times = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 60.0]
    enough = followed(from_plain(played(times))).situation
    found = tempo(enough, "w10")
    assert found is not None
    assert found.norm is not None
    assert (found.norm.count, found.norm.median, found.norm.source) == (10, 5.5, "acts")
    assert (found.norm.low, found.norm.high) == (3.25, 7.75)


def test_what_is_not_measured() -> None:
    now = followed(from_plain(record(LINES))).situation
    assert [tempo(now, id) for id in ("p", "ima", "sum", "nowhere")] == [None] * 4


def test_the_pause_is_not_its_own_norm() -> None:
    """The call before which he paused, whether or not the pause names it, is left out."""
    data = played([2.0] * 11)
    pause = {"by": "W", "convey": "hesitation", "took": 50, "id": "pause"}
    place = next(n for n, a in enumerate(data["acts"]) if a.get("id") == "w10")
    data["acts"].insert(place, pause)
    data["acts"][place + 1]["took"] = 50
    found = tempo(followed(from_plain(data)).situation, "pause")
    assert found is not None
    assert found.norm is not None
    assert (found.phase, found.norm.count, found.norm.high) == ("play", 10, 2.0)


def test_no_seat_gets_any_of_it() -> None:
    table = followed(from_plain(record(LINES, POLL, norms={"E": {"median": 4.1, "n": 37}})))
    for seat in SEATS:
        told = str(plain_seat(view(table.book, table.situation, seat)))
        assert not any(word in told for word in ("evidence", "took", "poll", "4.1", "norm"))


TOLD = {
    "en": ("East took 20 s. Usual for East: 4.1 s (37 acts).", "3 players asked.", "a poll does not"),
    "fr": ("Est a mis 20 s. Habituel pour Est : 4,1 s (37 actes).", "3 joueurs interrogés.", "et non un sondage"),
    "nb": ("Øst brukte 20 s. Vanlig for Øst: 4,1 s (37 handlinger).", "3 spillere spurt.", "det gjør ikke"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("laws", [1997, 2007, 2017])
def test_it_is_told_beside_the_question(language: str, laws: int) -> None:
    data = record(LINES, POLL, norms={"E": {"median": 4.1, "n": 37}})
    answer = followed(from_plain(data), laws=laws).answer()
    text = " ".join(" ".join(tell(answer, view_of(data), Words(language, strict=True))).split()).replace("\u202f", " ")
    for sentence in TOLD[language]:
        assert sentence in text.replace("\u00a0", " ")

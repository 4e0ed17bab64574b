"""What each seat may use and what it may not, why, and the provision."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bridgelaw.game.seats import Seat
from bridgelaw.words.telling.acts import act_line
from bridgelaw.words.telling.arguments import Args, of_act
from bridgelaw.words.telling.case import Case, Entry
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.speech import sentence
from bridgelaw.words.telling.state import DOT

TOLD_BY_OPPONENTS = frozenset(("explanation", "restatement", "alert", "answer"))
FREE = {
    "call": "accepted",
    "play": "accepted",
    "penalty_card": "on_table",
    "lead_restriction": "known_to_all",
    "other_source": "by_chance",
}
BARRED = {"penalty_card": "beyond", "other_source": "outside"}
NEEDS_NONE = frozenset(("regulation", "prior", "own_side_error"))


def information(case: Case) -> Iterator[Line]:
    """The entries that are in force, by seat; seats with the same entries are named together."""
    ledger: Mapping[str, Sequence[Entry]] = case.answer.get("information") or {}
    groups: dict[tuple[Line, ...], list[str]] = {}
    for seat in "NESW":
        entries = [entry for entry in ledger.get(seat) or () if not entry.get("ended")]
        if entries:
            groups.setdefault(tuple(_line(case, seat, entry) for entry in entries), []).append(seat)
    for lines, seats in groups.items():
        yield Line(case.words.all_of([case.words.seat(seat) for seat in seats]), indent=2, style="label")
        yield from lines


def _line(case: Case, seat: str, entry: Entry) -> Line:
    words = case.words
    status = words.say(f"information_status-{entry['status']}", "label")
    said = words.say("ledger-entry", status=status, fact=capital(fact_text(case, seat, entry)))
    return Line(said, law=words.law(entry.get("law", ""), short=True), indent=4)


def fact_text(case: Case, seat: str, entry: Entry) -> str:
    """What the seat learnt, and why it may or may not use it, in a sentence."""
    words = case.words
    fact = bare_fact(case, seat, entry)
    about_it = [f"information_{group}-{entry[group]}" for group in ("basis", "for") if entry.get(group)]
    asides = [words.say(aside, "aside") for aside in about_it]
    if asides:
        fact = f"{fact.removesuffix('.')} ({DOT.join(asides)})."
    if reason := _reason(seat, entry):
        fact = words.say("ledger-entry-reason", fact=fact, reason=words.say(f"ledger-reason-{reason}"))
    return fact


def bare_fact(case: Case, seat: str, entry: Entry) -> str:
    """What the entry is about: what the seat learnt, and how; what was called, played or said, and by whom."""
    act = case.act(entry.get("about"))
    if "learn" in act:
        return act_line(act, case.words)
    message = f"information-{entry['kind']}"
    about = of_act(case, entry.get("about"))
    args: Args = {k: v for k, v in about.items() if k in ("call", "card")} | {"seat": seat}
    if source := entry.get("from") or case.actor(entry.get("about")):
        args["from"] = source
    one = about.get("cards", 1) == 1
    return sentence(case.words, message, args, before=[(message, "named")] if one else [])


def _reason(seat: str, entry: Entry) -> str | None:
    """The word for why it has its standing (`ledger-reason-WORD`); None where the fact says it, or nothing is known."""
    kind, free, clause = entry["kind"], entry["status"] == "authorized", str(entry.get("law", "")).partition(":")[2]
    if kind in NEEDS_NONE:
        return None
    if kind == "penalty_card" and entry.get("for"):
        return "must_be_played"
    from_partner = entry.get("from") == Seat(seat).partner.value
    if kind in ("withdrawn_call", "withdrawn_play") and not (from_partner and clause.startswith(("16A", "16B"))):
        return _of_withdrawn(clause, free=free)
    if not free:
        return BARRED.get(kind, "partner")
    return FREE.get(kind) or ("procedure" if kind in TOLD_BY_OPPONENTS else "own_risk")


def _of_withdrawn(clause: str, *, free: bool) -> str | None:
    """Of a call or card that was taken back the Law that ordered it says whose it is."""
    if clause.startswith("25"):
        return "taken_back"
    if clause.startswith(("23", "27")):
        return "replaced"
    return "not_erred" if free else "erred"

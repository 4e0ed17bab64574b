"""What each seat may use and what it may not, with the provision."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bridgelaw.words.telling.arguments import Args, of_act
from bridgelaw.words.telling.case import Case, Entry
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.speech import sentence
from bridgelaw.words.telling.state import DOT


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
    message = f"information-{entry['kind']}"
    about = of_act(case, entry.get("about"))
    args: Args = {k: v for k, v in about.items() if k in ("call", "card")} | {"seat": seat}
    if source := entry.get("from") or case.actor(entry.get("about")):
        args["from"] = source
    one = about.get("cards", 1) == 1
    fact = sentence(words, message, args, before=[(message, "named")] if one else [])
    about_it = [f"information_{group}-{entry[group]}" for group in ("basis", "for") if entry.get(group)]
    asides = [words.say(aside, "aside") for aside in about_it]
    if asides:
        fact = f"{fact.removesuffix('.')} ({DOT.join(asides)})."
    status = words.say(f"information_status-{entry['status']}", "label")
    said = words.say("ledger-entry", status=status, fact=capital(fact))
    return Line(said, law=words.law(entry.get("law", ""), short=True), indent=4)

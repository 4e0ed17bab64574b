"""Who must do what, and who may: duties with their provisions, penalty cards, then the rights of each seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.words.telling.arguments import of_duty
from bridgelaw.words.telling.case import Case, Entry
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.speech import Choice, sentence

EVERYBODY = frozenset(seat.value for seat in SEATS)
# A duty that all four players have is said once.
SUMMONED = {
    "1997": "phrase-oblig_director_1997",
    "2007": "phrase-oblig_director_2007",
    "2017": "phrase-oblig_director_2007",
}
FULLER: dict[str, list[Choice]] = {"explain": [("obligation-explain", "sentence"), ("obligation-explain", "auction")]}


def duties(case: Case) -> Iterator[Line]:
    """Penalty cards on the table, then one line for each duty; a duty of all four players is one line."""
    words = case.words
    for card in case.answer.get("penalty_cards") or ():
        said = words.say(f"penalty_card-{card['rank']}", "sentence", card=words.card(card["card"]), seat=card["seat"])
        yield Line(capital(said), law=words.law(card.get("law", ""), short=True), indent=2)
    found: Sequence[Entry] = case.answer.get("obligations") or ()
    shared = {what: [d for d in found if d["what"] == what] for what in ("take_no_action", "summon_director")}
    shared = {what: duty for what, duty in shared.items() if {d["who"] for d in duty} == EVERYBODY}
    for what, duty in shared.items():
        if what == "take_no_action" and case.answer["phase"] == "ended":
            continue  # there is nothing left to call or play
        text = words.say(_waiting(case) if what == "take_no_action" else SUMMONED[words.edition])
        yield Line(text, law=words.law(duty[0].get("law", ""), short=True), indent=2)
    for duty_of_one in found:
        what = duty_of_one["what"]
        if what not in shared:
            said = duty_text(case, duty_of_one)
            yield Line(capital(said), law=words.law(duty_of_one.get("law", ""), short=True), indent=2)


def _waiting(case: Case) -> str:
    """Why the table stands still: something was pointed out, or else the Director was called."""
    noticed = any(it.get("status") == "attention" for it in case.irregularities)
    return "table-frozen-why" if noticed else "table-frozen-called"


def duty_text(case: Case, duty: Entry, *, own: bool = False) -> str:
    """What the duty is, in a sentence; said to the player himself when it is his `own`."""
    message, args = f"obligation-{duty['what']}", of_duty(case, duty)
    if own and (said := case.words.attempt(message, "you", **args)):
        return said
    suits: Sequence[str] = duty.get("suits") or ()
    if len(suits) > 1:
        args["text"] = case.words.one_of([case.words.suit(suit) for suit in suits])
        return sentence(case.words, message, args, before=[(message, "several")])
    return sentence(case.words, message, args, before=FULLER.get(duty["what"], ()))


def rights(case: Case) -> Iterator[Line]:
    """What each seat may do, the one to act first (seats that may do the same together); then what all may."""
    words = case.words
    held: Mapping[str, Sequence[str]] = case.answer.get("rights") or {}
    first, declarer = Seat(case.answer.get("turn") or case.view.dealer), case.declarer()
    if declarer and first is declarer.partner and case.answer["phase"] == "play":
        first = declarer
    order = [SEATS[(first.index + n) % 4].value for n in range(4)]
    shared = [right for right in held.get(order[0], ()) if all(right in held.get(seat, ()) for seat in order)]
    groups: dict[tuple[str, ...], list[str]] = {}
    for seat in order:
        if own := tuple(right for right in held.get(seat, ()) if right not in shared):
            groups.setdefault(own, []).append(seat)
    for allowed, seats in groups.items():
        names = words.all_of([words.seat(seat) for seat in seats])
        yield Line(words.say("rights-may", text=names, players=len(seats), words=_may(case, allowed)), indent=2)
    if shared:
        yield Line(words.say("rights-all", words=_may(case, shared)), indent=2)


def _may(case: Case, allowed: Sequence[str]) -> str:
    return case.words.all_of([case.words.say(f"right-{right}", "may") for right in allowed])

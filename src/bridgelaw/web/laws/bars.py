"""The course of a board as a bar of five stages, and who may or must do what in them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby

from bridgelaw.lawbook.editions import Edition
from bridgelaw.lawbook.numbering import law_of
from bridgelaw.lawbook.when import when_of
from bridgelaw.laws.concordance import ProvisionInForce
from bridgelaw.web.laws.law_view import BarStage, RoleRow, RoleTable, StageBar
from bridgelaw.web.laws.observed import STAGES, Observed, ObservedWindow, Sort, Stage, stage
from bridgelaw.web.laws.shelf import drawer_of
from bridgelaw.web.laws.speech import number_link, persons
from bridgelaw.words import Words

SORTS: tuple[Sort, ...] = ("option", "obligation", "right")


def bar(on: Collection[Stage], able: Collection[Stage], words: Words) -> StageBar:
    """The bar with its words: where cases show it, and where else a rule may speak."""
    states = {at: "on" if at in on else "able" if at in able else "off" for at in STAGES}

    def named(state: str) -> str:
        return words.all_of([words.say(f"phase-{at}", "label") for at in STAGES if states[at] == state])

    said = [words.say(f"browser-bar-{state}", text=named(state)) for state in ("on", "able") if named(state)]
    return StageBar(tuple(BarStage(at, states[at]) for at in STAGES), " ".join(said))


def bar_of(number: str, entries: Sequence[ProvisionInForce], seen: Observed, words: Words) -> StageBar | None:
    """The bar of what stands under a number; None where nothing speaks or no stage is known."""
    on, able = seen.stages.get(number, frozenset()), stages_of(entries)
    return bar(on, able, words) if on or able else None


def stages_of(entries: Sequence[ProvisionInForce]) -> set[Stage]:
    """The stages in which the drawers say that their rules can speak."""
    acting = (drawer_of(entry.name).functions.get(entry.name.partition(".")[2]) for entry in entries)
    return {stage(phase) for function in acting if function is not None for phase in when_of(function).phases}


def whole(law: int, entries: Sequence[ProvisionInForce], seen: Observed, words: Words) -> StageBar | None:
    """The bar of a whole Law."""
    on = {at for number, stages in seen.stages.items() if law_of(number) == law for at in stages}
    able = stages_of(entries)
    return bar(on, able, words) if on or able else None


def all_persons(law: int, edition: Edition, seen: Observed, words: Words) -> Iterator[RoleTable]:
    """Choices, duties and rights that come from the Law, each with who has it and when."""
    own = [window for window in seen.windows if law_of(window.number) == law]
    for sort in SORTS:
        rows = list(_rows([window for window in own if window.sort == sort], edition, words))
        if rows:
            yield RoleTable(words.say(f"browser-sort-{sort}"), tuple(rows))


def _rows(windows: Sequence[ObservedWindow], edition: Edition, words: Words) -> Iterator[RoleRow]:
    """What is the same but for its number is one row."""

    def same(window: ObservedWindow) -> tuple[str, ...]:
        return window.what, window.until, *window.who

    first = {same(window): n for n, window in reversed([*enumerate(windows)])}
    for _, group in groupby(sorted(windows, key=lambda window: first[same(window)]), key=same):
        those = list(group)
        one = those[0]
        numbers = dict.fromkeys(window.number for window in those)
        yield RoleRow(
            who=persons(one.who, words),
            what=words.say(f"{one.sort}-{one.what}", "label"),
            until=_until(one, words),
            bar=bar({at for window in those for at in window.stages}, (), words),
            laws=tuple(number_link(number, edition, words) for number in numbers),
        )


def _until(window: ObservedWindow, words: Words) -> str:
    if window.sort == "option":
        return words.say("browser-until-chosen")
    return words.say(f"until-{window.until}") if window.until else ""

"""`bridgelaw evidence`: what information would change (the card), or how many deals fit what is known, and a sample."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from bridgelaw.cli.evidence_lines import Unreadable, bad_cards, read_event_line, read_lines
from bridgelaw.cli.json_line import print_json
from bridgelaw.cli.options import Authority, Language, Laws
from bridgelaw.cli.spoken import usual_language
from bridgelaw.cli.trouble import BAD_INPUT, report
from bridgelaw.formats.errors import RecordError

if TYPE_CHECKING:
    from bridgelaw.cli.evidence_card import AskedOfFile
    from bridgelaw.desk.deals_that_fit import DealProblem, NotCounted
    from bridgelaw.words import Words

REFUSED = 1
MOST_DEALS = 1_000_000


def evidence(
    file: Annotated[Path | None, Parameter(help="A record (YAML, JSON): the card of one of its Questions.")] = None,
    /,
    *,
    question: Annotated[str | None, Parameter(help="Id of the open Question, as q1; else the only one.")] = None,
    seat: Annotated[Literal["N", "E", "S", "W"] | None, Parameter(help="The player who had to choose.")] = None,
    showed: Annotated[
        list[str] | None, Parameter(help='In place of what a seat has shown: "E: 11-15 hcp, 5+S".')
    ] = None,
    reading: Annotated[
        list[str] | None, Parameter(help='What it may have meant, 2 to 4: values="14+ hcp". Of whoever conveyed it.')
    ] = None,
    action: Annotated[
        list[str] | None,
        Parameter(help="An action and where it leads: P=3HS, 3S (everybody passes); a card in the play."),
    ] = None,
    no_poll: Annotated[str | None, Parameter(help="Why there was no poll.")] = None,
    scale: Annotated[
        Literal["points", "imps", "matchpoints"] | None, Parameter(help="What is compared (points).")
    ] = None,
    seconds: Annotated[float | None, Parameter(help="How long the deals of a card may be solved (60).")] = None,
    known: Annotated[list[str] | None, Parameter(help='A known hand: "W: QT5.QJ2.Q6.J9743". May be repeated.')] = None,
    held: Annotated[list[str] | None, Parameter(help='Cards seen of a hidden hand: "E: S6 S2".')] = None,
    given: Annotated[list[str] | None, Parameter(help='What a seat has shown: "E: 11-15 hcp, 5+S".')] = None,
    event: Annotated[list[str] | None, Parameter(help='How often does this hold? "E: 6+S; N: 0-1S".')] = None,
    deals: Annotated[int | None, Parameter(help="How many deals to draw; of a card to solve (600).")] = None,
    seed: Annotated[
        str | None, Parameter(help="The seed of the draw, instead of the one that follows from what is known.")
    ] = None,
    json: Annotated[bool, Parameter(help="For programs.")] = False,
    laws: Laws = None,
    authority: Authority = None,
    language: Language = None,
) -> int:
    """What would the information change? How far the comparison of actions moves, for each meaning that it may have
    had.

    Or, with --event, --known, --held or --given: count the deals that fit what a seat knows, exactly, and how often
    something holds among them; draw some of them. With a record, what is not given comes from it.

    Conditions are about hands as dealt: points (11-15 hcp, 5+ hcp in SH), lengths (5+S, 0-2C, 9+SH), controls, aces,
    cards (SA, 2+ of SA SK SQ), balanced, shape 5431 (=5431: spades to clubs), S>H; with not, a comma or and, or.

    Examples:
      bridgelaw evidence board.yaml --reading values="14+ hcp" --reading shape=6+S --action P --action 3S
      bridgelaw evidence --known "W: QT5.QJ2.Q6.J9743" --given "E: 11-15 hcp, 5+S" --event "E: 6+S"
      bridgelaw evidence --known "W: QT5.QJ2.Q6.J9743" --given "E: 11-15 hcp, 5+S" --deals 3 --json
    """
    from bridgelaw.cli import evidence_card as cards
    from bridgelaw.words import Words

    words = Words(language or usual_language())
    counts = file is None or any(one is not None for one in (known, held, given, event))
    options = {
        "--question": question,
        "--seat": seat,
        "--showed": showed,
        "--reading": reading,
        "--action": action,
        "--no-poll": no_poll,
        "--scale": scale,
        "--seconds": seconds,
    }
    of_a_card = [name for name, value in options.items() if value is not None]
    try:
        if file is None and of_a_card:
            raise Unreadable(words.say("error-evidence-no-file", option=of_a_card[0]))
        if counts and (mixed := [name for name in of_a_card if name not in ("--question", "--seat")]):
            raise Unreadable(words.say("error-evidence-mixed", option=mixed[0]))
        asked = None
        if file is not None:
            asked = cards.of_file(file, question, seat, laws, authority, words if language else None)
            words = asked.words
        if asked is not None and not counts:
            named = cards.CardOptions(
                showed=showed or (),
                readings=reading or (),
                actions=action,
                no_poll=no_poll or "",
                scale=scale or "points",
                deals=deals,
                seed=seed,
                seconds=seconds,
            )
            return cards.show(asked, named, json=json)
        return _counted(asked, known, held, given, event, deals or 0, seed, words, json=json)
    except RecordError as error:
        return report(error, language)
    except Unreadable as error:
        print(error, file=sys.stderr)
        return BAD_INPUT


def _counted(
    asked: AskedOfFile | None,
    known: list[str] | None,
    held: list[str] | None,
    given: list[str] | None,
    event: list[str] | None,
    deals: int,
    seed: str | None,
    words: Words,
    *,
    json: bool,
) -> int:
    from bridgelaw.desk.conditions import read_cards, read_hand, read_line
    from bridgelaw.desk.deals_that_fit import BadCards, NotCounted, possible, problem

    hands = read_lines("--known", known, read_hand, words)
    cards = read_lines("--held", held, read_cards, words)
    lines = read_lines("--given", given, read_line, words)
    if asked is not None:
        own = asked.usable(words)
        hands = {**own.known, **hands}
        cards = {seat: some for seat, some in {**own.held, **cards}.items() if seat not in hands or seat in cards}
        lines = {**own.given(), **lines}
    events = [dict(read_event_line(text, words)) for text in event or ()]
    if not 0 <= deals <= MOST_DEALS:
        raise Unreadable(words.say("error-deals-number", limit=str(MOST_DEALS)))
    try:
        found = problem(hands, cards, lines)
    except BadCards as error:
        raise Unreadable(bad_cards(error, words)) from None
    try:
        told = possible(found, events, deals, seed)
    except NotCounted as why:
        return _refused(found, why, words, json=json)
    if json:
        from bridgelaw.answer.possible import plain

        print_json(plain(found, told, event or ()))
        return 0
    from bridgelaw.words.telling import write
    from bridgelaw.words.telling.possible import possible as telling

    write(telling(found, told, events, words), sys.stdout)
    return 0


def _refused(found: DealProblem, why: NotCounted, words: Words, *, json: bool) -> int:
    if json:
        from bridgelaw.answer.possible import refused as plain

        print_json(plain(found, why))
    else:
        from bridgelaw.words.telling.possible import refused

        print(refused(found, why, words), file=sys.stderr)
    return REFUSED

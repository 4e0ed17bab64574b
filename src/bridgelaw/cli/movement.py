"""`bridgelaw movement`: movements for so many pairs, one movement, or what holds of one in a file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from bridgelaw.cli.json_line import print_json
from bridgelaw.cli.options import Language
from bridgelaw.cli.spoken import usual_language
from bridgelaw.cli.trouble import complain, report

if TYPE_CHECKING:
    from bridgelaw.session.plan import Plan
    from bridgelaw.words.telling.movements import PairNamed

USUAL_BOARDS = 24


def movement(
    *what: Annotated[str, Parameter(help="25 pairs; or a movement with its tables, howell 6 (a barometer: pairs).")],
    boards: Annotated[int, Parameter(help="Boards that a pair should play.")] = USUAL_BOARDS,
    minutes: Annotated[int | None, Parameter(help="Minutes available.")] = None,
    pace: Annotated[float, Parameter(help="Minutes for a board.")] = 7.5,
    winners: Annotated[Literal[1, 2] | None, Parameter(help="Lists of winners.")] = None,
    copies: Annotated[bool, Parameter(help="Every table has all boards, so a barometer is possible.")] = False,
    rounds: Annotated[int | None, Parameter(help="How many rounds (one movement only).")] = None,
    missing: Annotated[int | None, Parameter(help="A pair that is missing (one movement only).")] = None,
    show: Annotated[bool, Parameter(help="Every round.")] = False,
    check: Annotated[
        Path | None, Parameter(help="Look at the movement in a CSV file, in one of table units (.bws) or in a session.")
    ] = None,
    cards: Annotated[
        Path | None, Parameter(help="Table cards, guide cards and score cards, as .pdf or .html: a file's name.")
    ] = None,
    only: Annotated[
        tuple[Literal["table", "guide", "score"], ...], Parameter(help="Which cards; may be given more than once.")
    ] = (),
    csv: Annotated[bool, Parameter(help="The seats of all rounds, as --check reads them.")] = False,
    json: Annotated[bool, Parameter(help="One JSON object, for programs.")] = False,
    language: Language = None,
) -> int:
    """Movements: what a Director would choose for so many pairs, boards and minutes; one movement, with all its rounds;
    or what is broken in one from a file, beside one of ours if that is named too. One movement is: mitchell, relay,
    howell, three-quarter, hesitation, rover, barometer. Exit status 1 when the file's movement breaks what makes a
    movement, 2 for bad input.

    Examples:
      bridgelaw movement 25 pairs --boards 24 --minutes 180
      bridgelaw movement howell 6 --show
      bridgelaw movement mitchell 8 --rounds 7 --csv >seats.csv
      bridgelaw movement howell 6 --cards cards.pdf
      bridgelaw movement --check seats.csv
    """
    from bridgelaw.formats.errors import RecordError
    from bridgelaw.session.named import named

    if what and what[0].isdecimal() and what[1:] in ((), ("pairs",)) and check is None:
        return _proposals(int(what[0]), boards, minutes, pace, winners, copies=copies, json=json, language=language)
    if (not what and check is None) or len(what) not in (0, 2) or not all(one.isdecimal() for one in what[1:]):
        return complain("error-movement-what", language)
    ours: tuple[Plan, ...] = ()
    if what:
        try:
            ours = (named(what[0], int(what[1]), boards, rounds=rounds, missing=missing, switch=winners == 1),)
        except ValueError:
            return complain("error-movement-none", language, text=" ".join(what))
        if what[0] not in ("mitchell", "relay", "rover"):
            winners = 1
    theirs: tuple[Plan, ...] = ()
    pair: PairNamed = str
    if check is not None:
        try:
            theirs, pair, winners = _from_file(check, winners)
        except RecordError as error:
            return report(error, language)
    if cards is not None:
        status = _write_cards((*theirs, *ours), pair, cards, only, language)
        if status:
            return status
    elif csv:
        from bridgelaw.formats import plans as files

        sys.stdout.write(files.dumps([*theirs, *ours]))
    elif json:
        from bridgelaw.formats import plans as files

        print_json(files.plain_movement([*theirs, *ours], winners=winners))
    else:
        from bridgelaw.cli.movement_table import print_movement
        from bridgelaw.words import Words

        for plan in (*theirs, *ours):
            print_movement(
                plan, Words(language or usual_language()), pair if plan in theirs else str, winners=winners, show=show
            )
    from bridgelaw.session.checked import checked

    return 0 if all(checked(plan).is_valid for plan in theirs) else 1


def _write_cards(
    plans: tuple[Plan, ...], pair: PairNamed, file: Path, only: tuple[str, ...], language: str | None
) -> int:
    from bridgelaw.cli.sheet_files import write_sheets
    from bridgelaw.words import Words
    from bridgelaw.words.sheets import guide_cards, score_cards, table_cards

    makers = {"table": table_cards, "guide": guide_cards, "score": score_cards}
    words = Words(language or usual_language())
    return write_sheets([makers[one](plans, words, pair=pair) for one in only or makers], file, language)


def _proposals(
    pairs: int,
    boards: int,
    minutes: int | None,
    pace: float,
    winners: Literal[1, 2] | None,
    *,
    copies: bool,
    json: bool,
    language: str | None,
) -> int:
    from bridgelaw.session.propose import propose

    if pace <= 0 or (minutes is not None and minutes <= 0):
        return complain("error-movement-time", language)
    try:
        found = propose(pairs, boards, minutes, pace=pace, winners=winners, copies=copies)
    except ValueError:
        return complain("error-movement-few", language)
    if json:
        from bridgelaw.formats.plans import plain_proposals

        print_json(plain_proposals(found))
        return 0
    from bridgelaw.cli.movement_table import print_proposals
    from bridgelaw.words import Words

    print_proposals(found, Words(language or usual_language()))
    return 0


def _from_file(file: Path, winners: Literal[1, 2] | None) -> tuple[tuple[Plan, ...], PairNamed, Literal[1, 2] | None]:
    """The movements in a file, what their pairs are called, and in how many lists they stand.

    Raises:
        RecordError: it holds none.
    """
    from bridgelaw.formats import limits
    from bridgelaw.formats import plans as files
    from bridgelaw.formats.errors import Origin, Wrong
    from bridgelaw.formats.sessions import reading
    from bridgelaw.session.played import played

    data = limits.read_bytes(file, str(file), limits.JSON_AT_MOST)
    if not reading.is_session(data, str(file)):
        return files.loads(data, str(file)), str, winners
    if reading.is_access(data):
        from bridgelaw.formats.sessions import bws_movement

        plans, called = bws_movement.loads(data, str(file))
        return plans, lambda number: called[number - 1], winners
    session = reading.loads(data, str(file)).session
    found = played(session)
    if not found:
        raise Origin(str(file)).error(Wrong("plan-untold", "its results do not tell their rounds and tables"))
    return found, lambda number: session.pairs[number - 1].key, winners or session.conditions.winners

"""`bridgelaw cases PATH…`: published rulings beside what the program asks, offers and computes."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from bridgelaw.cli.case_table import write_table
from bridgelaw.cli.files import files_in
from bridgelaw.cli.options import Language
from bridgelaw.cli.spoken import usual_language
from bridgelaw.cli.trouble import report
from bridgelaw.formats.errors import RecordError

if TYPE_CHECKING:
    from bridgelaw.api.cases import CaseComparison, OpenedQuestion
    from bridgelaw.words import Words
    from bridgelaw.words.telling.layout import Line

DOT = " · "
INDENT = 6


def cases(
    paths: Annotated[list[Path], Parameter(help="Case files, or folders of them.")],
    /,
    *,
    details: Annotated[
        bool, Parameter(help="All of each case: provisions too, and what is not in its record.")
    ] = False,
    json: Annotated[bool, Parameter(help="One line of JSON per case, for programs.")] = False,
    language: Language = None,
) -> int:
    """Published rulings: whether the program asked what was decided, whether it offers the decision, and whether the
    score follows from facts alone or was taken from the ruling, as a table. Exit status 2 when a file cannot be read.

    Examples:
      bridgelaw cases rulings
      bridgelaw cases rulings --details
      bridgelaw cases rulings/slow-double.yaml --json
    """
    from bridgelaw.api.cases import compare
    from bridgelaw.formats import case

    status, found = 0, []
    for file in files_in(paths):
        try:
            compared = compare(case.load(file))
        except RecordError as error:
            status = report(error, language)
            continue
        found.append(compared)
        if json:
            _print_json(file, compared)
    if not json:
        from bridgelaw.words import Words
        from bridgelaw.words.telling import write

        words = Words(language or usual_language())
        if not details:
            write_table(found, words, sys.stdout)
        write(table(found, words) if details else sums(found, words), sys.stdout)
    return status


def table(found: list[CaseComparison], words: Words) -> Iterator[Line]:
    """A paragraph for each case, and the three sums."""
    from bridgelaw.words.telling.layout import BLANK

    for one in found:
        yield from _case(one, words.under(one.laws))
        yield BLANK
    yield from sums(found, words)


def sums(found: list[CaseComparison], words: Words) -> Iterator[Line]:
    """In how many what was decided is asked, and offered, and whence the scores are: three sums, never one of all."""
    from bridgelaw.words.telling.layout import Line

    yield Line(words.say("cases-sum", cases=len(found)))
    asked = _counts(map(_how_much, found), "all", "some", "none", "nothing")
    yield Line(words.say("cases-sum-asked", **asked))
    offered = _counts((one.offered for one in found), "yes", "no", "hangs", "not_told")
    yield Line(words.say("cases-sum-offered", **offered))
    sources = _counts((one.score_from for one in found), "facts", "ruling", "none")
    yield Line(words.say("cases-sum-source", **sources))


def _how_much(one: CaseComparison) -> str:
    if not one.asked.findings:
        return "nothing"
    return "all" if one.asked.asked == one.asked.findings else "some" if one.asked.asked else "none"


def _counts(found: Iterable[str], *names: str) -> dict[str, str]:
    counted = Counter(found)
    return {name: str(counted[name]) for name in names}


def _case(one: CaseComparison, words: Words) -> Iterator[Line]:
    from bridgelaw.words.telling.layout import Line

    verdict = {True: "equal", False: "different", None: "unknown"}[one.equal]
    quality = words.say(f"cases-quality-{one.quality}")
    yield Line(one.title, lead=f"{one.id:<{INDENT - 1}} ", style="label")
    yield Line(DOT.join((one.laws, quality, words.say(f"cases-{verdict}"))), indent=INDENT)
    asked = {"asked": str(one.asked.asked), "findings": str(one.asked.findings)}
    told = words.say("cases-asked", **asked) if one.asked.findings else words.say("cases-asked-nothing")
    for column, text in (
        ("asked", told),
        ("offered", words.say(f"cases-offered-{one.offered}")),
        ("source", words.say(f"cases-source-{one.score_from}")),
    ):
        yield Line(words.say("cases-column", column=words.say(f"cases-column-{column}"), text=text), indent=INDENT)
    for text in (*_questions(one, words), *_reached(one, words), *_scores(one, words), *_left(one, words)):
        yield Line(text, indent=INDENT)


def _questions(one: CaseComparison, words: Words) -> Iterator[str]:
    if one.questions:
        yield words.say("cases-asks", text=_labels(one.questions, words))
    else:
        yield words.say("cases-asks-nothing")
    if open_ := [q for q in one.questions if q.open]:
        yield words.say("cases-unanswered", text=_labels(open_, words))
    for missed in one.unasked:
        waits = DOT.join(_label(kind, words) for kind in missed.waits_for)
        why = words.say(f"cases-unasked-{missed.why}", text=waits)
        yield words.say("cases-not-asked", question=_label(missed.kind, words), text=why)


def _reached(one: CaseComparison, words: Words) -> Iterator[str]:
    if one.options:
        said = dict.fromkeys(
            f"{words.say(f'option-{option.id}', 'label')} ({words.seat(option.by)})" for option in one.options
        )
        yield words.say("cases-options", text=DOT.join(said))
    for message, laws in (("cases-provisions", one.provisions), ("cases-not-reached", one.not_reached)):
        if laws:
            yield words.say(message, text=", ".join(law.partition(":")[2] or law for law in laws))


def _scores(one: CaseComparison, words: Words) -> Iterator[str]:
    published, computed = (_score(score, words) for score in (one.scores.published, one.scores.computed))
    if published == computed:
        yield words.say("cases-score-same", text=published)
    else:
        yield words.say("cases-score-published", text=published)
        yield words.say("cases-score-computed", text=computed)
    for difference in one.differences:
        yield words.say(f"cases-difference-{difference}")
    if one.remarks:
        yield words.say("cases-remarks", text=", ".join(one.remarks))


def _left(one: CaseComparison, words: Words) -> Iterator[str]:
    for why, group in groupby(sorted(one.left, key=lambda left: left.why), key=lambda left: left.why):
        where = ", ".join(left.where for left in group)
        yield words.say("cases-left", why=words.say(f"cases-left-{why}"), text=where)


def _score(score: Mapping[str, Any] | None, words: Words) -> str:
    """The results of both sides, once where they are the same."""
    if score is None:
        return words.say("cases-score-none")
    sides = {side: DOT.join(_result(row, words) for row in rows) for side, rows in score.items()}
    if len(set(sides.values())) == 1:
        return sides["NS"]
    return "; ".join(words.say("cases-side", side=side, text=text) for side, text in sides.items())


def _result(row: Mapping[str, Any], words: Words) -> str:
    from bridgelaw.words import numbers

    if "artificial" in row:
        return words.say("cases-artificial")
    text = words.contract(row["contract"])
    if row.get("declarer") and row.get("tricks") is not None:
        text = words.result(row["contract"], row["declarer"], int(row["tricks"]))
    if "ns" in row:
        text += f", {words.side('NS')} {numbers.points(row['ns'])}"
    weight = float(row.get("weight", 1))
    return text if weight == 1 else words.say("cases-weight", weight=words.percent(100 * weight), text=text)


def _labels(questions: list[OpenedQuestion] | tuple[OpenedQuestion, ...], words: Words) -> str:
    return DOT.join(dict.fromkeys(f"{_label(q.kind, words)} ({q.of})" for q in questions))


def _label(kind: str, words: Words) -> str:
    return words.say(f"question-{kind}", "label")


def _print_json(file: Path, compared: CaseComparison) -> None:
    import msgspec

    fields = msgspec.json.encode({"file": str(file)})
    sys.stdout.buffer.write(fields[:-1] + b"," + msgspec.json.encode(compared)[1:] + b"\n")

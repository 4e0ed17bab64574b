"""`bridgelaw check PATH…`: scenario files, what they expect and what the program answers."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from cyclopts import Parameter

from bridgelaw.cli.files import files_in
from bridgelaw.cli.trouble import fail, report
from bridgelaw.formats.errors import RecordError

if TYPE_CHECKING:
    from bridgelaw.api.table import Table
    from bridgelaw.formats.board import Record
    from bridgelaw.formats.scenario import Expectation


class ExpectationOutcome(NamedTuple):
    """One expectation under one edition: what differs (nothing: met), or why it is deferred."""

    file: Path
    laws: str
    after: str | None
    differences: list[str]
    deferred: str | None


def check(
    paths: Annotated[list[Path], Parameter(help="Scenario files, or folders of them.")],
    /,
    *,
    for_: Annotated[
        str | None,
        Parameter(name="--for", help="Count only rows about these Laws, as in 9-11,17,25-39; the others are deferred."),
    ] = None,
    quiet: Annotated[bool, Parameter(help="Only the counts.")] = False,
) -> int:
    """Run scenario files: exit status 1 when an expectation fails, 2 when a file cannot be read.

    Examples:
      bridgelaw check scenarios
      bridgelaw check scenarios/seed-09-11 --for 9-11,17-19
    """
    from bridgelaw.formats import record
    from bridgelaw.lawbook.numbering import law_numbers

    wanted = law_numbers(for_) if for_ else None
    met = failed = deferred = 0
    status = 0
    for file in files_in(paths):
        try:
            scenario = record.load(file)
        except RecordError as error:
            print(error, file=sys.stderr)
            status = 2
            continue
        try:
            found = outcomes(file, scenario, wanted)
        except RecordError as error:
            status = report(error, "en")
            continue
        except Exception as error:
            status = fail(error, "en", file)
            continue
        for outcome in found:
            if outcome.deferred:
                deferred += 1
            elif outcome.differences:
                failed += 1
                if not quiet:
                    _report(outcome)
            else:
                met += 1
    print(f"{met} met, {failed} failed, {deferred} deferred")
    return max(status, 1 if failed else 0)


def outcomes(file: Path, scenario: Record, wanted: frozenset[int] | None) -> list[ExpectationOutcome]:
    """Every expectation of a scenario, under every edition that it names."""
    from bridgelaw.formats.scenario import compare, deferred, expectations

    found: list[ExpectationOutcome] = []
    answers = _Answers(scenario)
    for expected in expectations(scenario):
        for edition in expected.laws:
            put_off = deferred(expected, wanted) if wanted is not None else None
            if put_off:
                found.append(ExpectationOutcome(file, edition, expected.after or "end", [], put_off))
                continue
            answer = answers.of(edition, expected)
            differences = [*compare(expected, answer), *_not_judged(answer)]
            found.append(ExpectationOutcome(file, edition, expected.after or "end", differences, None))
    return found


def _not_judged(answer: dict[str, Any]) -> Iterator[str]:
    """What could not be judged up to there: no expectation is met by silence."""
    for error in answer["errors"]:
        if error["kind"] == "not_judged":
            yield f"errors: {error['act']} could not be judged ({', '.join(error['laws'])})"


class _Answers:
    """The answers that the expectations of a scenario are about, each made once."""

    def __init__(self, scenario: Record) -> None:
        self._scenario = scenario
        self._tables: dict[tuple[str, str | None], Table] = {}
        self._found: dict[tuple[str, str | None, str | None, bool], dict[str, Any]] = {}

    def of(self, edition: str, expected: Expectation) -> dict[str, Any]:
        """The answer after the act of which something is expected, with what is looked at."""
        from bridgelaw.answer.model import plain
        from bridgelaw.api.table import followed

        under = edition, expected.authority
        if under not in self._tables:
            self._tables[under] = followed(self._scenario, laws=edition, authority=expected.authority)
        wanted = *under, expected.after, expected.asks_for_costs
        if wanted not in self._found:
            answer = self._tables[under].answer(expected.after, costs=expected.asks_for_costs)
            self._found[wanted] = plain(answer)
        return self._found[wanted]


def _report(outcome: ExpectationOutcome) -> None:
    print(f"{outcome.file}: {outcome.laws} after {outcome.after or 'the last act'}")
    for difference in outcome.differences:
        print(f"    {difference}")

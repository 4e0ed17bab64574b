"""`bridgelaw ruling FILE`: leads a Director from the complaint to the written ruling; the record is the state."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from bridgelaw.cli.options import Authority, Language, Laws
from bridgelaw.cli.spoken import usual_language
from bridgelaw.cli.trouble import complain, fail, report
from bridgelaw.formats.errors import RecordError, Wrong

if TYPE_CHECKING:
    from bridgelaw.cli.desk import Desk

Form = Literal["text", "html", "pdf"]
START = (
    "A quick ruling: KIND is the kind of irregularity (without it, all kinds are listed); the facts are given by"
    " --answer KEY=VALUE, as by=E, and an option is taken by choose=OPTION."
)
HELP = (
    'KIND=VALUE, as damage=yes, "adjust=60% 4S S 10, 40% 4S S 9" or "adjust=likely 40% 4S S 10, 60% 4S S 9";'
    ' " // " before a reason.'
)

CHANGE = (
    "KEY=VALUE of a quick ruling, in the place of an earlier --answer: what was answered after it stays as far as it"
    " still fits; what does not is named and asked anew."
)


def ruling(
    file: Annotated[Path | None, Parameter(help="A record (YAML or JSON); none for a quick ruling.")] = None,
    /,
    *,
    start: Annotated[
        list[str] | None,
        Parameter(help=START, consume_multiple=True, negative=""),
    ] = None,
    answer: Annotated[
        list[str] | None,
        Parameter(help=HELP),
    ] = None,
    change: Annotated[
        list[str] | None,
        Parameter(help=CHANGE),
    ] = None,
    json: Annotated[bool, Parameter(help="How far the ruling is as one line of JSON, for programs.")] = False,
    out: Annotated[Path | None, Parameter(help="Store the record here instead of adding to the file.")] = None,
    write: Annotated[
        Path | None,
        Parameter(help="Write the ruling here (.txt, .html or .pdf); - for the terminal.", allow_leading_hyphen=True),
    ] = None,
    format: Annotated[Form | None, Parameter(help="Form of the written ruling instead of that of its name.")] = None,
    double_dummy: Annotated[
        bool, Parameter(help="What the board is worth with all hands open, what calls and cards cost (extra [dd]).")
    ] = False,
    laws: Laws = None,
    authority: Authority = None,
    language: Language = None,
) -> int:
    """Lead through a ruling: what to ask first, what follows, the score before and after, the written ruling.

    Each answer is added to the record as an act of the Director, so that it can be left and taken up at any point.

    Examples:
      bridgelaw ruling board.yaml
      bridgelaw ruling board.yaml --answer facts_agreed=yes --json
      bridgelaw ruling board.yaml --answer "damage=no // the contract was cold" --language fr
      bridgelaw ruling board.yaml --write ruling.pdf --language nb
      bridgelaw ruling --start insufficient_bid --answer by=E --answer last_bid=1S --answer call=1H
    """
    if start is not None:
        from bridgelaw.cli.quick import rule_quickly

        return rule_quickly(
            start, answer or (), change or (), laws=laws, authority=authority, language=language, json=json
        )
    if file is None:
        return complain("error-no-record", language)
    from bridgelaw.cli.desk import Desk, NotStored

    try:
        desk = Desk(file, out, laws, authority, language)
        for text in answer or ():
            key, equals, value = text.partition("=")
            if not equals:
                return complain("error-answer-form", language or desk.record.language, text=text)
            desk.answer(key.strip(), value)
        if write is not None:
            return _write(desk, write, format)
        found = desk.double_dummy() if double_dummy else None
        if json:
            sys.stdout.buffer.write(desk.encoded(**({"double_dummy": found} if found else {})) + b"\n")
        elif answer is None and sys.stdin.isatty():
            from bridgelaw.cli.asking import converse

            return converse(desk, found)
        else:
            desk.tell(sys.stdout, found)
    except RecordError as error:
        return report(error, language)
    except Wrong as error:
        return _refuse(error, language, file)
    except NotStored as error:
        return complain("error-not-added" if error.needs_out else "error-file-changed", language, file)
    except BrokenPipeError:
        raise
    except Exception as error:
        return fail(error, language, file)
    return 0


def _refuse(error: Wrong, language: str | None, file: Path) -> int:
    from bridgelaw.words import Words
    from bridgelaw.words.telling.faults import wrong

    print(f"{file}: {wrong(error, Words(language or usual_language()))}", file=sys.stderr)
    return 2


def _write(desk: Desk, path: Path, format: Form | None) -> int:
    from bridgelaw.words.letter import NoTypst, compose_letter, html_of, pdf_of, text_of

    form: str = format or {".html": "html", ".htm": "html", ".pdf": "pdf"}.get(path.suffix.lower(), "text")
    letter = compose_letter(desk.plain(), desk.answered(), desk.written(), desk.words)
    terminal = str(path) == "-"
    try:
        if form == "pdf":
            if terminal and sys.stdout.isatty():
                return complain("error-pdf-to-terminal", desk.words.language)
            data = pdf_of(letter)
        else:
            data = (html_of(letter) if form == "html" else text_of(letter)).encode("utf-8")
    except NoTypst:
        return complain("error-no-pdf", desk.words.language)
    if terminal:
        sys.stdout.buffer.write(data)
    else:
        path.write_bytes(data)
    return 0

"""What `bridgelaw session print` and `bridgelaw movement --cards` write: sheets as HTML or PDF."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bridgelaw.cli.trouble import complain

if TYPE_CHECKING:
    from bridgelaw.words.sheets.model import Sheet


def write_sheets(sheets: Sequence[Sheet], out: Path | None, language: str | None) -> int:
    """The sheets into the file of that name, which must not be there yet: PDF or HTML, by how it ends. Without one as
    HTML to standard output. The exit status: 2 when it could not be done, which is said."""
    from bridgelaw.words.pdf import NoTypst
    from bridgelaw.words.sheets import sheets_html, sheets_pdf

    if out is None:
        sys.stdout.write(sheets_html(sheets))
        return 0
    if out.suffix.lower() not in (".pdf", ".html"):
        return complain("error-sheets-ending", language, out)
    try:
        data = sheets_pdf(sheets) if out.suffix.lower() == ".pdf" else sheets_html(sheets).encode()
    except NoTypst:
        return complain("error-no-pdf", language)
    try:
        with out.open("xb") as stream:
            stream.write(data)
    except OSError as error:
        return complain("error-not-written", language, out, text=error.strerror or str(error))
    return 0

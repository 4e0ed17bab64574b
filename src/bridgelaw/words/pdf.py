"""Pages set by Typst (the extra `[pdf]`), with the fonts that it brings along."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Literal

import msgspec


class NoTypst(RuntimeError):
    """The package `typst` is not installed."""


def typeset_pages(room: str, template: str, name: str, data: Any, format: Literal["pdf", "png"], ppi: int = 110) -> Any:
    """The pages of a template, a file of the package `room`: one PDF as bytes, or a PNG of each page.

    `data` is handed over as JSON under `name`: nothing that a player has written is read as Typst. The same data give
    the same bytes.

    Raises:
        NoTypst: the extra is not installed.
    """
    try:
        import typst
    except ImportError:
        raise NoTypst from None
    source = files(room).joinpath(template).read_bytes()
    inputs = {name: msgspec.json.encode(data).decode("utf-8")}
    compiler = typst.Compiler(source, ignore_system_fonts=True, sys_inputs=inputs)
    options: dict[str, Any] = {"ppi": float(ppi)} if format == "png" else {}
    return compiler.compile(format=format, timestamp=0, **options)

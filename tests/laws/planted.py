"""Drawers made up for the tests: only their data matters."""

from __future__ import annotations

import re

from bridgelaw.lawbook.drawer import decode
from bridgelaw.lawbook.loader import Drawer

SUMMARY = '\nen = "English."\nfr = "French."\nnb = "Norwegian."\n'


def drawer(law: int, provisions: str, more: str = "") -> Drawer:
    """A drawer of Law `law`; each `[key]` of `provisions` gets a summary."""
    head = f"title = {{en = 'Title', fr = 'Titre', nb = 'Tittel'}}\nlaw = {law}\n{more}"
    lines = (
        f"[provision.{line.strip('[]')}]{SUMMARY}" if re.fullmatch(r"\[\w+\]", line) else line
        for line in provisions.strip().splitlines()
    )
    text = "\n".join((head, *lines))
    return Drawer(f"law{law:02}", decode(text.encode(), f"law{law}"), {}, None)

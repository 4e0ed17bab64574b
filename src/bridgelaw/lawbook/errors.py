"""What is wrong with the lawbook itself, not with what happened at a table."""

from __future__ import annotations


class LawbookError(Exception):
    """The lawbook contradicts itself or its own form; names the drawer and the provision."""

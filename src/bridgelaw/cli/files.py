"""Paths on a command line: a file stands for itself, a folder for what is in it."""

from __future__ import annotations

from pathlib import Path


def files_in(paths: list[Path]) -> list[Path]:
    """Each file that is named, and the YAML and JSON files of each folder, in the order of their names."""
    found: list[Path] = []
    for path in paths:
        inside = (p for p in path.rglob("*") if p.suffix in (".yaml", ".yml", ".json"))
        found += sorted(inside) if path.is_dir() else [path]
    return found

"""Law 65. How played cards are turned and laid in order: nothing of it is an act of a record."""

from __future__ import annotations

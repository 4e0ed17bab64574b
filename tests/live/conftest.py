"""The databases on which a table has to be kept."""

from tests.store.conftest import address

__all__ = ["address"]

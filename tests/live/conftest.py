"""The databases on which a table has to be kept."""

from tests.store.conftest import address, postgres

__all__ = ["address", "postgres"]

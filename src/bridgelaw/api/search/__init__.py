"""The search of the Laws: from a Director's own words to the provision that answers him, and the road from there.

What is looked through is put together once for each language (`index`): the summaries, the titles, and what Directors
say instead (`words/LANGUAGE/search.toml`). `ranking` finds in it. The pages of the law browser rank with the same index
and the same few steps in a script, so that they need no server.
"""

from __future__ import annotations

from bridgelaw.api.search.index import SearchIndex, index_of
from bridgelaw.api.search.ranking import SearchHit, find

__all__ = ["SearchHit", "SearchIndex", "find", "index_of"]

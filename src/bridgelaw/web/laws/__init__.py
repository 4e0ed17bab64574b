"""The law browser: every provision, comparison and worked case as pages that a server sends or a folder holds.

`content(path)` is what stands at a path; `paths()` are all of them; `address(provision, language)` is where a
provision is explained, for every surface that shows one.
"""

from bridgelaw.web.laws.addresses import address
from bridgelaw.web.laws.site import SiteFile, content, paths

__all__ = ["SiteFile", "address", "content", "paths"]

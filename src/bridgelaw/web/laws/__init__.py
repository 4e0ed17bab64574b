"""The law browser: every provision, comparison and worked case as pages that a server sends or a folder holds.

`content(path)` is what stands at a path; `paths()` are all of them; `searched` is a
page of hits; `address(provision, language)` is where a
provision is explained, for every surface that shows one.
"""

from bridgelaw.web.laws.addresses import address
from bridgelaw.web.laws.site import SiteFile, content, paths, searched

__all__ = ["SiteFile", "address", "content", "paths", "searched"]

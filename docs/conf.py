"""How the documentation is built. It needs no network, and a warning is a failure."""

from importlib.metadata import version as version_of

project = "bridgelaw"
author = "the bridgelaw developers"
release = version = version_of("bridgelaw")

extensions = ["myst_parser"]
exclude_patterns = ["_build"]
nitpicky = True
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = f"bridgelaw {release}"
html_show_sourcelink = False
html_show_copyright = False

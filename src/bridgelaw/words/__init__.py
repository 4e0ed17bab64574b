"""Every sentence for people, in English, French and Norwegian: codes go in, phrases come out.

No judgement, and no text of the Laws. Importing this room imports neither Fluent nor Babel.
"""

from bridgelaw.words.say import Unsayable, Words

__all__ = ["Unsayable", "Words"]

"""A session of duplicate bridge: who met whom on which board, what came of it, and where everybody stands.

Pure, as the Laws are: everything is computed from what is given, and no name of a person ever comes in.
"""

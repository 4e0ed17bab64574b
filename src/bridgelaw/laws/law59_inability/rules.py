"""Law 59. Who can't lead or play as required plays any card that is otherwise legal.

What binds a hand is asked of `Situation.may_lead` and of the duties; whoever finds a breach leaves out what was
impossible. So nothing is left to say here.
"""

from __future__ import annotations

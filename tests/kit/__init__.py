"""Generators of tables and a reader of short lines: the test kit, also for other projects."""

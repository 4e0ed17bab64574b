"""Law 88. Average plus is no less than the contestant's own session: computed at the desk. No rule acts."""

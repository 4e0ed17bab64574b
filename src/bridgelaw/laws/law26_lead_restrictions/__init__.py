"""Law 26: lead restrictions after a withdrawn call."""

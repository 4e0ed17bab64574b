"""Law 23: comparable calls (2017), and before that: irregularities whose damage the offender could have foreseen."""

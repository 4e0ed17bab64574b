"""The library as other programs use it: a table that is told what happens, and answers."""

"""Law 34. Who was passed over by a pass out of rotation keeps his turn: carried out under Law 17."""

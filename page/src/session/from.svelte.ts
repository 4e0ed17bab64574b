// The place of a session from which somebody sits at a live table of it.

class From {
  /** Its address; empty where the table is of no session. */
  home = "";
  /** What this computer's clock is behind that of the server, in milliseconds. */
  behind = 0;
  /** The names of the four, as the session tells them: the table itself has none. */
  names = $state.raw<Readonly<Record<string, string>>>({});

  /** The server's clock, in seconds since the epoch. */
  now(): number {
    return (Date.now() + this.behind) / 1000;
  }
}

export const from = new From();

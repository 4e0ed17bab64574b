// What a live table knows of the session in which it stands: the view of the place from which its viewer has come.
import { Line, type LineState } from "../lib/line.ts";
import type { HallView, PairView, SeenLiveSeat, SeenPlay, SeenRound } from "../hall/wire.ts";

export class InSession {
  view = $state.raw<HallView>();
  state = $state<LineState>("connecting");
  private readonly line: Line<HallView>;

  constructor(home: string) {
    this.line = new Line<HallView>(home, { heard: (view) => (this.view = view), state: (now) => (this.state = now) });
    addEventListener("online", () => this.line.check());
    addEventListener("pageshow", () => this.line.check());
    this.line.open();
  }

  get round(): SeenRound | undefined {
    return this.view?.now;
  }

  private get mine(): PairView | undefined {
    return this.view?.type === "pair" ? this.view : undefined;
  }

  /** The seat of a player now; null: he has none. */
  get seat(): SeenLiveSeat | null {
    return this.mine?.live ?? null;
  }

  /** Where his pair sits in the next round. */
  get next(): PairView["next"] {
    return this.mine?.next ?? null;
  }

  /** What is known of a board that he has played, with what it is worth to his side. */
  play(board: number): SeenPlay | undefined {
    return this.mine?.plays.find((one) => one.board === board);
  }

  /** The names of the four at that table, as far as the viewer's place tells them. */
  names(at: { section: string; table: number; round: number }): Record<string, string> {
    const { view } = this;
    if (view?.type === "pair") return view.live?.round === at.round ? view.live.names : {};
    if (view?.type !== "director") return {};
    const found = view.now.round === at.round ? view.tables.find((one) => one.section === at.section && one.place === at.table) : undefined;
    const [n = "", s = ""] = found?.ns?.names ?? [];
    const [e = "", w = ""] = found?.ew?.names ?? [];
    return { N: n, E: e, S: s, W: w };
  }
}

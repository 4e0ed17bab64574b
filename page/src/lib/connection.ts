// What is said to a table: what was not answered is sent again under the same id (exactly once).
import { newId } from "./ids.ts";
import { Line, type LineState } from "./line.ts";
import type { Act, FromServer, Hello, ToServer } from "./wire.ts";

type Waiting = Exclude<ToServer, { type: "hello" | "ping" | "look" }>;

/** Acts that mean something else when the table has gone on. */
const MOMENT = [
  "call", "substitute", "play", "retract", "designate", "choose", "leave", "claim", "concede", "face", "pick_up", "expose",
  "explain_options", "resume", "rule", "cancel", "adjust", "result",
];

export interface Hooks {
  /** Called with every frame that says something. */
  heard(frame: FromServer): void;
  state(now: LineState): void;
  /** What to greet the server with. */
  greeting(): Omit<Hello, "type">;
  /** The board that the Director looks at, if it is not the one on the table. */
  place(): number | null;
}

export class Connection {
  private readonly line: Line<FromServer, ToServer>;
  private readonly waiting: Map<string, Waiting>;

  /** `path`: that of the place. */
  constructor(
    path: string,
    private readonly hooks: Hooks,
    private readonly kept: Storage | undefined,
    private readonly key: string,
  ) {
    this.waiting = new Map(this.remembered().map((frame) => [frame.id, frame]));
    this.line = new Line(path, {
      opened: () => {
        this.hello();
        for (const frame of this.waiting.values()) this.line.send(frame);
      },
      heard: (frame) => {
        if (frame.type === "done" || frame.type === "refused") this.forget(frame.id);
        hooks.heard(frame);
      },
      state: (now) => hooks.state(now),
    });
    addEventListener("online", () => this.line.check());
    addEventListener("pageshow", () => this.line.check());
  }

  /** How many messages wait for their answer. */
  get unanswered(): number {
    return this.waiting.size;
  }

  open(): void {
    this.line.open();
  }

  /** Say who one is and in which language; the server answers with the view if it is another one. */
  hello(): void {
    this.line.send({ type: "hello", ...this.hooks.greeting() });
    if (this.hooks.place() !== null) this.look();
  }

  /** See another board, or the table again. */
  look(): void {
    this.line.send({ type: "look", place: this.hooks.place() });
  }

  /** `seen`: the revision on which it was decided, where that matters: partner may have answered a claim meanwhile. */
  act(act: Act, seen: number, confirmed = false, place?: number): string {
    const decided = MOMENT.some((verb) => verb in act) ? { seen } : {};
    return this.send({ type: "act", id: newId(), ...decided, confirmed, act, ...(place ? { place } : {}) });
  }

  send(frame: Waiting): string {
    this.waiting.set(frame.id, frame);
    this.remember();
    this.line.send(frame);
    return frame.id;
  }

  private forget(id: string): void {
    if (this.waiting.delete(id)) this.remember();
  }

  // a page that is loaded again still gets its answer: the frames outlive it, under their ids

  private remembered(): Waiting[] {
    try {
      return JSON.parse(this.kept?.getItem(this.key) ?? "[]") as Waiting[];
    } catch {
      return [];
    }
  }

  private remember(): void {
    try {
      this.kept?.setItem(this.key, JSON.stringify([...this.waiting.values()]));
    } catch {
      // a browser without storage: they live as long as the page
    }
  }
}

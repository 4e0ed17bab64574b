// The socket: it comes back by itself, and what was not answered is sent again under the same id (exactly once).
import { newId } from "./ids.ts";
import type { Act, FromServer, Hello, ToServer } from "./wire.ts";

export type State = "connecting" | "open" | "lost" | "refused";
type Waiting = Exclude<ToServer, { type: "hello" | "ping" | "look" }>;

/** Acts that mean something else when the table has gone on. */
const MOMENT = [
  "call", "substitute", "play", "retract", "designate", "choose", "leave", "claim", "concede", "face", "pick_up", "expose",
  "explain_options", "resume", "rule", "cancel", "adjust", "result",
];
const PING_AFTER = 20_000;
const SILENCE = 45_000;
const RETRY = [300, 700, 1500, 3000, 5000];

export interface Hooks {
  /** Called with every frame that says something. */
  heard(frame: FromServer): void;
  state(now: State): void;
  /** What to greet the server with. */
  greeting(): Omit<Hello, "type">;
  /** The board that the Director looks at, if it is not the one on the table. */
  place(): number | null;
}

export class Connection {
  private socket: WebSocket | undefined;
  private tries = 0;
  private lastHeard = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting: Map<string, Waiting>;

  constructor(
    private readonly address: string,
    private readonly hooks: Hooks,
    private readonly kept: Storage | undefined,
    private readonly key: string,
  ) {
    this.waiting = new Map(this.remembered().map((frame) => [frame.id, frame]));
    setInterval(() => this.beat(), PING_AFTER);
    addEventListener("online", () => this.open());
    addEventListener("pageshow", () => this.open());
  }

  /** How many messages wait for their answer. */
  get unanswered(): number {
    return this.waiting.size;
  }

  open(): void {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.hooks.state("connecting");
    const socket = new WebSocket(this.address);
    let opened = false;
    this.socket = socket;
    socket.onopen = () => {
      opened = true;
      this.tries = 0;
      this.lastHeard = Date.now();
      this.hello();
      for (const frame of this.waiting.values()) this.put(frame);
      this.hooks.state("open");
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.lastHeard = Date.now();
      const frame = JSON.parse(event.data) as FromServer;
      if (frame.type === "done" || frame.type === "refused") this.forget(frame.id);
      if (frame.type !== "pong") this.hooks.heard(frame);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = undefined;
      if (event.code === 1008 || (event.code >= 4000 && event.code < 4500)) {
        this.hooks.state("refused");
        return;
      }
      this.hooks.state("lost");
      if (!opened) void this.askWhy();
      this.timer = setTimeout(() => this.open(), RETRY[Math.min(this.tries++, RETRY.length - 1)]);
    };
  }

  /** Say who one is and in which language; the server answers with the view if it is another one. */
  hello(): void {
    this.put({ type: "hello", ...this.hooks.greeting() });
    if (this.hooks.place() !== null) this.look();
  }

  /** See another board, or the table again. */
  look(): void {
    this.put({ type: "look", place: this.hooks.place() });
  }

  /** `seen`: the revision on which it was decided, where that matters: partner may have answered a claim meanwhile. */
  act(act: Act, seen: number, confirmed = false, place?: number): string {
    const decided = MOMENT.some((verb) => verb in act) ? { seen } : {};
    return this.send({ type: "act", id: newId(), ...decided, confirmed, act, ...(place ? { place } : {}) });
  }

  send(frame: Waiting): string {
    this.waiting.set(frame.id, frame);
    this.remember();
    this.put(frame);
    return frame.id;
  }

  /** A socket that is refused says no reason: the same place over HTTP does. */
  private async askWhy(): Promise<void> {
    const answer = await fetch(this.address.replace(/^ws/, "http").replace(/socket$/, "view")).catch(() => undefined);
    if (!answer || ![401, 403, 404].includes(answer.status)) return;
    clearTimeout(this.timer);
    this.hooks.state("refused");
  }

  private put(frame: ToServer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  private forget(id: string): void {
    if (this.waiting.delete(id)) this.remember();
  }

  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.lastHeard > SILENCE) this.socket.close();
    else this.put({ type: "ping" });
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

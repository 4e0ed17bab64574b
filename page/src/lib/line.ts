// The line of a place to the server: a socket that comes back by itself. A table is spoken to over it (connection.ts); an
// evening only listens, and sends through its queue (hall/queue.ts).

/** `gone`: the link is no longer good, or what it led to is not there. */
export type LineState = "connecting" | "open" | "lost" | "gone";

const PING = { type: "ping" } as const;
const PING_AFTER = 20_000;
const SILENCE = 45_000;
const RETRY = [300, 700, 1500, 3000, 5000];
/** Statuses of a place of which the link is no longer good. */
export const GONE = [401, 403, 404];

interface Typed {
  type: string;
}

export interface Listening<Heard> {
  /** It is open (again), before anybody is told so. */
  opened?(): void;
  /** Called with every frame but those that answer a ping. */
  heard(frame: Heard): void;
  state(now: LineState): void;
}

/** `Said`: what can be sent over it besides a ping. */
export class Line<Heard extends Typed, Said extends Typed = never> {
  private socket: WebSocket | undefined;
  private tries = 0;
  private lastHeard = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `path`: that of the place. */
  constructor(
    private readonly path: string,
    private readonly listening: Listening<Heard>,
  ) {
    setInterval(() => this.beat(), PING_AFTER);
  }

  /** Connect, if it is not connected. */
  open(): void {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.listening.state("connecting");
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${this.path}/socket`);
    let opened = false;
    this.socket = socket;
    socket.onopen = () => {
      opened = true;
      this.tries = 0;
      this.lastHeard = Date.now();
      this.listening.opened?.();
      this.listening.state("open");
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.lastHeard = Date.now();
      const frame = JSON.parse(event.data) as Heard;
      if (frame.type !== "pong") this.listening.heard(frame);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = undefined;
      if (event.code === 1008 || (event.code >= 4000 && event.code < 4500)) {
        this.listening.state("gone");
        return;
      }
      this.listening.state("lost");
      if (!opened) void this.askWhy();
      this.timer = setTimeout(() => this.open(), RETRY[Math.min(this.tries++, RETRY.length - 1)]);
    };
  }

  /** Say something, if it is connected. */
  send(frame: Said | typeof PING): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  /** Somebody looks again, or the network is back: whether the line still stands is not known. */
  check(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.beat();
    else this.open();
  }

  /** A socket that is refused says no reason: the same place over HTTP does. */
  private async askWhy(): Promise<void> {
    const answer = await fetch(`${this.path}/view`).catch(() => undefined);
    if (!answer || !GONE.includes(answer.status)) return;
    clearTimeout(this.timer);
    this.listening.state("gone");
  }

  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.lastHeard <= SILENCE) this.send(PING);
    else {
      // closing waits for the other end, which may be gone
      const dead = this.socket;
      this.socket = undefined;
      dead.close();
      this.listening.state("lost");
      this.open();
    }
  }
}

// The line to the server: a socket that brings the whole view whenever something in it has changed, and comes back by
// itself. What is sent goes through the queue (queue.ts), over HTTP.
import { GONE } from "./post.ts";
import type { HallView } from "./wire.ts";

export type LineState = "connecting" | "open" | "lost" | "gone";

const PING = '{"type":"ping"}';
const PING_AFTER = 20_000;
const SILENCE = 45_000;
const RETRY = [300, 700, 1500, 3000, 5000];

export interface Listening {
  heard(view: HallView): void;
  state(now: LineState): void;
}

export class Line {
  private socket: WebSocket | undefined;
  private tries = 0;
  private lastHeard = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly path: string;
  private readonly listening: Listening;

  /** `path`: that of the place. */
  constructor(path: string, listening: Listening) {
    this.path = path;
    this.listening = listening;
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
      this.listening.state("open");
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.lastHeard = Date.now();
      const frame = JSON.parse(event.data) as HallView | { type: "pong" };
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
    if (Date.now() - this.lastHeard <= SILENCE) this.socket.send(PING);
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

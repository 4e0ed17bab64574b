// The queue of a phone: whatever is tapped is kept here first, then sent, one message at a time and in order, until the
// server says that it has it. No browser is needed for it: the simulator of an evening runs this very code.
import { newId } from "../lib/ids.ts";
import type { Keeping, Kept } from "./kept.ts";
import type { HallMessage, SaidReply } from "./wire.ts";

/** Of each kind of message what the sender says; the id is made here. */
export type Said<M = HallMessage> = M extends HallMessage ? Omit<M, "id"> : never;

/** No answer came: it is not known whether it was kept, so it is sent again. */
export class NoAnswer extends Error {}

export interface Outside {
  /** Sends it, and gives the answer.
   * @throws NoAnswer */
  post(message: HallMessage): Promise<SaidReply>;
  /** What is kept has changed. */
  changed(): void;
  /** The server has it. */
  done?(one: Kept, version: number): void;
  now(): number;
  /** Calls `then` after so many milliseconds; the function that is returned calls it off. */
  later(then: () => void, milliseconds: number): () => void;
}

/** Milliseconds between two tries: growing, with a longest one. */
export const PAUSES = [500, 1000, 2000, 4000, 8000, 15_000];

export class Queue {
  /** What this place has kept, in order; and what other places of this phone have. */
  mine: Kept[] = [];
  others: Kept[] = [];
  private readonly store: Keeping;
  private readonly place: string;
  private readonly evening: () => string;
  private readonly outside: Outside;
  private sending = false;
  private again = false;
  private failures = 0;
  private callOff: (() => void) | undefined;

  constructor(store: Keeping, place: string, evening: () => string, outside: Outside) {
    this.store = store;
    this.place = place;
    this.evening = evening;
    this.outside = outside;
  }

  /** Keep a message, then send it. `after`: the id of one that has to be done before it. */
  async add(said: Said, after?: string): Promise<string> {
    const id = newId();
    const message = { ...said, id } as HallMessage;
    const { place, outside } = this;
    const one = { id, place, evening: this.evening(), made: outside.now(), tries: 0, message, state: "kept" as const };
    await this.store.add(after ? { ...one, after } : one);
    await this.look();
    this.wake();
    return id;
  }

  /** It was asked back, and the person says that it is so: sent again with what it was asked about. */
  async confirm(id: string): Promise<void> {
    const one = this.mine.find((kept) => kept.id === id);
    if (!one || one.message.type !== "score") return;
    const told = [...(one.message.told ?? []), ...(one.doubts ?? []).map((doubt) => doubt.code)];
    await this.store.change(one.n, { state: "kept", doubts: [], message: { ...one.message, told } });
    await this.look();
    this.wake();
  }

  /** Take one away that came back or belongs to another place, with all that was to follow it. */
  async dismiss(id: string): Promise<void> {
    for (const one of [...this.mine, ...this.others].filter((kept) => kept.id === id)) await this.store.remove(one.n);
    const following = this.mine.filter((kept) => kept.after === id);
    for (const one of following) await this.dismiss(one.id);
    await this.look();
    this.wake();
  }

  /** Try at once: the network is back, or somebody looks at the page again. */
  wake(): void {
    this.callOff?.();
    this.callOff = undefined;
    if (this.sending) this.again = true;
    else void this.send().catch(() => this.pause());
  }

  /** Read what is kept: at the beginning, and when another page may have changed it. */
  async look(): Promise<void> {
    const all = await this.store.all();
    this.mine = all.filter((one) => one.place === this.place);
    this.others = all.filter((one) => one.place !== this.place);
    this.outside.changed();
  }

  /** The first that can be sent: what waits for another one waits. */
  private next(): Kept | undefined {
    return this.mine.find((one) => one.state === "kept" && !this.mine.some((first) => first.id === one.after));
  }

  private async send(): Promise<void> {
    this.sending = true;
    try {
      await this.look();
      for (let one = this.next(); one; one = this.next()) {
        this.again = false;
        if (!(await this.sent(one)) && !this.again) {
          this.pause();
          return;
        }
        await this.look();
      }
    } finally {
      this.sending = false;
    }
    // kept while the last look was under way
    if (this.again) this.wake();
    this.again = false;
  }

  private pause(): void {
    const milliseconds = PAUSES[Math.min(this.failures++, PAUSES.length - 1)] ?? 0;
    this.callOff = this.outside.later(() => this.wake(), milliseconds);
  }

  /** Whether there was an answer. */
  private async sent(one: Kept): Promise<boolean> {
    let reply: SaidReply;
    try {
      reply = await this.outside.post(one.message);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      await this.store.change(one.n, { tries: one.tries + 1 });
      await this.look();
      return false;
    }
    this.failures = 0;
    if (reply.type === "done") {
      await this.store.remove(one.n);
      this.outside.done?.(one, reply.version);
    } else if (reply.type === "asked") {
      await this.store.change(one.n, { state: "asked", doubts: [...reply.doubts] });
    } else {
      await this.store.change(one.n, { state: "refused", sentence: reply.sentence ?? reply.code });
    }
    return true;
  }
}

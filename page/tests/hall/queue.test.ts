import { describe, expect, it } from "vitest";
import { KeepingOn, MemoryKeeping, type Keeping, type Kept } from "../../src/hall/kept.ts";
import { NoAnswer, PAUSES, Queue, type Said } from "../../src/hall/queue.ts";
import type { HallMessage, SaidReply } from "../../src/hall/wire.ts";

const score = (board: number, more: object = {}): Said => ({ type: "score", play: `A5.3.${board}`, ns: "p1", ew: "p2", contract: "4S", by: "S", tricks: 10, ...more });
type Doing = (message: HallMessage) => SaidReply | "lost" | "answer lost";

/** A server that keeps each id once, and a network that does what it is told. */
class Server {
  kept: HallMessage[] = [];
  came: string[] = [];
  doing: Doing = (message) => ({ type: "done", id: message.id, version: this.kept.length });

  async post(message: HallMessage): Promise<SaidReply> {
    await Promise.resolve();
    this.came.push(message.id);
    const known = this.kept.some((one) => one.id === message.id);
    const reply = known ? ({ type: "done", id: message.id, version: 1 } as const) : this.doing(message);
    if (reply === "lost") throw new NoAnswer();
    if (!known && (reply === "answer lost" || reply.type === "done")) this.kept.push(message);
    if (reply === "answer lost") throw new NoAnswer();
    return reply;
  }
}

/** The clock of a test: what is to be done later is done when it says so. */
class Later {
  waits: { then: () => void; milliseconds: number }[] = [];

  later(then: () => void, milliseconds: number): () => void {
    const one = { then, milliseconds };
    this.waits.push(one);
    return () => (this.waits = this.waits.filter((other) => other !== one));
  }

  async pass(): Promise<void> {
    const { waits } = this;
    this.waits = [];
    waits.forEach((one) => one.then());
    await settled();
  }
}

const settled = () => new Promise((done) => setTimeout(done, 5));

function phone(server: Server, store: Keeping = new MemoryKeeping(), place = "/s/X/at/unit:5") {
  const clock = new Later();
  const done: Kept[] = [];
  const queue = new Queue(store, place, () => "Tuesday", {
    post: (message) => server.post(message),
    changed: () => undefined,
    done: (one) => done.push(one),
    now: () => 0,
    later: (then, milliseconds) => clock.later(then, milliseconds),
  });
  return { queue, clock, store, done };
}

const boards = (messages: readonly HallMessage[]) => messages.map((one) => ("play" in one ? one.play : ""));

describe("the queue of a phone", () => {
  it("keeps a message before it is sent, and removes it when the server has it", async () => {
    const server = new Server();
    const { queue, store, done } = phone(server);
    let inStore = 0;
    server.doing = (message) => {
      void store.all().then((all) => (inStore = all.length));
      return { type: "done", id: message.id, version: 7 };
    };
    const id = await queue.add(score(9));
    await settled();
    expect(inStore).toBe(1);
    expect(queue.mine).toEqual([]);
    expect(done.map((one) => one.id)).toEqual([id]);
  });

  it("sends again what had no answer, with growing pauses, and it is kept once", async () => {
    const server = new Server();
    const { queue, clock } = phone(server);
    const answers = ["answer lost", "lost", "lost"] as const;
    let n = 0;
    server.doing = (message) => answers[n++] ?? { type: "done", id: message.id, version: 1 };
    const id = await queue.add(score(9));
    await settled();
    expect(clock.waits.map((one) => one.milliseconds)).toEqual([PAUSES[0]]);
    expect(queue.mine[0]?.tries).toBe(1);
    await clock.pass();
    expect(queue.mine).toEqual([]);
    expect(server.came).toEqual([id, id]);
    expect(server.kept).toHaveLength(1);
    await queue.add(score(10));
    await settled();
    await clock.pass();
    // the pauses begin anew after an answer
    expect(clock.waits.map((one) => one.milliseconds)).toEqual([PAUSES[1]]);
  });

  it("keeps the order: nothing overtakes what has no answer yet", async () => {
    const server = new Server();
    const { queue, clock } = phone(server);
    server.doing = () => "lost";
    for (const board of [9, 10, 11]) await queue.add(score(board));
    await settled();
    expect(new Set(server.came).size).toBe(1);
    server.doing = (message) => ({ type: "done", id: message.id, version: 1 });
    await clock.pass();
    expect(boards(server.kept)).toEqual(["A5.3.9", "A5.3.10", "A5.3.11"]);
  });

  it("tries at once when it is woken, and once only while it waits for an answer", async () => {
    const server = new Server();
    const { queue, clock } = phone(server);
    server.doing = () => "lost";
    await queue.add(score(9));
    await settled();
    server.doing = (message) => ({ type: "done", id: message.id, version: 1 });
    queue.wake();
    queue.wake();
    await settled();
    expect(clock.waits).toEqual([]);
    expect(server.came).toHaveLength(2);
    expect(queue.mine).toEqual([]);
  });

  it("sends after a reload what was kept, under the same id", async () => {
    const server = new Server();
    const first = phone(server);
    server.doing = () => "answer lost";
    const id = await first.queue.add(score(9));
    await settled();
    const again = phone(server, first.store);
    again.queue.wake();
    await settled();
    expect(server.came).toEqual([id, id]);
    expect(server.kept).toHaveLength(1);
    expect(await first.store.all()).toEqual([]);
  });

  it("keeps the order with two pages over one store; the server has each message once", async () => {
    const server = new Server();
    const one = phone(server);
    const other = phone(server, one.store);
    server.doing = () => "lost";
    for (const board of [9, 10]) await one.queue.add(score(board));
    await other.queue.add(score(11));
    await settled();
    server.doing = (message) => ({ type: "done", id: message.id, version: 1 });
    await Promise.all([one.clock.pass(), other.clock.pass()]);
    await settled();
    expect(boards(server.kept)).toEqual(["A5.3.9", "A5.3.10", "A5.3.11"]);
    expect(await one.store.all()).toEqual([]);
  });

  it("gives back what is asked; the rest goes on; what is confirmed is sent with what was asked", async () => {
    const server = new Server();
    const { queue } = phone(server);
    server.doing = (message) =>
      message.type === "score" && message.play === "A5.3.9" && !message.told?.includes("same_again")
        ? { type: "asked", id: message.id, doubts: [{ code: "same_again", seats: [] }] }
        : { type: "done", id: message.id, version: 1 };
    const id = await queue.add(score(9));
    await queue.add({ type: "agree", play: "A5.3.9", of: 0 }, id);
    await queue.add(score(10));
    await settled();
    expect(boards(server.kept)).toEqual(["A5.3.10"]);
    expect(queue.mine.map((one) => [one.message.type, one.state])).toEqual([["score", "asked"], ["agree", "kept"]]);
    await queue.confirm(id);
    await settled();
    expect(server.kept.slice(1).map((one) => one.type)).toEqual(["score", "agree"]);
    expect(server.came.filter((one) => one === id)).toHaveLength(2);
  });

  it("shows what is refused until it is put away, with what was to follow it", async () => {
    const server = new Server();
    const { queue } = phone(server);
    server.doing = (message) => ({ type: "refused", id: message.id, code: "hall-refused-not-here", sentence: "Not here." });
    const id = await queue.add(score(9));
    await queue.add({ type: "agree", play: "A5.3.9", of: 0 }, id);
    await settled();
    expect(queue.mine[0]).toMatchObject({ state: "refused", sentence: "Not here." });
    expect(server.came).toEqual([id]);
    await queue.dismiss(id);
    await settled();
    expect(queue.mine).toEqual([]);
    expect(server.came).toEqual([id]);
  });

  it("never sends what another place of this phone has kept, and names its session", async () => {
    const server = new Server();
    const tuesday = phone(server);
    server.doing = () => "lost";
    await tuesday.queue.add(score(9));
    await settled();
    const wednesday = phone(server, tuesday.store, "/s/Y/at/unit:5");
    server.doing = (message) => ({ type: "done", id: message.id, version: 1 });
    wednesday.queue.wake();
    await settled();
    expect(server.kept).toEqual([]);
    expect(wednesday.queue.mine).toEqual([]);
    expect(wednesday.queue.others.map((one) => [one.evening, one.place])).toEqual([["Tuesday", "/s/X/at/unit:5"]]);
    await wednesday.queue.dismiss(wednesday.queue.others[0]?.id ?? "");
    expect(await tuesday.store.all()).toEqual([]);
  });

  it("goes on after a store that failed", async () => {
    const server = new Server();
    const { queue, store, clock } = phone(server);
    const remove = store.remove.bind(store);
    store.remove = () => Promise.reject(new Error("disk"));
    await queue.add(score(9));
    await settled();
    expect(clock.waits).toHaveLength(1);
    store.remove = remove;
    await clock.pass();
    expect(queue.mine).toEqual([]);
    expect(server.kept).toHaveLength(1);
  });

  it.each(["add", "change", "remove", "all"] as const)("goes on in memory, and says so, when the disk refuses: %s", async (refused) => {
    const server = new Server();
    const disk = new MemoryKeeping();
    let lost = 0;
    server.doing = () => "lost";
    const { queue, clock } = phone(server, new KeepingOn(disk, () => lost++));
    await queue.add(score(1));
    await settled();
    Object.assign(disk, { [refused]: () => Promise.reject(new Error("QuotaExceededError")) });
    await queue.add(score(2));
    await settled();
    server.doing = (message) => ({ type: "done", id: message.id, version: 1 });
    await clock.pass();
    expect(boards(server.kept)).toEqual(["A5.3.1", "A5.3.2"]);
    expect(queue.mine).toEqual([]);
    expect(lost).toBe(1);
  });
});

// The phones of an evening, without a browser: the page's own queue, driven by lines of JSON on the standard input.
//
//   {"do": "open", "phone": "5a", "path": "/s/ID/at/unit:5", "secret": …}   the page is opened; what it had kept is sent
//   {"do": "say", "phone": "5a", "key": 7, "said": {…}}                     something is tapped
//   {"do": "confirm", "phone": "5a", "id": …}                               it was asked about it, and says it is so
//   {"do": "reload", "phone": "5a"}     the page is loaded anew: memory is gone, what is kept is not
//   {"do": "die", "phone": "5a"}        the phone is gone, with what it had kept
//   {"do": "lost", "phone": "5a", "how": "away" | "deaf" | "here"}    nothing gets out; nothing comes back; all is well
//   {"do": "server", "address": "http://…"}
//
// On the standard output: {"phone", "id", "key"} once it is kept there, then {"phone", "id", "reply"} for each answer.
import { createInterface } from "node:readline";
import { MemoryKeeping } from "../../page/src/hall/kept.ts";
import { NoAnswer, Queue } from "../../page/src/hall/queue.ts";
import type { Said } from "../../page/src/hall/queue.ts";
import type { HallMessage, SaidReply } from "../../page/src/hall/wire.ts";

type How = "away" | "deaf" | "here";
let server = "";

class Phone {
  how: How = "here";
  queue: Queue | undefined;
  // what a browser keeps on disk
  private readonly keeping = new MemoryKeeping();
  constructor(
    readonly name: string,
    readonly path: string,
    readonly secret: string,
    readonly language: string,
  ) {
    this.open();
  }

  /** The page is loaded. The one before it does nothing any more. */
  open(): void {
    const queue: Queue = new Queue(this.keeping, this.path, () => "", {
      post: (message) => this.post(message, queue),
      changed: () => undefined,
      now: () => Date.now(),
      later: (then, milliseconds) => {
        // an evening is over in a minute here
        const timer = setTimeout(() => this.queue === queue && then(), milliseconds / 10);
        return () => clearTimeout(timer);
      },
    });
    this.queue = queue;
    queue.wake();
  }

  private async post(message: HallMessage, from: Queue): Promise<SaidReply> {
    if (this.how === "away" || this.queue !== from) throw new NoAnswer();
    const answer = await fetch(`${server}${this.path}/facts`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${this.secret}`,
        "accept-language": this.language,
      },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    const reply = answer && [200, 400, 409].includes(answer.status) ? await answer.json().catch(() => undefined) : undefined;
    // whoever is deaf, or has been loaded anew, does not hear what the server did
    if (!reply || (this.how as How) === "deaf" || this.queue !== from) throw new NoAnswer();
    tell({ phone: this.name, id: message.id, reply });
    return reply as SaidReply;
  }
}

const phones = new Map<string, Phone>();
const tell = (what: object) => process.stdout.write(`${JSON.stringify(what)}\n`);

async function done(line: any): Promise<void> {
  const phone = phones.get(line.phone);
  if (line.do === "server") server = line.address;
  else if (line.do === "open") phones.set(line.phone, new Phone(line.phone, line.path, line.secret, line.language ?? "en"));
  else if (!phone?.queue) return;
  else if (line.do === "say") {
    const id = await phone.queue.add(line.said as Said);
    tell({ phone: line.phone, id, key: line.key });
  } else if (line.do === "confirm") await phone.queue.confirm(line.id);
  else if (line.do === "dismiss") await phone.queue.dismiss(line.id);
  else if (line.do === "reload") phone.open();
  else if (line.do === "die") {
    phone.queue = undefined;
    phones.delete(line.phone);
  } else if (line.do === "lost") {
    phone.how = line.how;
    if (line.how === "here") phone.queue.wake();
  }
}

const lines = createInterface({ input: process.stdin });
lines.on("line", (line) => void done(JSON.parse(line)));
lines.on("close", () => process.exit(0));

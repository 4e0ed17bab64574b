// One message over HTTP, and its answer.
import { GONE } from "../lib/line.ts";
import { NoAnswer } from "./queue.ts";
import type { HallMessage, SaidReply } from "./wire.ts";

const PATIENCE = 10_000;
/** Statuses with an answer of the session; after any other one it is sent again. */
const ANSWERED = [200, 400, 409];

/** Sends it from the place of that path. `gone`: called where the link is no longer good.
 * @throws NoAnswer */
export async function post(path: string, language: string, message: HallMessage, gone: () => void): Promise<SaidReply> {
  const answer = await fetch(`${path}/facts?language=${encodeURIComponent(language)}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => undefined);
  if (answer && GONE.includes(answer.status)) gone();
  if (!answer || !ANSWERED.includes(answer.status)) throw new NoAnswer();
  const reply = (await answer.json().catch(() => undefined)) as SaidReply | undefined;
  if (!reply) throw new NoAnswer();
  return reply;
}

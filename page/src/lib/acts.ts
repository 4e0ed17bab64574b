// An act of the table as one sentence.
import { callOf, playOf } from "./board.ts";
import { isSeat, side } from "./cards.ts";
import type { View } from "./view.ts";
import type { Happened } from "./wire.ts";
import type { Words } from "./words.ts";

export const VERBS = [
  "call", "substitute", "retract", "play", "face", "spread", "designate", "expose", "pick_up", "inspect", "claim", "concede",
  "agree", "contest", "play_on", "alert", "announce", "ask", "explain", "clarify", "review", "restate", "correct", "convey",
  "learn", "consult", "attention", "prevent", "summon", "reserve", "dispute", "waive", "assess", "choose", "score", "appeal",
  "state", "explain_options", "find", "rule", "cancel", "penalize", "adjust", "resume", "decide_appeal", "result", "realise",
] as const;
export type Verb = (typeof VERBS)[number];

// `choose` may carry a call, a card or a suit, `state` cards, a `play` the card that was named: the verb comes first here
const FIRST: readonly Verb[] = ["choose", "state", "learn", "play", "convey"];

export function verb(act: Happened): Verb {
  return FIRST.find((one) => act[one] !== undefined) ?? VERBS.find((one) => act[one] !== undefined) ?? "state";
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** One sentence in the viewer's language: who did what. */
export function sentence(view: View, words: Words, act: Happened): string {
  const what = verb(act);
  const value = act[what];
  const text = typeof value === "string" ? value : (act.text ?? "");
  const about = callOf(view, act.of)?.call;
  const variables: Record<string, string | number> = { seat: act.by, text, words: text };
  let part = "sentence";
  switch (what) {
    case "call":
    case "substitute":
      variables.call = words.call(String(value), "short");
      break;
    case "retract":
      variables.what = String(value);
      break;
    case "play":
      if (act.down && typeof value !== "string") part = "down";
      else variables.card = words.card(String(value));
      if (isSeat(String(act.from)) && act.from !== act.by) part = "dummy";
      break;
    case "face":
      variables.card = words.card(typeof value === "string" ? value : (view.answer.plays.find((p) => p.by === act.by)?.card ?? ""));
      break;
    case "expose":
    case "pick_up":
      variables.card = words.list(texts(value).map((card) => words.card(card)));
      break;
    case "claim":
    case "concede":
      variables.tricks = Number((value as { tricks?: number }).tricks ?? 0);
      break;
    case "alert":
      variables.call = about ? words.call(about) : "";
      break;
    case "explain":
      if (!about) return words.say("page-explains", variables);
      variables.call = words.call(about);
      break;
    case "restate":
      variables.text = value === "right" ? words.say("page-as-made") : words.list(texts(value).map((call) => words.call(call, "short")));
      break;
    case "convey":
      return words.say(`convey-${text}.sentence`, variables);
    case "learn":
    case "consult":
      return words.attempt(`${what}-${text}.sentence`, variables) ?? words.say(`act-${what}.sentence`, variables);
    case "choose":
      variables.option = words.say(`option-${text}.label`);
      break;
    case "score":
      variables.result = words.say("count-tricks", { tricks: Number(value) });
      break;
    case "result":
      variables.tricks = Number(value);
      break;
    case "appeal":
      if (isSeat(act.by)) variables.side = side(act.by);
      break;
    case "state":
      return words.say(`state-${text}.sentence`, { ...variables, seat: String(act.seat ?? act.by) });
    case "find":
      variables.text = words.say(`question-${text}.label`);
      break;
    case "rule":
      variables.text = words.say(`ruling-${text}.label`);
      break;
    case "cancel":
      variables.text = words.say(`cancel-${text}.label`);
      break;
    case "penalize": {
      const penalty = value as { side?: string; kind?: string };
      variables.side = penalty.side ?? "NS";
      variables.text = words.say(`penalty-${penalty.kind ?? "procedural"}.label`);
      break;
    }
    case "decide_appeal":
      variables.decision = String(value);
      break;
  }
  return words.attempt(`act-${what}.${part}`, variables) ?? `${words.seat(act.by)}: ${words.say(`act-${what}.label`)}`;
}

/** The same for a voice: calls and cards in full words. */
export function spoken(view: View, words: Words, act: Happened): string {
  const what = verb(act);
  if (what === "call") return words.say("spoken-call", { seat: act.by, call: words.call(String(act.call), "spoken") });
  if (what === "play" && typeof act.play === "string") {
    const hand = String(act.from ?? act.by);
    return words.say("spoken-call", { seat: hand, call: words.card(act.play, "spoken") });
  }
  return sentence(view, words, act);
}

/** What an act was about, in the fewest words: a call, a card. */
export function short(view: View, words: Words, act: string | undefined): string {
  const call = callOf(view, act);
  if (call) return `${words.seat(call.by)} ${words.call(call.call, "short")}`;
  const play = playOf(view, act);
  if (play) return `${words.seat(play.hand)} ${words.card(play.card)}`;
  const other = view.happened.find((one) => one.act === act);
  return other ? sentence(view, words, other) : "";
}

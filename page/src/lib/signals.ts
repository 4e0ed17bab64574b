// What is heard and felt when something waits for the viewer: as he wants it, and never more than that.
import { myTurn, ownDuties, waitsFor } from "./board.ts";
import type { View } from "./view.ts";

export type Signal = "turn" | "question" | "stop";

const asked = (view: View): boolean => ownDuties(view).some(({ duty }) => duty.what === "explain");

/** The table waits for something of the viewer's: a call, a card, a choice, an answer to a claim or to a question. */
export const toAct = (view: View): boolean => waitsFor(view) || (!view.answer.frozen && asked(view));

/** What there is to notice now that was not there before; at most one thing, the most urgent. */
export function signalOf(before: View | undefined, now: View): Signal | null {
  const same = before?.table.boards === now.table.boards;
  if (now.answer.frozen && !(same && before?.answer.frozen)) return "stop";
  if (asked(now) && !(same && before && asked(before))) return "question";
  const waits = (view: View | undefined): boolean => view !== undefined && myTurn(view) && !view.answer.frozen;
  // from one card of a hand to the next of another it is his turn again
  const moved = !same || before?.answer.turn !== now.answer.turn || !waits(before);
  return waits(now) && moved ? "turn" : null;
}

/** Knocks on wood: one for the turn, two for a question; a bell where play stops. */
const SOUNDS: Record<Signal, { at: number[]; pitch: number; lasts: number; shape: OscillatorType }> = {
  turn: { at: [0], pitch: 320, lasts: 0.07, shape: "triangle" },
  question: { at: [0, 0.16], pitch: 320, lasts: 0.07, shape: "triangle" },
  stop: { at: [0], pitch: 880, lasts: 0.9, shape: "sine" },
};
const SHAKES: Record<Signal, number[]> = { turn: [60], question: [60, 80, 60], stop: [200] };

let context: AudioContext | undefined;

/** To be called in answer to a touch: before one, browsers let no page be heard. */
export function awaken(): void {
  context ??= new AudioContext();
  void context.resume();
}

export function sound(signal: Signal): void {
  if (!context) return;
  const { at, pitch, lasts, shape } = SOUNDS[signal];
  for (const offset of at) {
    const from = context.currentTime + offset;
    const source = new OscillatorNode(context, { type: shape, frequency: pitch });
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(0.25, from);
    loudness.gain.exponentialRampToValueAtTime(0.001, from + lasts);
    source.connect(loudness).connect(context.destination);
    source.start(from);
    source.stop(from + lasts);
  }
}

export const canShake = (): boolean => typeof navigator.vibrate === "function";
export const shake = (signal: Signal): void => void (canShake() && navigator.vibrate(SHAKES[signal]));

// A view as the page keeps it: a list that its viewer is not sent is an empty one.
import type { Answer as AnswerSent, View as ViewSent } from "./wire.ts";

const EMPTY = { options: [], obligations: [], rights: {}, irregularities: [], penalty_cards: [], rulings: [], penalties: [], errors: [] };

export type Answer = AnswerSent & Required<Pick<AnswerSent, keyof typeof EMPTY>>;
export type View = Omit<ViewSent, "answer"> & { answer: Answer };

export const kept = (view: ViewSent): View => ({ ...view, told: view.told ?? {}, answer: { ...EMPTY, ...view.answer } });

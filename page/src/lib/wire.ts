// What goes over the socket: the names are those of the server's own structures.

export type Seat = "N" | "E" | "S" | "W";
export type Who = Seat | "spectator" | "director";
export type Language = "en" | "fr" | "nb";
export type Suit = "S" | "H" | "D" | "C";

export interface Call {
  act: string;
  by: Seat;
  call: string;
  status: string;
  implied?: boolean;
}

export interface Play {
  act: string;
  by: Seat;
  card: string;
  hand: Seat;
  trick: number | null;
  status: string;
  down?: boolean;
}

export interface Irregularity {
  id: string;
  kind: string;
  by: Seat | null;
  act: string;
  law: string;
  status: string;
}

export interface Option {
  id: string;
  by: Seat | "director";
  irregularity: string | null;
  law: string;
  suits: Suit[] | null;
  calls: string[] | null;
  cards?: string[];
}

export interface Obligation {
  who: Seat;
  what: string;
  until: string;
  law: string;
  suit?: Suit;
  suits?: Suit[];
  card?: string;
  call?: string;
  because?: string[];
}

export interface Question {
  id: string;
  kind: string;
  of: string;
  seat: Seat | null;
  law: string;
  answer: unknown;
}

export interface Answer {
  laws: number;
  authority: string;
  seat?: Seat;
  after: string;
  phase: "setup" | "auction" | "clarification" | "play" | "ended" | "closed";
  turn: Seat | null;
  frozen: boolean;
  contract: string | null;
  declarer: Seat | null;
  tricks: { NS: number; EW: number };
  hands?: Partial<Record<Seat, string>>;
  auction: Call[];
  plays: Play[];
  face_down?: { act: string; by: Seat }[];
  penalty_cards: { card: string; seat: Seat; rank: "major" | "minor" }[];
  irregularities: Irregularity[];
  options: Option[];
  obligations: Obligation[];
  rights: Partial<Record<Seat, string[]>>;
  information?: Partial<Record<Seat, { about: string; kind: string; status: string; from: Seat | null; law: string }[]>>;
  questions?: Question[];
  rulings: { irregularity: string | null; rectification: string; law: string; transfer: number }[];
  penalties: unknown[];
  score: unknown;
  errors: { act: string; kind: string; code: string; message: string }[];
}

/** An act that the viewer perceived: its verb is one of its keys. */
export interface Happened {
  act: string;
  by: Seat | "director" | "spectator";
  of?: string;
  text?: string;
  at?: number;
  took?: number;
  [verb: string]: unknown;
}

/** A sentence about element `n` of the list of the same name in the answer. */
export interface Told {
  n: number;
  label?: string;
  sentence: string;
  why?: string;
  law?: string;
  law_label?: string;
  yes?: string;
  no?: string;
  form?: string;
  by?: string;
}

export type ToldList =
  | "options"
  | "obligations"
  | "irregularities"
  | "rulings"
  | "information"
  | "questions"
  | "rights"
  | "penalties"
  | "errors";

export interface Report {
  id: string;
  by: Seat | "spectator";
  about: { by?: Seat; convey?: string; text?: string; of?: string };
  at?: number;
  taken_up: boolean;
}

export interface Table {
  id: string;
  title: string;
  board: number;
  /** The place of this board at the table, from 1. */
  boards: number;
  dealer: Seat;
  vulnerable: "None" | "NS" | "EW" | "All";
  laws: number;
  authority: string;
  scoring: string;
  entry: "allow" | "prevent";
  alerts: "partner" | "self" | "screenmate";
  opening_lead: "face_down" | "face_up";
  players: Partial<Record<Seat, string>>;
}

export interface View {
  type: "view";
  revision: number;
  who: Who;
  table: Table;
  answer: Answer;
  happened: Happened[];
  can: { calls?: string[]; cards?: string[] };
  waiting: Seat[];
  reports?: Report[];
  told: Partial<Record<ToldList, Told[]>> & { state?: string; score?: string[] };
}

export interface Objection {
  kind: string;
  law: string;
  label: string;
  sentence: string;
}

export interface Refused {
  type: "refused";
  id: string;
  code: string;
  sentence: string;
  objections?: Objection[];
}

export type Presence = Partial<Record<Who, boolean>>;

export type FromServer =
  | View
  | Refused
  | { type: "done"; id: string; revision: number }
  | { type: "presence"; seats: Presence }
  | { type: "pong" };

/** An act as its author sends it: the verb with its value, and what belongs to it. */
export type Act = Record<string, unknown>;

export type ToServer =
  | { type: "hello"; language: Language; seen: number | null }
  | { type: "act"; id: string; seen?: number; confirmed: boolean; act: Act; place?: number }
  | { type: "look"; place: number | null }
  | { type: "report"; id: string; about: Record<string, unknown> }
  | { type: "next_board"; id: string; pbn?: string }
  | { type: "take_up"; id: string; report: string; place?: number }
  | { type: "ping" };

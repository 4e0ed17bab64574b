// Made by `make wire` from the types of the server: change those (web/page_types.py says which), not this file.

export type FromServer = View | Kept | Refused | Presence | CalledAtTable | ToJudge | Pong;
export type Who = "N" | "E" | "S" | "W" | "spectator" | "director";
export type Seat = "N" | "E" | "S" | "W";
export type Phase = "setup" | "auction" | "clarification" | "play" | "ended" | "closed";
export type Suit = "S" | "H" | "D" | "C";
export type Side = "NS" | "EW";
export type Actor = "N" | "E" | "S" | "W" | "director";
export type ToServer =
  Hello | Ping | Look | Judged | Sent | Report | TakeUp | Note | NextBoard | NoQuestions | Import | WriteCard;
export type Language = string;

export interface Wire {
  FromServer: FromServer;
  ToServer: ToServer;
  ScoreSheet: ScoreSheet;
  IfClaimed: IfClaimed;
  IfPlayed: IfPlayed;
  SystemCards: SystemCards;
  Language: Language;
  Languages: Languages;
}
/**
 * What `who` sees, at his revision. `rights` and his own `reports` are a player's; all `reports`, `notes`, `deal`
 * and the `road` of the ruling (`bridgelaw ruling --json`) the Director's. `claim`: while the board waits for it;
 * `undo`: what a player may want to undo; `facts`: what the four have noted among themselves,
 * `found` what the Director has found of it;
 * `result`: once it is over, for those who have played it; `rescored`: scores of earlier boards that were adjusted
 * since this one began; `decision`: what a player may read of a claim that was decided; `read_out`:
 * while play stands still, what the other players may choose.
 */
export interface View {
  type: "view";
  revision: number;
  who: Who;
  table: TableConditions;
  answer: Answer;
  happened: Happened[];
  can: Can;
  waiting: Actor[];
  rights?: Right[];
  reports?: Reported[];
  notes?: Noted[];
  deal?: string;
  claim?: Claimed;
  undo?: Undo;
  facts?: NotedFact[];
  found?: FoundFact[];
  result?: ComparedResult;
  rescored?: Rescored[];
  decision?: Decision;
  read_out?: Option[];
  road?: RoadInView;
  told: Sentences;
}
/**
 * What everybody knows of the table and of the conditions of its board; `boards`: its place there, from 1;
 * `pointed_at`: verbs of the acts to which attention can be drawn; `notes`: whether a pause or remark may be noted
 * among the players; else it is for the Director at once; `programs`: the places at which programs sit, the
 * Director's among them where one directs; `lesson`: which lesson the table is; `session`: where in a session it
 * stands, if it does.
 */
export interface TableConditions {
  id: string;
  title: string;
  board: number;
  boards: number;
  dealer: Seat;
  vulnerable: "All" | "EW" | "NS" | "None";
  laws: number;
  authority: string;
  scoring: ("bam" | "imp" | "mp" | "total") | null;
  entry: "allow" | "prevent";
  screens: boolean;
  alerts: "partner" | "screenmate" | "self";
  opening_lead: "face_down" | "face_up";
  pointed_at: string[];
  notes: boolean;
  players: Hands;
  programs: Who[];
  lesson: LessonPlace | null;
  session?: TableInSession;
}
export interface Hands {
  N?: string;
  E?: string;
  S?: string;
  W?: string;
}
/**
 * The lesson that a table is: its name, and which one it is of how many. `moment`: after so many acts it is the
 * person's turn to do something; None: he plays the whole board.
 */
export interface LessonPlace {
  name: string;
  n: number;
  of: number;
  moment?: number | null;
}
/**
 * Where in a session the table stands: its id, the section (empty: the only one), the table there, the round, and
 * how many `boards` that has. Other boards are not played at this table.
 */
export interface TableInSession {
  id: string;
  section: string;
  table: number;
  round: number;
  boards: number;
}
export interface Answer {
  bridgelaw: number;
  laws: number;
  authority: string;
  after: string;
  phase: Phase;
  turn: Seat | null;
  frozen: boolean;
  contract: string | null;
  declarer: Seat | null;
  tricks: Tricks;
  hands: Hands;
  auction: Call[];
  plays: Play[];
  face_down?: FaceDown[];
  penalty_cards: PenaltyCard[];
  irregularities: Irregularity[];
  obligations: Obligation[];
  rulings: Ruling[];
  penalties: Penalty[];
  score: Score | null;
  earlier?: string[];
  seat?: Seat;
  options?: Option[];
  rights?: {
    [k: string]: string[];
  };
  information?: {
    [k: string]: Entry[];
  };
  errors?: DirectorsActError[];
  questions?: Question[];
  lead_restrictions?: LeadRestriction[];
}
export interface Tricks {
  NS: number;
  EW: number;
}
/**
 * One call ever made, with its standing. `implied`: nobody made it, it is taken as made.
 */
export interface Call {
  act: string;
  by: Seat;
  call: string;
  status: string;
  implied?: boolean;
}
/**
 * One card ever played, with its standing; `trick` is null for a card faced before there was a trick.
 */
export interface Play {
  act: string;
  by: Seat;
  card: string;
  hand: Seat;
  trick: number | null;
  status: string;
  down?: boolean;
}
/**
 * A lead of another player that lies face down: that it is there, not which card it is.
 */
export interface FaceDown {
  act: string;
  by: Seat;
}
/**
 * A penalty card on the table.
 */
export interface PenaltyCard {
  card: string;
  seat: Seat;
  rank: "major" | "minor";
}
/**
 * What was irregular.
 */
export interface Irregularity {
  id: string;
  kind: string;
  by: Seat | null;
  act: string;
  law: string;
  status: string;
  force: string;
  because: string[];
  side?: string;
}
/**
 * What somebody must do, or must not do.
 */
export interface Obligation {
  who: Seat;
  what: string;
  until: string;
  law: string;
  because: string[];
  suit?: Suit;
  suits?: Suit[];
  card?: string;
  call?: string;
  irregularity?: string;
}
/**
 * What the Laws make of an irregularity; of a `claim`, where `irregularity` is null.
 */
export interface Ruling {
  irregularity: string | null;
  rectification: string;
  law: string;
  transfer: number;
  because: string[];
  side?: string;
  claim?: DecidedClaim;
}
/**
 * What became of the claim or concession `act`: its side gets `given` of the tricks `left`, of which it had claimed
 * `claimed` (a concession: what it kept).
 */
export interface DecidedClaim {
  act: string;
  side: string;
  given: number;
  left: number;
  claimed: number;
}
/**
 * A penalty, with the provision under which the Director has imposed it; his reason is for nobody else.
 */
export interface Penalty {
  side: Side;
  unit: "imp" | "mp" | "percent" | "vp";
  amount: number;
  kind: "disciplinary" | "procedural";
  law?: string;
  reason?: string;
}
/**
 * The score of a board. Contract, declarer and tricks are those of the table; `results` those that are awarded, by
 * side, as all figures are. Players are not told `matchpoints top imps self_inflicted`, nor what a result is in
 * `percent`.
 */
export interface Score {
  kind: string;
  contract?: string | null;
  declarer?: Seat | null;
  tricks?: number | null;
  points?: {
    [k: string]: number;
  };
  results?: {
    [k: string]: ScoreResult[];
  };
  matchpoints?: {
    [k: string]: number;
  };
  imps?: {
    [k: string]: number;
  };
  percent?: {
    [k: string]: number;
  };
  top?: number;
  self_inflicted?: SelfInflicted;
}
/**
 * A result that a side is given: contract `P` without declarer and tricks, `points` unless they hang on a
 * vulnerability that nobody knows, `weight` where it is one of several.
 */
export interface ScoreResult {
  contract: string;
  by?: Seat;
  tricks?: number | null;
  points?: number;
  weight?: number;
}
/**
 * What a side that damaged itself would have got without the infraction, without its own error, and what it got.
 */
export interface SelfInflicted {
  without_infraction: number;
  without_error: number;
  table: number;
}
/**
 * What somebody may choose; `by` is a seat or `director`. `then`: what would hold if it were chosen.
 */
export interface Option {
  id: string;
  by: Actor;
  irregularity: string | null;
  law: string;
  suits: Suit[] | null;
  calls: string[] | null;
  because: string[];
  cards?: string[];
  then?: {
    [k: string]: unknown;
  }[];
}
/**
 * A fact that a seat received, and whether it may use it. `card`: of several cards that the act showed, the one
 * that this is about.
 */
export interface Entry {
  about: string;
  kind: string;
  status: string;
  from: Seat | null;
  law: string;
  because: string[];
  since?: string;
  ended?: string;
  for?: string;
  basis?: string;
  card?: string;
}
/**
 * The same as the Director is told it. With `laws` the act counts, but these provisions could not be followed.
 * `fits`: acts in the form of the record, without their details, that would have done something.
 */
export interface DirectorsActError {
  act: string;
  kind: string;
  message: string;
  code: string;
  laws?: string[];
  fits?: {
    [k: string]: string | boolean;
  }[];
}
/**
 * What only the Director can say. `evidence`: what lies beside it; it answers nothing. `most`: the largest number
 * that can be answered.
 */
export interface Question {
  id: string;
  kind: string;
  of: string;
  seat: Seat | null;
  law: string;
  answer: unknown;
  because: string[];
  evidence?: Evidence;
  most?: number;
}
/**
 * What lies beside a Question: times, the auction and the ledger of its seat at that moment, findings, a poll, and
 * beside the Question what was suggested its second stage.
 *
 * `ledger` holds entries in the form of `information`.
 */
export interface Evidence {
  times?: Time[];
  auction?: Called[];
  ledger?: unknown[];
  findings?: Finding[];
  poll?: Poll;
  second?: SecondStage[];
}
/**
 * How long a player took, and what is usual for him; `phase` is `auction` or `play`.
 *
 * `pause`: the seconds that the regulations asked him to wait there.
 */
export interface Time {
  act: string;
  by: string;
  took: number;
  phase: string;
  norm?: Norm;
  pause?: number;
}
/**
 * A player's usual time in seconds, from `n` acts (ten at least).
 *
 * `source` is `acts` (his own in the same phase, with quartiles) or `norms` (those of the record).
 */
export interface Norm {
  median: number;
  n: number;
  source: string;
  low?: number;
  high?: number;
}
/**
 * A call made before the act that is asked about.
 */
export interface Called {
  act: string;
  by: string;
  call: string;
}
/**
 * What the Director has found about the same acts.
 */
export interface Finding {
  act: string;
  kind: string;
  of: string | null;
  seat: string | null;
  value: unknown;
}
/**
 * What a poll shows. It answers no Question by itself. `class` are the players asked.
 *
 * `fits`: whether the numbers can be those of one poll. `missed`: how likely it is that nobody of so many names an
 * action that just reaches the standard. `few`: fewer than `least` were asked. `more`: the poll leaves it open, more
 * players should be asked.
 */
export interface Poll {
  asked: number;
  class?: string;
  standard: Standard | null;
  fits: boolean;
  actions: Polled[];
  missed?: number;
  few: boolean;
  least: number;
  more: boolean;
}
/**
 * What a poll is measured by. `measure` is `considered`, or `another_chosen`: another action than the one that most
 * choose. `origin` says who has set the share: `authority`, `given` (for this board), `default` (of the program).
 */
export interface Standard {
  measure: string;
  share: number;
  chosen_min: number;
  origin: string;
}
/**
 * One action in a poll: `count` of those asked are what is measured, `interval` holds the share among all such
 * players (95 %, Clopper and Pearson), `probability` says how probably it reaches the standard.
 *
 * `shows` is `reached`, `not_reached` (all of the interval on one side), `open`, or null where nothing is measured.
 */
export interface Polled {
  action: string;
  chosen: number;
  considered: number;
  count: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  interval: [number, number];
  probability: number | null;
  shows: string | null;
}
/**
 * What a poll shows of players who had been told of a pause (`knows`: `pause` or `haste`), beside the first stage,
 * at which `first` were asked: `other` players or the `same` (`group`). It counts for no logical alternative.
 *
 * `may_hold`: what they think that partner may hold, without numbers. `few`: one of the groups is small. `fits` and
 * `class` as in `Poll`.
 */
export interface SecondStage {
  first: number;
  asked: number;
  class?: string;
  knows: string;
  group: string;
  fits: boolean;
  actions: Drawn[];
  may_hold: string[];
  few: boolean;
}
/**
 * One action at both stages of a poll: chosen by so many at the first, at the second more and less attractive to so
 * many. `interval` of the difference between the two shares (95 %); null where the share is no larger, or the same
 * people were asked. `chance`: how often chance alone would part two such groups so far, null where the share is no
 * larger; of the same people, those who changed. `moves`: `more` or `less` where that is 5 % or less, else `open`.
 */
export interface Drawn {
  action: string;
  chosen: number;
  attractive: number;
  less: number;
  interval: [number, number] | null;
  chance: number | null;
  moves: string;
}
/**
 * What declarer may still come to do about the first lead of `seat`, because the call of `by` in `act` was
 * withdrawn: which `options` he will have then, and about which `suits` (left out: any one suit). The options are left
 * out where the Director has to find first what the call showed. `if`: the finding on which it hangs.
 */
export interface LeadRestriction {
  seat: Seat;
  by: Seat;
  act: string;
  call: string;
  law: string;
  irregularity: string;
  because: string[];
  options?: string[];
  suits?: Suit[];
  if?: {
    [k: string]: boolean;
  };
}
/**
 * An act that the viewer perceived: its verb is one of its keys.
 */
export interface Happened {
  act: string;
  by: Who;
  of?: string;
  text?: string;
  at?: number;
  took?: number;
  [k: string]: unknown;
}
/**
 * The calls, and the cards (of the hand `of`, his own or dummy's); both empty when it is not his turn.
 *
 * `call_as`: what a call from the bidding box is, whether or not it is in turn: an act with it, or (`other_call`) that
 * option chosen with it; None: the box is shut.
 * `stopped`: play has stopped for him, so that he is to call and play nothing. `costs`: while a call of his replaces
 * one that was refused, by each call of the box what it would bring (`bridgelaw.answer.replacing`). `inspect`: the
 * number of the last trick, while he may look at it.
 */
export interface Can {
  calls?: string[];
  cards?: string[];
  of?: string | null;
  call_as?: ("call" | "other_call" | "substitute") | null;
  stopped?: boolean;
  costs?: {
    [k: string]: {
      [k: string]: unknown;
    }[];
  };
  inspect?: number;
}
/**
 * A right of a player, and the provision that gives it.
 */
export interface Right {
  right: string;
  law: string;
}
/**
 * A report: a player's own; for the Director also by whom, when, and the act that it has become, empty
 * where it was set aside.
 */
export interface Reported {
  id: string;
  about: About;
  by?: Seat;
  at?: number;
  taken_up?: string | null;
}
/**
 * What a report says: an act of the record format.
 */
export interface About {
  by: Seat;
  convey: string;
  of?: string;
  text?: string;
  took?: number;
  reported_by?: Seat;
}
/**
 * A note of the Director, and when he wrote it.
 */
export interface Noted {
  at: number;
  text: string;
}
/**
 * The claim or concession for which the board waits: the act, by whom, whether somebody has contested it, and
 * whether the viewer is one who may agree to it or contest it now.
 *
 * `objects`: he may contest it, and has not to agree to it: any player may (68D), dummy too. `partner`: the partner
 * of a defender who gives up tricks, as long as he may object at once (68B2); he agrees where he does not, and the
 * other side answers after him. `agreed`: he has agreed to it. `plays_on`: who has asked that play go on, as long as
 * nobody has refused it; `agrees`: the act of this request, where the viewer is one who may agree to it now. `left`:
 * the tricks that are left, and `result`: what the board comes to if it stands and nothing else is ruled on it.
 */
export interface Claimed {
  act: string;
  by: Seat;
  contested: boolean;
  answers: boolean;
  objects?: boolean;
  partner?: Seat | null;
  agreed?: boolean;
  plays_on?: Seat | null;
  agrees?: string | null;
  left?: number;
  result?: ScoreResult | null;
}
/**
 * Of a player's call or designation: in which `kinds` it may be undone now, by which provision each. `of`: his act,
 * by his own number; `until`: by whose next call it will be too late for a slip, where it is a call of another
 * player; `calls`: those that he could have made in its place.
 */
export interface Undo {
  of: string;
  act: "call" | "designation";
  kinds: ("mind" | "slip")[];
  law: {
    [k: string]: string;
  };
  until?: Seat | null;
  calls?: string[];
}
/**
 * The reservation `act` (by the viewer's number) about the call or card `of` of the player `by`: what `noted_by`
 * has seen (his `text`, and by what something was let known, if he says so), the `answers` of the other side, and
 * whether the viewer is `asked` for his.
 * `decided`: the Director has found that nothing was made available, or what it suggested.
 */
export interface NotedFact {
  act: string;
  of: string;
  by: Seat;
  noted_by: Seat;
  text: string;
  channel?:
    | "alert"
    | "answer"
    | "emphasis"
    | "gesture"
    | "haste"
    | "hesitation"
    | "mannerism"
    | "movement"
    | "no_alert"
    | "question"
    | "remark"
    | "stop_card"
    | "tone";
  basis: "agreed" | "disputed" | "stated";
  answers: {
    [k: string]: "agree" | "dispute";
  };
  asked: boolean;
  decided?: true;
}
/**
 * The note or report `act` (by the viewer's number) about the player `by`: whether the Director has found that it
 * was so. `fresh`: nobody has called or played since.
 */
export interface FoundFact {
  act: string;
  by: Seat;
  so: boolean;
  fresh: boolean;
}
/**
 * How a board compares: the `others`, tables whose result is known; the `traveller`, the highest score first, as
 * far as results are plain scores; what North-South get, in `imps` or in `percent` of the matchpoints. With no others
 * it is the first result on the board.
 */
export interface ComparedResult {
  others: number;
  traveller?: TravellerRow[];
  imps?: number | null;
  percent?: number | null;
}
/**
 * A score of the board in North-South's points, how many `times` it was obtained, whether one of them is `own`.
 */
export interface TravellerRow {
  points: number;
  times: number;
  own?: boolean;
}
/**
 * The adjusted `score` of the board at that `place` of the table (from 1), its number, and, for those who have
 * played it, the Director's reason (`text`).
 */
export interface Rescored {
  place: number;
  board: number;
  score: Score;
  text?: string;
}
/**
 * The claim or concession `act` (by the viewer's number) that was decided: what was said against it, in order, and
 * the Director's `reason` where he gave one.
 */
export interface Decision {
  act: string;
  objections?: Objected[];
  reason?: string;
}
/**
 * What the player `by` said against a claim.
 */
export interface Objected {
  by: Seat;
  text: string;
}
/**
 * The road at a live table. `before_play`: what has to be done before a table that stands still may go on;
 * `ends_by_itself`: whether it then goes on without a word of the Director's, None where that is not known;
 * `stands`: the result from which an adjustment starts.
 */
export interface RoadInView {
  after: string;
  appeal: AppealsSaid;
  appealed_award?: string;
  authority: string;
  award: string | null;
  awards: string[];
  before_play:
    | (
        | "adjust"
        | "by_hand"
        | "choose"
        | "decide_appeal"
        | "explain_options"
        | "find"
        | "nothing"
        | "play"
        | "resume"
        | "take_up"
        | "withdraw_award"
      )
    | null;
  bridgelaw: number;
  chosen: string[];
  chosen_under?: {
    [k: string]: string;
  };
  clauses?: string[];
  complaints: ComplaintSaid[];
  double_dummy?: {
    [k: string]: unknown;
  };
  ends_by_itself: boolean | null;
  facts: FactSaid[];
  laws: number;
  may_be_left?: boolean;
  next: NextSaid;
  obsolete: ObsoleteSaid[];
  offending: string | null;
  options: OptionSaid[];
  questions: QuestionSaid[];
  score: ScoresSaid;
  stands: ScoreResult | null;
  state: "appealed" | "decided" | "final" | "open" | "quiet" | "waiting";
  steps: StepSaid[];
  to_explain: string[];
}
/**
 * The time to appeal in minutes, the deposit, and the appeals.
 */
export interface AppealsSaid {
  appeals: AppealSaid[];
  deposit: string;
  minutes: number;
}
/**
 * An appeal, and how it was decided.
 */
export interface AppealSaid {
  act: string;
  by: string;
  concurring: boolean;
  decision: string | null;
  of: string | null;
}
/**
 * How something came to the Director.
 */
export interface ComplaintSaid {
  about: string | null;
  act: string;
  by: string;
  how: "attention" | "reserve" | "summon";
  phase: string;
}
/**
 * Something that a player is said to have done, and on what it rests.
 */
export interface FactSaid {
  about: string;
  basis: "agreed" | "disputed" | "found" | "not_found" | "stated";
  by: string | null;
}
/**
 * What is to be done now. `then`: what holds once the Director has explained; `irregularity`: the one to be taken
 * up.
 */
export interface NextSaid {
  do:
    | "adjust"
    | "by_hand"
    | "choose"
    | "decide_appeal"
    | "explain_options"
    | "find"
    | "nothing"
    | "play"
    | "resume"
    | "take_up"
    | "withdraw_award";
  irregularity?: string;
  options: OptionSaid[];
  question: QuestionSaid | null;
  regulations: SettingSaid[];
  step: ("adjustment" | "appeal" | "complaint" | "facts" | "options" | "play" | "questions") | null;
  then?: {
    [k: string]: unknown;
  }[];
}
/**
 * An option, in the form that it has in the answer.
 */
export interface OptionSaid {
  by: string;
  calls: string[] | null;
  cards?: string[];
  id: string;
  irregularity: string | null;
  law: string;
  suits: string[] | null;
  then?: {
    [k: string]: unknown;
  }[];
}
/**
 * A Question, open or answered. `choices`: what may be answered, where that hangs on the board; `most`: the largest
 * number, `outcomes`: the result of the board by each number from 0 on; `in_passing`: nobody has to wait for the
 * answer; `after_play`: nobody needs it before the board is over; `by`: the act that made it obsolete; `in_letter`: it
 * is a card, and stands in the letter.
 */
export interface QuestionSaid {
  after_play?: boolean;
  answers: AnswerSaid[];
  because: string[];
  by?: string;
  choices?: string[];
  in_letter?: boolean;
  in_passing?: boolean;
  kind: string;
  law: string | null;
  most?: number;
  of: string | null;
  outcomes?: ScoreResult[];
  seat: string | null;
  status: "answered" | "evidence" | "obsolete" | "open" | "waiting";
}
/**
 * An answer of the Director to a Question, in the act `act`.
 */
export interface AnswerSaid {
  act: string;
  consulted: string[];
  value: unknown;
  why: string;
}
/**
 * What is set on a board: the value, who has set it, the Law that leaves it open, and where it was found.
 */
export interface SettingSaid {
  confidence: string;
  law: string;
  name: string;
  origin: "authority" | "default" | "given";
  source: string;
  value: unknown;
}
/**
 * Something that no longer counts, since the act `by`.
 */
export interface ObsoleteSaid {
  about: string | null;
  by: string;
  kind: "answer" | "award" | "finding" | "irregularity" | "option" | "question" | "ruling";
  what: string;
}
/**
 * The score at the table, and the one that stands. `appealed`: the one against which there was an appeal, where
 * another one has taken its place.
 */
export interface ScoresSaid {
  after: Score | null;
  appealed?: Score;
  before: Score | null;
}
/**
 * A part of the road, and how far it is.
 */
export interface StepSaid {
  status: "done" | "later" | "not_needed" | "now";
  step: "adjustment" | "appeal" | "complaint" | "facts" | "options" | "play" | "questions";
}
/**
 * The sentences of a view: `prompt`, where the table is and what is asked of the viewer; lines, or one piece for
 * each element of the list of that name in the answer; one for each act in `happened`, and in `lately` those of what
 * was said and shown since the last call or card, in `explained` what the Director has said since then of what follows
 * from an irregularity; `said`: by its act, a phrase of another language that the viewer reads in his own;
 * `answered`: the Questions of the road that the Director has answered, and in `findings` what
 * each yes or no of his means, by its act; `stop` while play has
 * stopped, `reading`: what the Director is to read out next, `ends`: whether the stop then ends by itself, and
 * `reminders` what he says besides where the board goes on; `remind`: of what a player is reminded whose partner has
 * explained a call; `costs`, of the calls by which he replaces one of his; one of `facts` and `found`
 * for each in the view, and of `rescored`; `lesson`: what a lesson says.
 */
export interface Sentences {
  state?: string;
  prompt?: string;
  happened?: string[];
  stop?: Stop;
  score?: string[];
  penalties?: string[];
  options?: Piece[];
  read_out?: Piece[];
  obligations?: Piece[];
  irregularities?: Piece[];
  rulings?: Piece[];
  information?: Piece[];
  questions?: Piece[];
  answered?: Piece[];
  findings?: {
    [k: string]: string;
  };
  rights?: Piece[];
  errors?: Piece[];
  reading?: NextReadOut;
  ends?: string;
  reminders?: string[];
  lately?: string[];
  said?: {
    [k: string]: string;
  };
  remind?: Piece;
  explained?: CostLine[];
  costs?: CostOfCalls[];
  facts?: string[];
  found?: string[];
  rescored?: string[];
  lesson?: LessonTold;
}
/**
 * Why play has stopped, in a sentence; the irregularities in the answer (by their places) to which attention was
 * drawn; what comes next. `since`: the first act of the stop. `explained`: whether the Director has said what is open
 * to whom.
 */
export interface Stop {
  why?: string;
  since?: string;
  noticed: number[];
  next: string;
  explained: boolean;
}
/**
 * What is said of element `n` of a list: its name, the provision with how it is cited, the sentence; of an option
 * who has it, what it costs, what has to be named with it (`takes`), which `suits` that may be (several together have
 * blanks between), which calls are `legal` and which one `stands` there now and is no change, whether that takes the
 * place of an earlier call, and whether he may leave it; of an entry of the ledger whose it is, how it stands, why it
 * is so; of a Question its answers and their `form`, which act is likely `meant`, what can be `ticked` in one, by
 * their codes, of which `facts` one is put together, how those concerned are `heard` first, and the times that lie
 * `beside` it.
 */
export interface Piece {
  seat?: string;
  n: number;
  label?: string;
  law?: string;
  law_label?: string;
  sentence: string;
  by?: string;
  costs?: CostLine[];
  takes?: "call" | "card" | "seat" | "suit";
  suits?: string[];
  legal?: string[];
  stands?: string;
  substitutes?: boolean;
  may_be_left?: boolean;
  status?: string;
  why?: string;
  form?: string;
  meant?: string;
  ticked?: string[];
  facts?: string[];
  heard?: CostLine[];
  beside?: string[];
  yes?: string | null;
  no?: string | null;
}
/**
 * A line of what an option costs, `depth` steps in; a `head` is the condition of what stands under it.
 */
export interface CostLine {
  text: string;
  depth: number;
  head: boolean;
  law_label?: string;
}
/**
 * What the Director reads out when he explains: the options that open then, each with its costs, and what follows
 * besides, or where nobody has a choice.
 */
export interface NextReadOut {
  options: Piece[];
  follows: CostLine[];
}
/**
 * What each of these `calls` costs that replaces another one, and with what their keys are marked.
 */
export interface CostOfCalls {
  calls: string[];
  mark: "asked" | "costs" | "free";
  costs: CostLine[];
}
/**
 * `say`: where the table is and what is asked; `end`, once something has been done about it: what the Laws want;
 * `found`: what a Director would have had to find out, and what he finds in this lesson.
 */
export interface LessonTold {
  say: string;
  end?: string;
  found?: string;
}
/**
 * It was kept; `revision` is that of the sender's view after it.
 */
export interface Kept {
  type: "done";
  id: string;
  revision: number;
}
/**
 * Nothing was kept, and why.
 */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  sentence: string;
  objections?: Objection[];
}
/**
 * What would be irregular about an act.
 */
export interface Objection {
  kind: string;
  law: string;
  label: string;
  sentence: string;
  law_label: string;
}
/**
 * Which of the seats and the Director are connected.
 */
export interface Presence {
  type: "presence";
  seats: Connected;
}
export interface Connected {
  N?: boolean;
  E?: boolean;
  S?: boolean;
  W?: boolean;
  director?: boolean;
}
/**
 * The Director is called where he does not look: on which board, and what he is told of it there (nothing where he
 * has no language). `place`: its place, where that board is over.
 */
export interface CalledAtTable {
  type: "called";
  board: number;
  place?: number;
  sentence?: string;
}
/**
 * What the only person at a table that a program directs is asked: what he would find. Without `question`: nothing
 * any more. `kind` and `of` are to be sent back with the answer; `most`: the largest number of tricks.
 */
export interface ToJudge {
  type: "to_judge";
  kind?: string;
  of?: string | null;
  question?: Piece | null;
  most?: number | null;
}
/**
 * Somebody is there.
 */
export interface Pong {
  type: "pong";
}
/**
 * The first message: the language of the sentences (none for a program), and the last revision that he has.
 *
 * `only_own`, `only_dummys`: the only card that he can play from that hand is played for him after an even time.
 */
export interface Hello {
  type: "hello";
  language?: string | null;
  seen?: number | null;
  only_own?: boolean;
  only_dummys?: boolean;
}
/**
 * Is anybody there?
 */
export interface Ping {
  type: "ping";
}
/**
 * The Director looks at a board by its place (from 1), also at one that is over; without one, at the table.
 */
export interface Look {
  type: "look";
  place?: number | null;
}
/**
 * What the only person at a table that a program directs would find, as he was asked (`ToJudge`).
 */
export interface Judged {
  type: "judged";
  id: string;
  kind: string;
  value: unknown;
  of?: string | null;
}
/**
 * An act. `act` is in the form of the record format without `by`, `at`, `took` and `id`; a seat names acts by its
 * own ids. The Director may say in `by` for whom he records it.
 *
 * `seen`: the revision on which he decided. `confirmed`: he has been told what is irregular about it.
 */
export interface Sent {
  type: "act";
  id: string;
  act: Act;
  seen?: number | null;
  confirmed?: boolean;
  place?: number | null;
}
export interface Act {
  [k: string]: unknown;
}
/**
 * What a player says that somebody let his partner know: for the Director alone.
 */
export interface Report {
  type: "report";
  id: string;
  about: {
    [k: string]: unknown;
  };
}
/**
 * The Director takes up a report: it becomes an act. `set_aside`: it was made by mistake, and becomes none.
 */
export interface TakeUp {
  type: "take_up";
  id: string;
  report: string;
  place?: number | null;
  set_aside?: boolean;
}
/**
 * The Director writes something down for himself.
 */
export interface Note {
  type: "note";
  id: string;
  text: string;
  place?: number | null;
}
/**
 * The next board. From a player: he is ready for it, and it begins when all four are. The Director may say which: a
 * `deal` as PBN writes it, or the first board of a PBN file.
 */
export interface NextBoard {
  type: "next_board";
  id: string;
  board?: number | null;
  deal?: string | null;
  pbn?: string | null;
}
/**
 * Of the leader's partner or declarer, while the opening lead lies face down: he has no questions. When both have
 * said so, it is faced.
 */
export interface NoQuestions {
  type: "no_questions";
  id: string;
}
/**
 * The Director puts a board that was played elsewhere on the table: the text of a record, a PBN or a LIN file.
 */
export interface Import {
  type: "import";
  id: string;
  text: string;
  form?: "lin" | "pbn" | "record";
}
/**
 * A player writes the system card of his side, anew each time; no lines take it away.
 */
export interface WriteCard {
  type: "system_card";
  id: string;
  /**
   * @maxItems 60
   */
  lines: string[];
}
/**
 * The boards of the table that are over for whoever asks, in the order in which they were played.
 */
export interface ScoreSheet {
  boards: ScoreSheetLine[];
}
/**
 * A board that was on the table: its `place` there (from 1) and its number.
 *
 * `over`: it was played to the end; if not, nothing more is said of it. `held`: the Director is looking at it and the
 * score may change. `kind` is that of the score: of a result at the table, `contract` (`P`: passed out), `declarer`,
 * his `tricks`, the opening `lead` and the `points` of North-South are told; `imps` and `percent` are what
 * they get for it beside the other tables.
 */
export interface ScoreSheetLine {
  place: number;
  board: number;
  dealer: Seat;
  vulnerable: ("All" | "EW" | "NS" | "None") | null;
  over?: boolean;
  held?: boolean;
  kind?: string | null;
  contract?: string | null;
  declarer?: Seat | null;
  tricks?: number | null;
  lead?: string | null;
  points?: number | null;
  imps?: number | null;
  percent?: number | null;
}
/**
 * What the board comes to if the player's side gets none, one, two … and at last all of the tricks that are left;
 * empty where there is nothing to claim.
 */
export interface IfClaimed {
  results: ScoreResult[];
}
/**
 * What a contract comes to, by the tricks that declarer wins, none to thirteen.
 */
export interface IfPlayed {
  results: ScoreResult[];
}
/**
 * The cards of both sides, a player's own first.
 */
export interface SystemCards {
  cards: SystemCard[];
}
/**
 * The card of `side` for whoever asks. `written`: whether there is one; `lines`: what stands on it, where he may
 * read it now and has asked for it; `may_read`, `may_write`: now; `law`: the provision that keeps him from reading his
 * own.
 */
export interface SystemCard {
  side: "EW" | "NS";
  written: boolean;
  lines: string[];
  may_read?: boolean;
  may_write?: boolean;
  law?: string | null;
}
/**
 * Every language by its code, and the letters of the records, which somebody may choose to type instead.
 */
export interface Languages {
  spoken: {
    [k: string]: LanguageOfPage;
  };
  international: Alphabet;
}
/**
 * A language: what it calls itself, its name for CLDR, the columns of an auction, what people type.
 */
export interface LanguageOfPage {
  name: string;
  locale: string;
  columns: string;
  examples: Examples;
  typed: Alphabet;
}
/**
 * A bid and a card as they are typed, for the help.
 */
export interface Examples {
  bid: string;
  card: string;
}
/**
 * What people type. `levels`: of bids, from one to seven in words, where these are understood.
 */
export interface Alphabet {
  strains: Strains;
  calls: Calls;
  ranks: Ranks;
  seats: Seats;
  levels: string[];
  slots: Slots;
}
/**
 * What is typed for suits and no trump.
 */
export interface Strains {
  S: string[];
  H: string[];
  D: string[];
  C: string[];
  NT: string[];
}
/**
 * What is typed for calls that are no bids.
 */
export interface Calls {
  P: string[];
  X: string[];
  XX: string[];
}
/**
 * What is typed for high cards and the ten; a smaller card is its figure.
 */
export interface Ranks {
  A: string[];
  K: string[];
  Q: string[];
  J: string[];
  T: string[];
}
/**
 * What is typed for the seats.
 */
export interface Seats {
  N: string[];
  E: string[];
  S: string[];
  W: string[];
}
/**
 * The words in front of what is typed that say what it is.
 */
export interface Slots {
  call?: string[];
  card?: string[];
  seat?: string[];
  suit?: string[];
}

// Made by `make wire` from the types of the server: change those (web/page_types.py says which), not this file.

export type HallView = UnitView | PairView | DirectorView | ScreenView;
export type HallMessage =
  | SitDown
  | ArrangeMovement
  | ComeLate
  | PutSubstitute
  | LeaveSession
  | DealBoards
  | CallRound
  | ExtendRound
  | EnterScore
  | AgreeToScore
  | DisputeScore
  | DecideCorrection
  | CorrectScore
  | BoardNotPlayed
  | WrongBoardPlayed
  | FoulBoard
  | AppealRuling
  | SeatPairs
  | CallDirector
  | HandleCall
  | PenalizePair
  | UndoFact
  | PlayAsWell
  | LookAtBoard
  | PublishList
  | EndPlay
  | CloseSession;
/**
 * A partnership.
 */
export type Side = "EW" | "NS";
/**
 * A compass seat. `lho`, `partner` and `rho` are the seats to its left, opposite and to its right.
 */
export type Seat = "E" | "N" | "S" | "W";
export type SaidReply = HallDone | SaidAsked | SaidRefused;
export type Proposals = SeenProposals;
export type TablePlays = SeenTablePlays;

export interface HallWire {
  HallView: HallView;
  HallMessage: HallMessage;
  SaidReply: SaidReply;
  Proposals: Proposals;
  TablePlays: TablePlays;
}
/**
 * What a table shows. `next`: where its pairs sit in the next round; `boards_to`: the tables that have its boards
 * then; `moved`: who had sat down here and begins elsewhere, until the first round is over.
 */
export interface UnitView {
  type: "unit";
  name: string;
  now: SeenRound;
  table: number;
  label: string;
  ns: SeenPair | null;
  ew: SeenPair | null;
  switched: boolean;
  shared_with: string[];
  plays: SeenPlay[];
  next: [SeenPair, SeenSeat][];
  boards_to: string[];
  calls: SeenCall[];
  moved?: [SeenPair, SeenSeat][];
}
/**
 * The round and its clock; `ends`: seconds since the epoch.
 */
export interface SeenRound {
  phase: "closed" | "over" | "playing" | "sitting" | "waiting";
  round: number;
  rounds: number;
  ends?: number | null;
}
/**
 * A pair: its key, how it is called (its number, with its section where there are several), and who it is.
 */
export interface SeenPair {
  key: string;
  label: string;
  names: string[];
}
/**
 * A board at a table.
 *
 * Attributes:
 *     entry: the number of the entry that can be agreed to.
 *     asked: the number of a correction that was asked for, and by whom.
 *     corrected: it stands as it was put right, and not as it was agreed to.
 *     others: results of the other tables, how often each; only of a board that nobody here has ahead.
 *     ns_percent: what the result is worth to North-South; under the same condition.
 */
export interface SeenPlay {
  play: string;
  board: number;
  dealer: string;
  vulnerable: "All" | "EW" | "NS" | "None";
  state: "agreed" | "awarded" | "disputed" | "entered" | "not_played" | "to_play";
  ns: SeenPair;
  ew: SeenPair;
  result?: SeenResult | null;
  entry?: number | null;
  asked?: SeenCorrection | null;
  corrected?: boolean;
  others?: [number, number][];
  ns_percent?: number | null;
}
/**
 * What came of a play. `score`: points of North-South; `awarded`: the Director gave something in its place, `award`
 * where that is no other result.
 */
export interface SeenResult {
  contract?: string | null;
  by?: string | null;
  tricks?: number | null;
  lead?: string | null;
  score?: number | null;
  awarded?: boolean;
  award?: SeenAward | null;
}
/**
 * An adjusted score: the share of the board that each side has, North-South first (its name, or percent), or for
 * each side points of North-South with their weights, of 1 in all.
 */
export interface SeenAward {
  shares?: [string | number | null, string | number | null] | null;
  ns?: [number, number][];
  ew?: [number, number][];
}
/**
 * A correction that was asked for; without a result: that it was never played. `before`: what stands.
 */
export interface SeenCorrection {
  of: number;
  play: string;
  by: SeenPair;
  result: SeenResult | null;
  before?: SeenResult | null;
}
/**
 * Where somebody sits in a round. `table`: its number in the hall; `switched`: the directions are turned round.
 */
export interface SeenSeat {
  round: number;
  table: number;
  label: string;
  direction: "EW" | "NS";
  opponents: SeenPair | null;
  boards: number[];
  switched?: boolean;
  shared_with?: string[];
}
/**
 * A call for the Director.
 *
 * Attributes:
 *     about: of a call from the other side's own phone the table is told no more than that there is one.
 *     going: who is on his way, or comes `later`.
 *     hidden: it is about a board that the viewer has ahead.
 *     case: the case about it, for a Director who may be told of the board.
 */
export interface SeenCall {
  of: number;
  who: string;
  about: string;
  table: number;
  section: string;
  board: number;
  going?: string;
  later?: boolean;
  hidden?: boolean;
  case?: string;
}
/**
 * What the phone of a pair shows. `percent`: of the boards that it has played; `online`: every table is a live one;
 * `live`: of one of its players, the seat at a live table to which he is led.
 */
export interface PairView {
  type: "pair";
  name: string;
  now: SeenRound;
  pair: SeenPair;
  seat: SeenSeat | null;
  next: SeenSeat | null;
  plays: SeenPlay[];
  percent: number | null;
  calls: SeenCall[];
  online?: boolean;
  live?: SeenLiveSeat | null;
}
/**
 * Where a player sits at a live table. `table`: its name, as its address has it; `label`: how the hall calls it;
 * `names`: of the four, by their seats.
 */
export interface SeenLiveSeat {
  table: string;
  seat: string;
  label: string;
  round: number;
  names: {
    [k: string]: string;
  };
}
/**
 * What the Director sees, and a helper who types results.
 *
 * Attributes:
 *     plays_in: the pair in which he plays himself; empty: in none.
 *     locked: boards that his own pair has still to play: of them nothing else is here.
 *     scoring: in what penalties are measured follows from it.
 *     boards: how many each pair should play, as was said when the session was opened; 0: not said.
 *     tables: before there is a movement those that stand ready, with whoever sits there.
 *     late_place: a late pair would have a place from the next round on.
 *     left: pairs that do not play any more.
 *     uncounted: pairs of whom nothing would count if they left now.
 *     unsettled: plays of rounds that are over of which nobody has said what came.
 *     unagreed: plays with a result to which nobody has agreed.
 *     doubted: results that a table has said again when it was asked about them.
 *     deeds: what he did last and can undo, the newest first.
 *     deals: for how many boards the hands are known.
 *     lists: how many rankings have gone up.
 *     correction_ends: when the correction period of the last one ends, in seconds since the epoch.
 *     online: every table is a live one; `behind`: those at which a board of an earlier round goes on.
 *     met: plays still to come on a board that one of the two pairs has played already, elsewhere than planned.
 *     looked: pairs that come to a board of which one of them was told.
 *     appealed: appeals, the last one first.
 */
export interface DirectorView {
  type: "director";
  name: string;
  now: SeenRound;
  tables: SeenTable[];
  pairs: SeenPair[];
  calls: SeenCall[];
  asked: SeenCorrection[];
  disputed: SeenPlay[];
  plays_in: string;
  locked: number[];
  met?: SeenPlay[];
  looked?: SeenLooked[];
  appealed?: SeenAppeal[];
  scoring?: "butler" | "cross_imp" | "mp";
  boards?: number;
  late_place?: boolean;
  left?: string[];
  uncounted?: string[];
  unsettled?: SeenPlay[];
  unagreed?: string[];
  doubted?: SeenPlay[];
  deeds?: SeenDeed[];
  deals?: number;
  lists?: number;
  correction_ends?: number | null;
  online?: boolean;
  behind?: SeenLiveTable[];
}
/**
 * A table as the Director sees it: how many of its boards are done, and what waits there.
 *
 * Attributes:
 *     section, place: its section, and its number in it.
 *     results: what came of its boards; None as well for those of which he may not be told.
 *     since: when its present board began: the round, or its last entry (seconds since the epoch).
 *     live: how it stands, where the session is played online.
 */
export interface SeenTable {
  table: number;
  label: string;
  section?: string;
  place?: number;
  ns: SeenPair | null;
  ew: SeenPair | null;
  boards?: number[];
  states?: ("agreed" | "awarded" | "disputed" | "entered" | "not_played" | "to_play")[];
  results?: (SeenResult | null)[];
  since?: number | null;
  calls?: number;
  live?: SeenLiveTable | null;
}
/**
 * A live table as the Director sees it.
 *
 * Attributes:
 *     table: its number in the hall; `label`: how the hall calls it; `round`: of the boards that it plays.
 *     board: the one on it.
 *     phase: of that board; empty where he may not be told of it.
 *     since: when it began (seconds since the epoch).
 *     waits: for the Director.
 *     missing: the seats at which nobody is.
 *     may_go: he may sit down there.
 *     case: where that board can be ruled upon at the desk; empty where he may not be told of it.
 */
export interface SeenLiveTable {
  table: number;
  label: string;
  round: number;
  board: number;
  phase: "" | "auction" | "over" | "play";
  since: number;
  waits: boolean;
  missing: string[];
  may_go: boolean;
  case: string;
}
/**
 * A pair comes to a board of which one of its players was told while he directed; `law`: the provision on
 * information from other sources.
 */
export interface SeenLooked {
  play: string;
  board: number;
  pair: SeenPair;
  law: string;
}
/**
 * A pair appeals against what was ruled on a play; `late`: after the time for it; `law`: the provision.
 */
export interface SeenAppeal {
  of: number;
  play: string;
  pair: SeenPair;
  late: boolean;
  law: string;
}
/**
 * Something that can be undone, by number `of` of the fact: about a play at a table, or about a pair.
 */
export interface SeenDeed {
  of: number;
  kind: "agreed" | "corrected" | "form" | "left" | "penalty" | "ruled" | "scored" | "seated";
  at: number;
  table?: string;
  board?: number;
  pair?: SeenPair | null;
}
/**
 * What the big screen shows: where everybody sits; before there is a movement, which places are free; the ranking
 * when play is over, and never a result before. Where it is played online, the ranking of the boards that everybody
 * has played, as it stands after each round.
 *
 * Attributes:
 *     next: where everybody sits in the next round.
 *     lists: how many rankings have gone up.
 *     correction_ends: when the correction period of the last one ends, in seconds since the epoch.
 */
export interface ScreenView {
  type: "screen";
  name: string;
  now: SeenRound;
  seats: [SeenPair, SeenSeat][];
  free: [number, string][];
  next?: [SeenPair, SeenSeat][];
  standings?: SeenStanding[];
  lists?: number;
  correction_ends?: number | null;
}
/**
 * A pair in the ranking. `section`, `direction`: in which list, where there are several; `percent`: None for
 * IMPs.
 */
export interface SeenStanding {
  pair: SeenPair;
  place: number;
  tied: boolean;
  section: string;
  direction: string;
  boards: number;
  total: number;
  percent: number | null;
}
/**
 * Two people sit down at a table, before there is a movement: names with numbers of a federation, if they have any.
 * Without names the place is free again.
 */
export interface SitDown {
  type: "sit";
  table: number;
  side: Side;
  names?: [string, string][];
  id: string;
}
/**
 * The movement is chosen: number `choice` (from 0) of what is proposed for those who sit there. `pairs`: how many
 * they were when it was proposed; 0: not said.
 */
export interface ArrangeMovement {
  type: "arrange";
  boards: number;
  minutes?: number | null;
  winners?: (1 | 2) | null;
  choice?: number;
  pairs?: number;
  id: string;
}
/**
 * A pair comes late: it takes the place of the missing pair from that round on. `pair`: the key of one that is in
 * the list and has no place; without `names` with the people who are known of it.
 */
export interface ComeLate {
  type: "come";
  round: number;
  names?: [string, string][];
  pair?: string;
  id: string;
}
/**
 * Other people play as that pair from that round on.
 */
export interface PutSubstitute {
  type: "substitute";
  pair: string;
  names: [string, string][];
  round: number;
  id: string;
}
/**
 * A pair does not play any more, from that round on.
 */
export interface LeaveSession {
  type: "leave";
  pair: string;
  round: number;
  id: string;
}
/**
 * The hands of boards, by board number, in PBN form.
 */
export interface DealBoards {
  type: "deal";
  deals: {
    [k: string]: string;
  };
  id: string;
}
/**
 * A round begins, in all sections; `minutes`: how long it is to take, else by the number of its boards.
 */
export interface CallRound {
  type: "call_round";
  round: number;
  minutes?: number | null;
  id: string;
}
/**
 * The present round takes so many minutes more.
 */
export interface ExtendRound {
  type: "extend";
  minutes: number;
  id: string;
}
/**
 * What came of a play. `ns`, `ew`: who did play; `contract`: `P` where it was passed out; `told`: the doubts that
 * the table was asked about.
 */
export interface EnterScore {
  type: "score";
  play: string;
  ns: string;
  ew: string;
  contract: string;
  by?: Seat | null;
  tricks?: number | null;
  lead?: string | null;
  told?: (
    | ("few_tricks" | "few_trumps" | "lead_of_declarer" | "lead_of_partner" | "many_tricks" | "same_again")
    | "other_pairs"
  )[];
  id: string;
}
/**
 * The other side agrees to entry number `of`; or, where that number is not known yet because the phone has no
 * connection, to what the same place entered in message `entry`.
 */
export interface AgreeToScore {
  type: "agree";
  play: string;
  of?: number;
  entry?: string;
  id: string;
}
/**
 * A pair says that another result came of a play (Law 79C).
 */
export interface DisputeScore {
  type: "wrong";
  play: string;
  contract: string;
  by?: Seat | null;
  tricks?: number | null;
  lead?: string | null;
  id: string;
}
/**
 * The correction asked for by fact `of` is done, or the score stands. `late`: the Director does it though the
 * correction period is over.
 */
export interface DecideCorrection {
  type: "decide";
  of: number;
  do: boolean;
  late?: boolean;
  id: string;
}
/**
 * The Director puts right what is kept of a play (Law 79C), by the same two pairs; without a contract: it was never
 * played. `late`: he does it though the correction period is over.
 */
export interface CorrectScore {
  type: "correct";
  play: string;
  contract: string;
  by?: Seat | null;
  tricks?: number | null;
  lead?: string | null;
  late?: boolean;
  id: string;
}
/**
 * A board is not played at a table; `fault`: whose fault that is, by which both sides get their average: of a side,
 * of both, of nobody, or the Director's own, when neither side is at fault. Without it nothing is given yet. `partly`:
 * whoever is at fault is only partly so.
 */
export interface BoardNotPlayed {
  type: "not_played";
  play: string;
  fault?: ("both" | "director" | "ew" | "nobody" | "ns") | null;
  partly?: boolean;
  id: string;
}
/**
 * Two pairs have played a board at a table that it was not for in that round: what came of it (as for a score).
 */
export interface WrongBoardPlayed {
  type: "wrong_board";
  section: string;
  table: number;
  board: number;
  ns: string;
  ew: string;
  contract: string;
  round?: number;
  by?: Seat | null;
  tricks?: number | null;
  lead?: string | null;
  id: string;
}
/**
 * At those plays a board had another form than at the others; `form`: which, empty for the first one.
 */
export interface FoulBoard {
  type: "foul";
  plays: string[];
  form?: string;
  id: string;
}
/**
 * A pair appeals against what was ruled on a play of its own.
 */
export interface AppealRuling {
  type: "appeal";
  play: string;
  id: string;
}
/**
 * Other pairs than planned sit at a table in the present round.
 */
export interface SeatPairs {
  type: "seat";
  section: string;
  table: number;
  ns: string;
  ew: string;
  id: string;
}
/**
 * Somebody calls the Director.
 */
export interface CallDirector {
  type: "call";
  about:
    | "appeal"
    | "call_out_of_rotation"
    | "changed_call"
    | "claim"
    | "exposed_card"
    | "hesitation"
    | "insufficient_bid"
    | "lead_out_of_turn"
    | "not_begun"
    | "opening_lead_out_of_turn"
    | "other"
    | "revoke"
    | "score"
    | "wrong_board"
    | "wrong_explanation"
    | "wrong_pair";
  board?: number;
  id: string;
}
/**
 * Somebody goes to where call number `of` came from, or it is over.
 *
 * Attributes:
 *     by: who goes, where it is not who says so: a deputy, or the Director.
 *     later: both sides are told that he comes later.
 *     instead: he goes though somebody else had said that he would.
 */
export interface HandleCall {
  type: "handle";
  of: number;
  over?: boolean;
  case?: string;
  by?: string;
  later?: boolean;
  instead?: boolean;
  id: string;
}
/**
 * A penalty that belongs to no board; `kind`: under which Law, where `law` does not name a provision.
 */
export interface PenalizePair {
  type: "penalize";
  pair: string;
  amount: number;
  unit?: "imp" | "mp" | "percent";
  law?: string | null;
  kind?: "disciplinary" | "procedural";
  id: string;
}
/**
 * Fact `of` counts no more.
 */
export interface UndoFact {
  type: "undo";
  of: number;
  id: string;
}
/**
 * The Director plays as well: in that pair.
 */
export interface PlayAsWell {
  type: "plays";
  pair?: string;
  id: string;
}
/**
 * A Director who has that board to play wants to see it all the same; it is kept that he did (Law 16).
 */
export interface LookAtBoard {
  type: "look";
  board: number;
  id: string;
}
/**
 * The ranking goes up.
 */
export interface PublishList {
  type: "publish";
  id: string;
}
/**
 * Nobody has a board to play any more; `over` false: that was said too early.
 */
export interface EndPlay {
  type: "end_play";
  over?: boolean;
  id: string;
}
/**
 * The correction period is over.
 */
export interface CloseSession {
  type: "close";
  id: string;
}
/**
 * It is kept; `version`: the number of the session's last fact.
 */
export interface HallDone {
  type: "done";
  id: string;
  version: number;
}
/**
 * Nothing is kept yet: what the table is asked, each doubt with its sentence.
 */
export interface SaidAsked {
  type: "asked";
  id: string;
  doubts: SaidDoubt[];
}
/**
 * What a table is asked: `seats`, between whom it may lie.
 */
export interface SaidDoubt {
  code:
    | ("few_tricks" | "few_trumps" | "lead_of_declarer" | "lead_of_partner" | "many_tricks" | "same_again")
    | "other_pairs";
  seats: string[];
  sentence?: string;
}
/**
 * Nothing is kept, and why.
 */
export interface SaidRefused {
  type: "refused";
  id: string;
  code: string;
  sentence?: string;
}
/**
 * Those for the pairs that sit there now, the best first.
 */
export interface SeenProposals {
  pairs: number;
  proposals: SeenProposal[];
}
/**
 * A movement that can be had, and what it costs; `choice` is what `arrange` takes, `boards` the fewest and the most
 * that a pair plays, `takes` hours and minutes.
 */
export interface SeenProposal {
  choice: number;
  name: string;
  tables: number;
  rounds: number;
  boards_in_set: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  boards: [number, number];
  sit_outs: number;
  winners: number;
  same_boards: boolean;
  balance: number | null;
  minutes: number;
  takes: string;
  late: number;
}
/**
 * All plays of a table in the rounds that were called, the last round first: of a board that the Director who looks
 * has ahead no more than its state.
 */
export interface SeenTablePlays {
  plays: SeenPlay[];
}

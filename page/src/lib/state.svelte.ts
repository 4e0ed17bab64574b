// All that the page knows: the last view, what is being sent, what the viewer has chosen or opened.
import { announced } from "./announced.ts";
import { over } from "./board.ts";
import { boardBefore } from "./before.ts";
import { Connection } from "./connection.ts";
import type { LineState } from "./line.ts";
import { type Called, calledAt } from "./elsewhere.ts";
import { newId } from "./ids.ts";
import { load as loadLanguages } from "./letters.ts";
import { settings } from "./settings.svelte.ts";
import type { Sheet } from "./sheet.ts";
import { awaken, shake, signalOf, sound } from "./signals.ts";
import { kept, type View } from "./view.ts";
import type { Act, Connected, FromServer, Language, Refused, ToJudge, Who } from "./wire.ts";
import { Words, load } from "./words.ts";

class Page {
  view = $state.raw<View>();
  words = $state.raw<Words>();
  presence = $state.raw<Connected>({});
  /** What a Director that is a program asks the only person at the table. */
  judging = $state.raw<ToJudge>();
  state = $state<LineState>("connecting");
  sheet = $state.raw<Sheet>();
  /** The call or card chosen by the first touch. */
  chosen = $state<string | null>(null);
  objection = $state.raw<{ refused: Refused; act: Act; then: Act | undefined; turn: string | null | undefined }>();
  /** The last trick is held up; to look is told nobody. */
  looks = $state(false);
  /** A sentence for a few seconds: why something was not done. */
  notice = $state("");
  /** For the screen reader, politely; and at once. */
  said = $state("");
  alarm = $state("");
  /** The place of the board that the Director looks at; null: the one on the table. */
  place = $state<number | null>(null);
  /** The Director is called while he looks elsewhere: at another board, or at another part of the page (`here`). */
  called = $state.raw<Called>();
  sending = $state.raw<ReadonlySet<string>>(new Set());
  /** A board before that a player looks at, while the table goes on. */
  looked = $state.raw<View>();
  /** How many cards of the play are shown of a board that is over; null: the hands as they were dealt. */
  step = $state<number | null>(null);

  table = "";
  who: Who = "spectator";
  private connection: Connection | undefined;
  private source = "";
  private acts = new Map<string, { act: Act; then: Act | undefined; place: number | undefined }>();
  private saidIn: Language | undefined;
  private noticed: ReturnType<typeof setTimeout> | undefined;

  async start(table: string, who: Who, language: Language): Promise<void> {
    this.table = table;
    this.who = who;
    // the messages of the proposed language are on their way meanwhile: most people keep it
    await Promise.all([loadLanguages(), load(language).catch(() => undefined)]);
    settings.begin(language);
    addEventListener("popstate", () => this.close());
    // a page is heard only once it has been touched
    addEventListener("pointerdown", () => settings.sound && awaken(), { once: true });
    this.connection = new Connection(
      this.path,
      {
        heard: (frame) => this.heard(frame),
        state: (now) => (this.state = now),
        greeting: () => ({ language: settings.language, seen: null, only_own: settings.onlyOwn, only_dummys: settings.onlyDummys }),
        place: () => this.place,
      },
      globalThis.sessionStorage,
      `sent:${this.path}`,
    );
    await this.speak(settings.language);
    this.connection.open();
  }

  get path(): string {
    return `/t/${encodeURIComponent(this.table)}/${this.who}`;
  }

  /** Another language from now on: everything open stays as it is. */
  async speak(language: Language): Promise<void> {
    this.source = await load(language);
    settings.language = language;
    document.documentElement.lang = language;
    this.words = new Words(language, this.source, this.view?.table.laws);
    this.greet();
    if (this.looked) void this.lookAt(this.looked.table.boards);
  }

  /** Say again how one wants the table: in which language, and what is to be played by itself. */
  greet(): void {
    if (this.state === "open") this.connection?.hello();
  }

  // -- what the viewer does
  /** `then`: what he does with it, once it has been done; of an act that is not done after all nothing follows. `place`: of
   * the board that it is about, where that is over. */
  do(act: Act, then?: Act, confirmed = false, place = this.about()): void {
    if (!this.connection || !this.view) return;
    const id = this.sent(this.connection.act(act, this.view.revision, confirmed, place));
    this.acts.set(id, { act, then, place });
    this.chosen = null;
  }

  /** He calls the Director, and is asked what about. */
  summon(): void {
    this.do({ summon: true });
    this.open({ kind: "summoned" });
  }

  takeUp(report: string, aside = false): void {
    const place = this.about();
    this.send({ type: "take_up", id: newId(), report, ...(place ? { place } : {}), ...(aside ? { set_aside: true } : {}) });
  }

  /** The Director says which board he speaks of: another one may be on the table by now. */
  private about(): number | undefined {
    return this.who === "director" ? this.view?.table.boards : undefined;
  }

  /** The Director looks at another board; null: at the table. */
  look(place: number | null): void {
    if (place === null) this.called = undefined;
    this.place = place;
    this.connection?.look();
  }

  /** A board before, by its place at this table; null: the table again. */
  async lookAt(place: number | null): Promise<void> {
    this.close();
    const other = place !== null && place !== this.view?.table.boards;
    if (this.who === "director") return this.look(other ? place : null);
    const found = other ? await boardBefore(this.path, place, settings.language) : undefined;
    if (other && !found) return this.tell(this.words?.say("page-look-failed") ?? "");
    [this.step, this.looked] = [null, found];
  }

  /** What the Director has still to do on a board that is over; undefined where that is not known. */
  async left(place: number): Promise<string | undefined> {
    const answer = await fetch(`${this.path}/view?board=${place}`).catch(() => undefined);
    const view = answer?.ok ? ((await answer.json()) as View) : undefined;
    return view?.road?.next.do;
  }

  nextBoard(pbn?: string): void {
    this.send({ type: "next_board", id: newId(), ...(pbn ? { pbn } : {}) });
  }

  send(frame: Parameters<Connection["send"]>[0]): void {
    if (this.connection) this.sent(this.connection.send(frame));
  }

  private sent(id: string): string {
    this.sending = new Set([...this.sending, id]);
    return id;
  }

  /** Done although something is irregular about it. */
  insist(): void {
    const about = this.objection;
    this.objection = undefined;
    if (about) this.do(about.act, about.then, true);
  }

  /** To go back closes what lies over the table and does not leave it; there is one step back to go, however many
   * sheets have followed each other. */
  open(sheet: Sheet): void {
    if (!history.state?.sheet) history.pushState({ sheet: true }, "");
    this.sheet = sheet;
  }

  close(): void {
    this.sheet = undefined;
  }

  tell(text: string): void {
    clearTimeout(this.noticed);
    this.notice = text;
    this.noticed = setTimeout(() => (this.notice = ""), 6000);
  }

  // -- what the server says

  private heard(frame: FromServer): void {
    if (frame.type === "view") this.see(kept(frame));
    else if (frame.type === "presence") this.presence = frame.seats;
    else if (frame.type === "called") this.call({ board: frame.board, sentence: frame.sentence ?? "", here: false, place: frame.place });
    else if (frame.type === "to_judge") this.judging = frame.question ? frame : undefined;
    else if (frame.type === "done") this.done(frame.id);
    else if (frame.type === "refused") this.refuse(frame);
  }

  private see(view: View): void {
    const before = this.view;
    if (!this.words || before?.table.laws !== view.table.laws) this.words = new Words(settings.language, this.source, view.table.laws);
    if (before && (before.table.board !== view.table.board || before.answer.after !== view.answer.after)) this.chosen = null;
    if (before?.table.boards !== view.table.boards && !this.looked) this.step = null;
    const signal = signalOf(before, view);
    if (before && signal && settings.sound) sound(signal);
    if (before && signal && settings.vibration) shake(signal);
    this.view = view;
    this.announce(before, view);
    if (this.who === "director" && this.place === null) this.called = calledAt(before, view, this.called);
  }

  private call(called: Called): void {
    this.called = called;
    if (settings.sound) sound("stop");
    if (settings.vibration) shake("stop");
  }

  private refuse(frame: Refused): void {
    const sent = this.acts.get(frame.id);
    this.answered(frame.id);
    if (sent && frame.objections?.length && (frame.code === "objection" || frame.code === "prevented")) {
      this.objection = { refused: frame, ...sent, turn: this.view?.answer.turn };
    } else {
      this.tell(frame.sentence || (this.words?.say("page-refused") ?? ""));
    }
  }

  private done(id: string): void {
    const { then, place } = this.acts.get(id) ?? {};
    if (then) this.do(then, undefined, false, place);
    else if (place && this.looked) void this.lookAt(place);
    this.answered(id);
  }

  private answered(id: string): void {
    this.acts.delete(id);
    const left = new Set(this.sending);
    left.delete(id);
    this.sending = left;
  }

  /** What has happened politely; a stop at once. */
  private announce(before: View | undefined, now: View): void {
    const words = this.words;
    if (!words) return;
    // in another language the line that was said last is said again, although nothing has happened
    const anew = this.saidIn !== undefined && this.saidIn !== words.language;
    this.saidIn = words.language;
    this.said = announced(before, now, words, anew) || this.said;
    if (now.answer.frozen && (anew || !before?.answer.frozen)) this.alarm = words.say(over(now) ? "page-stopped-over" : "table-frozen");
    if (!now.answer.frozen) this.alarm = "";
  }
}

export const page = new Page();

// All that the page of a place knows: the last view, the words, the line to the server, what is kept on this phone.
import { load as loadLanguages, languages } from "../lib/letters.ts";
import { Words } from "../lib/words.ts";
import { keeping } from "./indexed.ts";
import { KeepingOn, type Kept } from "./kept.ts";
import { Line, type LineState } from "../lib/line.ts";
import { post } from "./post.ts";
import { Queue, type Said } from "./queue.ts";
import type { CallDirector, HallView, SeenCall } from "./wire.ts";

/** So many milliseconds after its answer a message is in the view, unless that came before. */
const BEHIND = 3000;
const LANGUAGE = "bridgelaw-hall-language";

class HallPage {
  view = $state.raw<HallView>();
  words = $state.raw<Words>();
  line = $state<LineState>("connecting");
  /** What this place has kept and the server does not have, in order; and what other places of this phone have. */
  kept = $state.raw<readonly Kept[]>([]);
  /** What the server has taken and the view may not show yet. */
  private taken = $state.raw<readonly Kept[]>([]);
  elsewhere = $state.raw<readonly Kept[]>([]);
  /** What is kept outlives the page. */
  lasts = $state(true);
  /** For the screen reader. */
  said = $state("");

  who = "";
  path = "";
  title = "";
  /** What this phone's clock is behind that of the server, in milliseconds. */
  behind = 0;
  private queue: Queue | undefined;
  private socket: Line<HallView> | undefined;

  /** `now`: the server's clock, in seconds since the epoch. */
  async start(session: string, who: string, title: string, language: string, now: number): Promise<void> {
    this.who = who;
    this.title = title;
    this.path = `/s/${encodeURIComponent(session)}/at/${who}`;
    this.behind = 1000 * now - Date.now();
    const [{ store, lasts }] = await Promise.all([keeping(), loadLanguages()]);
    this.lasts = lasts;
    await this.speak(chosen(language));
    const lasting = new KeepingOn(store, () => (this.lasts = false));
    this.queue = new Queue(lasting, this.path, () => this.title, {
      post: (message) => post(this.path, this.words?.language ?? language, message, () => (this.line = "gone")),
      changed: () => this.keptChanged(),
      done: (one) => this.wasTaken(one),
      now: () => Date.now() + this.behind,
      later: (then, milliseconds) => {
        const timer = setTimeout(then, milliseconds);
        return () => clearTimeout(timer);
      },
    });
    this.socket = new Line<HallView>(this.path, {
      heard: (view) => this.heard(view),
      state: (state) => this.lineIs(state),
    });
    addEventListener("online", () => this.awake());
    addEventListener("focus", () => this.awake());
    addEventListener("pageshow", () => this.awake());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.awake());
    this.awake();
  }

  /** Where everybody reads the ranking. */
  get public(): string {
    return this.path.split("/at/")[0] ?? "";
  }

  get kind(): string {
    return this.who.split(":")[0] ?? "";
  }

  /** Another language from now on; kept on this phone. */
  async speak(language: string): Promise<void> {
    const answer = await fetch(`/words/${language}.hall.ftl`);
    if (!answer.ok) throw new Error(`words: ${answer.status}`);
    this.words = new Words(language, await answer.text());
    document.documentElement.lang = language;
    try {
      localStorage.setItem(LANGUAGE, language);
    } catch {
      // it holds as long as the page
    }
  }

  /** What has been said here and may not be in the view: a page shows it as if it were. */
  get onItsWay(): readonly Kept[] {
    const { taken } = this;
    return [...taken, ...this.kept.filter((one) => one.state === "kept" && !taken.some((other) => other.id === one.id))];
  }

  /** The Director has been called for that, as the view has it (`calls`) or on its way; `board`: to that one. */
  isCalled(calls: readonly SeenCall[], about: CallDirector["about"], board?: number): boolean {
    const sent = this.onItsWay.map((one) => one.message).filter((one) => one.type === "call");
    return [...calls, ...sent].some((one) => one.about === about && (board === undefined || one.board === board));
  }

  /** Send a message: kept here first. `after`: the id of one that has to be done before it. Gives its id. */
  async do(said: Said, after?: string): Promise<string> {
    return (await this.queue?.add(said, after)) ?? "";
  }

  /** What was asked back is so. */
  confirm(id: string): void {
    void this.queue?.confirm(id);
  }

  /** It is not to be sent any more: it came back, or belongs elsewhere. */
  dismiss(id: string): void {
    void this.queue?.dismiss(id);
  }

  /** The server's clock, in seconds since the epoch. */
  now(): number {
    return (Date.now() + this.behind) / 1000;
  }

  private heard(view: HallView): void {
    this.view = view;
    this.taken = [];
    if (view.name) this.title = view.name;
  }

  private lineIs(state: LineState): void {
    const back = state === "open" && this.line !== "open";
    this.line = state;
    if (back) this.queue?.wake();
  }

  private wasTaken(one: Kept): void {
    this.taken = [...this.taken, one];
    setTimeout(() => (this.taken = this.taken.filter((other) => other !== one)), BEHIND);
  }

  private keptChanged(): void {
    this.kept = this.queue?.mine ?? [];
    this.elsewhere = this.queue?.others ?? [];
  }

  /** Try at once: somebody looks, or the network is back. */
  awake(): void {
    this.queue?.wake();
    this.socket?.check();
  }
}

/** The language that was chosen on this phone, else the one that the server proposes. */
function chosen(proposed: string): string {
  try {
    const kept = localStorage.getItem(LANGUAGE);
    if (kept && languages().includes(kept)) return kept;
  } catch {
    // a browser that keeps nothing
  }
  return proposed;
}

export const hall = new HallPage();

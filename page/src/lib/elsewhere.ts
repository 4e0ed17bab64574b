// Calls at other tables, for a Director who has the desk too. Who has not is told of none, and asked but once.

export interface NewCall {
  address: string;
  key: string;
  text: string;
}

const EVERY = 5000;

/** Tells of the calls that have come in at other tables than `table` since the page was opened, whenever they change.
 * Returns a function that ends this. */
export function follow(table: string, language: string, tell: (calls: NewCall[]) => void): () => void {
  let known: Set<string> | undefined;
  let tag = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const ask = async (): Promise<void> => {
    const answer = document.hidden ? undefined : await fetch(`/desk/waiting?language=${language}`, { headers: { "if-none-match": tag }, cache: "no-store" }).catch(() => undefined);
    if (ended || answer?.status === 204) return;
    if (answer?.status === 200) {
      tag = answer.headers.get("etag") ?? "";
      const calls = ((await answer.json()) as NewCall[]).filter((call) => !call.address.startsWith(`/desk/cases/${table}/`));
      known ??= new Set(calls.map((call) => call.key));
      tell(calls.filter((call) => !known?.has(call.key)));
    }
    timer = setTimeout(() => void ask(), EVERY);
  };
  void ask();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

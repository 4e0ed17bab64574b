/** What lies open over the table, and what it is about. */
export interface Sheet {
  kind: string;
  of?: string;
  channel?: string;
  law?: string;
  title?: string;
  text?: string;
}

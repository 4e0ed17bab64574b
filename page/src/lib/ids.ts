// Ids of messages: made here, so that whatever is sent twice is kept once. `randomUUID` wants https, this does not.

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

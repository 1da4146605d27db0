/** An id as text, whether a text or a number was sent; anything else is the id of nothing. */
export function textOf(sent: unknown): string {
  return typeof sent === 'string' || typeof sent === 'number' ? String(sent) : '';
}

/** Words that were sent, without the blanks around them; nothing where there are none. */
export function wordsOf(sent: unknown): string {
  return typeof sent === 'string' ? sent.trim() : '';
}

/** A whole number that was sent as one or as text; NaN, the id of nothing, where it is none. */
export function numberOf(sent: unknown): number {
  return typeof sent === 'number' || typeof sent === 'string' ? Number.parseInt(String(sent), 10) : Number.NaN;
}

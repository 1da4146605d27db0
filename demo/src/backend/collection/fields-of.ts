/** The fields of what was sent; none if it is no record. */
export function fieldsOf(sent: unknown): Record<string, unknown> {
  return typeof sent === 'object' && sent !== null ? { ...sent } : {};
}

/** An id as text, as ids are compared; undefined if it is none. */
export function idOf(value: unknown): string | undefined {
  const text = textOf(value).trim();
  return text === '' ? undefined : text;
}

/** A text as it was sent, a figure as its text. */
export function textOf(value: unknown, otherwise = ''): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : otherwise;
}

/** A figure, also one that was sent as text. */
export function numberOf(value: unknown, otherwise: number): number {
  const figure = Number(textOf(value).trim() || Number.NaN);
  return Number.isFinite(figure) ? figure : otherwise;
}

/** A moment, ISO 8601. */
export function momentOf(value: unknown, otherwise: string): string {
  const moment = new Date(typeof value === 'number' ? value : textOf(value));
  return Number.isNaN(moment.getTime()) ? otherwise : moment.toISOString();
}

/** The items of a list; none if it is no list. */
export function itemsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * A value of any form as a text of one cell: a text stands as it is unless it would be read as something else; then, and whatever is no
 * text, as JSON.
 */
export function jsonText(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  return isPlain(value) ? value : JSON.stringify(value);
}

/** The value of such a text. */
export function readJsonText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

// Spreadsheets change control characters and drop blanks at the ends.
function isPlain(text: string): boolean {
  return text.trim() === text && text !== '' && !/[^\P{Cc}\n]/u.test(text) && readJsonText(text) === text;
}

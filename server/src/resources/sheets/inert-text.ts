/**
 * A text as it stands in a file without ever being taken for a formula: one that begins with `= + - @`, a tab, CR or NUL has an apostrophe
 * before it, and so has one that would otherwise look as if it had (safety H1).
 */
export function inertText(text: string): string {
  return /^'*[=+\-@\t\r\0]/.test(text) ? `'${text}` : text;
}

/** The text that stands in a file: the inverse of {@link inertText}. */
export function readInert(text: string): string {
  return /^'+[=+\-@\t\r\0]/.test(text) ? text.slice(1) : text;
}

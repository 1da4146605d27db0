import { inertInside } from './inert-text.ts';

/**
 * A line of a CSV file (RFC 4180). Texts in which a value could end, here or where another sign parts values, are quoted; one of a single
 * empty value is written so that it is not taken for no line at all.
 */
export function csvLine(texts: readonly string[], delimiter: string): string {
  const written = texts.map((text) => quoted(inertInside(text), delimiter));
  return `${written.length === 1 && written[0] === '' ? '""' : written.join(delimiter)}\r\n`;
}

function quoted(text: string, delimiter: string): string {
  // A figure with a comma is no value and a half: nobody quotes those.
  const isPlain = !text.includes(delimiter) && (!/[",;\t\r\n]/.test(text) || /^-?\d+,\d+$/.test(text));
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}

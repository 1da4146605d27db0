/** Control and invisible formatting characters that are removed: C0 and C1 but tab and line feed, and the bidirectional controls. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is this expression's purpose
const removed = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/**
 * One line of text as it is stored: Unicode NFC, trimmed, control characters removed, inner blanks folded to one.
 * @param text what was sent
 * @returns the stored form, possibly empty (domain rules 1.1)
 */
export function cleanLine(text: string): string {
  // Composed after the removal: a removed character may have stood between a letter and its accent.
  return text
    .replace(/[\t\n\v\f\r\u0085]/g, ' ')
    .replace(removed, '')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * A text of several lines as it is stored: as {@link cleanLine}, but line breaks and inner blanks are kept.
 * @param text what was sent; CR LF and CR become LF
 */
export function cleanParagraphs(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(removed, '').normalize('NFC').trim();
}

/** Whether the text can be stored: no NUL, no half of a surrogate pair (decisions 9.1). */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}

/** The number of characters a person sees as lengths count: code points, not UTF-16 units. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/**
 * A whole number from 0 to below a limit that looks drawn and follows from some words alone, so that every load of one day draws the same.
 * The words are mixed by FNV-1a.
 */
export function draw(below: number, ...words: readonly (string | number)[]): number {
  let mixed = 0x811c9dc5;
  for (const letter of words.join(' ')) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  // The lowest bits of words that differ in their last letter alone are too much alike.
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % below;
}

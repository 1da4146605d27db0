/**
 * A text as one line of at most a number of code points: control characters and line separators become blanks.
 * What stands in a header or a subject goes through here.
 */
export function oneLine(text: string, max: number): string {
  const plain = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return [...plain].slice(0, max).join('');
}

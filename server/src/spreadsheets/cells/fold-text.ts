/** A text as words of files are compared: without case, accents and the shapes of blanks and apostrophes. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’´`]/g, "'")
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}

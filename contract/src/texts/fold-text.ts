/** A text without the marks on its letters: `é` becomes `e`. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Small letters that are no letter with a mark, as the search of the database reads them. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ŋ: 'n',
  þ: 'th',
};
const listed = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/** A text as searches compare it: small letters without accents. */
export function foldText(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(listed, (letter) => letters[letter] ?? letter);
}

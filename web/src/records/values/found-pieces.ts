/** A piece of a text, and whether the search found it. */
export interface Piece {
  text: string;
  isFound: boolean;
}

// Letters that are no base letter with an accent, as the server's search reads them.
const alike: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  þ: 'th',
  ı: 'i',
  ŋ: 'n',
};
const wordEnds = /[\s\-./_,;:()&+#"']/u;

/**
 * Cuts a text where the terms of a search occur in it, case and accents aside: anywhere from three characters on, shorter ones at
 * the start of a word, as the server searches (decisions 9.3).
 */
export function foundPieces(text: string, search: string): Piece[] {
  const terms = search
    .split(/\s+/u)
    .map(folded)
    .filter((term) => term !== '');
  const letters = [...text].flatMap((letter, index) => [...folded(letter)].map((plain) => ({ plain, index })));
  const plain = letters.map((letter) => letter.plain).join('');
  const isFound: boolean[] = [];
  for (const term of terms) {
    for (let at = plain.indexOf(term); at >= 0; at = plain.indexOf(term, at + 1)) {
      if (term.length < 3 && at > 0 && !wordEnds.test(plain.charAt(at - 1))) continue;
      for (const { index } of letters.slice(at, at + term.length)) isFound[index] = true;
    }
  }
  const pieces: Piece[] = [];
  [...text].forEach((letter, index) => {
    const last = pieces.at(-1);
    // An accent written on its own belongs to the letter before it.
    const found = folded(letter) === '' ? (last?.isFound ?? false) : isFound[index] === true;
    if (last?.isFound === found) last.text += letter;
    else pieces.push({ text: letter, isFound: found });
  });
  return pieces;
}

function folded(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return [...plain].map((letter) => alike[letter] ?? letter).join('');
}

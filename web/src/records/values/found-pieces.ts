import { foldText } from '@mandate/contract/texts/fold-text.ts';

/** A piece of a text, and whether the search found it. */
export interface Piece {
  text: string;
  isFound: boolean;
}

const wordEnds = /[\s\-./_,;:()&+#"']/u;

/**
 * Cuts a text where the terms of a search occur in it, case and accents aside: anywhere from three characters on, shorter ones at
 * the start of a word, as the server searches (decisions 9.3).
 */
export function foundPieces(text: string, search: string): Piece[] {
  const terms = search
    .split(/\s+/u)
    .map(foldText)
    .filter((term) => term !== '');
  const letters = [...text].flatMap((letter, index) => [...foldText(letter)].map((plain) => ({ plain, index })));
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
    const found = foldText(letter) === '' ? (last?.isFound ?? false) : isFound[index] === true;
    if (last?.isFound === found) last.text += letter;
    else pieces.push({ text: letter, isFound: found });
  });
  return pieces;
}

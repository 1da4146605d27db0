import { pseudoText } from './pseudo-text.ts';

/** Words in the pseudo language, made from the English ones. */
export function pseudoWords(words: object): object {
  const each = ([name, text]: [string, unknown]) => [
    name,
    typeof text === 'string' ? pseudoText(text) : pseudoWords(text as object),
  ];
  return Object.fromEntries(Object.entries(words).map(each));
}

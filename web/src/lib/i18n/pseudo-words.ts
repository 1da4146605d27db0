import { pseudoText } from './pseudo-text.ts';

/** Words in the pseudo language, made from the English ones. */
export function pseudoWords(words: Record<string, unknown>): Record<string, unknown> {
  const each = ([name, text]: [string, unknown]) => [
    name,
    typeof text === 'string' ? pseudoText(text) : pseudoWords(text as Record<string, unknown>),
  ];
  return Object.fromEntries(Object.entries(words).map(each));
}

import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../src/locales/en/', import.meta.url);

interface Words {
  [name: string]: string | Words;
}

function flat(words: Words, above = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([name, held]) =>
    typeof held === 'string' ? [[above + name, held] as [string, string]] : flat(held, `${above}${name}.`),
  );
}

/** Every English word by its key, such as `record.customer.save`, whichever file it is in. */
export const englishWords: ReadonlyMap<string, string> = new Map(
  readdirSync(folder).flatMap((file) => flat(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Words)),
);

/** The English word under a key. @throws where there is none */
export function englishWord(key: string): string {
  const word = englishWords.get(key);
  if (word === undefined) throw new Error(`no English word ${key}`);
  return word;
}

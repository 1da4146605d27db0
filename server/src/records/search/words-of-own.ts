import { parameter } from '@mandate/contract/entities/parameter.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { english, type Words, wordsOf } from '../../words/words.ts';

/** What is said of the product's own parameters in a language, by `company.name.label`, and the same as JSON of words by `company.name`. */
interface OwnWords {
  texts: ReadonlyMap<string, string>;
  byKey: string;
}

const known = new Map<Words, OwnWords>();

function ownWordsIn(words: Words): OwnWords {
  const found = known.get(words);
  if (found) return found;
  const texts = words.under('parameters.builtIn');
  const byKey: Record<string, string> = {};
  for (const [path, text] of texts) {
    const key = path.slice(0, path.lastIndexOf('.'));
    byKey[key] = `${byKey[key] ?? ''} ${text}`;
  }
  const made = { texts, byKey: JSON.stringify(byKey) };
  known.set(words, made);
  return made;
}

/**
 * What the product's own records are called in a language (BCP 47) and what they are for, as JSON of words by key. They are stored in English and
 * shown in everybody's language, so they are searched in it, too.
 * @returns null for records that are called as they are stored
 */
export function wordsOfOwn({ name }: Entity, language: string | undefined): string | null {
  const words = wordsOf(language ?? english.language);
  return name !== parameter.name || words === english ? null : ownWordsIn(words).byKey;
}

/** The texts of a parameter as they are shown in a language: what the product calls its own, and others as they were written. */
export function inOwnWords<Texts extends Record<string, string | null>>(words: Words, texts: Texts): Texts {
  const said = ownWordsIn(words).texts;
  return Object.fromEntries(
    Object.entries(texts).map(([part, written]) => [part, said.get(`${texts.key}.${part}`) ?? written]),
  ) as Texts;
}

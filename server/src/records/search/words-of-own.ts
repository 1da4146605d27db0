import { parameter } from '@mandate/contract/entities/parameter.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { english, type Words, wordsOf } from '../../words/words.ts';

const known = new Map<Words, string>();

/**
 * What the product's own records are called in a language (BCP 47) and what they are for, as JSON of words by key. They are stored in English and
 * shown in everybody's language, so they are searched in it, too.
 * @returns null for records that are called as they are stored
 */
export function wordsOfOwn({ name }: Entity, language: string | undefined): string | null {
  const words = wordsOf(language ?? english.language);
  if (name !== parameter.name || words === english) return null;
  const made = known.get(words) ?? JSON.stringify(byKey(words));
  known.set(words, made);
  return made;
}

/** By `company.name`, what stands at `company.name.label` and `company.name.help`. */
function byKey(words: Words): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [path, text] of words.under('parameters.builtIn')) {
    const key = path.slice(0, path.lastIndexOf('.'));
    found[key] = `${found[key] ?? ''} ${text}`;
  }
  return found;
}

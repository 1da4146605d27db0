import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { countries } from '@mandate/contract/values/countries.ts';
import { currencies } from '@mandate/contract/values/currencies.ts';
import { keyOf, wordAt } from '../../records/words.ts';
import { type WordsRead, wordsRead, wordsWritten } from './value-words.ts';

/** How the values of a choice are written and read. */
export interface ChoiceWords {
  /** What to write, by value. */
  written: ReadonlyMap<string, string>;
  read: WordsRead;
}

const kept = new WeakMap<Field, ChoiceWords>();

/** The words of a field that chooses from values of the product, of an entity or one of its parts. */
export function choiceWords(entity: Entity, name: string, field: Field): ChoiceWords {
  const known = kept.get(field);
  if (known) return known;
  const words = (field.choices ?? []).map((value) => [value, wordOf(entity, name, field, value)] as const);
  const made = { written: wordsWritten(words), read: wordsRead(words) };
  kept.set(field, made);
  return made;
}

/** As screens say it: countries by name, currencies by code, what is no word, such as the pattern of a date, as it is. */
function wordOf(entity: Entity, name: string, { choices }: Field, value: string): string {
  if (choices === currencies) return value;
  if (choices === countries) return countryNames.of(value) ?? value;
  return wordAt(`choice.${keyOf(entity.name)}.${name}.${keyOf(value)}`) ?? value;
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

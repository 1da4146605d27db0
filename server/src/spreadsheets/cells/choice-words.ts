import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { countries } from '@mandate/contract/values/countries.ts';
import { currencies } from '@mandate/contract/values/currencies.ts';
import { remembered } from '@mandate/contract/values/remembered.ts';
import { keyOf } from '../../records/words.ts';
import type { Words } from '../../words/words.ts';
import { type WordsRead, wordsRead, wordsWritten } from './value-words.ts';

/** How the values of a choice are written and read. */
export interface ChoiceWords {
  /** What to write, by value. */
  written: ReadonlyMap<string, string>;
  read: WordsRead;
}

const kept = new WeakMap<Field, Map<Words, ChoiceWords>>();

/** The words of a field that chooses from values of the product, of an entity or one of its parts, in one language. */
export function choiceWords(words: Words, entity: Entity, name: string, field: Field): ChoiceWords {
  const ofField = kept.get(field) ?? new Map<Words, ChoiceWords>();
  const known = ofField.get(words);
  if (known) return known;
  const said = (field.choices ?? []).map((value) => [value, wordOf(words, entity, name, field, value)] as const);
  const made = { written: wordsWritten(said), read: wordsRead(said) };
  kept.set(field, ofField.set(words, made));
  return made;
}

/** As screens say it: what the firm offers as it calls it, countries by name, currencies by code, what is no word, such as the pattern of a date, as it is. */
function wordOf(words: Words, entity: Entity, name: string, { choices, own }: Field, value: string): string {
  if (own) return own.choices?.find(({ code }) => code === value)?.label ?? value;
  if (choices === currencies) return value;
  if (choices === countries) return countryNames(words.language).of(value) ?? value;
  return words.at(`choice.${keyOf(entity.name)}.${name}.${keyOf(value)}`) ?? value;
}

const countryNames = remembered(
  (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }),
);

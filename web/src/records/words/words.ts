import type { Entity } from '@mandate/contract/facts/entity.ts';
import { currencies } from '@mandate/contract/values/currencies.ts';
import { remembered } from '@mandate/contract/values/remembered.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { ownLabel } from '../own-fields/own-labels.ts';

/** An entity's name as keys of words carry it: `tax-rate` gives `taxRate`. */
export function keyOf(entityName: string): string {
  return entityName.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

// The key is built from the facts; a test of the facts against the words names every one that is missing.
function word(key: string, params: Record<string, string | number> = {}): string {
  return i18n.t(key as 'action.close', params);
}

/** What people call a field: one of the firm's own as the firm does. A row's field is named by its path: `contacts.lastName`. */
export function fieldLabel(entity: Entity, field: string): string {
  const own = entity.fields[field]?.own?.label ?? ownLabel(entity.name, field);
  return own ?? word(`field.${keyOf(entity.name)}.${field}`);
}

/** What people call one of a field's choices. Countries and currencies have the names of the platform. */
export function choiceLabel(entity: Entity, field: string, value: string): string {
  const { choices, own } = entity.fields[field] ?? {};
  if (own) return own.choices?.find(({ code }) => code === value)?.label ?? value;
  if (choices === currencies) return value;
  if (field === 'countryCode') return countryName(value);
  // What is neither a word nor a noun, such as the pattern of a date, stands for itself.
  if (!/^(\w+|[a-z]+(-[a-z]+)+)$/.test(value)) return value;
  return word(`choice.${keyOf(entity.name)}.${field}.${keyOf(value)}`);
}

const countriesIn = remembered(
  (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }),
);

/** The name of a country by its code (ISO 3166-1). */
export function countryName(code: string): string {
  return countriesIn(i18n.language).of(code) ?? code;
}

/** A word or sentence about an entity's records as a whole, such as their title or what they are for. */
export function entityWord(entity: Entity, name: string, params: Record<string, string | number> = {}): string {
  return word(`entity.${keyOf(entity.name)}.${name}`, params);
}

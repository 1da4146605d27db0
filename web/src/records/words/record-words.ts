import { type Entity, siblingOf } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { stepsOf } from '@mandate/contract/own-fields/paths.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { isPlainDate } from '@mandate/contract/values/dates.ts';
import { isDecimalText } from '@mandate/contract/values/decimal-text.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { dateText, instantText, numberText } from '../../ui/values/value-texts.ts';
import { rowsOf } from '../changes/record-path.ts';
import { daysAsRead } from './days-as-read.ts';
import { countryName, fieldLabel, keyOf } from './words.ts';

/** What is said of an entity's records as such: the keys below `record.<entity>`. */
export type RecordWord = 'one' | 'new' | 'save' | 'delete' | 'keep' | 'saved' | 'deleted' | 'notSaved' | 'count';

/** The words of one entity: "Save customer", "3 customers". */
export function recordWord(entityName: string, word: RecordWord, params: Record<string, string | number> = {}): string {
  // Keys are built from the facts; a test of the facts against the words names every one that is missing.
  return i18n.t(`record.${keyOf(entityName)}.${word}` as 'record.customer.one', params);
}

/** What a record is called in sentences, where the server named it, as entries and absences by their days, with days as the reader writes them. */
export function recordName({ fields, label }: Entity, record: Record<string, unknown>): string {
  const name = String(record[label] ?? '');
  return fields[label]?.isWritable ? name : daysAsRead(name);
}

/** What one row of a part is: "Contact"; with a count "3 contacts". */
export function partWord(entityName: string, part: string, count?: number): string {
  const key = `part.${keyOf(entityName)}.${part}` as 'part.customer.contacts';
  return count === undefined ? i18n.t(key) : i18n.t(`${key}Count` as 'part.customer.contactsCount', { count });
}

/**
 * What a person calls a row: its first two texts, such as a first and a last name, or the first line of what it says; without
 * any what it refers to first, as far as its name came along.
 */
export function rowName(entity: Entity, part: string, row: Record<string, unknown> | null): string {
  const facts = Object.entries(entity.parts[part]?.fields ?? {});
  const naming = facts.filter(([, { kind }]) => kind === 'text' || kind === 'paragraphs').slice(0, 2);
  const texts = naming.map(([name]) => row?.[name]).filter((text) => typeof text === 'string' && text !== '');
  if (texts.length > 0) return texts.map((text) => String(text).split('\n')[0]).join(' ');
  const [reference = ''] = namingReference(entity, part) ?? [];
  return (row?.[siblingOf(reference)] as { label: string } | null | undefined)?.label ?? '';
}

/** What a row without texts refers to first, which names it. */
export function namingReference(entity: Entity, part: string): [string, Field] | undefined {
  return Object.entries(entity.parts[part]?.fields ?? {}).find(([, { kind }]) => kind === 'reference');
}

/** The sentence of a problem in the person's language; the server's own where this browser does not know the code. */
export function problemSentence({ code, params, message }: FieldError): string {
  const key = code as 'fieldRequired';
  if (!i18n.exists(key, { ns: 'error' })) return message;
  // Countries travel as codes.
  const country = params.country ? countryName(String(params.country)) : i18n.t('editor.thisCountry');
  return i18n.t(key, { ns: 'error', ...written(params), country });
}

/** Days and figures are read as the person writes them. */
function written(params: FieldError['params']): FieldError['params'] {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const text = String(value);
      const isFigure = /^(min|max|price|sum)$/.test(name) && isDecimalText(text);
      return [name, isPlainDate(text) ? dateText(text) : isFigure ? numberText(text) : value];
    }),
  );
}

/** What the field at a path is called, with the row it stands in: "Contact Ada Byron, Email". */
export function pathLabel(entity: Entity, values: Record<string, unknown>, path: string): string {
  const [name = '', id, field] = stepsOf(path);
  if (id === undefined)
    return Object.hasOwn(entity.parts, name) ? partWord(entity.name, name) : fieldLabel(entity, name);
  const row = rowsOf(values, name).find((one) => one.id === id) ?? null;
  const words = `${partWord(entity.name, name)} ${rowName(entity, name, row)}`.trim();
  return field === undefined ? words : `${words}, ${fieldLabel(entity, `${name}.${field}`)}`;
}

/** An instant as remarks give it: `today 11:07`, else the day and the time. */
export function whenText(instant: string | null): string {
  if (instant === null) return '';
  const text = instantText(instant);
  const [day = '', time = ''] = text.split(', ');
  const [today] = instantText(new Date().toISOString()).split(', ');
  return day === today ? i18n.t('editor.todayAt', { time }) : text;
}

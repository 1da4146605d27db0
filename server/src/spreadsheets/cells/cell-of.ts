import type { Values } from '@mandate/contract/changes/merge.ts';
import { type Entity, type Referred, siblingOf } from '@mandate/contract/facts/entity.ts';
import { type Field, listsOf } from '@mandate/contract/facts/fields.ts';
import type { DateFormat, NumberFormat } from '@mandate/contract/preferences/formats.ts';
import type { CostSource } from '@mandate/contract/time/cost-source.ts';
import { quantityText } from '@mandate/contract/time/duration.ts';
import type { Words } from '../../words/words.ts';
import type { Cell } from './cell.ts';
import { joinEntries } from './cell-entries.ts';
import { choiceWords } from './choice-words.ts';
import { jsonText } from './json-text.ts';
import { labelWithCode } from './label-and-code.ts';
import type { SheetColumn } from './sheet-columns.ts';
import { sourceFields, sourceWords } from './source-words.ts';

/** How a person has figures and dates written. */
export interface Formats {
  numberFormat: NumberFormat;
  dateFormat: DateFormat;
}

/** What cells are written with (`writeContext`). */
export interface WriteContext {
  formats: Formats;
  /** IANA name. */
  timeZone: string;
  /** The language choices are written in. */
  words: Words;
  /** By the key of a list's parameter: what to write for each code. */
  listLabels: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Ids of referred records that their label alone does not tell. */
  ambiguous: ReadonlySet<string>;
  /** What tells such a record, by id: its code where it has one. */
  codes: ReadonlyMap<string, string>;
}

/**
 * The cell of a column in a row: choices and lists as their words, records as their label.
 * @param row a record, or a row of the column's part, as replies carry it: with the siblings of its references
 */
export function cellOf(entity: Entity, { name, field }: SheetColumn, row: Values, context: WriteContext): Cell {
  const value = row[name] ?? null;
  if (value === null) return null;
  if (field === null) return { text: String(value) };
  switch (field.kind) {
    case 'text':
    case 'paragraphs':
      return { text: String(value) };
    case 'choice':
      return { text: chosenText(entity, name, field, String(value), context) };
    case 'flag':
      return { flag: value === true };
    case 'integer':
      return { number: field.form === 'duration' ? hoursText(Number(value)) : String(value) };
    case 'number':
    case 'money':
      return { number: String(value) };
    case 'date':
      return { date: String(value) };
    case 'instant':
      return { instant: value instanceof Date ? value.toISOString() : String(value) };
    case 'reference':
      return { text: referredText(value, row[siblingOf(name)], context) };
    case 'references': {
      const rows = (row[siblingOf(name)] ?? []) as Referred[];
      const texts = (value as string[]).map((id) =>
        referredText(
          id,
          rows.find((one) => one.id === id),
          context,
        ),
      );
      return listCell(field, texts, context);
    }
    case 'tags':
      return listCell(
        field,
        (value as string[]).map((entry) => entryText(entity, name, field, entry, context)),
        context,
      );
    case 'json':
      return { text: sourceFields.includes(name) ? sourceWords(value as CostSource, context) : jsonText(value) };
  }
}

/** Time in hours, with up to four decimals. */
function hoursText(seconds: number): string {
  return quantityText(seconds, { unit: 'hour', hoursPerDay: '1' });
}

function chosenText(
  entity: Entity,
  name: string,
  field: Field,
  value: string,
  { listLabels, words }: WriteContext,
): string {
  const lists = listsOf(field).flatMap((list) => listLabels.get(list) ?? []);
  if (field.list !== undefined) return lists.find((labels) => labels.has(value))?.get(value) ?? value;
  return choiceWords(words, entity, name, field).written.get(value) ?? value;
}

function entryText(entity: Entity, name: string, field: Field, entry: string, { words }: WriteContext): string {
  return field.choices ? (choiceWords(words, entity, name, field).written.get(entry) ?? entry) : entry;
}

/** Where nothing chosen at all means something else than an empty list, the empty list has a word. */
function listCell({ isOptional }: Field, entries: string[], { words }: WriteContext): Cell {
  if (entries.length > 0) return { text: joinEntries(entries) };
  return isOptional ? { text: noneWord(words) } : null;
}

/** Stands for an empty list where an empty cell means something else. */
export function noneWord(words: Words): string {
  return words.at('file.none') ?? '';
}

function referredText(id: unknown, sibling: unknown, { ambiguous, codes }: WriteContext): string {
  const { label = '' } = (sibling ?? {}) as Partial<Referred>;
  const key = String(id);
  if (label === '') return key;
  return ambiguous.has(key) ? labelWithCode(label, codes.get(key) ?? key) : label;
}

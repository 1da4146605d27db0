import type { Entity } from '@mandate/contract/facts/entity.ts';
import { type Field, isId } from '@mandate/contract/facts/fields.ts';
import type { RefusalCode, RefusalParams } from '@mandate/contract/replies/refusals.ts';
import { readInert } from '@mandate/contract/texts/inert-text.ts';
import { hour, readDuration } from '@mandate/contract/time/duration.ts';
import { countries } from '@mandate/contract/values/countries.ts';
import { currencies } from '@mandate/contract/values/currencies.ts';
import { isPlainDate } from '@mandate/contract/values/dates.ts';
import { decimal, round } from '@mandate/contract/values/decimal.ts';
import type { Words } from '../../words/words.ts';
import { splitEntries } from './cell-entries.ts';
import { type Formats, noneWord } from './cell-of.ts';
import { choiceWords } from './choice-words.ts';
import { dateText } from './date-text.ts';
import { flagWord, readFlag } from './flag-words.ts';
import { foldCell } from './fold-cell.ts';
import type { ImportCell } from './import-cell.ts';
import { readJsonText } from './json-text.ts';
import { decimalOfNumber, readNumber } from './number-text.ts';
import { isNoDay, readDate } from './read-date.ts';
import type { SheetColumn } from './sheet-columns.ts';
import { valueOfWord, type WordsRead, wordsRead } from './value-words.ts';

/** What cells are read with (`readContext`). */
export interface ReadContext {
  formats: Formats;
  /** IANA name. */
  timeZone: string;
  /** The languages choices are read in; the first that knows a word decides. */
  words: readonly Words[];
  /** By the key of a list's parameter: the codes by what they are read by. */
  listCodes: ReadonlyMap<string, WordsRead>;
}

/** What is wrong with a cell. */
export interface CellProblem {
  code: RefusalCode;
  params: RefusalParams;
}

/**
 * What a cell means: a value as a save takes it, null for an empty cell; the texts that name other records, one for a reference, any number
 * for references (`lookUp`); a time in days, as long as what another field refers to says (`daysBy`); or what is wrong with it.
 */
export type Read = { value: unknown } | { refers: string[] } | { days: string } | { problem: CellProblem };

/**
 * Reads a cell of a column: the inverse of `cellOf`, whether the cell came as typed cell of a spreadsheet or as text. Whether the value is
 * within the field's bounds is for the save to say.
 */
export function readCell(entity: Entity, column: SheetColumn, cell: ImportCell, context: ReadContext): Read {
  if (typeof cell === 'string' && cell.startsWith('=')) return wrong('importFormula');
  const read = typeof cell === 'string' ? readInert(cell) : cell;
  if (read === null || (typeof read === 'string' && read.trim() === '')) return { value: emptyOf(column.field) };
  const { name, field } = column;
  if (field === null) return readId(read);
  switch (field.kind) {
    case 'flag':
      return readFlagCell(read, context);
    case 'integer':
      if (field.form === 'duration') return readDurationCell(field, read, context.formats);
      return readNumberCell(column, field, read, context.formats);
    case 'number':
    case 'money':
      return readNumberCell(column, field, read, context.formats);
    case 'date':
      return readDateCell(read, context.formats);
    case 'instant':
      return wrong('valueNotAllowed');
    case 'json':
      return { value: typeof read === 'string' ? readJsonText(read) : isDateCell(read) ? read.date : read };
    default: {
      const text = textOf(read);
      return text === null ? wrong('textNotValid') : readText(entity, name, field, text, context);
    }
  }
}

type Filled = Exclude<ImportCell, null>;

function wrong(code: RefusalCode, params: RefusalParams = {}): Read {
  return { problem: { code, params } };
}

function emptyOf(field: Field | null): unknown {
  const isList = field?.kind === 'tags' || field?.kind === 'references';
  return isList && !field.isOptional ? [] : null;
}

function isDateCell(cell: Filled): cell is { date: string } {
  return typeof cell === 'object';
}

/** A typed cell as the text a person would have typed; null for a number beyond all texts. */
function textOf(cell: Filled): string | null {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return decimalOfNumber(cell);
  return isDateCell(cell) ? cell.date : String(cell).toUpperCase();
}

function readText(entity: Entity, name: string, field: Field, text: string, context: ReadContext): Read {
  switch (field.kind) {
    case 'choice':
      return readChoice(entity, name, field, text, context);
    case 'reference':
      return { refers: [text.trim()] };
    case 'references':
      return { refers: splitEntries(text) };
    case 'tags':
      return readTags(entity, name, field, text, context);
    default:
      return { value: text };
  }
}

function readId(cell: Filled): Read {
  const text = String(textOf(cell)).trim().toLowerCase();
  return isId(text) ? { value: text } : wrong('idNotValid');
}

function readFlagCell(cell: Filled, { words: [own] }: ReadContext): Read {
  if (typeof cell === 'boolean') return { value: cell };
  const value = readFlag(String(textOf(cell)));
  if (value !== null || own === undefined) return value === null ? wrong('valueNotAllowed') : { value };
  return wrong('valueNotAllowed', { context: 'flag', yes: flagWord(own, true), no: flagWord(own, false) });
}

function readNumberCell({ name }: SheetColumn, { kind }: Field, cell: Filled, { numberFormat }: Formats): Read {
  if (typeof cell === 'boolean' || isDateCell(cell)) return wrong('numberNotValid');
  const bare = typeof cell === 'string' && /percent$/i.test(name) ? cell.trim().replace(/%$/, '') : cell;
  const number = typeof bare === 'number' ? decimalOfNumber(bare) : readNumber(bare, numberFormat);
  if (number === null) return wrong('numberNotValid');
  if (kind !== 'integer') return { value: number };
  return number.includes('.') ? wrong('numberNotValid') : { value: Number(number) };
}

/** Time is written as hours, `7.5` or `7:30`, or as `0.5 d` where something says how long a day is. @returns seconds, or days as they were written */
function readDurationCell({ daysBy }: Field, cell: Filled, { numberFormat }: Formats): Read {
  if (typeof cell === 'boolean' || isDateCell(cell)) return wrong('durationNotValid');
  const hours = typeof cell === 'number' ? decimalOfNumber(cell) : readNumber(cell, numberFormat);
  if (hours !== null) return { value: Number(round(decimal(hours).times(hour), 0)) };
  const typed = String(cell).trim();
  const seconds = readDuration(typed, { unit: 'hour', hoursPerDay: '1' });
  if (seconds === null) return wrong('durationNotValid');
  if (!/d$/i.test(typed)) return { value: seconds };
  return daysBy === undefined ? wrong('durationNotValid') : { days: typed };
}

function readDateCell(cell: Filled, { dateFormat }: Formats): Read {
  const text = isDateCell(cell) ? cell.date : typeof cell === 'string' ? cell : '';
  const date = isDateCell(cell) ? (isPlainDate(text) ? text : null) : readDate(text, dateFormat);
  if (date !== null) return { value: date };
  // What cannot be a day is another mistake than a day in a form that is not taken.
  if (isDateCell(cell) || isNoDay(text)) return wrong('dateNotValid');
  const examples = new Set([dateText('2017-09-15', dateFormat), '2017-09-15']);
  return wrong('dateNotValid', { context: 'form', example: [...examples].join(' / ') });
}

function readChoice(entity: Entity, name: string, field: Field, text: string, context: ReadContext): Read {
  const { listCodes } = context;
  const value =
    field.list === undefined
      ? chosenValue(entity, name, field, text.trim(), context)
      : valueOfWord(listCodes.get(field.list) ?? nothing, text.trim());
  return value === null ? wrong(codeOf(field)) : { value };
}

const nothing = wordsRead([]);

function chosenValue(entity: Entity, name: string, field: Field, text: string, { words }: ReadContext): string | null {
  for (const each of words) {
    const value = valueOfWord(choiceWords(each, entity, name, field).read, text);
    if (value !== null) return value;
  }
  return null;
}

function codeOf({ choices }: Field): RefusalCode {
  if (choices === countries) return 'countryNotValid';
  return choices === currencies ? 'currencyNotEnabled' : 'valueNotAllowed';
}

function readTags(entity: Entity, name: string, field: Field, text: string, context: ReadContext): Read {
  const entries = splitEntries(text);
  if (!field.choices) return { value: entries };
  if (field.isOptional && context.words.some((words) => foldCell(text) === foldCell(noneWord(words))))
    return { value: [] };
  const values = entries.map((entry) => chosenValue(entity, name, field, entry, context));
  return values.includes(null) ? wrong('valueNotAllowed') : { value: values };
}

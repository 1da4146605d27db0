import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import type { RefusalCode, RefusalParams } from '@mandate/contract/replies/refusals.ts';
import { readDuration } from '@mandate/contract/time/duration.ts';
import type { Call } from '../../../calls/call.ts';
import type { ImportCell } from '../../cells/import-cell.ts';
import { type Found, lookUp } from '../../cells/look-up.ts';
import { lookUpRows } from '../../cells/look-up-rows.ts';
import { type ReadContext, readCell } from '../../cells/read-cell.ts';
import type { Mapped } from '../import-request.ts';
import type { ImportRow, RowError } from '../stored/stored-import.ts';
import { isEmptyCell, type RowGroup } from './group-rows.ts';
import { hoursOfDays } from './hours-of-days.ts';

/** Stands for what could not be read: no field takes it. */
const unread = Number.NaN;

export function isUnread(value: unknown): boolean {
  return Number.isNaN(value);
}

/** One row of a part as a file tells it. */
export interface PartRow {
  row: ImportRow;
  /** By field and `id`; empty cells are null, and what could not be read is {@link isUnread}. */
  values: Values;
}

/** Something wrong with a row, by its number. */
export interface RowProblem {
  row: number;
  error: RowError;
}

/** A record as a file tells it: values as a save takes them, by field; empty cells are null, and what could not be read is {@link isUnread}. */
export interface ReadRecord {
  rows: RowGroup;
  values: Values;
  parts: Record<string, PartRow[]>;
  problems: RowProblem[];
  /** References to records of the same kind, by what the file calls them, that were not found. */
  missing: string[];
}

/** A cell that means something together with other cells of its record. */
interface Waiting {
  row: ImportRow;
  mapped: Mapped;
  /** What stands in it: the names of records, or a time in days. */
  texts: string[];
  give: (value: unknown) => void;
  record: ReadRecord;
}

interface Pointer extends Waiting {
  field: Field;
  refersTo: string;
  isList: boolean;
}

/** What reading depends on. */
export interface Reading {
  entity: Entity;
  mapped: readonly Mapped[];
  context: ReadContext;
  /** Names of records of this kind that are not there yet and come from the same file; a reference to one of them waits. */
  isComing: (text: string) => boolean;
  /** Names of records that this trial made and took back: a reference to one of them would hold. */
  isMade: (text: string) => boolean;
}

/** Reads the cells of records; what they refer to is looked up together. */
export async function readGroups(call: Call, reading: Reading, groups: readonly RowGroup[]): Promise<ReadRecord[]> {
  const pointers: Pointer[] = [];
  const times: Waiting[] = [];
  const records = groups.map((rows) => readGroup(reading, rows, pointers, times));
  const toRows = pointers.filter(({ field }) => field.rowOf !== undefined);
  const toRecords = pointers.filter((pointer) => !toRows.includes(pointer));
  for (const refersTo of new Set(toRecords.map((pointer) => pointer.refersTo))) {
    const pointing = toRecords.filter((pointer) => pointer.refersTo === refersTo);
    const found = await lookUp(call, refersTo, [...new Set(pointing.flatMap(({ texts }) => texts))]);
    for (const pointer of pointing) settle(reading, pointer, (text) => found.get(text));
  }
  // Rows are found among those of the records that were found before.
  for (const pointing of Map.groupBy(toRows, ({ mapped }) => mapped.column.path).values()) {
    await settleRows(call, reading, pointing);
  }
  for (const [path, waiting] of Map.groupBy(times, ({ mapped }) => mapped.column.path)) {
    await settleTimes(call, reading, path, waiting);
  }
  return records;
}

/** Finds the rows of records that cells name; where what says of which record they are is wrong itself, nothing more is said. */
async function settleRows(call: Call, reading: Reading, pointing: readonly Pointer[]): Promise<void> {
  const [first] = pointing;
  const owner = first?.field.rowOf?.field ?? '';
  const isWrong = ({ record }: Pointer) => {
    const header = reading.mapped.find(({ column }) => column.path === owner)?.header;
    return header !== undefined && record.problems.some(({ error }) => error.column === header);
  };
  const meant = pointing.filter((pointer) => !isWrong(pointer));
  if (first === undefined) return;
  const named = meant.map(({ texts: [text = ''], record: { values } }) => {
    return { text, of: typeof values[owner] === 'string' ? values[owner] : null };
  });
  const found = await lookUpRows(call, first.field, named);
  for (const [place, pointer] of meant.entries()) settle(reading, pointer, () => found[place]);
}

/** Reads times that were written in days, which are as long as the line or whatever they are worked on says. */
async function settleTimes(call: Call, reading: Reading, path: string, waiting: readonly Waiting[]): Promise<void> {
  const by = reading.entity.fields[path]?.daysBy ?? '';
  const ids = waiting.flatMap(({ record: { values } }) => (typeof values[by] === 'string' ? [values[by]] : []));
  const hours = await hoursOfDays(call.db, reading.entity.fields[by]?.refersTo ?? '', ids);
  for (const {
    texts: [typed = ''],
    row,
    mapped,
    record,
    give,
  } of waiting) {
    const hoursPerDay = hours.get(String(record.values[by]));
    const seconds = hoursPerDay === undefined ? null : readDuration(typed, { unit: 'hour', hoursPerDay });
    if (seconds !== null) give(seconds);
    // Without what says how long a day is, that is what is wrong.
    else if (record.problems.length === 0) record.problems.push(rowError(mapped, row, 'durationNotValid', {}));
  }
}

function readGroup(
  { entity, mapped, context }: Reading,
  rows: RowGroup,
  pointers: Pointer[],
  times: Waiting[],
): ReadRecord {
  const record: ReadRecord = { rows, values: {}, parts: {}, problems: [], missing: [] };
  for (const one of mapped.filter(({ column }) => column.part === null)) {
    take(one, rows[0], (value) => {
      record.values[one.column.name] = value;
    });
  }
  for (const part of new Set(mapped.flatMap(({ column }) => column.part ?? []))) {
    const columns = mapped.filter(({ column }) => column.part === part);
    record.parts[part] = rows.flatMap((row) => {
      if (columns.every(({ place }) => isEmptyCell(row.cells[place]))) return [];
      const values: Values = {};
      for (const one of columns) {
        take(one, row, (value) => {
          values[one.column.name] = value;
        });
      }
      return [{ row, values }];
    });
  }
  return record;

  function take(one: Mapped, row: ImportRow, give: (value: unknown) => void): void {
    const read = readCell(entity, one.column, row.cells[one.place] ?? null, context);
    give('value' in read ? read.value : unread);
    if ('problem' in read) record.problems.push(rowError(one, row, read.problem.code, read.problem.params));
    else if ('days' in read) times.push({ texts: [read.days], row, mapped: one, give, record });
    else if ('refers' in read && one.column.field) {
      const { field } = one.column;
      const isList = field.kind === 'references';
      const refersTo = field.refersTo ?? '';
      pointers.push({ field, refersTo, texts: read.refers, isList, row, mapped: one, give, record });
    }
  }
}

function settle(
  { entity, isComing, isMade }: Reading,
  pointer: Pointer,
  foundBy: (text: string) => Found | undefined,
): void {
  const { texts, isList, give, record, row, mapped, refersTo } = pointer;
  const ids: string[] = [];
  let isKnown = true;
  for (const text of texts) {
    const one = foundBy(text);
    if (one && 'id' in one) ids.push(one.id);
    else if (refersTo === entity.name && isMade(text)) continue;
    else {
      isKnown = false;
      if (refersTo === entity.name && isComing(text)) record.missing.push(text);
      else {
        const { code, params } = one?.problem ?? { code: 'referenceNotFound' as const, params: {} };
        record.problems.push(rowError(mapped, row, code, params));
      }
    }
  }
  if (isKnown) give(isList ? ids : (ids[0] ?? null));
}

/** What is wrong with a cell of a row, or with the row as a whole. */
export function rowError(
  mapped: Mapped | null,
  { row, cells }: ImportRow,
  code: RefusalCode,
  params: RefusalParams,
): RowProblem {
  const value = mapped && cellWords(cells[mapped.place] ?? null);
  return { row, error: { column: mapped?.header ?? null, value, code, params } };
}

function cellWords(cell: ImportCell): string {
  if (cell === null) return '';
  return typeof cell === 'object' ? cell.date : String(cell);
}

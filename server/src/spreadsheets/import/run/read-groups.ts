import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { RefusalCode, RefusalParams } from '@mandate/contract/replies/refusals.ts';
import type { Call } from '../../../calls/call.ts';
import type { ImportCell } from '../../cells/import-cell.ts';
import { lookUp } from '../../cells/look-up.ts';
import { type ReadContext, readCell } from '../../cells/read-cell.ts';
import type { Mapped } from '../import-request.ts';
import type { ImportRow, RowError } from '../stored/stored-import.ts';
import { isEmptyCell, type RowGroup } from './group-rows.ts';

/** One row of a part as a file tells it. */
export interface PartRow {
  row: ImportRow;
  /** By field and `id`; empty cells are null. */
  values: Values;
}

/** Something wrong with a row, by its number. */
export interface RowProblem {
  row: number;
  error: RowError;
}

/** A record as a file tells it: values as a save takes them, by field; empty cells are null. */
export interface ReadRecord {
  rows: RowGroup;
  values: Values;
  parts: Record<string, PartRow[]>;
  problems: RowProblem[];
  /** References to records of the same kind, by what the file calls them, that were not found. */
  missing: string[];
}

interface Pointer {
  refersTo: string;
  texts: string[];
  isList: boolean;
  row: ImportRow;
  mapped: Mapped;
  give: (value: unknown) => void;
  record: ReadRecord;
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
  const records = groups.map((rows) => readGroup(reading, rows, pointers));
  for (const refersTo of new Set(pointers.map((pointer) => pointer.refersTo))) {
    const pointing = pointers.filter((pointer) => pointer.refersTo === refersTo);
    const found = await lookUp(call, refersTo, [...new Set(pointing.flatMap(({ texts }) => texts))]);
    for (const pointer of pointing) settle(reading, pointer, found);
  }
  return records;
}

function readGroup({ entity, mapped, context }: Reading, rows: RowGroup, pointers: Pointer[]): ReadRecord {
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
    if ('problem' in read) record.problems.push(rowError(one, row, read.problem.code, read.problem.params));
    else if ('value' in read) give(read.value);
    else {
      const { refersTo = '', kind } = one.column.field ?? {};
      const isList = kind === 'references';
      pointers.push({ refersTo, texts: read.refers, isList, row, mapped: one, give, record });
    }
  }
}

type Found = Awaited<ReturnType<typeof lookUp>>;

function settle({ entity, isComing, isMade }: Reading, pointer: Pointer, found: Found): void {
  const { texts, isList, give, record, row, mapped, refersTo } = pointer;
  const ids: string[] = [];
  for (const text of texts) {
    const one = found.get(text);
    if (one && 'id' in one) ids.push(one.id);
    else if (refersTo === entity.name && isMade(text)) continue;
    else if (refersTo === entity.name && isComing(text)) record.missing.push(text);
    else {
      const { code, params } = one?.problem ?? { code: 'referenceNotFound' as const, params: {} };
      record.problems.push(rowError(mapped, row, code, params));
    }
  }
  give(isList ? ids : (ids[0] ?? null));
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

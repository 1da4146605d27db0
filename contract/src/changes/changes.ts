import { stepsOf } from '../own-fields/paths.ts';
import { isSame } from '../values/is-same.ts';
import type { Values } from './merge.ts';

/** One changed field: `name`, `lines.<id>.quantity`, `lines.<id>` for a whole row that came or went, `lines` for a new order (ids). */
export interface Change {
  field: string;
  old: unknown;
  new: unknown;
}

type Row = { id: string } & Values;

/** Whether a change is more than what a new record began with: a draft keeps that as a change from a value to the same. */
export function isTyped({ old, new: fresh }: Change): boolean {
  return !isSame(old, fresh);
}

/** Whether a change is one of a field or row: of itself, of something in it, or of the whole row it is in; the order of rows is none of theirs. */
export function isChangeOf({ field: changed }: Change, field: string): boolean {
  const isRow = changed.includes('.');
  return changed === field || changed.startsWith(`${field}.`) || (isRow && field.startsWith(`${changed}.`));
}

/**
 * What changed between two states of a record, in the form history keeps. {@link rewind} undoes it exactly.
 * @param names the fields compared
 * @param parts the arrays of rows compared, with the names of their fields
 */
export function changesBetween(
  before: Values,
  after: Values,
  names: readonly string[],
  parts: Readonly<Record<string, readonly string[]>>,
): Change[] {
  const changes: Change[] = [];
  for (const name of names) {
    const [old, fresh] = [before[name] ?? null, after[name] ?? null];
    if (!isSame(old, fresh)) changes.push({ field: name, old, new: fresh });
  }
  for (const [part, fields] of Object.entries(parts)) {
    changes.push(...rowChanges(part, fields, (before[part] ?? []) as Row[], (after[part] ?? []) as Row[]));
  }
  return changes;
}

function rowChanges(part: string, fields: readonly string[], before: Row[], after: Row[]): Change[] {
  const changes: Change[] = [];
  const olds = new Map(before.map((row) => [row.id, row]));
  const news = new Map(after.map((row) => [row.id, row]));
  for (const row of before) {
    if (!news.has(row.id)) changes.push({ field: `${part}.${row.id}`, old: picked(row, fields), new: null });
  }
  for (const row of after) {
    const old = olds.get(row.id);
    if (!old) {
      changes.push({ field: `${part}.${row.id}`, old: null, new: picked(row, fields) });
      continue;
    }
    for (const field of fields) {
      const [was, is] = [old[field] ?? null, row[field] ?? null];
      if (!isSame(was, is)) changes.push({ field: `${part}.${row.id}.${field}`, old: was, new: is });
    }
  }
  const [oldOrder, newOrder] = [before.map(({ id }) => id), after.map(({ id }) => id)];
  if (!isSame(oldOrder, newOrder)) changes.push({ field: part, old: oldOrder, new: newOrder });
  return changes;
}

function picked(row: Row, fields: readonly string[]): Row {
  return { id: row.id, ...Object.fromEntries(fields.map((field) => [field, row[field] ?? null])) };
}

/** The state of a record before some saves: their changes one after the other, the newest save first, those of one save in the order kept. */
export function rewind(after: Values, changes: readonly Change[]): Values {
  const before: Values = { ...after };
  for (const change of changes) {
    const [name = '', id, field] = stepsOf(change.field);
    const rows = before[name];
    if (id === undefined && !isOrder(change, rows)) before[name] = change.old;
    else if (id === undefined) before[name] = inOrder(rows as Row[], change.old as string[]);
    else before[name] = rewindRow((rows ?? []) as Row[], id, field, change);
  }
  return before;
}

/** A change of a part's order lists ids where the part holds rows; where nothing is held, a list of texts came before. */
function isOrder(change: Change, held: unknown): boolean {
  if (!Array.isArray(held) || !Array.isArray(change.old)) return false;
  return held.length > 0 && held.every((row) => typeof row === 'object' && row !== null);
}

function inOrder(rows: Row[], ids: string[]): Row[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  return [...rows].sort((one, other) => (place.get(one.id) ?? ids.length) - (place.get(other.id) ?? ids.length));
}

function rewindRow(rows: Row[], id: string, field: string | undefined, change: Change): Row[] {
  if (field !== undefined) return rows.map((row) => (row.id === id ? { ...row, [field]: change.old } : row));
  if (change.old === null) return rows.filter((row) => row.id !== id);
  return [...rows, change.old as Row];
}

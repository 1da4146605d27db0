import type { Reader } from '@mandate/contract/access/roles.ts';
import { type Change, rewind } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { stepsOf } from '@mandate/contract/own-fields/paths.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import type { HistoryEntry } from '../../records/changes/history-entry.ts';
import { storedForm, writtenFields } from '../../records/changes/record-changes.ts';
import { factsAt, type Row, rowsOf, valueAt } from '../../records/changes/record-path.ts';

/** A value to be put into a form: a field, a field of a row, or all rows of a part. */
export interface Restored {
  path: string;
  value: unknown;
}

/** What cannot be changed at present, by its name. */
type Locks = ReadonlyMap<string, string>;

/**
 * What puts back the value a field had before a change, or a row that was removed; null where there is nothing to put back: the person
 * does not write it, its row is gone, or it is as it was.
 * @param values the record as it stands on the screen
 * @param entry the changes made together with it, which tell where a removed row stood
 */
export function restoredValue(
  entity: Entity,
  values: Values,
  change: Change,
  entry: readonly Change[],
  reader: Reader,
): Restored | null {
  const [name = '', id, field] = stepsOf(change.field);
  const part = entity.parts[name];
  if (part === undefined) return restoredField(entity, values, change, writtenFields(entity.fields, reader));
  if (id === undefined) return null;
  const row = valueAt(values, `${name}.${id}`);
  if (field !== undefined) {
    return row === null ? null : restoredField(entity, values, change, writtenFields(part.fields, reader), field);
  }
  if (change.old === null || row !== null) return null;
  const order = entry.find((one) => one.field === name)?.old;
  return { path: name, value: withRowBack(rowsOf(values, name), change.old as Row, order) };
}

function restoredField(
  entity: Entity,
  values: Values,
  { field: path, old }: Change,
  written: ReturnType<typeof writtenFields>,
  name = path,
): Restored | null {
  const facts = factsAt(entity, path);
  if (!facts || !written.some(([one]) => one === name)) return null;
  if (isSame(storedForm(facts, valueAt(values, path)), storedForm(facts, old))) return null;
  return { path, value: old };
}

/** Whether a field, one of a row or all of a row is locked. @param locks the names of what is, those of rows with that of their part */
export function isLocked({ field }: Pick<Change, 'field'>, locks: Locks): boolean {
  const [name = '', id, within] = stepsOf(field);
  if (id === undefined) return locks.has(field);
  return locks.has(within === undefined ? name : `${name}.${within}`);
}

/** A row is back behind the one it followed, as far as that is still there; else it comes last. It is the main one only where none is. */
function withRowBack(rows: readonly Row[], gone: Row, order: unknown): Row[] {
  const isSecond = gone.isPrimary === true && rows.some(({ isPrimary }) => isPrimary === true);
  const row = isSecond ? { ...gone, isPrimary: false } : gone;
  const ids = Array.isArray(order) ? (order as string[]) : [];
  const before = ids.slice(0, Math.max(0, ids.indexOf(row.id)));
  if (ids.length === 0) return [...rows, row];
  const neighbour = rows.findLastIndex(({ id }) => before.includes(id));
  return rows.toSpliced(neighbour + 1, 0, row);
}

/**
 * What brings the form of a record to an earlier version: only what differs from the stored record and is not locked, so that other unsaved work stays.
 * @param base the record as it is stored
 * @param entries the history, the newest first
 * @param version the record's version then
 */
export function restoredVersion(
  entity: Entity,
  base: Values,
  entries: readonly HistoryEntry[],
  version: number,
  reader: Reader,
  locks: Locks,
): Restored[] {
  const since = entries.filter((entry) => entry.version > version && entry.version <= Number(base.version));
  const then = rewind(
    base,
    since.flatMap(({ changes }) => changes),
  );
  const fields = writtenFields(entity.fields, reader).flatMap(([path, facts]) =>
    isSame(storedForm(facts, base[path]), storedForm(facts, then[path])) ? [] : [{ path, value: then[path] }],
  );
  const parts = Object.keys(entity.parts).flatMap((path) =>
    isSame(base[path] ?? [], then[path] ?? []) ? [] : [{ path, value: then[path] }],
  );
  return [...fields, ...parts].filter(({ path }) => !locks.has(path));
}

import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Change } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { ownKeyOf } from '@mandate/contract/own-fields/paths.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import { isPathSeen } from '../read/seen-values.ts';

type Row = { id: string } & Values;

/** What takes a save back. */
export interface UndoPatch {
  /** The fields to be saved with the values they had before; of a part all its rows. */
  values: Values;
  /** Paths that stay as they are: they were changed again since, or the reader may not see them. */
  kept: string[];
}

/**
 * What takes the changes of one save back, as far as its values still stand in the record: what was changed again since stays.
 * @param changes of the save, as history keeps them
 * @param stored the record's values now
 */
export function undoPatchOf(entity: Entity, changes: readonly Change[], stored: Values, reader: Reader): UndoPatch {
  const after: Values = { ...stored };
  const touched = new Set<string>();
  const kept: string[] = [];
  for (const change of changes) {
    const name = ownKeyOf(change.field) === null ? (change.field.split('.')[0] ?? '') : change.field;
    // What the product gave with the change goes back with it, seen or not.
    const isTaken = isRemembered(name) || isPathSeen(entity, change.field, reader);
    const next = isTaken ? takenBack(after[name], change, name in entity.parts) : null;
    if (next === null) kept.push(change.field);
    else {
      after[name] = next.value;
      touched.add(name);
    }
  }
  // It fits what the save changed with it as a whole, or it is looked up again.
  const isWhole = kept.length === 0;
  const names = [...touched].filter((name) => isWhole || !isRemembered(name));
  const values = Object.fromEntries(names.map((name) => [name, after[name]]));
  return { values, kept: kept.filter((name) => !isRemembered(name)) };

  function isRemembered(name: string): boolean {
    return entity.remembered?.includes(name) === true;
  }
}

/** A field's value, or a part's rows, with one change taken back; null where something else stands there by now. */
function takenBack(held: unknown, change: Change, isPart: boolean): { value: unknown } | null {
  if (!isPart) return isSame(held ?? null, change.new) ? { value: change.old } : null;
  const [, id, field] = change.field.split('.');
  const rows = (held ?? []) as Row[];
  if (id === undefined) return { value: inOrder(rows, change.old as string[]) };
  const row = rows.find((one) => one.id === id);
  if (field !== undefined) {
    const isThere = row !== undefined && isSame(row[field] ?? null, change.new);
    return isThere ? { value: rows.map((one) => (one === row ? { ...one, [field]: change.old } : one)) } : null;
  }
  if (change.new === null) return row === undefined ? { value: [...rows, change.old as Row] } : null;
  const isAsAdded =
    row !== undefined && Object.entries(change.new as Row).every(([key, value]) => isSame(row[key] ?? null, value));
  return isAsAdded ? { value: rows.filter((one) => one !== row) } : null;
}

/** The rows in an earlier order; those that were not there then stay behind the rows they follow. */
function inOrder(rows: Row[], ids: readonly string[]): Row[] {
  const known = rows
    .filter(({ id }) => ids.includes(id))
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  let next = 0;
  return rows.map((row) => (ids.includes(row.id) ? (known[next++] ?? row) : row));
}

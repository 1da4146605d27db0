import { type Change, changesBetween } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import { run } from '../../database/queries/sql-query.ts';
import { type HistoryCall, writeHistories } from '../history/history.ts';
import { ownRow } from '../own-fields/own-row.ts';
import { type Stored, writableNames } from '../read/stored.ts';
import { hasLabelColumn } from '../search/search-text.ts';
import { newValuesSql } from './new-values-sql.ts';

/** A locked record, what it becomes, and what is told of it. */
export interface Written {
  stored: Stored;
  wanted: Values;
  changes: Change[];
}

/**
 * Changes locked records as part of something else that happens, each under its next version and with its history. Nothing is checked, parts
 * stay as they are, and nothing is written of a record in which nothing differs.
 */
export async function changeRecords(
  call: HistoryCall,
  entity: Entity,
  changed: readonly Pick<Written, 'stored' | 'wanted'>[],
): Promise<void> {
  const names = writableNames(entity.fields);
  const written = changed.flatMap(({ stored, wanted }) => {
    const changes = changesBetween(stored.values, wanted, names, {});
    return changes.length > 0 ? [{ stored, wanted, changes }] : [];
  });
  await writeTogether(call, entity, written);
}

/** Writes records whose parts stay, only the columns that changed: most indexes then have nothing to do. */
export async function writeTogether(call: HistoryCall, entity: Entity, written: readonly Written[]): Promise<void> {
  if (written.length === 0) return;
  const names = changedNames(entity, written);
  const plain = names.filter((name) => !entity.fields[name]?.own);
  const isTold = names.some((name) => entity.fields[name]?.isSearched || hasLabelColumn(entity, name));
  const rows = written.map(({ stored, wanted }) => ({
    id: stored.id,
    values: Object.fromEntries(plain.map((name) => [columnOf(name), wanted[name] ?? null])),
    own: ownRow(entity.fields, wanted),
  }));
  const own = plain.length < names.length ? 'r.own' : null;
  const given = newValuesSql(entity, { columns: plain.map(columnOf), values: 'r.values', own, isTold });
  const text = `update ${entity.table} o set version = o.version + 1, updated_at = now(), updated_by_id = $1, ${given}
    from jsonb_to_recordset($2::jsonb) as r(id uuid, values jsonb, own jsonb) where o.id = r.id`;
  await run(call.db, text, [call.caller.id, JSON.stringify(rows)]);
  const ids = written.map(({ stored }) => stored.id);
  if (names.includes(entity.label)) {
    const renamed = 'insert into label_changes (entity, record_id) select $1, unnest($2::uuid[])';
    await run(call.db, renamed, [entity.name, ids]);
  }
  const entries = written.map(({ stored, changes }) => ({ recordId: stored.id, version: stored.version + 1, changes }));
  await writeHistories(call, entity, 'save', entries);
}

/** The stored fields in which any of the records differs, computed ones among them. */
function changedNames(entity: Entity, written: readonly Written[]): string[] {
  const kept = ['version', 'createdAt', 'createdById', 'updatedAt', 'updatedById', 'deletedAt', 'deletedById'];
  return Object.keys(entity.fields).filter((name) => {
    const isChanged = ({ stored, wanted }: Written) =>
      JSON.stringify(stored.values[name]) !== JSON.stringify(wanted[name]);
    return !kept.includes(name) && written.some(isChanged);
  });
}

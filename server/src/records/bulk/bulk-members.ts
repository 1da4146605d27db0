import { may } from '@mandate/contract/access/permissions.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { GridQuery } from '@mandate/contract/lists/grid.ts';
import type { Call } from '../../calls/call.ts';
import { runByValues, SqlQuery } from '../../database/queries/sql-query.ts';
import { refuse } from '../../http/refusal.ts';
import { checkQuery } from '../lists/check-query.ts';
import { whereSql } from '../lists/grid.ts';
import { orderBy } from '../lists/order-by.ts';
import { scopeSql } from '../rights/scope.ts';

/** What can be done with many records at once. */
export type BulkAction = 'edit' | 'remove' | 'undelete';

/** How the records are chosen: by a query of a list, some of them left out, or one by one. */
export interface BulkScope {
  query?: GridQuery | undefined;
  except?: string[] | undefined;
  ids?: string[] | undefined;
}

/** One record of a set, and the version it had when the set was read. */
export interface Member {
  id: string;
  version: number;
}

/** The most records one run changes. */
const mostRecords = 20_000;

/**
 * The records a scope means at this moment, in the order of its query: those the caller may list, live ones to edit and remove, removed ones
 * to restore.
 * @throws Refusal as a grid; setTooLarge
 */
export async function membersOf(call: Call, entity: Entity, action: BulkAction, scope: BulkScope): Promise<Member[]> {
  const { query, except = [], ids } = scope;
  const sqlQuery = new SqlQuery();
  const parts = [action === 'undelete' ? 't.deleted_at is not null' : 't.deleted_at is null'];
  if (query) {
    const fields = checkQuery(entity, query, call.caller);
    if (query.deleted !== 'exclude' && may(call.caller.role, entity.name, 'undelete') === false) refuse('notPermitted');
    parts.push(whereSql(call, sqlQuery, entity, query, fields));
  } else parts.push(scopeSql(sqlQuery, entity, 'list', call.caller));
  if (ids) parts.push(`t.id = any(${sqlQuery.bind(ids)})`);
  if (except.length > 0) parts.push(`t.id <> all(${sqlQuery.bind(except)})`);
  const order = query ? orderBy(entity, query) : `array_position(${sqlQuery.bind(ids)}::uuid[], t.id)`;
  const text = `select t.id, t.version from ${entity.table} t where ${parts.join(' and ')}
    order by ${order} limit ${mostRecords + 1}`;
  const members = await runByValues<Member>(call.db, text, sqlQuery.values);
  if (members.length > mostRecords) refuse('setTooLarge', { max: mostRecords });
  return members;
}

/** How a set drifted since it was read; null when it did not. */
export function driftOf(before: readonly Member[], now: readonly Member[]) {
  const versions = new Map(before.map(({ id, version }) => [id, version]));
  const still = now.filter(({ id }) => versions.has(id));
  const changed = still.filter(({ id, version }) => versions.get(id) !== version).length;
  const drift = { added: now.length - still.length, removed: before.length - still.length, changed };
  return drift.added + drift.removed + drift.changed > 0 ? drift : null;
}

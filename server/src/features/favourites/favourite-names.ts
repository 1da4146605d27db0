import { may } from '@mandate/contract/access/permissions.ts';
import { view } from '@mandate/contract/entities/view.ts';
import { workLine } from '@mandate/contract/entities/work-line.ts';
import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { registerNames } from '@mandate/contract/registers.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import type { Caller } from '../../http/caller.ts';
import { scopeSql } from '../../records/rights/scope.ts';

/** What a favourite or a visit leads to: a record, or a view and whose list it is of. */
export interface FavouriteTarget {
  kind: 'record' | 'view';
  entity: string;
  recordId: string;
}

/** What it is called now. */
export interface FavouriteName {
  label: string;
  code: string | null;
}

/** Tells what is kept from anything else that is. */
export function keyOf({ kind, entity, recordId }: FavouriteTarget): string {
  return `${kind} ${entity} ${recordId}`;
}

/**
 * What records and views are called now, as far as the caller may open them; what is deleted has no name. All of it is read with one query.
 * @returns names by `keyOf`
 */
export async function favouriteNames(
  call: Call,
  kept: readonly FavouriteTarget[],
): Promise<Map<string, FavouriteName>> {
  const sqlQuery = new SqlQuery();
  // Lines of work have no page: they are pinned in the week.
  const isPinnable = (noun: string) => noun === workLine.name || registerNames.some((kind) => kind === noun);
  const nouns = new Set(kept.flatMap(({ kind, entity }) => (kind === 'record' && isPinnable(entity) ? [entity] : [])));
  const ids = (kind: FavouriteTarget['kind'], noun?: string) =>
    kept.flatMap((each) => (each.kind === kind && (noun ?? each.entity) === each.entity ? [each.recordId] : []));
  const lists = registerNames.filter((noun) => may(call.caller.role, noun, 'list') !== false);
  const parts = [
    ...[...nouns].map((noun) => recordSql(sqlQuery, call.caller, entityNamed(noun), ids('record', noun))),
    kept.some(({ kind }) => kind === 'view') ? viewSql(sqlQuery, call.caller, lists, ids('view')) : null,
  ].filter((part) => part !== null);
  if (parts.length === 0) return new Map();
  const rows = await run<FavouriteTarget & FavouriteName>(call.db, parts.join(' union all '), sqlQuery.values);
  return new Map(rows.map((row) => [keyOf(row), { label: row.label, code: row.code }]));
}

/** Null where the caller does not see what such records are called. */
function recordSql(sqlQuery: SqlQuery, caller: Caller, entity: Entity, ids: readonly string[]): string | null {
  const { fields, label } = entity;
  if (!fields[label] || !isSeen(fields[label], caller)) return null;
  const code = fields.code && isSeen(fields.code, caller) ? `t.${columnOf('code')}` : 'null';
  return `select 'record' as kind, '${entity.name}' as entity, t.id as "recordId", t.${columnOf(label)}::text as label, ${code}::text as code
    from ${entity.table} t where t.id = any(${sqlQuery.bind(ids)}::uuid[]) and t.deleted_at is null
    and ${scopeSql(sqlQuery, entity, 'read', caller)}`;
}

function viewSql(sqlQuery: SqlQuery, caller: Caller, lists: readonly string[], ids: readonly string[]): string {
  return `select 'view' as kind, t.list as entity, t.id as "recordId", t.name::text as label, null::text as code
    from ${view.table} t where t.id = any(${sqlQuery.bind(ids)}::uuid[]) and t.deleted_at is null
    and t.list = any(${sqlQuery.bind(lists)}) and ${scopeSql(sqlQuery, view, 'list', caller)}`;
}

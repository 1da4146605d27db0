import { may } from '@mandate/contract/access/permissions.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Holder, holdingEachOther, type ManyUse, manyUsesOf } from '../remove/many-uses.ts';
import type { Removal } from '../remove/remove.ts';
import { scopeSql } from '../rights/scope.ts';
import type { Verbs } from '../verbs.ts';

/** Why a record of a set would stay as it is, and who holds it. */
export interface Blocking {
  refusal: Refusal;
  holders: Holder[];
}

interface Row extends Values {
  id: string;
  isOwn: boolean;
  isWithin: boolean;
}

/**
 * Which of many records would not be removed, by the rules a removal of each is under. What uses a record and goes with it keeps nothing.
 * @returns by id
 */
export async function blockedFromRemoval(
  call: Call,
  entity: Entity,
  { removalRule }: Verbs,
  ids: readonly string[],
  removal: Removal,
): Promise<Map<string, Blocking>> {
  const uses = await manyUsesOf(call, entity, ids, ids);
  const inner = await holdingEachOther(call, entity, ids);
  const rule = await removalRule?.(call, ids);
  const kept = new Map<string, Blocking>();
  const keep = (id: string, refusal: Refusal, holders: Holder[] = []) => kept.set(id, { refusal, holders });
  for (const row of await rowsOf(call, entity, rule?.fields ?? [], ids)) {
    const { id } = row;
    const used = uses.get(id);
    const isUsed = used !== undefined || inner.some(({ target }) => target === id);
    if (!isAllowed(call, entity, row, isUsed)) keep(id, new Refusal('notPermitted', {}, null), used?.holders);
    else {
      const refusal = refusalOf(() => rule?.check(call, row, removal));
      if (refusal) keep(id, refusal);
      else if (used && used.blocking > 0) keep(id, blocked(used.blocking), used.holders);
    }
  }
  blockBelow(inner, kept, uses, await labelsOfBlocked(call, entity, inner));
  return kept;
}

/** What stays holds what it points to, and that what it points to in its turn. */
function blockBelow(
  inner: readonly { id: string; target: string }[],
  kept: Map<string, Blocking>,
  uses: ReadonlyMap<string, ManyUse>,
  names: ReadonlyMap<string, Holder>,
): void {
  const targets = Map.groupBy(inner, ({ id }) => id);
  const waiting = [...kept.keys()];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const { target } of targets.get(id) ?? []) {
      const holder = names.get(id);
      const known = kept.get(target);
      if (known && known.refusal.code !== 'deleteBlocked') continue;
      const count = Number(known?.refusal.params.count ?? uses.get(target)?.blocking ?? 0) + 1;
      kept.set(target, { refusal: blocked(count), holders: [...(known?.holders ?? []), ...(holder ? [holder] : [])] });
      if (!known) waiting.push(target);
    }
  }
}

function blocked(count: number): Refusal {
  return new Refusal('deleteBlocked', { count }, null);
}

function refusalOf(check: () => void): Refusal | null {
  try {
    check();
    return null;
  } catch (problem) {
    if (problem instanceof Refusal) return problem;
    throw problem;
  }
}

function isAllowed({ caller }: Call, entity: Entity, row: Row, isUsed: boolean): boolean {
  const allowed = may(caller.role, entity.name, 'remove');
  if (!allowed || !row.isWithin) return false;
  if (allowed === 'ownDraft') return row.isOwn && row.status === 'draft';
  return allowed !== 'unused' || !isUsed;
}

async function rowsOf(call: Call, entity: Entity, fields: readonly string[], ids: readonly string[]): Promise<Row[]> {
  const sqlQuery = new SqlQuery();
  const names = new Set([...fields, ...('status' in entity.fields ? ['status'] : [])]);
  const columns = [...names].map((name) => `, t.${columnOf(name)} as "${name}"`).join('');
  const text = `select t.id, t.created_by_id = ${sqlQuery.bind(call.caller.id)} as "isOwn",
      ${scopeSql(sqlQuery, entity, 'remove', call.caller)} as "isWithin"${columns}
    from ${entity.table} t where t.id = any(${sqlQuery.bind(ids)})`;
  return run<Row>(call.db, text, sqlQuery.values);
}

/** What those that hold others of the set are called. */
async function labelsOfBlocked(
  call: Call,
  entity: Entity,
  inner: readonly { id: string }[],
): Promise<Map<string, Holder>> {
  if (inner.length === 0) return new Map();
  const text = `select id, ${columnOf(entity.label)} as label from ${entity.table} where id = any($1)`;
  const rows = await run<Omit<Holder, 'entity'>>(call.db, text, [[...new Set(inner.map(({ id }) => id))]]);
  return new Map(rows.map(({ id, label }) => [id, { entity: entity.name, id, label }]));
}

import { may } from '@mandate/contract/access/permissions.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { findVisible } from '../read/find.ts';
import { scopeSql } from '../rights/scope.ts';
import { cascadeOf } from './cascade.ts';
import { type Uses, usesOf } from './uses.ts';

/** Where a record is used, and what would be removed with it: rows of its parts as `customer.contacts`, and records as `rate`. */
export interface WhereUsed extends Uses {
  takenAlong: Taken[];
}

interface Taken {
  entity: string;
  count: number;
}

/**
 * Where a record is used (decisions 9.1).
 * @throws Refusal recordNotFound
 */
export async function whereUsed(call: Call, entity: Entity, id: string): Promise<WhereUsed> {
  await findVisible(call, entity, id);
  return shownUses(call, entity, id);
}

/** The uses of a record that its reader may know of: by fields they see, with the names of records they may list. */
export async function shownUses(call: Call, entity: Entity, id: string): Promise<WhereUsed> {
  const { blocking, uses } = await usesOf(call.db, entity, id, call.caller);
  const { role } = call.caller;
  return {
    blocking,
    uses: uses.map((use) => (may(role, use.entity, 'list') === true ? use : { ...use, rows: [] })),
    takenAlong: [...(await cascadedRows(call, entity, id)), ...(await cascadedRecords(call, entity, id))],
  };
}

async function cascadedRows({ db }: Call, entity: Entity, id: string): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (const [name, part] of Object.entries(entity.parts)) {
    const text = `select count(*) as count from ${part.table} where ${part.parent} = $1`;
    const [row] = await run<{ count: number }>(db, text, [id]);
    taken.push({ entity: `${entity.name}.${name}`, count: row?.count ?? 0 });
  }
  return taken.filter(({ count }) => count > 0);
}

/** Of the records that go along those are counted that the caller may list: what they do not see they are not told of. */
async function cascadedRecords(call: Call, entity: Entity, id: string): Promise<Taken[]> {
  const cascaded = await cascadeOf(call.db, entity, id);
  const taken: Taken[] = [];
  for (const follower of new Set(cascaded.map((one) => one.entity))) {
    const ids = cascaded.flatMap((one) => (one.entity === follower ? [one.id] : []));
    const sqlQuery = new SqlQuery();
    const text = `select count(*) as count from ${follower.table} t
      where t.id = any(${sqlQuery.bind(ids)}) and ${scopeSql(sqlQuery, follower, 'list', call.caller)}`;
    const [row] = await run<{ count: number }>(call.db, text, sqlQuery.values);
    taken.push({ entity: follower.name, count: row?.count ?? 0 });
  }
  return taken.filter(({ count }) => count > 0);
}

import { account } from '@mandate/contract/entities/account.ts';
import { trash } from '@mandate/contract/entities/trash.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { actorOf, writeAudit } from '../../calls/audit.ts';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { errorCode } from '../../database/database-refused.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuse } from '../../http/refusal.ts';
import { belongingTo, type Cascaded, cascadedWith } from '../../records/remove/cascade.ts';
import type { Use } from '../../records/remove/use.ts';
import { scopeSql } from '../../records/rights/scope.ts';
import { heldBy } from './held-by.ts';

/** What was purged. */
export interface Purged {
  purged: { entity: string; id: string }[];
}

/**
 * Takes the records of a deletion away for good, with their rows, and what belongs to them and was removed before. Their history stays, so
 * that the audit can be verified. Nothing is taken that something still points to, nor an account that ever did anything.
 * @throws Refusal recordNotFound, reauthNeeded, deleteBlocked with what points to it
 */
export async function purge(call: Call, deletionId: string): Promise<Purged> {
  if (!isId(deletionId)) refuse('recordNotFound');
  return inTransaction(call.db, async (db) => {
    const going = await recordsOf({ ...call, db }, deletionId);
    if (!call.caller.isConfirmed) refuse('reauthNeeded');
    await refuseHeld(db, going);
    // What belongs to a record goes before it.
    for (const one of going.toReversed()) await takeAway(db, one);
    for (const { entity, id } of going)
      await writeAudit(db, {
        action: 'purged',
        ...actorOf(call),
        entity: entity.name,
        recordId: id,
        details: { deletionId },
      });
    return { purged: going.map(({ entity, id }) => ({ entity: entity.name, id })) };
  });
}

/** The records of a deletion, the one that was removed first, locked; with them what belongs to them and was removed before. */
async function recordsOf(call: Call, deletionId: string): Promise<Cascaded[]> {
  const { db } = call;
  const sqlQuery = new SqlQuery();
  const text = `select t.entity, t.record_id as id from ${trash.table} t
    where t.id = ${sqlQuery.bind(deletionId)} and ${scopeSql(sqlQuery, trash, 'list', call.caller)}`;
  const [found] = await run<{ entity: string; id: string }>(db, text, sqlQuery.values);
  if (!found) return refuse('recordNotFound');
  const entity = entityNamed(found.entity);
  const held = `select 1 from ${entity.table} where id = $1 and deletion_id = $2 for update`;
  if ((await run(db, held, [found.id, deletionId])).length === 0) refuse('recordNotFound');
  const going: Cascaded[] = [{ entity, id: found.id }];
  const add = (one: Cascaded) => {
    if (!going.some(({ id }) => id === one.id)) going.push(one);
  };
  for (const one of await cascadedWith(db, entity, deletionId)) add(one);
  for (const one of going) for (const other of await belongingTo(db, one)) add(other);
  return going;
}

async function refuseHeld(db: Database, going: readonly Cascaded[]): Promise<void> {
  const uses: Use[] = [];
  for (const one of going) {
    uses.push(...(await heldBy(db, one, going)));
    if (one.entity === account) uses.push(...(await deedsOf(db, one.id)));
  }
  if (uses.length === 0) return;
  const count = uses.reduce((sum, use) => sum + use.count, 0);
  refuse('deleteBlocked', { count }, { blocking: true, uses, takenAlong: [] });
}

/** What an account did: who it was is told for as long as the audit is. */
async function deedsOf(db: Database, id: string): Promise<Use[]> {
  const text = 'select count(*) as count from (select 1 from audit where actor_id = $1 limit 1000) deeds';
  const [row] = await run<{ count: number }>(db, text, [id]);
  return row && row.count > 0 ? [{ entity: 'audit', count: row.count, blocks: true, rows: [] }] : [];
}

async function takeAway(db: Database, { entity, id }: Cascaded): Promise<void> {
  try {
    for (const { table, parent } of Object.values(entity.parts).toReversed())
      await run(db, `delete from ${table} where ${parent} = $1`, [id]);
    await run(db, `delete from ${entity.table} where id = $1`, [id]);
  } catch (error) {
    // A foreign key that no field tells of.
    if (errorCode(error) !== '23503') throw error;
    refuse('deleteBlocked', { count: 1 }, { blocking: true, uses: [], takenAlong: [] });
  }
}

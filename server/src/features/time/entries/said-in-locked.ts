import { entry } from '@mandate/contract/entities/entry.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';

/**
 * The entries of which an undo needs no reason of its own: what it takes back was changed with a reason. Of one save that holds for whoever made it,
 * of a run over many for whoever takes it back, as long as nothing of the entry, what its week is in neither, changed since.
 */
export async function saidInLocked(call: Call, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { kind, batchId = null, version = null } = call.origin ?? {};
  if (kind !== 'undo' || ids.length === 0) return new Set();
  const text = `select h.record_id as id from history h
    where h.entity = $1 and h.record_id = any($2) and h.reason is not null and h.action = 'save'
      and (h.batch_id = $3 or (h.version = $4 and h.by_id = $5))
      and not exists (select from history l where l.entity = h.entity and l.record_id = h.record_id and l.version > h.version)`;
  const values = [entry.name, ids, batchId, version, call.caller.id];
  return new Set((await run<{ id: string }>(call.db, text, values)).map(({ id }) => id));
}

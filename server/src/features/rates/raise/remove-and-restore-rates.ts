import { rate } from '@mandate/contract/entities/rate.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { uuidV7 } from '../../../database/uuid-v7.ts';
import { writeHistories } from '../../../records/history/history.ts';

/** Removes locked rates; each can be restored like any other that was removed. */
export async function removeRates(call: Call, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const deletions = ids.map((id) => ({ id: uuidV7(), record: id }));
  const sent = JSON.stringify(deletions);
  const marking = `insert into deletions (id, entity, record_id, by_id, reason)
    select d.id, '${rate.name}', d.record, $1, null from jsonb_to_recordset($2::jsonb) as d(id uuid, record uuid)`;
  await run(call.db, marking, [call.caller.id, sent]);
  const text = `update rates t set version = t.version + 1, deleted_at = now(), deleted_by_id = $1, deletion_id = d.id,
      updated_at = now(), updated_by_id = $1
    from jsonb_to_recordset($2::jsonb) as d(id uuid, record uuid) where t.id = d.record returning t.id as "recordId", t.version`;
  const rows = await run<{ recordId: string; version: number }>(call.db, text, [call.caller.id, sent]);
  await writeHistories(
    call,
    rate,
    'remove',
    rows.map((row) => ({ ...row, changes: [] })),
  );
}

/** Brings removed rates back that are locked and whose days are free. */
export async function restoreRates(call: Call, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const text = `update rates set version = version + 1, deleted_at = null, deleted_by_id = null, deletion_id = null,
    updated_at = now(), updated_by_id = $2 where id = any($1) returning id as "recordId", version`;
  const rows = await run<{ recordId: string; version: number }>(call.db, text, [ids, call.caller.id]);
  await writeHistories(
    call,
    rate,
    'undelete',
    rows.map((row) => ({ ...row, changes: [] })),
  );
}

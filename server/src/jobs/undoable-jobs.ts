import { may, type Noun } from '@mandate/contract/access/permissions.ts';
import type { Call } from '../calls/call.ts';
import { run } from '../database/queries/sql-query.ts';

interface Undoable {
  id: string;
  kind: 'bulk' | 'import' | 'prices';
  entity: Noun;
  action: 'edit' | 'remove' | 'undelete' | 'handOver' | null;
}

/** What takes an act back is an act of its own, and needs its right. */
const undoPatch = { edit: 'edit', remove: 'undelete', undelete: 'remove', handOver: 'edit' } as const;

// Of an import the job that wrote last stands for all of it.
const text = `select b.id, 'bulk' as kind, b.entity, b.action from bulk_runs b
    where b.id = any($1) and b.account_id = $2
      and (b.state = 'done' and coalesce((b.result ->> 'changed')::integer, b.changed) > 0
        or b.state = 'undone' and b.undo_left > 0
        or b.state in ('running', 'undoing') and b.updated_at < now() - interval '1 minute')
  union all
  select c.id, 'prices', case c.action when 'raise' then 'rate' else 'project' end, null from price_changes c
    where c.id = any($1) and c.account_id = $2 and c.state = 'done' and c.changed > 0
  union all
  select j.id, 'import', j.entity, null from jobs j join imports i on i.id::text = j.input ->> 'importId'
    where j.id = any($1) and j.account_id = $2 and j.kind = 'import' and j.state in ('done', 'failed', 'cancelled')
      and j.about ->> 'dryRun' = 'false'
      and (i.state = 'undone' and i.undo_left > 0 or i.state <> 'undone' and exists (select 1 from import_rows r
        where r.import_id = i.id and r.record_id is not null and r.outcome in ('created', 'updated')))
      and not exists (select 1 from jobs o where o.account_id = j.account_id and o.kind in ('import', 'undoImport')
        and o.input ->> 'importId' = j.input ->> 'importId' and o.id <> j.id
        and (o.state in ('queued', 'running') or o.created_at > j.created_at and o.about ->> 'dryRun' = 'false'))`;

/** Which of some jobs the caller can take back: acts on many records and imports of their own, of which something stands. */
export async function undoableJobs(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  ids: readonly string[],
): Promise<Set<string>> {
  if (caller.viewedById !== null) return new Set();
  const rows = await run<Undoable>(db, text, [ids, caller.id]);
  return new Set(rows.filter(isAllowed).map(({ id }) => id));

  function isAllowed({ kind, entity, action }: Undoable): boolean {
    if (kind === 'import') return may(caller.role, entity, 'import') !== false && caller.grants.includes('importData');
    // Whoever changed prices takes them back, what that made and removed with them.
    if (kind === 'prices') return may(caller.role, entity, 'edit') !== false;
    return action !== null && may(caller.role, entity, undoPatch[action]) !== false;
  }
}

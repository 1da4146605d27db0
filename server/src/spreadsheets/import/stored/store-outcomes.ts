import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import type { ImportRequest } from '../import-request.ts';
import type { Settled } from '../run/importing.ts';
import { type ImportState, restingSql } from './stored-import.ts';

/** How many rows are removed in one statement. */
const atOnce = 20_000;

/**
 * Begins to work on an import: keeps what is wanted of it, and forgets what became of the rows that are not stored. Of a trial its state
 * stays.
 */
export async function beginImport(db: Database, id: string, request: Omit<ImportRequest, 'importId'>): Promise<void> {
  const { mapping, matchBy, onError, allowDuplicates = false, beside = {}, dryRun } = request;
  const text = `update imports set mapping = $2, match_by = $3, on_error = $4, allow_duplicates = $5, beside = $6, updated_at = now()
    where id = $1`;
  await run(db, text, [id, JSON.stringify(mapping), matchBy, onError, allowDuplicates, JSON.stringify(beside)]);
  await purgeTrial(db, id);
  await recount(db, id);
  if (!dryRun) await putState(db, id, 'running');
}

/** Forgets what became of rows of which nothing is stored. */
export async function purgeTrial(db: Database, id: string): Promise<void> {
  const purge = `update import_rows set outcome = null, errors = null where (import_id, row) in
    (select import_id, row from import_rows where import_id = $1 and outcome is not null and record_id is null limit ${atOnce}) returning 1`;
  while ((await run(db, purge, [id])).length === atOnce);
}

/** An import comes to what of it is stored, and to the records that failed. */
export async function recount(db: Database, id: string, failed = 0): Promise<void> {
  const stored = (outcome: string) => `count(distinct record_id) filter (where outcome = '${outcome}')`;
  const text = `update imports i set created = s.created, updated = s.updated, unchanged = s.unchanged, failed = $2, updated_at = now()
    from (select ${stored('created')} as created, ${stored('updated')} as updated, ${stored('unchanged')} as unchanged
      from import_rows where import_id = $1 and record_id is not null) s where i.id = $1`;
  await run(db, text, [id, failed]);
}

export async function putState(db: Database, id: string, state: ImportState): Promise<void> {
  await run(db, 'update imports set state = $2, updated_at = now() where id = $1', [id, state]);
}

/** Work on an import is over: it is done as far as something of it is stored, else it waits as it was prepared. @param from which work */
export async function restState(db: Database, id: string, from: 'running' | 'undoing'): Promise<void> {
  const text = `update imports i set state = ${restingSql}, updated_at = now() where i.id = $1 and i.state = $2`;
  await run(db, text, [id, from]);
}

/**
 * Holds an import for what is written of it, until the transaction ends: its undoing waits for that.
 * @returns whether it is still being run; what is written afterwards would stand for ever
 */
export async function holdRunning(db: Database, id: string): Promise<boolean> {
  const text = "select 1 from imports where id = $1 and state = 'running' for no key update";
  return (await run(db, text, [id])).length > 0;
}

/** An import is undone, apart from the records that may be taken back another time. */
export async function endUndo(db: Database, id: string, left: number): Promise<void> {
  const text = "update imports set state = 'undone', undo_left = $2, updated_at = now() where id = $1";
  await run(db, text, [id, left]);
}

/**
 * Keeps what became of records of a file.
 * @param isStored the records are stored, by the same transaction
 * @param isCounted they count with what the import came to so far; else only what failed does
 */
export async function storeOutcomes(
  db: Database,
  id: string,
  settled: readonly Settled[],
  { isStored, isCounted }: { isStored: boolean; isCounted: boolean },
): Promise<void> {
  const over = settled.filter(({ outcome }) => outcome !== 'waiting');
  const rows = over.flatMap(({ rows: group, outcome, recordId, problems }) =>
    group.map(({ row }) => ({
      row,
      outcome,
      record: isStored ? recordId : null,
      errors: problems.flatMap((problem) => (problem.row === row ? [problem.error] : [])),
    })),
  );
  if (rows.length === 0) return;
  const text = `update import_rows r set outcome = n.outcome, record_id = n.record, errors = n.errors
    from jsonb_to_recordset($2::jsonb) as n(row integer, outcome text, record uuid, errors jsonb)
    where r.import_id = $1 and r.row = n.row`;
  await run(db, text, [id, JSON.stringify(rows)]);
  const count = (wanted: string) =>
    isCounted || wanted === 'failed' ? over.filter(({ outcome }) => outcome === wanted).length : 0;
  const counting = `update imports set created = created + $2, updated = updated + $3, unchanged = unchanged + $4, failed = failed + $5,
    updated_at = now() where id = $1`;
  await run(db, counting, [id, count('created'), count('updated'), count('unchanged'), count('failed')]);
}

/** The rows of an import that stored these records. @returns the first row of each, by id */
export async function earlierRows(
  db: Database,
  importId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const text = `select record_id as id, min(row) as row from import_rows where import_id = $1 and record_id = any($2) group by record_id`;
  const rows = await run<{ id: string; row: number }>(db, text, [importId, ids]);
  return new Map(rows.map(({ id, row }) => [id, row]));
}

import { type JobRow, job } from '@mandate/contract/entities/job.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import { rowReplySchema } from '@mandate/contract/facts/record-schema.ts';
import type { GridPage, GridQuery } from '@mandate/contract/lists/grid.ts';
import type { RefusalCode, RefusalParams } from '@mandate/contract/replies/refusals.ts';
import { z } from 'zod';
import type { Call } from '../calls/call.ts';
import type { Database } from '../database/database.ts';
import { run, SqlQuery } from '../database/queries/sql-query.ts';
import { refuse } from '../http/refusal.ts';
import { grid } from '../records/lists/grid.ts';
import { gridShape } from '../records/read/grid-shape.ts';
import { scopeSql } from '../records/rights/scope.ts';
import { inWords } from '../words/in-words.ts';
import { queueSql } from './queue-sql.ts';
import { undoableJobs } from './undoable-jobs.ts';

const params = z.record(z.string(), z.union([z.string(), z.number()]));

/** A job in replies. */
export const jobRowSchema = rowReplySchema(job).extend({
  about: z.record(z.string(), z.unknown()),
  result: z.record(z.string(), z.unknown()).nullable(),
  error: z.object({ code: z.string(), params, message: z.string() }).nullable(),
  hasFile: z.boolean(),
  canUndo: z.boolean(),
  position: z.int().nullable(),
});

type Row = Record<string, unknown>;

/** A page of the jobs the caller may see: to administrators everybody's, else the own ones. */
export async function listJobs(call: Call, query: GridQuery): Promise<GridPage<Row>> {
  const page = await grid(call, job, query, ['state']);
  return { ...page, rows: await withState(call, page.rows) };
}

/**
 * A job of the caller's own, or one the caller may do something else with.
 * @throws Refusal recordNotFound
 */
export async function findJob(
  call: Pick<Call, 'db' | 'caller' | 'words'>,
  id: string,
  verb: 'read' | 'edit' = 'read',
): Promise<JobRow> {
  if (!isId(id)) refuse('recordNotFound');
  const { columns, joins, present } = gridShape(job, call.caller);
  const sqlQuery = new SqlQuery();
  const text = `select ${columns} from ${job.table} t ${joins}
    where t.id = ${sqlQuery.bind(id)} and ${scopeSql(sqlQuery, job, verb, call.caller)}`;
  const found = await run<Row>(call.db, text, sqlQuery.values);
  const [row] = await withState(
    call,
    found.map((each) => present(each)),
  );
  return (row as JobRow | undefined) ?? refuse('recordNotFound');
}

interface State {
  id: string;
  code: RefusalCode | null;
  params: RefusalParams | null;
  hasFile: boolean;
}

/** Rows with what is no column of theirs: why a job failed, whether its file is there, its place in the queue, whether it can be taken back. */
async function withState(call: Pick<Call, 'db' | 'caller' | 'words'>, rows: Row[]): Promise<Row[]> {
  const { db, words } = call;
  if (rows.length === 0) return rows;
  const text = `select j.id, j.error_code as code, j.error_params as params,
      j.state = 'done' and exists (select 1 from job_files f where f.job_id = j.id) as "hasFile" from jobs j where j.id = any($1)`;
  const ids = rows.map(({ id }) => String(id));
  const states = await run<State>(db, text, [ids]);
  const undoable = await undoableJobs(call, ids);
  const known = new Map(states.map((state) => [state.id, state]));
  const leavers = await leaversOf(db, rows);
  const places = rows.some(({ state }) => state === 'queued') ? await placesInQueue(db) : new Map<string, number>();
  return rows.map((row) => {
    const { code = null, params: filled, hasFile = false } = known.get(String(row.id)) ?? {};
    const error = code && { code, params: filled ?? {}, message: words.sentence(code, filled ?? {}) };
    const id = String(row.id);
    const who = leavers.get(id);
    return {
      ...row,
      ...(who !== undefined && { about: { ...(row.about as Row), who } }),
      result: inWords(words, row.result),
      error,
      hasFile,
      canUndo: undoable.has(id),
      position: places.get(id) ?? null,
    };
  });
}

/** Of acts that handed over what somebody held: whose it was, by the act's id. */
async function leaversOf(db: Database, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap(({ id, about }) => ((about as Row).action === 'handOver' ? [id] : []));
  if (ids.length === 0) return new Map();
  const text = `select id, changes #>> '{person,label}' as who from bulk_runs where id = any($1)`;
  const found = await run<{ id: string; who: string }>(db, text, [ids]);
  return new Map(found.map(({ id, who }) => [id, who]));
}

async function placesInQueue(db: Database): Promise<Map<string, number>> {
  const rows = await run<{ id: string; position: number }>(db, `select q.id, q.position from (${queueSql}) q`, []);
  return new Map(rows.map(({ id, position }) => [id, position]));
}

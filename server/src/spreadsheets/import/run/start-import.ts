import { setTimeout as sleep } from 'node:timers/promises';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { RefusalCode, RefusalParams } from '@mandate/contract/replies/refusals.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { refuse } from '../../../http/refusal.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { inWords } from '../../../words/in-words.ts';
import { checkImportRight } from '../check-import-right.ts';
import { rememberHeaders } from '../columns/remembered-headers.ts';
import { type ImportRequest, mappedColumns } from '../import-request.ts';
import { rowSentence } from '../stored/shown-rows.ts';
import { findImport, rowsPage } from '../stored/stored-import.ts';
import type { ImportCounts } from './import-running.ts';
import type { ImportInput } from './import-work.ts';
import type { Moved } from './importing.ts';
import type { ImportUndone, UndoInput } from './undo-import-work.ts';

/** Up to how many rows the caller waits for the end, and how long at most, in ms. */
const rowsWaitedFor = 500;
const waitMs = 8_000;
const mostErrors = 1_000;

/** What an import came to, with what is wrong with rows. */
export interface ImportReply extends ImportCounts {
  batchId: string;
  errors: { row: number; column: string; value: string; code: string; message: string }[];
  isCancelled: boolean;
  moved: Moved[];
}

interface Ended {
  state: 'done' | 'failed' | 'cancelled';
  result: Values | null;
  code: RefusalCode | null;
  params: RefusalParams | null;
}

/**
 * Sets an import going, in earnest or as a trial. Small ones are waited for.
 * @throws Refusal importNotFound, importRunning, importUsed, notPermitted, validationFailed, and what makes all of it fail
 */
export async function startImport(
  call: Call,
  entity: Entity,
  { importId, ...request }: ImportRequest,
): Promise<ImportReply | { jobId: string }> {
  checkImportRight(call, entity);
  const kept = await findImport(call, entity, importId);
  mappedColumns(call, entity, kept.headers, request, kept.recordId !== null);
  if (!['prepared', 'running', 'done'].includes(kept.state)) refuse('importUsed');
  await rememberHeaders(
    call,
    entity,
    request.mapping.map(({ header, field }) => ({ header, field })),
  );
  const input: ImportInput = { importId, wish: request, isConfirmed: call.caller.isConfirmed };
  const about = { fileName: kept.fileName, dryRun: request.dryRun, importId };
  const jobId = await addJob(call, { kind: 'import', entity, input, about, total: kept.rowCount });
  await refuseBeside(call, importId, jobId, 'any');
  const ended = kept.rowCount > rowsWaitedFor ? null : await endOf(call, jobId);
  if (ended === null) return { jobId };
  if (ended.state === 'failed') refuse(ended.code ?? 'serverError', ended.params ?? {});
  const {
    created = 0,
    updated = 0,
    unchanged = 0,
    failed = 0,
    moved = [],
  } = (ended.result ?? {}) as Partial<ImportCounts & { moved: Moved[] }>;
  const { rows } = await rowsPage(call.db, importId, 'failed', 1, mostErrors);
  const errors = rows.flatMap(({ row, errors: wrong }) =>
    wrong.map((error) => {
      const { column, value, code } = error;
      return { row, column: column ?? '', value: value ?? '', code, message: rowSentence(call.words, entity, error) };
    }),
  );
  const isCancelled = ended.state === 'cancelled';
  return {
    batchId: importId,
    created,
    updated,
    unchanged,
    failed,
    errors: errors.slice(0, mostErrors),
    isCancelled,
    moved,
  };
}

/**
 * Sets the undoing of an import going; of a small one the end is waited for.
 * @throws Refusal importNotFound, importRunning, undoNotPossible, notPermitted
 */
export async function startUndo(
  call: Call,
  entity: Entity,
  importId: string,
): Promise<ImportUndone | { jobId: string }> {
  checkImportRight(call, entity);
  const { state, rowCount, fileName, undoLeft } = await findImport(call, entity, importId);
  const isPossible = state === 'done' || state === 'undoing' || (state === 'undone' && undoLeft > 0);
  if (state === 'running' && !(await isStopping(call, importId))) refuse('importRunning');
  if (!isPossible && state !== 'running') refuse('undoNotPossible');
  const about = { fileName, importId };
  const input: UndoInput = { importId, isConfirmed: call.caller.isConfirmed };
  const jobId = await addJob(call, { kind: 'undoImport', entity, input, about, total: rowCount });
  await refuseBeside(call, importId, jobId, 'going');
  const ended = rowCount > rowsWaitedFor ? null : await endOf(call, jobId);
  if (ended === null) return { jobId };
  if (ended.state === 'failed') refuse(ended.code ?? 'serverError', ended.params ?? {});
  const { undone = 0, skipped = [] } = (ended.result ?? {}) as Partial<ImportUndone>;
  return { undone, skipped: inWords(call.words, skipped) };
}

// An import that waits, or is being written and was not asked to stop. One that is about to end is none: an undo comes after it, since a
// person's jobs are done one after the other.
const going = `j.kind = 'import' and not j.is_cancelled and (j.state = 'queued'
  or exists (select 1 from imports i where i.id::text = $1 and i.state = 'running'))`;

/**
 * One job works on an import: another one that was asked for meanwhile is not begun.
 * @param others which jobs stand in its way
 * @throws Refusal importRunning
 */
async function refuseBeside({ db }: Call, importId: string, jobId: string, others: 'any' | 'going'): Promise<void> {
  const text = `select 1 from jobs j where j.state in ('queued', 'running') and j.kind in ('import', 'undoImport') and j.id <> $2
    and j.input ->> 'importId' = $1 and j.created_at <= (select created_at from jobs where id = $2) and ${others === 'any' ? 'true' : going}`;
  if ((await run(db, text, [importId, jobId])).length === 0) return;
  await run(db, "delete from jobs where id = $1 and state = 'queued'", [jobId]);
  refuse('importRunning');
}

/** Whether the run of an import was asked to stop. */
async function isStopping({ db }: Call, importId: string): Promise<boolean> {
  const text = `select 1 from jobs where kind = 'import' and state in ('queued', 'running') and is_cancelled and input ->> 'importId' = $1`;
  return (await run(db, text, [importId])).length > 0;
}

/** Waits for the end of a job. @returns null when it takes longer than a call should */
async function endOf({ db }: Call, jobId: string): Promise<Ended | null> {
  const text = `select state, result, error_code as code, error_params as params from jobs
    where id = $1 and state in ('done', 'failed', 'cancelled')`;
  for (const until = performance.now() + waitMs; performance.now() < until; await sleep(40)) {
    const [ended] = await run<Ended>(db, text, [jobId]);
    if (ended) return ended;
  }
  return null;
}

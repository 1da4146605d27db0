import type { JobRow } from '@mandate/contract/entities/job.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import type { QueryClient } from '@tanstack/react-query';
import { undoHandOver } from '../../business/hand-over/undo-hand-over.ts';
import { takeBackPrices } from '../../business/prices/take-back-prices.ts';
import { importCalls } from '../../import/import-calls.ts';
import { readAgain } from '../../import/use-import.ts';
import { CallError } from '../../lib/calls/call.ts';
import { showWarning } from '../../lib/frame/show-success-and-errors.ts';
import { bulkCalls } from '../../list/bulk/bulk-calls.ts';
import { tellUndone } from '../../list/bulk/run/bulk-work.ts';
import { importOfJob, isHandOver, isPriceChange } from '../../records/jobs/job.ts';
import { readJobs } from '../../records/jobs/job-reading.ts';

/** Takes an act on many records, or an import, back, and says what came of it; of an import the end of its job says it. */
export async function undoJob(queries: QueryClient, job: JobRow): Promise<void> {
  const { id, kind, entity: noun, about } = job;
  if (isPriceChange(about)) return takeBackPrices(queries, about.action, id);
  try {
    if (isHandOver(job)) await undoHandOver(queries, id);
    else if (kind === 'bulk') tellUndone(entityNamed(noun), await bulkCalls(noun).undo(id));
    else await importCalls(noun).undo(importOfJob(job) ?? '');
  } catch (problem) {
    if (!(problem instanceof CallError)) throw problem;
    if (problem.result === 'error') showWarning(problem.message);
  }
  await Promise.all([readJobs(queries), readAgain(queries, noun)]);
}

import type { JobRow } from '@mandate/contract/entities/job.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../lib/api.ts';
import { showSuccess, showWarning } from '../../lib/toasts.ts';
import { bulkCalls } from '../../resources/bulk/bulk-calls.ts';
import { outcomeText } from '../../resources/bulk/bulk-words.ts';
import { importCalls } from '../../resources/import/import-calls.ts';
import { readAgain } from '../../resources/import/use-import.ts';
import { importOfJob } from '../../resources/jobs/job.ts';
import { readJobs } from '../../resources/jobs/job-reading.ts';

/** Takes an act on many records, or an import, back, and says what came of it; of an import the end of its job says it. */
export function useUndoJob(job: JobRow): { isUndoing: boolean; undo: () => Promise<void> } {
  const queries = useQueryClient();
  const [isUndoing, setUndoing] = useState(false);
  const { id, kind, entity: noun } = job;

  async function undo(): Promise<void> {
    setUndoing(true);
    try {
      if (kind === 'bulk') showSuccess(outcomeText(entityNamed(noun), 'undo', await bulkCalls(noun).undo(id)));
      else await importCalls(noun).undo(importOfJob(job) ?? '');
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      if (problem.result === 'error') showWarning(problem.message);
    } finally {
      setUndoing(false);
    }
    await Promise.all([readJobs(queries), readAgain(queries, noun), readRun()]);
  }

  const readRun = () => queries.invalidateQueries({ queryKey: ['bulk-told', id] });
  return { isUndoing, undo };
}

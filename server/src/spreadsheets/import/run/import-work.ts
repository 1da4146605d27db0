import { entityNamed } from '@mandate/contract/known-entities.ts';
import type { Call } from '../../../calls/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { JobCancelled, JobInterrupted, type JobWork } from '../../../jobs/work.ts';
import { currentFacts } from '../../../records/own-fields/current-facts.ts';
import type { Verbs } from '../../../records/verbs.ts';
import { checkImportRight } from '../check-import-right.ts';
import type { ImportRequest } from '../import-request.ts';
import { beginImport, restState } from '../stored/store-outcomes.ts';
import { findImport } from '../stored/stored-import.ts';
import { ImportRunning } from './import-running.ts';

/** What the job of an import is given. */
export interface ImportInput {
  importId: string;
  wish: Omit<ImportRequest, 'importId'>;
  /** Whether the password was given shortly before the import was asked for. */
  isConfirmed: boolean;
}

/**
 * Takes the rows of a file over. Row by row it may be begun again at any point: what became of a row is kept with it, in one transaction
 * with its record. All or nothing is one transaction.
 * @param verbs what answers the calls of each entity, by its name
 */
export function importWork(verbs: ReadonlyMap<string, Verbs>): JobWork {
  return async (run) => {
    const { importId, wish: request, isConfirmed } = run.job.input as ImportInput;
    const entity = await currentFacts(run.call.db, entityNamed(run.job.entity));
    const own = verbs.get(entity.name);
    if (!own) throw new Error(`nothing saves ${entity.name}`);
    const caller = { ...run.call.caller, isConfirmed };
    const call: Call = { ...run.call, caller, alerts: [], origin: { kind: 'import', batchId: importId } };
    checkImportRight(call, entity);
    const { state } = await findImport(call, entity, importId);
    const isAgain = run.job.attempts > 1;
    if (state === 'undone') refuse('importUsed');
    const goesOn = isAgain && state === 'running' && request.onError === 'skip';
    if (!goesOn) await beginImport(call.db, importId, request);
    const work = new ImportRunning(run, call, entity, own, await findImport(call, entity, importId), request);
    const told = async () => ({
      ...(await work.counts()),
      batchId: importId,
      dryRun: request.dryRun,
      moved: work.moved,
    });
    const rest = () => restState(call.db, importId, 'running');
    try {
      await work.all();
      await rest();
      return await told();
    } catch (problem) {
      // Whoever takes it up goes on where this one ended.
      if (problem instanceof JobInterrupted) throw problem;
      await rest();
      throw problem instanceof JobCancelled ? new JobCancelled(await told()) : problem;
    }
  };
}

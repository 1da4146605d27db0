import { setTimeout as sleep } from 'node:timers/promises';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { z } from 'zod';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { leaderPosition } from '../../database/standby/log-position.ts';
import { isLost, type Standby } from '../../database/standby/standby.ts';
import { Refusal } from '../../http/refusal.ts';
import { storeJobFile } from '../../jobs/job-file.ts';
import type { JobRun, JobWork } from '../../jobs/work.ts';
import { currentFacts } from '../../records/own-fields/current-facts.ts';
import { auditExport } from './audit-export.ts';
import { checkExport, exportRequestSchema } from './export-request.ts';
import { exportFileName, exportTypes, writeExport } from './write-export.ts';

/** What the job of an export is given. */
const exportInputSchema = z.strictObject({ wish: exportRequestSchema, link: z.string() });
export type ExportInput = z.infer<typeof exportInputSchema>;

/** How long a job waits for other exports of its person, in ms. */
const pause = 500;

/**
 * Exports what is too much for a call. It reads one moment, so whoever takes it up again begins again.
 * @param standby what may be read from beside the database
 */
export function exportWork(standby: Standby | null): JobWork {
  return (run) => exportJob(run, standby);
}

async function exportJob({ job, call, tell }: JobRun, standby: Standby | null) {
  const { wish: request, link } = exportInputSchema.parse(job.input);
  const checked = checkExport(call, await currentFacts(call.db, entityNamed(job.entity)), request);
  const fileName = exportFileName(call, checked);
  const keep = (pieces: AsyncIterable<Uint8Array>) =>
    storeJobFile(call.db, job.id, fileName, exportTypes[checked.format], pieces);
  const readFrom = (db: Database) =>
    whenThereIsRoom(
      () => writeExport({ ...call, db }, checked, { link, keep, tell }),
      () => tell(0),
    );
  const rows = standby ? await readAside(standby, call, readFrom) : await readFrom(call.db);
  await auditExport(call, checked, { rows, jobId: job.id });
  return { rows, fileName };
}

/** Reads as things are now, from a standby; where that has to let go in the midst of it, once more from the leader. */
async function readAside<Result>(standby: Standby, { db, caller }: Call, read: (from: Database) => Promise<Result>) {
  try {
    return await read(standby.after(await leaderPosition(db), caller.id));
  } catch (error) {
    if (!isLost(error)) throw error;
    return read(db);
  }
}

async function whenThereIsRoom<Result>(work: () => Promise<Result>, tell: () => Promise<void>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'tooManyRequests')) throw error;
    }
    await tell();
    await sleep(pause);
  }
}

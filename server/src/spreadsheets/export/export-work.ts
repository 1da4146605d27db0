import { setTimeout as sleep } from 'node:timers/promises';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { z } from 'zod';
import { Refusal } from '../../http/refusal.ts';
import { storeJobFile } from '../../jobs/job-file.ts';
import type { JobRun, JobWork } from '../../jobs/work.ts';
import { auditExport } from './audit-export.ts';
import { checkExport, exportRequestSchema } from './export-request.ts';
import { exportFileName, exportTypes, writeExport } from './write-export.ts';

/** What the job of an export is given. */
const exportInputSchema = z.strictObject({ wish: exportRequestSchema, link: z.string() });
export type ExportInput = z.infer<typeof exportInputSchema>;

/** How long a job waits for other exports of its person, in ms. */
const pause = 500;

/** Exports what is too much for a call. It reads one moment, so whoever takes it up again begins again. */
export const exportWork: JobWork = async ({ job, call, tell }: JobRun) => {
  const { wish: request, link } = exportInputSchema.parse(job.input);
  const checked = checkExport(call, entityNamed(job.entity), request);
  const fileName = exportFileName(call, checked);
  const keep = (pieces: AsyncIterable<Uint8Array>) =>
    storeJobFile(call.db, job.id, fileName, exportTypes[checked.format], pieces);
  const rows = await whenThereIsRoom(
    () => writeExport(call, checked, { link, keep, tell }),
    () => tell(0),
  );
  await auditExport(call, checked, { rows, jobId: job.id });
  return { rows, fileName };
};

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

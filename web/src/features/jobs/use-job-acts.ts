import type { JobRow } from '@mandate/contract/entities/job.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { recordPaths } from '../../lib/addresses/record-paths.ts';
import { CallError, call } from '../../lib/calls/call.ts';
import { useUser, useViewer } from '../../lib/session/session.ts';
import { importOfJob, isOpenJob } from '../../records/jobs/job.ts';
import { readJobs, storeJob } from '../../records/jobs/job-reading.ts';
import { saveJobFile } from '../../records/jobs/save-job-file.ts';
import { rowsAddress } from './rows-address.ts';

/** What can be done with a job as it stands: each act undefined where it cannot. */
export function useJobActs(job: JobRow) {
  const queries = useQueryClient();
  const viewer = useViewer();
  const { role } = useUser();
  const [isBusy, setIsBusy] = useState(false);

  async function whileBusy(work: () => Promise<unknown>): Promise<void> {
    setIsBusy(true);
    try {
      await work();
    } catch (problem) {
      // It was said already; over meanwhile, or its file gone.
      if (!(problem instanceof CallError)) throw problem;
      await readJobs(queries);
    } finally {
      setIsBusy(false);
    }
  }

  const cancel = async () => storeJob(queries, await call<JobRow>('POST', `/job/cancel/${job.id}`, {}));
  const importId = importOfJob(job);
  return {
    isBusy,
    cancel: isOpenJob(job) && viewer === null ? () => void whileBusy(cancel) : undefined,
    download: job.hasFile ? () => void whileBusy(() => saveJobFile(job.id)) : undefined,
    importAddress: importId === undefined ? undefined : recordPaths(job.entity)?.importOf(importId),
    rows: isOpenJob(job) ? undefined : rowsAddress(job, role),
  };
}

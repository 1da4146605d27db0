import type { JobRow } from '@mandate/contract/entities/job.ts';

/** Under which key a person's jobs are kept among what was read, the newest first. */
export const jobsKey = ['jobs'] as const;

/** Whether a job has still to be done, or is being done. */
export function isOpenJob({ state }: Pick<JobRow, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}

/** Whether a job handed over what somebody held: it changed records of several kinds. */
export function isHandOver({ kind, about }: Pick<JobRow, 'kind' | 'about'>): boolean {
  return kind === 'bulk' && about.action === 'handOver';
}

/** Whether an act on many records is a change of prices, told by its facts. */
export function isPriceChange<Facts extends Record<string, unknown>>(
  about: Facts,
): about is Facts & { action: 'raise' | 'reread' } {
  return about.action === 'raise' || about.action === 'reread';
}

/** Under which id the records of a job tell that it changed them; undefined where it changed none. */
export function batchOfJob(job: Pick<JobRow, 'id' | 'kind' | 'about' | 'result'>): string | undefined {
  const { created, updated, changed, undone } = job.result ?? {};
  const isAny = [created, updated, changed, undone].some((count) => typeof count === 'number' && count > 0);
  if (!isAny || job.about.dryRun === true || isHandOver(job)) return undefined;
  return job.kind === 'bulk' ? job.id : importOfJob(job);
}

/** The import a job works on; undefined for other kinds. */
export function importOfJob({ about, result }: Pick<JobRow, 'about' | 'result'>): string | undefined {
  const id = result?.batchId ?? about.importId;
  return typeof id === 'string' ? id : undefined;
}

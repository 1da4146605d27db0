import type { Differences } from './compare-saves.ts';

/** A job as it is in the database. */
export interface FoundJob {
  id: string;
  state: string;
  /** How often its person was told that it is over. */
  told: number;
}

/** Compares the jobs that were ordered with what became of them: each is done, and its person was told once. */
export function compareJobs(ordered: readonly string[], found: readonly FoundJob[]): Differences {
  const byId = new Map(found.map((job) => [job.id, job]));
  const differences: Differences = { lost: [], doubled: [] };
  for (const id of new Set(ordered)) {
    const job = byId.get(id);
    if (job?.state !== 'done') differences.lost.push(`job ${id} is ${job?.state ?? 'not there'}`);
    else if (job.told !== 1) differences.doubled.push(`the end of job ${id} was told ${job.told} times`);
  }
  return differences;
}

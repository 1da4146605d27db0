import type { JobRow } from '@mandate/contract/entities/job.ts';
import type { GridPage } from '@mandate/contract/lists/grid.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { currentSession } from '../../lib/session/session.ts';
import { isOpenJob, jobsKey } from './job.ts';

/** How many jobs are shown, the newest. */
const shown = 50;

/** How often jobs are read again while some are open, in milliseconds, should the stream of events be cut off. */
const readAgainTime = 10_000;

/** Of the person alone: administrators could read everybody's. */
function latestOwn() {
  const session = currentSession();
  const value = session.status === 'signedIn' ? [session.user.id] : [];
  return {
    pageSize: shown,
    sort: [{ field: 'createdAt', direction: 'desc' }],
    filter: { all: [{ field: 'accountId', operator: 'anyOf', value }] },
    total: 'none',
  };
}

/** A person's jobs, the newest first. Where they are shown says by itself that they could not be read. */
export const jobsQuery = queryOptions({
  queryKey: jobsKey,
  queryFn: async ({ signal }) => {
    const options = { signal, quiet: true, silent: true };
    return (await call<GridPage<JobRow>>('POST', '/job/get-grid', latestOwn(), options)).rows;
  },
  refetchInterval: ({ state }) => (state.data?.some(isOpenJob) ? readAgainTime : false),
});

/** Reads the jobs again, whether or not they are shown. */
export async function readJobs(queries: QueryClient): Promise<void> {
  await queries.cancelQueries({ queryKey: jobsKey });
  // Who shows them shows that they could not be read.
  const jobs = await queries.fetchQuery({ ...jobsQuery, staleTime: 0 }).catch(() => []);
  for (const job of jobs) if (queries.getQueryData(['job', job.id])) queries.setQueryData(['job', job.id], job);
}

/** Takes up what is told of a job, wherever it is shown. */
export function storeJob(queries: QueryClient, job: JobRow): void {
  queries.setQueryData(['job', job.id], job);
  // What is on its way may be older than this.
  const isReading = queries.isFetching({ queryKey: jobsKey }) > 0;
  const jobs = queries.setQueryData<JobRow[]>(jobsKey, (before) => before && withJob(before, job));
  // Those that wait move up when one ends.
  const hasMoved = !isOpenJob(job) && jobs?.some(({ state }) => state === 'queued');
  if (isReading || jobs === undefined || hasMoved) void readJobs(queries);
}

function withJob(jobs: readonly JobRow[], job: JobRow): JobRow[] {
  const isNew = !jobs.some(({ id }) => id === job.id);
  const others = jobs.map((one) => (one.id === job.id ? job : one));
  return isNew ? [job, ...others].slice(0, shown) : others;
}

import type { JobRow } from '@mandate/contract/entities/job.ts';
import type { GridPage } from '@mandate/contract/lists/grid.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isOpenJob, jobsKey } from '../../records/jobs/job.ts';

/** How often the list is read again while a job of it is open, in milliseconds. */
const readAgainTime = 4_000;

/** Keeps a list of jobs up to date: at once when one of the person's own changes, of others while they are open. */
export function useLiveJobs(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const read = () => void queries.invalidateQueries({ queryKey: ['grid', 'job'] });
    const isAnyOpen = () =>
      queries
        .getQueriesData<GridPage<JobRow>>({ queryKey: ['grid', 'job'], type: 'active' })
        .some(([, page]) => page?.rows.some(isOpenJob));
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && isAnyOpen()) read();
    }, readAgainTime);
    // What the server tells of the own jobs is kept under their key.
    const stop = queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success' && event.query.queryKey[0] === jobsKey[0]) read();
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [queries]);
}

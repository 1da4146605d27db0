import type { ControlPanel } from '@mandate/contract/overview/control-panel.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../lib/calls/call.ts';
import { jobsQuery } from '../../records/jobs/job-reading.ts';

/** Under which key the control panel is kept among what was read. */
export const controlPanelKey = ['control-panel'] as const;

/** The control panel, read quietly: whoever shows it says by itself that it could not be read. */
export const controlPanelQuery = queryOptions({
  queryKey: controlPanelKey,
  queryFn: ({ signal }) =>
    call<ControlPanel>('GET', '/control-panel/get', undefined, { signal, quiet: true, silent: true }),
  refetchOnWindowFocus: true,
});

/**
 * Reads the control panel; again when somebody comes back to it, and when a job of theirs goes on. What is shown stays until the new is
 * there. The page says by itself that it could not be read.
 * @param isWanted false reads nothing
 */
export function useControlPanel(isWanted: boolean) {
  const queries = useQueryClient();
  const panel = useQuery({ ...controlPanelQuery, enabled: isWanted });
  // Nothing is asked for here: the frame of the page keeps the jobs as the server tells of them.
  const { data: jobs } = useQuery({
    ...jobsQuery,
    select: (rows) => rows.map(({ id, state }) => `${id} ${state}`).join(),
    enabled: false,
  });
  const seen = useRef(jobs);
  useEffect(() => {
    const hasChanged = seen.current !== undefined && seen.current !== jobs;
    seen.current = jobs;
    if (hasChanged) void queries.invalidateQueries({ queryKey: controlPanelKey });
  }, [jobs, queries]);
  return panel;
}

import type { Values } from '@mandate/contract/changes/merge.ts';
import type { GridPage, SentGridQuery } from '@mandate/contract/lists/grid.ts';
import type { ProjectHours } from '@mandate/contract/time/project-hours.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';

const quietly = { quiet: true, silent: true } as const;

/** An entry as the page of its project shows it. */
export interface LastEntry extends Values {
  id: string;
  date: string;
  seconds: number;
  text: string | null;
  isBillable: boolean;
  state: 'open' | 'submitted' | 'approved';
}

/** How many of the last entries are shown. */
const shown = 6;

/** How it is read what was worked on a project. */
export function projectHoursQuery(projectId: string) {
  return queryOptions({
    queryKey: ['project', 'hours', projectId],
    queryFn: ({ signal }) =>
      call<ProjectHours>('GET', `/project/get-hours/${encodeURIComponent(projectId)}`, undefined, {
        signal,
        ...quietly,
      }),
    refetchOnWindowFocus: true,
  });
}

/** How the last entries of a project are read, the newest first. */
export function lastEntriesQuery(projectId: string) {
  const query: SentGridQuery = {
    pageSize: shown,
    sort: [{ field: 'date', direction: 'desc' }],
    filter: { all: [ofProject(projectId)] },
    total: 'none',
    fields: ['date', 'seconds', 'text', 'isBillable', 'state', 'personnelId', 'providerId', 'lineId'],
  };
  return queryOptions({
    queryKey: ['grid', 'entry', query],
    queryFn: ({ signal }) => call<GridPage<LastEntry>>('POST', '/entry/get-grid', query, { signal, ...quietly }),
    refetchOnWindowFocus: true,
  });
}

/** The condition of a list that holds what belongs to a project. */
export function ofProject(projectId: string) {
  return { field: 'projectId', operator: 'anyOf' as const, value: [projectId] };
}

import type { FileRow } from '@mandate/contract/entities/file.ts';
import type { GridPage, SentGridQuery } from '@mandate/contract/lists/grid.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';

/** The most files shown. */
const mostShown = 200;

/** What lists of files are kept under. */
export const filesKey = ['grid', 'file'];

/** How the files of a project are read: the newest first. */
export function filesQuery(projectId: string) {
  const query: SentGridQuery = {
    pageSize: mostShown,
    sort: [{ field: 'createdAt', direction: 'desc' }],
    filter: { all: [{ field: 'recordId', operator: 'anyOf', value: [projectId] }] },
  };
  return queryOptions({
    queryKey: [...filesKey, query],
    queryFn: ({ signal }) =>
      call<GridPage<FileRow>>('POST', '/file/get-grid', query, { signal, quiet: true, silent: true }),
  });
}

/** How many files a project has; undefined until it is known. */
export function useFileCount(projectId: string, isStored: boolean): number | undefined {
  const { data } = useQuery({ ...filesQuery(projectId), enabled: isStored });
  return data?.total ?? undefined;
}

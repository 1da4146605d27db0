import type { FileRow } from '@mandate/contract/entities/file.ts';
import type { GridPage, SentGridQuery } from '@mandate/contract/lists/grid.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { overviewKey } from '../../records/reading/overview-query.ts';

/** The most files shown. */
const mostShown = 200;

/** What lists of files are kept under. */
const filesKey = ['grid', 'file'];

/** Has the files of records read again, and what pages tell of them. */
export function readFilesAgain(queries: QueryClient): Promise<void> {
  void queries.invalidateQueries({ queryKey: [overviewKey] });
  return queries.invalidateQueries({ queryKey: filesKey });
}

/** How the files of a record are read: the newest first. */
export function filesQuery(recordId: string) {
  const query: SentGridQuery = {
    pageSize: mostShown,
    sort: [{ field: 'createdAt', direction: 'desc' }],
    filter: { all: [{ field: 'recordId', operator: 'anyOf', value: [recordId] }] },
  };
  return queryOptions({
    queryKey: [...filesKey, query],
    queryFn: ({ signal }) =>
      call<GridPage<FileRow>>('POST', '/file/get-grid', query, { signal, quiet: true, silent: true }),
  });
}

/** How many files a record has; undefined until it is known. */
export function useFileCount(recordId: string, isStored: boolean): number | undefined {
  const { data } = useQuery({ ...filesQuery(recordId), enabled: isStored });
  return data?.total ?? undefined;
}

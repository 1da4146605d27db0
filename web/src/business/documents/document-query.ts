import type { DocumentComparison, DocumentDetail } from '@mandate/contract/documents/document-detail.ts';
import type { DocumentRow } from '@mandate/contract/entities/document.ts';
import type { GridPage, SentGridQuery } from '@mandate/contract/lists/grid.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { untilChanged } from './until-changed.ts';

const quietly = { quiet: true, silent: true } as const;

/** How the documents of a project are read, the newest first. */
export function documentsOfProject(projectId: string) {
  const query: SentGridQuery = {
    pageSize: 100,
    sort: [
      { field: 'issuedOn', direction: 'desc' },
      { field: 'revision', direction: 'desc' },
    ],
    filter: { all: [{ field: 'projectId', operator: 'anyOf', value: [projectId] }] },
  };
  return queryOptions({
    queryKey: ['grid', 'document', query],
    queryFn: ({ signal }) => call<GridPage<DocumentRow>>('POST', '/document/get-grid', query, { signal, ...quietly }),
    refetchInterval: ({ state: { data } }) => untilChanged(data?.rows ?? []),
  });
}

/** How many documents a project has; undefined until it is known. */
export function useDocumentCount(projectId: string, isStored: boolean): number | undefined {
  const { data } = useQuery({ ...documentsOfProject(projectId), enabled: isStored });
  return data?.total ?? undefined;
}

/** How one document is read with what it says. */
export function documentQuery(id: string) {
  return queryOptions({
    queryKey: ['document', 'one', id],
    queryFn: ({ signal }) =>
      call<DocumentDetail>('GET', `/document/get-by-id/${encodeURIComponent(id)}`, undefined, { signal, ...quietly }),
    retry: false,
    refetchInterval: ({ state: { data } }) => untilChanged(data ? [data] : []),
  });
}

/** How it is read what is other in one revision than in an earlier one. */
export function comparisonQuery(older: string, newer: string) {
  return queryOptions({
    queryKey: ['document', 'compared', older, newer],
    queryFn: ({ signal }) =>
      call<DocumentComparison>('GET', `/document/compare/${older}/${newer}`, undefined, { signal, ...quietly }),
    retry: false,
  });
}

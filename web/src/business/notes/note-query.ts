import type { note } from '@mandate/contract/entities/note.ts';
import type { RowOf } from '@mandate/contract/facts/entity.ts';
import type { GridPage, SentGridQuery } from '@mandate/contract/lists/grid.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';

/** A note as lists carry it. What a guest is not told is absent. */
export type NoteRow = RowOf<typeof note>;

/** How many notes are shown at first, and how many more each time. */
export const notesAtOnce = 20;

/**
 * How the notes of a record are read: pinned ones first, then the newest.
 * @param kind null for all kinds
 */
export function notesQuery(recordId: string, kind: string | null, count: number) {
  const query: SentGridQuery = {
    pageSize: count,
    sort: [
      { field: 'isPinned', direction: 'desc' },
      { field: 'createdAt', direction: 'desc' },
    ],
    filter: {
      all: [
        { field: 'recordId', operator: 'anyOf', value: [recordId] },
        ...(kind === null ? [] : [{ field: 'kind', operator: 'anyOf' as const, value: [kind] }]),
      ],
    },
  };
  return queryOptions({
    queryKey: ['grid', 'note', query],
    queryFn: ({ signal }) =>
      call<GridPage<NoteRow>>('POST', '/note/get-grid', query, { signal, quiet: true, silent: true }),
    placeholderData: keepPreviousData,
  });
}

/** How many notes a record has; undefined until it is known. */
export function useNoteCount(recordId: string, isStored: boolean): number | undefined {
  const { data } = useQuery({ ...notesQuery(recordId, null, notesAtOnce), enabled: isStored });
  return data?.total ?? undefined;
}

import { type EntryRow, entry } from '@mandate/contract/entities/entry.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';

/** What takes an entry back, and what stands in for it; undefined while that is not known. @param id of what cannot be corrected null */
export function useCorrections(id: string | null): readonly EntryRow[] | undefined {
  const { data } = useQuery({
    queryKey: [entry.name, 'corrections', id],
    queryFn: ({ signal }) =>
      call<{ entries: EntryRow[] }>('GET', `/entry/get-corrections/${id}`, undefined, {
        ...{ signal, quiet: true, silent: true },
      }),
    enabled: id !== null,
  });
  return data?.entries;
}

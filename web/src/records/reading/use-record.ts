import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { flat } from '../own-fields/flat.ts';
import { overviewKey } from './overview-query.ts';

/** What every stored record has, whatever else it carries. */
export interface StoredRecord {
  id: string;
  version: number;
}

/** Under which key a record is kept among what was read. */
export function recordKey(noun: string, id: string | undefined) {
  return ['record', noun, id] as const;
}

/**
 * Reads one record. A refusal (it does not exist, or not for this person) is left to the screen to show.
 * @typeParam Data the record as the entity's replies carry it
 * @param noun the noun of its calls, such as `tax-rate`
 * @param id without one nothing is read
 */
export function useRecord<Data extends StoredRecord>(noun: string, id: string | undefined) {
  return useQuery({ ...recordQuery<Data>(noun, id), enabled: id !== undefined });
}

/** How one record is read, and under which key it is kept. */
export function recordQuery<Data extends StoredRecord>(noun: string, id: string | undefined) {
  return {
    queryKey: recordKey(noun, id),
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      flat(
        await call<Data>('GET', `/${noun}/get-by-id/${encodeURIComponent(id ?? '')}`, undefined, {
          signal,
          quiet: true,
        }),
      ),
  };
}

/**
 * Gives a function that keeps a record as the server replied it, after a save or a restore: what shows it is up to date
 * at once, and lists and histories are read again.
 */
export function useStoreRecord(noun: string): (record: StoredRecord) => void {
  const queries = useQueryClient();
  return (record) => {
    storeRecord(queries, noun, record);
    void queries.invalidateQueries({ queryKey: ['grid', noun] });
    purgeAround(queries, noun, record.id);
  };
}

/** Keeps a record as the server replied it after a change; what is on its way of it is older. */
export function storeRecord(queries: QueryClient, noun: string, record: StoredRecord): void {
  const queryKey = recordKey(noun, record.id);
  void queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, flat(record));
}

/** Gives a function that forgets a record after its removal. */
export function usePurgeRecord(noun: string): (id: string) => void {
  const queries = useQueryClient();
  return (id) => {
    queries.removeQueries({ queryKey: recordKey(noun, id) });
    void queries.invalidateQueries({ queryKey: ['grid', noun] });
    purgeAround(queries, noun, id);
  };
}

/** Has everything that depends on a record read again, its lists aside. */
export function purgeAround(queries: QueryClient, noun: string, id: string): void {
  void queries.invalidateQueries({ queryKey: ['history', noun, id] });
  // Others may name this one: they are read again when they are shown next.
  void queries.invalidateQueries({
    queryKey: ['record'],
    refetchType: 'none',
    predicate: ({ queryKey }) => queryKey[2] !== id,
  });
  // What else is derived from records of the kind, such as the firm's settings from its parameters.
  void queries.invalidateQueries({ queryKey: [noun] });
  // What pages tell beside their records.
  void queries.invalidateQueries({ queryKey: [overviewKey] });
  // What is pinned or was opened goes by the names records have now.
  void queries.invalidateQueries({ queryKey: ['favourites'] });
}

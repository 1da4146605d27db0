import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads again what is being read, after a change of a part of it was answered: what is on its way may be older than the change, and would
 * take its place.
 * @param key under which it is kept, or what the keys of several begin with
 */
export function readOvertaken(queries: QueryClient, key: QueryKey): void {
  const isOnTheWay = ({ state }: Query) => state.fetchStatus !== 'idle';
  void queries.invalidateQueries({ queryKey: key, predicate: isOnTheWay, refetchType: 'all' });
}

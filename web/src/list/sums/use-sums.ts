import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { SentSumsRequest, Sums } from '@mandate/contract/lists/sums.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { useCurrentUser } from '../filter/use-current-user.ts';
import { gridQueryOf } from '../state/grid-query-of.ts';
import type { ListState } from '../state/list-state.ts';

/**
 * What a list comes to on all its pages, and by groups where it has them.
 * @param fields the amounts; none asks for the counts alone
 */
export function useSums(entity: Entity, state: ListState, fields: readonly string[]) {
  const query = gridQueryOf(entity, state, useCurrentUser());
  const { groupBy } = state;
  const body: SentSumsRequest | null = query && {
    query: {
      deleted: query.deleted,
      ...(query.search !== undefined && { search: query.search }),
      ...(query.filter && { filter: query.filter }),
    },
    ...(fields.length > 0 && { fields: [...fields] }),
    ...(groupBy !== null && { groupBy }),
  };
  return useQuery({
    queryKey: ['grid', entity.name, 'sums', body],
    queryFn: ({ signal }): Sums | Promise<Sums> =>
      body === null ? { count: 0 } : call<Sums>('POST', `/${entity.name}/get-sums`, body, { signal, quiet: true }),
    // Sums of the rows before stay until the next ones are there, unless their groups are others.
    placeholderData: (before, query) => {
      const [, , , asked] = (query?.queryKey ?? []) as [unknown, unknown, unknown, SentSumsRequest | null];
      return asked?.groupBy === body?.groupBy ? before : undefined;
    },
  });
}

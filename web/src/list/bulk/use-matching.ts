import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { numberText } from '../../ui/values/value-texts.ts';
import { useCurrentUser } from '../filter/use-current-user.ts';
import type { SelectableList } from '../selection/list-selection.ts';
import { gridQueryOf } from '../state/grid-query-of.ts';

/**
 * How many rows of a list match.
 * @param isWanted the exact number is asked for where only the beginning was counted
 * @returns the number, and as it is read
 */
export function useMatching(
  { entity, state, query }: SelectableList,
  isWanted: boolean,
): { count: number; text: string } {
  const currentUser = useCurrentUser();
  const { total, totalIsExact } = query.data ?? {};
  const asked = gridQueryOf(entity, state, currentUser);
  const whole = asked && { ...asked, page: 1, pageSize: 1, sort: [], fields: ['id'], total: 'exact' as const };
  const { data } = useQuery({
    queryKey: ['grid', entity.name, whole],
    queryFn: ({ signal }) => call<{ total: number }>('POST', `/${entity.name}/get-grid`, whole, { signal }),
    enabled: isWanted && whole !== null && totalIsExact === false,
  });
  const count = data?.total ?? total ?? 0;
  return { count, text: totalIsExact === false && !data ? `${numberText(count)}+` : numberText(count) };
}

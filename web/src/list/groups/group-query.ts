import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { CurrentUser } from '@mandate/contract/lists/filter-tokens.ts';
import type { GridPage } from '@mandate/contract/lists/grid.ts';
import type { SumsGroup } from '@mandate/contract/lists/sums.ts';
import { call } from '../../lib/calls/call.ts';
import { flat } from '../../records/own-fields/flat.ts';
import type { ListRow } from '../columns/columns.tsx';
import { gridQueryOf } from '../state/grid-query-of.ts';
import type { ListState } from '../state/list-state.ts';

/** How many records of a group are read at once. */
export const groupPage = 50;

/** The most records that are selected by the box of their group. */
const mostSelected = 2000;

const idsAtOnce = 200;

/** One page of a group's records, as it is asked for and kept. @param page from 1 */
export function groupQuery<Row extends ListRow>(
  entity: Entity,
  state: ListState,
  group: Pick<SumsGroup, 'condition'>,
  {
    page,
    pageSize,
    fields,
    currentUser,
  }: { page: number; pageSize: number; fields: readonly string[]; currentUser: CurrentUser },
) {
  const narrowed = { ...state, filter: [...state.filter, group.condition], page, pageSize };
  const query = gridQueryOf(entity, narrowed, currentUser);
  const body = query && { ...query, fields: [...fields], total: 'none' as const };
  return {
    queryKey: ['grid', entity.name, 'group', body],
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<Row[]> => {
      if (body === null) return [];
      const options = { quiet: true, ...(signal && { signal }) };
      return (await call<GridPage<Row>>('POST', `/${entity.name}/get-grid`, body, options)).rows.map(flat);
    },
  };
}

/** The ids of a group's records, in the order of the list; of a very large one the first. */
export async function groupIds(
  entity: Entity,
  state: ListState,
  group: Pick<SumsGroup, 'condition' | 'count'>,
  currentUser: CurrentUser,
): Promise<string[]> {
  const pages = Math.ceil(Math.min(group.count, mostSelected) / idsAtOnce);
  const ids: string[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const { queryFn } = groupQuery(entity, state, group, { page, pageSize: idsAtOnce, fields: ['id'], currentUser });
    ids.push(...(await queryFn({})).map(({ id }) => id));
  }
  return ids;
}

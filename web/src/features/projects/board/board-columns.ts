import type { RowOf } from '@mandate/contract/facts/entity.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import type { Aggregate, Filter, GridPage } from '@mandate/contract/lists/grid.ts';
import { project } from '@mandate/contract/project/project.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/calls/call.ts';
import { useUser } from '../../../lib/session/session.ts';
import { useCurrentUser } from '../../../list/filter/use-current-user.ts';
import { gridQueryOf } from '../../../list/state/grid-query-of.ts';
import type { ListState } from '../../../list/state/list-state.ts';
import { useOwnFields } from '../../../records/own-fields/use-own-fields.ts';

/** A project as a card shows it. What the reader does not see is absent. */
export type BoardProject = Pick<
  RowOf<typeof project>,
  'id' | 'version' | 'name' | 'status' | 'startDate' | 'endDate' | 'currency'
> &
  Partial<
    Pick<
      RowOf<typeof project>,
      'customer' | 'projectManager' | 'baseCurrency' | 'contractNet' | 'plannedMarginPercent' | 'linesWithoutCost'
    >
  >;

/** What a card shows beside its name and status. */
const shown = [
  'startDate',
  'endDate',
  'currency',
  'baseCurrency',
  'customerId',
  'projectManagerId',
  'contractNet',
  'plannedMarginPercent',
  'linesWithoutCost',
] as const;

/** What the projects of a status come to: in their currency where they have one, in that of the firm, and how many of them that counts. */
export const statusSums = [
  { field: 'contractNet', fn: 'sum' },
  { field: 'contractNetBase', fn: 'sum' },
  { field: 'contractNetBase', fn: 'count' },
] as const satisfies readonly Aggregate[];

/** The columns there always are, and those of projects that are over. */
export const openStatuses = ['draft', 'quoted', 'approved', 'active', 'onHold', 'completed'] as const;
export const overStatuses = ['closed', 'lost', 'cancelled'] as const;

/** How many cards a column has at first, how many more each time, and at most. */
export const cardsAtOnce = 50;
export const mostCards = 200;

/**
 * What one column shows of the projects a list's address asks for.
 * @param condition what the column's projects have in common
 * @param count the most cards to read
 * @param aggregates what they come to, where nothing else tells it
 */
export function useBoardColumn(
  state: ListState,
  condition: Filter['all'][number],
  count: number,
  aggregates: readonly Aggregate[] = [],
  isReady = true,
) {
  const reader = useUser();
  const currentUser = useCurrentUser();
  const base = gridQueryOf(useOwnFields(project) ?? project, { ...state, page: 1, pageSize: count }, currentUser);
  const sums = aggregates.filter(({ field }) => isSeen(project.fields[field as 'contractNet'], reader));
  const query = base && {
    ...base,
    fields: shown.filter((name) => isSeen(project.fields[name], reader)),
    filter: { all: [...(base.filter?.all ?? []), condition] },
    ...(sums.length > 0 && { aggregates: sums }),
  };
  return useQuery({
    queryKey: ['grid', project.name, 'board', query],
    queryFn: ({ signal }) =>
      query === null
        ? { rows: [], total: 0, totalIsExact: true, page: 1, pageSize: count }
        : // Several currencies have no sum of their own: the column tells what they come to in that of the firm.
          call<GridPage<BoardProject>>('POST', '/project/get-grid', query, {
            signal,
            silent: true,
            quiet: true,
            onAlerts: () => undefined,
          }),
    placeholderData: keepPreviousData,
    enabled: isReady,
  });
}

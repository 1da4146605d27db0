import type { SentGridQuery } from '@mandate/contract/lists/grid.ts';

/** The one status the list is filtered by. */
export const status = 'active';

/** A list as people look at it most: a page of 8 columns, filtered, sorted, with its exact total. */
export const listQuery: SentGridQuery = {
  pageSize: 50,
  fields: [
    'code',
    'name',
    'customerId',
    'projectManagerId',
    'status',
    'startDate',
    'endDate',
    'contractNet',
    'currency',
  ],
  filter: { all: [{ field: 'status', operator: 'anyOf', value: [status] }] },
  sort: [{ field: 'startDate', direction: 'desc' }],
  total: 'exact',
};

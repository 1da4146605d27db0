import type { ListColumn, ListRow } from '../../list/columns/columns.tsx';

/** The columns of the list of projects, but for how some of them are written. */
export const projectColumns: readonly Omit<ListColumn<ListRow>, 'render'>[] = [
  { field: 'code' },
  { field: 'name', place: 'name' },
  { field: 'customerId', width: 'minmax(100px, 180px)' },
  { field: 'status', width: 124, place: 'badge' },
  { field: 'projectManagerId', width: 'minmax(116px, 136px)' },
  { field: 'endDate', width: 100 },
  { field: 'contractNet' },
  { field: 'plannedMarginPercent', needs: ['linesWithoutCost'], width: 124 },
];

import type { ListColumn, ListRow } from '../../list/columns/columns.tsx';

/** The columns of the list of projects, but for how some of them are written. */
export const projectColumns: readonly Omit<ListColumn<ListRow>, 'render'>[] = [
  { field: 'code', width: 90 },
  { field: 'name', width: 'minmax(162px, 2fr)', place: 'name' },
  { field: 'customerId', width: 'minmax(120px, 1.2fr)' },
  { field: 'projectManagerId', width: 'minmax(112px, 1fr)' },
  { field: 'status', width: 114, place: 'badge' },
  { field: 'startDate', width: 106 },
  { field: 'endDate', width: 106 },
  { field: 'contractNet', width: 142 },
  { field: 'plannedMarginPercent', needs: ['linesWithoutCost'], width: 88 },
];

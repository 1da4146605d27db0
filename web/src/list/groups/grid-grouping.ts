import type { ComponentProps } from 'react';
import type { Column } from '../../ui/grid/data-grid.tsx';
import type { ListRow } from '../columns/columns.tsx';

/** What groups make of a list's grid. */
export interface GridGrouping<Row extends ListRow> {
  /** A row for each group, after it those of its records, where it is open. */
  rows: readonly Row[];
  /** The records among them. */
  records: readonly Row[];
  /** The records of an open group are on their way. */
  isComing: boolean;
  /** Why the groups could not be read. */
  error: Error | null;
  retry: () => void;
  /** The columns with what the cells of groups show. */
  columns: (columns: readonly Column<Row>[]) => readonly Column<Row>[];
  /** @param usual of a record, in pixels */
  heightOf: (row: Row, usual: number) => number;
  /** What is said of a row beside its cells. */
  marksOf: (row: Row) => Pick<ComponentProps<'div'>, 'aria-level' | 'aria-expanded' | 'className'>;
  /**
   * Opens or closes the group of a row, or reads more of it.
   * @param isOpen what it becomes; without it the other than it is
   * @returns false for the row of a record, which does nothing
   */
  press: (id: string, isOpen?: boolean) => boolean;
}

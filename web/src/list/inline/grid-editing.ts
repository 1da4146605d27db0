import type { KeyboardEvent, RefObject } from 'react';
import type { Column, DataGridHandle, DataGridProps } from '../../ui/grid/data-grid.tsx';
import type { ListRow } from '../columns/columns.tsx';

/** What a grid takes while its cells are edited. */
type EditingProps<Row> = Pick<
  DataGridProps<Row>,
  | 'aria-description'
  | 'className'
  | 'onActivePositionChange'
  | 'onCellKeyDown'
  | 'onCellDoubleClick'
  | 'onCellMouseDown'
  | 'onRowsChange'
  | 'renderers'
>;

/** What the edit mode makes of a list's grid. */
export interface GridEditing<Row extends ListRow> {
  /** The rows with what was typed and is not stored yet. */
  rows: readonly Row[];
  /** The columns with what edits their cells. */
  columns: (columns: readonly Column<Row>[]) => readonly Column<Row>[];
  /** @param columns as the grid shows them */
  props: (grid: RefObject<DataGridHandle | null>, columns: readonly Column<Row>[]) => EditingProps<Row>;
  /** Hears a key before the grid does. */
  tabbed: (event: KeyboardEvent) => void;
}

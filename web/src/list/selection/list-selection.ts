import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { createContext, type ReactNode } from 'react';
import type { RecordPaths } from '../../lib/addresses/paths.ts';
import type { Column } from '../../ui/grid/data-grid.tsx';
import type { RowsAct } from '../bulk/rows-act.ts';
import type { ListRow } from '../columns/columns.tsx';
import type { ListState } from '../state/list-state.ts';
import type { GridReading } from '../state/use-grid.ts';
import type { Selection } from './selection.ts';

/** What the boxes beside the rows do. */
export interface BoxActs {
  entity: Entity;
  /** How many of the rows shown are selected. */
  page: 'none' | 'some' | 'all';
  /** @param isRange with every row since the one selected before */
  pick: (id: string, isRange: boolean) => void;
  pickPage: () => void;
  /** Selects rows, shown or not, or none of them. */
  pickAll: (ids: readonly string[], isOn: boolean) => void;
  /** How many of them are selected. */
  countOf: (ids: readonly string[]) => number;
}

/** How the rows of a list are selected for what is done with many at once. */
export interface ListSelection {
  /** The first column of a grid: a box for each row. */
  column: Column<ListRow>;
  /** The ids selected among the rows shown. */
  selected: ReadonlySet<string>;
  /** Takes the rows selected as the grid's own key left them: Shift with the space bar. */
  onKey: (selected: ReadonlySet<string>) => void;
  /** The box of a card; none while cards are not being selected. */
  cardBox?: ((row: ListRow) => ReactNode) | undefined;
  /** What the boxes do. */
  acts?: BoxActs;
  /** The bar with what is done to the rows selected. */
  bar?: ReactNode;
  /** On a phone: begins and ends selecting. */
  toggle?: ReactNode;
}

/** Carries the selection to the rows; null where nothing is selected. */
export const ListSelectionContext = createContext<ListSelection | null>(null);

/** The list that is selected from. */
export interface SelectableList {
  entity: Entity;
  state: ListState;
  /** What holds where the address says nothing. */
  base: ListState;
  reader: Reader;
  query: Pick<GridReading<ListRow>, 'data' | 'isPlaceholderData'>;
  isPhone: boolean;
  paths: RecordPaths;
  /** What is done elsewhere with the rows that are selected. */
  rowsAct?: RowsAct | undefined;
}

/** What is selected, and among which rows: others leave it without meaning. */
export interface HeldSelection {
  selection: Selection;
  /** The query the rows match, as text. */
  scope: string;
  /** On a phone: the cards have boxes. */
  isSelecting: boolean;
}

/** The place of the boxes until they are there. */
export const boxColumn: Column<ListRow> = {
  key: 'pick',
  name: '',
  width: 40,
  minWidth: 40,
  frozen: true,
  cellClass: 'pick',
  headerCellClass: 'pick',
};

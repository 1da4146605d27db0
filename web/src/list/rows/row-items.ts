import type { ComponentType, ReactNode } from 'react';
import type { ListRow } from '../columns/columns.tsx';

/** What items of a row's menu are given. */
export interface RowItemsProps {
  row: ListRow;
  close: () => void;
  /** Shows a dialog in place of the menu, which is told how to end both. */
  ask: (dialog: (close: () => void) => ReactNode) => void;
}

/** Items of a row's menu that are its register's own. */
export type RowItems = ComponentType<RowItemsProps>;

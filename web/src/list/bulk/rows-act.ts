import type { Filter } from '@mandate/contract/lists/grid.ts';
import type { ReactNode } from 'react';

/** Which rows an act of a list is about: those that match, all but some of them, or some by their ids. */
export interface MeantRows {
  search: string;
  filter: Filter['all'];
  ids?: readonly string[];
  except?: readonly string[];
}

/** What a list leads to with the rows that are selected, else with those that match. */
export interface RowsAct {
  label: string;
  icon: ReactNode;
  /** Where it is done. */
  address: (rows: MeantRows) => string;
}

/** The most rows that are named one by one in an address. */
export const mostNamedRows = 100;

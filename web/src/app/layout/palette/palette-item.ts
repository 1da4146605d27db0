import type { Fit } from '@mandate/contract/search/name-fit.ts';
import type { Stretch } from '@mandate/contract/search/search-words.ts';
import type { ReactNode } from 'react';

/** A line of the palette: something to open, or to do. */
export interface PaletteItem {
  id: string;
  label: string;
  /** What it is called itself, where the label says more: the page of "Go to Customers". */
  name?: string;
  marks?: readonly Stretch[];
  icon?: ReactNode;
  /** What kind of record it is, said where lines of several kinds stand together. */
  kind?: string;
  /** What tells it from others. */
  detail?: ReactNode;
  /** What has the words where the label does not. */
  fragment?: ReactNode;
  /** As the registry writes them. */
  keys?: string;
  /** Where it leads; what leads somewhere can be opened in a tab of its own. */
  to?: string;
  /** How well it fits what was typed. */
  fit?: Fit;
  /** Something to do: of what fits alike it comes after what is called so, in the order it is offered. */
  isAct?: boolean;
  /** The server found it for words that may not be the last ones. */
  isFound?: boolean;
  /** It leads out of the product's pages. */
  isExternal?: boolean;
  run?: () => void;
}

/** Lines under one name. */
export interface PaletteGroup {
  id: string;
  name: string;
  items: readonly PaletteItem[];
  /** What is done with the record or the rows in front: it comes first among what fits alike, and stays under its name. */
  isContext?: boolean;
  /** Lines of several kinds, each of which says what it is. */
  isMixed?: boolean;
  /** Leads to all of which the lines are some. */
  all?: PaletteItem;
}

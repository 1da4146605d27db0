import type { Stretch } from '@mandate/contract/search-words.ts';
import type { ReactNode } from 'react';

/** A line of the palette: something to open, or to do. */
export interface PaletteItem {
  id: string;
  label: string;
  marks?: readonly Stretch[];
  icon?: ReactNode;
  /** What tells it from others. */
  detail?: ReactNode;
  /** What has the words where the label does not. */
  fragment?: ReactNode;
  /** As the registry writes them. */
  keys?: string;
  /** Where it leads; what leads somewhere can be opened in a tab of its own. */
  to?: string;
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
}

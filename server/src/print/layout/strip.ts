import { moved, type PageItem } from './page-items.ts';

/** A box that is drawn around strips, on every page they come to. */
export interface StripFrame {
  x: number;
  width: number;
}

/** What is not divided by the end of a page: it goes over the whole width, and its items are placed from its upper edge. */
export interface Strip {
  height: number;
  items: PageItem[];
  /** Room above, which is left out at the head of a page. */
  before: number;
  /** Whether it stays with the next. */
  keeps: boolean;
  /** The head of its table, repeated where the table goes on; null in the head itself and where nothing is repeated. */
  head?: Strip | null;
  frame?: StripFrame;
  /** Where on the first page it begins at the highest. */
  notAbove?: number;
  /** Which row of its table it is of. */
  row?: number;
  /** Which block of the paper it is of; of none where it repeats what was said. */
  block?: number;
}

/** A part of a cell or column with a height of its own, placed from its upper edge. */
export interface Slice {
  height: number;
  items: PageItem[];
}

export function strip(height: number, items: PageItem[], facts: Partial<Strip> = {}): Strip {
  return { height, items, before: 0, keeps: false, ...facts };
}

/** Columns of slices beside each other: the first of each in one slice, the second in the next. */
export function beside(columns: readonly (readonly Slice[])[]): Slice[] {
  const count = Math.max(0, ...columns.map(({ length }) => length));
  return Array.from({ length: count }, (_, index) => {
    const parts = columns.flatMap((column) => column[index] ?? []);
    return { height: Math.max(...parts.map(({ height }) => height)), items: parts.flatMap(({ items }) => items) };
  });
}

/** Slices below each other as one. */
export function stacked(slices: readonly Slice[]): Slice {
  let height = 0;
  const items = slices.flatMap((slice) => {
    const placed = moved(slice.items, height);
    height += slice.height;
    return placed;
  });
  return { height, items };
}

/**
 * Strips of text lines: neither the first nor the last stands alone on a page.
 * @param slices one for each line
 */
export function lineStrips(slices: readonly Slice[], before: number, keeps = false): Strip[] {
  const last = slices.length - 1;
  return slices.map(({ height, items }, index) =>
    strip(height, items, {
      before: index === 0 ? before : 0,
      keeps: index === last ? keeps : index === 0 || index === last - 1,
    }),
  );
}

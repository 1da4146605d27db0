import type { RowCursor } from '../../list/rows/row-cursor.ts';
import { pageScrollerOf } from '../../ui/page/page-scroller.ts';

const page = () => pageScrollerOf(document.querySelector('main'));
const rows = () => [...document.querySelectorAll('main [data-parameter]')];

/** The place of the keyboard among the parameters on the page, whatever group they stand in. */
export const pageCursor: RowCursor = {
  at: () => pageCursor.rowOf(document.activeElement),
  rowOf: (element) => rows().findIndex((row) => row.contains(element)),
  goTo: (row) => rows()[row]?.querySelector('a')?.focus(),
  scrolled: () => page()?.scrollTop ?? 0,
  scrollTo: (top) => page()?.scrollTo({ top, behavior: 'instant' }),
};

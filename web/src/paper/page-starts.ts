import type { PageStart } from '@mandate/contract/documents/document-detail.ts';
import type { Paper } from '@mandate/contract/paper/paper.ts';

/**
 * How far down in a sheet of {@link PaperView} each page of its print begins, in pixels of the screen from the sheet's upper edge.
 * @param room what the sheet is shown in
 */
export function pageStarts(room: Element, { blocks }: Paper, pages: readonly PageStart[]): number[] {
  const sheet = room.querySelector('article');
  if (!sheet) return [];
  const { top } = sheet.getBoundingClientRect();
  // The head takes the place of the address and the facts beside it; after it each block is an element.
  const shown = blocks.flatMap(({ type }, at) => (type === 'address' || type === 'keyValues' ? [] : at));
  return pages.map(({ block, row }, page) => {
    if (page === 0) return 0;
    const part = sheet.children[1 + shown.indexOf(block)];
    const begins = part?.querySelectorAll('tbody > tr')[row] ?? part;
    return begins ? begins.getBoundingClientRect().top - top : 0;
  });
}

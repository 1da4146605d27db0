import type { Paper } from '@mandate/contract/paper/paper.ts';
import { oneLine } from '../lines/break-lines.ts';
import { type Style, styles } from '../lines/style.ts';
import { moved, type PageItem, unheard } from './page-items.ts';
import { colors, fromBelow, hairline, places } from './paper-sizes.ts';
import type { Sheet } from './sheet.ts';
import { plainSlices } from './text-slices.ts';

/** Where the line with the page's number begins, above a foot. */
export function pageNumberTop(footTop: number, sheet: Sheet): number {
  const { line } = styles.small;
  return Math.min(sheet.height - fromBelow.pageNumber - line, footTop - 15 - line);
}

/** The number of the paper and of the page. */
export function pageNumberItems({ runningFoot, words }: Paper, page: number, pages: number, y: number, sheet: Sheet) {
  const end = words.page.replaceAll('{page}', String(page)).replaceAll('{pages}', String(pages));
  return endsOf({ start: runningFoot, end }, y, styles.small, sheet);
}

/** The line at the head of every page but the first. */
export function runningHeadItems({ runningHead }: Paper, sheet: Sheet): PageItem[] {
  const y = places.runningHead;
  const line = y + styles.running.line + 8;
  return [
    ...endsOf(runningHead, y, styles.running, sheet),
    { type: 'fill', x: sheet.left, y: line, width: sheet.right - sheet.left, height: hairline, color: colors.hairline },
  ];
}

/** Two texts on one line; the first is cut where they do not fit, and the second if it takes more than half. */
function endsOf({ start, end }: { start: string; end: string }, y: number, style: Style, sheet: Sheet): PageItem[] {
  const width = sheet.right - sheet.left;
  const right = oneLine(end, style, width / 2, sheet.widthOf);
  const rightWidth = sheet.widthOf(right, style);
  const left = oneLine(start, style, width - rightWidth - 24, sheet.widthOf);
  const column = { x: sheet.left, width: width, tag: null };
  const texts = [
    ...plainSlices(left, style, column, sheet.widthOf),
    ...plainSlices(right, style, { ...column, align: 'end' }, sheet.widthOf),
  ];
  return unheard(texts.flatMap(({ items }) => moved(items, y)));
}

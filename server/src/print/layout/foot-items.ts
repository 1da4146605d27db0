import type { Paper } from '@mandate/contract/paper/paper.ts';
import { oneLine } from '../lines/break-lines.ts';
import { styles } from '../lines/style.ts';
import { moved, type PageItem } from './page-items.ts';
import { colors, fromBelow, hairline } from './paper-sizes.ts';
import type { Sheet } from './sheet.ts';
import { stacked } from './strip.ts';
import { plainSlices } from './text-slices.ts';

/** Between the foot's hairline and its text, between its columns, and what it takes of a page at the most. */
const foot = { padding: 9, gap: 16, share: 0.4 };
/** What stands at the foot of a page, with its upper edge: the columns of the firm, its legal line, a hairline above. */
export function footItems({ letterhead }: Paper, sheet: Sheet): { items: PageItem[]; top: number } {
  const { footerColumns, legalLine } = letterhead;
  const columns = footerColumns.filter((lines) => lines.some((line) => line !== ''));
  const widths = footWidths(columns, sheet);
  let x = sheet.left;
  const most = Math.floor((sheet.height * foot.share) / styles.small.line);
  const sides = columns.map((lines, index) => {
    const width = widths[index] ?? 0;
    const slices = plainSlices(lines.join('\n'), styles.small, { x, width, tag: null }, sheet.widthOf);
    x += width + foot.gap;
    return stacked(slices.slice(0, most - 3));
  });
  const columnsHeight = Math.max(0, ...sides.map(({ height }) => height));
  const whole = { x: sheet.left, width: sheet.right - sheet.left, tag: null };
  const legal = stacked(plainSlices(legalLine, styles.small, whole, sheet.widthOf).slice(0, 3));
  const above = columnsHeight > 0 && legal.height > 0 ? 4 : 0;
  const height = columnsHeight + above + legal.height;
  const bottom = sheet.height - fromBelow.foot;
  if (height === 0) return { items: [], top: bottom };
  const top = bottom - height - foot.padding - hairline;
  const text = top + foot.padding + hairline;
  return {
    top,
    items: [
      { type: 'fill', x: whole.x, y: top, width: whole.width, height: hairline, color: colors.hairline },
      ...sides.flatMap(({ items }) => moved(items, text)),
      ...moved(legal.items, text + columnsHeight + above),
    ],
  };
}

/** Columns as wide as their longest line, the rest shared; narrower where that is too much. */
function footWidths(columns: readonly string[][], sheet: Sheet): number[] {
  const room = sheet.right - sheet.left - Math.max(0, columns.length - 1) * foot.gap;
  const natural = columns.map((lines) =>
    Math.max(
      ...lines.map((line) =>
        Math.min(room, sheet.widthOf(oneLine(line, styles.small, room, sheet.widthOf), styles.small) + 1),
      ),
    ),
  );
  const sum = natural.reduce((total, width) => total + width, 0);
  if (sum <= room) return natural.map((width) => width + (room - sum) / natural.length);
  const share = room / natural.length;
  const short = natural.filter((width) => width <= share);
  const left = room - short.reduce((total, width) => total + width, 0);
  return natural.map((width) => (width <= share ? width : left / (natural.length - short.length)));
}

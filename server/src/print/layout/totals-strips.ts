import type { TotalsBlock } from '@mandate/contract/paper/paper.ts';
import { inked, styles } from '../lines/style.ts';
import { addTag, type PageItem, type Tag } from './page-items.ts';
import { colors, hairline } from './paper-sizes.ts';
import type { Sheet } from './sheet.ts';
import { beside, type Slice, type Strip, stacked, strip } from './strip.ts';
import { plainSlices } from './text-slices.ts';

const [sumsWidth, gap, leastLabel] = [362, 20, 130];

/** The sums at the right, which stay together, with their heading at the left; one below the other where that is longer than a page. */
export function totalsStrips(totals: TotalsBlock, before: number, root: Tag, sheet: Sheet): Strip[] {
  const width = sheet.right - sheet.left - sumsWidth - gap;
  const column = (tag: Tag) => ({ x: sheet.left, width, tag });
  const words = [
    ...plainSlices(totals.heading, { ...styles.strong, line: 24 }, column(addTag(root, 'H2')), sheet.widthOf),
    ...plainSlices(totals.remark, styles.remark, column(addTag(root, 'P')), sheet.widthOf),
  ];
  const table = addTag(root, 'Table');
  const rows = totals.rows.map((row) => rowSlice(row, table, sheet));
  const sides = [stacked(words), stacked(rows)];
  const height = Math.max(...sides.map((side) => side.height));
  if (height <= sheet.most)
    return [
      strip(
        height,
        sides.flatMap(({ items }) => items),
        { before },
      ),
    ];
  return [...words, ...rows].map((slice, index) =>
    strip(slice.height, slice.items, { before: index === 0 ? before : 0 }),
  );
}

function rowSlice({ type, label, value }: TotalsBlock['rows'][number], table: Tag, sheet: Sheet): Slice {
  const left = sheet.right - sumsWidth;
  const style = type === 'total' ? styles.total : styles.cell;
  const natural = Math.ceil(sheet.widthOf(value, style) + 0.5);
  const valueWidth = Math.min(natural, sumsWidth - leastLabel - gap);
  const tr = addTag(table, 'TR');
  const [th, td] = [addTag(tr, 'TH', { scope: 'Row' }), addTag(tr, 'TD')];
  const labelColumn = { x: left, width: sumsWidth - valueWidth - gap, tag: th };
  const valueColumn = { x: sheet.right - valueWidth, width: valueWidth, align: 'end' as const, tag: td };
  const text = beside([
    plainSlices(label, type === 'tax' ? inked(style, 'second') : style, labelColumn, sheet.widthOf),
    plainSlices(value, style, valueColumn, sheet.widthOf),
  ]);
  const line = (y: number, height: number, color: string): PageItem => ({
    type: 'fill',
    x: left,
    y,
    width: sumsWidth,
    height,
    color,
  });
  if (type === 'total') {
    const inner = stacked([{ height: 8, items: [line(0, 1, colors.first)] }, ...text]);
    return { height: inner.height + 8, items: [...inner.items, line(inner.height + 6, 2, sheet.accent)] };
  }
  const above =
    type === 'net' ? { height: 5 + hairline, items: [line(0, hairline, colors.hairline)] } : { height: 3, items: [] };
  const inner = stacked([above, ...text]);
  return { height: inner.height + 3, items: inner.items };
}

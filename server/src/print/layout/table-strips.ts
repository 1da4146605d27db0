import type { PaperRow, TableBlock } from '@mandate/contract/paper/paper.ts';
import { bold, inked, type Style, styles } from '../lines/style.ts';
import { cellSlices } from './cell-slices.ts';
import { addTag, moved, type PageItem, type Tag } from './page-items.ts';
import { colors, hairline } from './paper-sizes.ts';
import type { Sheet } from './sheet.ts';
import { beside, type Slice, type Strip, stacked, strip } from './strip.ts';
import { type LaidColumn, tableColumns } from './table-columns.ts';
import { plainSlices } from './text-slices.ts';

/** Above and below the text of a row. */
const paddings = { line: [7, 7], text: [7, 7], section: [15, 5], sum: [6, 3] } as const;
/** Of instalments, which are few words. */
const dense = { ...paddings, line: [4, 4] } as const;
const headPadding = 5;

/**
 * A table: its head, which is repeated on each page, and its rows. A row is not divided unless it is longer than a page; a section stays with the
 * two rows after it, a sum with the row before.
 */
export function tableStrips(table: TableBlock, before: number, root: Tag, sheet: Sheet): Strip[] {
  const tag = addTag(root, 'Table');
  const columns = tableColumns(table, sheet);
  const head = headStrip(table, columns, before, tag, sheet);
  const room = table.name === 'milestones' ? dense : paddings;
  const rows = table.rows.map((row, at) =>
    rowStrips(row, room, columns, head, tag, sheet).map((one) => ({ ...one, row: at })),
  );
  for (const [index, row] of table.rows.entries()) {
    if (row.type === 'section') for (const strips of rows.slice(index, index + 2)) keep(strips);
    if (row.type === 'sum') keep(rows[index - 1]);
  }
  const repeated = table.repeatHeader ? head : null;
  return [head, ...rows.flat().map((one) => ({ ...one, head: repeated }))];
}

function keep(strips: Strip[] | undefined): void {
  const last = strips?.at(-1);
  if (last) last.keeps = true;
}

function headStrip(table: TableBlock, columns: LaidColumn[], before: number, tag: Tag, sheet: Sheet): Strip {
  const tr = addTag(tag, 'TR');
  const most = Math.floor(sheet.most / 3 / styles.head.line);
  const cells = columns.map(({ x, width, align }, index) => {
    const column = { x, width, align, tag: addTag(tr, 'TH', { scope: 'Column' }) };
    const lines = plainSlices(table.columns[index]?.heading ?? '', styles.head, column, sheet.widthOf);
    // A head leaves room for rows.
    return stacked(lines.slice(0, most));
  });
  const height = Math.max(styles.head.line, ...cells.map((cell) => cell.height));
  // Headings stand on the line below them.
  const items = cells.flatMap((cell) => moved(cell.items, height - cell.height));
  const line = ruled(sheet, height + headPadding, 1, colors.first);
  return strip(height + headPadding + 1, [...items, line], { before, keeps: true, head: null });
}

function rowStrips(
  row: PaperRow,
  room: typeof paddings | typeof dense,
  columns: LaidColumn[],
  head: Strip,
  table: Tag,
  sheet: Sheet,
): Strip[] {
  const tr = addTag(table, 'TR');
  const slices = beside(cellsOf(row, columns, tr, sheet));
  const [above, below] = room[row.type];
  const line = row.type === 'sum' ? [] : [(y: number) => ruled(sheet, y, hairline, colors.hairline)];
  const top = { height: above, items: [] };
  const end = { height: below + hairline, items: line.map((at) => at(below)) };
  const whole = stacked([top, ...slices, end]);
  if (whole.height + head.height <= sheet.most) return [strip(whole.height, whole.items)];
  const [first = top, ...rest] = slices;
  const parts = [stacked([top, first]), ...rest];
  const last = parts.pop() ?? top;
  return [...parts, stacked([last, end])].map((part) => strip(part.height, part.items));
}

/** The cells of a row. In all rows but lines, a text goes on over the empty columns after it. */
function cellsOf(row: PaperRow, columns: LaidColumn[], tr: Tag, sheet: Sheet): Slice[][] {
  const cells: Slice[][] = [];
  for (let at = 0; at < columns.length; ) {
    const column = columns[at] as LaidColumn;
    const cell = row.cells[column.key];
    const span =
      row.type === 'line' || !cell || (at === 0 && !column.isWide && row.type !== 'sum')
        ? 1
        : spanFrom(row, columns, at);
    const last = columns[at + span - 1] as LaidColumn;
    const tag = addTag(tr, 'TD', span > 1 ? { columns: span } : {});
    const place = { x: column.x, width: last.x + last.width - column.x, align: column.align, tag };
    const below = column.isWide ? (row.below ?? []) : [];
    cells.push([
      ...(cell ? cellSlices(cell, styleOf(row, column, at, cell.isBracketed), place, sheet) : []),
      ...below.flatMap((text) => plainSlices(text, styles.below, place, sheet.widthOf)),
    ]);
    at += span;
  }
  return cells;
}

/** Over how many columns a text goes: its own, and those after it that say nothing. */
function spanFrom(row: PaperRow, columns: readonly LaidColumn[], at: number): number {
  const next = columns.findIndex(({ key }, index) => index > at && row.cells[key] !== undefined);
  return (next === -1 ? columns.length : next) - at;
}

function styleOf(row: PaperRow, column: LaidColumn, at: number, isBracketed = false): Style {
  if (row.type === 'section' || row.type === 'sum') return bold(styles.cell);
  if (row.type === 'text') return styles.below;
  if (at === 0 && !column.isWide) return inked(styles.cell, 'third');
  return isBracketed || (column.align === 'start' && !column.isWide) ? inked(styles.cell, 'second') : styles.cell;
}

function ruled({ left, right }: Sheet, y: number, height: number, color: string): PageItem {
  return { type: 'fill', x: left, y, width: right - left, height, color };
}

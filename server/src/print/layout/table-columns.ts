import type { PaperCell, TableBlock } from '@mandate/contract/paper/paper.ts';
import { bracketed } from '@mandate/contract/paper/paper-texts.ts';
import { printableText } from '../fonts/printable-text.ts';
import { bold, type Style, styles } from '../lines/style.ts';
import type { Sheet } from './sheet.ts';

/** A column as it is printed: where its text stands. */
export interface LaidColumn {
  key: string;
  align: 'start' | 'end';
  isWide: boolean;
  x: number;
  width: number;
}

/** Between a column's edge and its text. */
const padding = 6;
/** A column of nothing has room for a letter. */
const leastText = 14;
/** What the wide column keeps of the width, and what a text may take of it in one line. */
const [wideShare, mostText] = [0.34, 150];

/**
 * Gives each column the width of its longest text; the wide one takes what is left. Where that is too much, texts are narrowed before figures,
 * the widest first.
 */
export function tableColumns({ columns, rows }: TableBlock, sheet: Sheet): LaidColumn[] {
  const whole = sheet.right - sheet.left;
  const wide = Math.max(
    columns.findIndex(({ isWide }) => isWide),
    -1,
  );
  const natural = columns.map(({ key, heading }, index) => {
    const cells = rows.flatMap((row) => (row.type === 'line' || row.type === 'sum' ? (row.cells[key] ?? []) : []));
    const edges = (index > 0 ? padding : 0) + (index < columns.length - 1 ? padding : 0);
    const longest = Math.max(
      leastText,
      longestLine(heading, styles.head, sheet),
      ...cells.map((cell) => cellWidth(cell, sheet)),
    );
    return Math.ceil(longest + 0.5) + edges;
  });
  const others = columns.map((_, index) => index).filter((index) => index !== wide);
  const room = wide === -1 ? whole : whole * (1 - wideShare);
  const texts = others.filter((index) => columns[index]?.align === 'start');
  const figures = others.filter((index) => columns[index]?.align === 'end');
  const widths = [...natural];
  for (const index of texts) widths[index] = Math.min(widths[index] ?? 0, wide === -1 ? whole : mostText);
  const left = room - sum(figures.map((index) => widths[index] ?? 0));
  const least = texts.length * Math.min(40, room / Math.max(1, others.length));
  narrow(widths, texts, Math.max(left, least));
  narrow(widths, others, room);
  const spare = whole - sum(others.map((index) => widths[index] ?? 0));
  if (wide !== -1) widths[wide] = spare;
  else if (spare > 0) widths[widest(natural)] = (widths[widest(natural)] ?? 0) + spare;
  let x = sheet.left;
  return columns.map(({ key, align }, index) => {
    const [before, after] = [index > 0 ? padding : 0, index < columns.length - 1 ? padding : 0];
    const column = { key, align, isWide: index === wide, x: x + before, width: (widths[index] ?? 0) - before - after };
    x += widths[index] ?? 0;
    return column;
  });
}

/** Takes from the widest of some columns, until they have room. */
function narrow(widths: number[], which: readonly number[], room: number): void {
  const sorted = which.map((index) => widths[index] ?? 0).sort((one, other) => one - other);
  let rest = room;
  for (const [index, width] of sorted.entries()) {
    const share = rest / (sorted.length - index);
    if (width > share) {
      for (const column of which) widths[column] = Math.min(widths[column] ?? 0, share);
      return;
    }
    rest -= width;
  }
}

function cellWidth(cell: PaperCell, sheet: Sheet): number {
  const { mark } = cell;
  const marked = mark === undefined ? 0 : sheet.widthOf(printableText(mark), styles.mark) + 16;
  return longestLine(bracketed(cell), bold(styles.cell), sheet) + marked;
}

function longestLine(text: string, style: Style, { widthOf }: Sheet): number {
  const lines = printableText(text).split('\n');
  return Math.max(...lines.map((line) => (line.length > 400 ? Number.MAX_SAFE_INTEGER : widthOf(line, style))));
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}

function widest(widths: readonly number[]): number {
  return widths.indexOf(Math.max(...widths));
}

import type { PaperCell } from '@mandate/contract/paper/paper.ts';
import { bracketed } from '@mandate/contract/paper/paper-texts.ts';
import { printableText } from '../fonts/printable-text.ts';
import { type Style, styles } from '../lines/style.ts';
import type { PageItem, Tag } from './page-items.ts';
import { colors, hairline } from './paper-sizes.ts';
import type { Sheet } from './sheet.ts';
import type { Slice } from './strip.ts';
import { type Column, plainSlices } from './text-slices.ts';

/**
 * The lines of a cell. A bracketed text hangs out of its column by its bracket, so that its digits stand below those of others; a framed word
 * follows the text, on a line of its own where it does not fit.
 */
export function cellSlices(cell: PaperCell, style: Style, column: Column, sheet: Sheet): Slice[] {
  const text = bracketed(cell);
  const slices = plainSlices(text, style, hanging(cell, text, style, column, sheet), sheet.widthOf);
  return cell.mark === undefined ? slices : withMark(slices, cell.mark, style, column, sheet);
}

function hanging({ isBracketed }: PaperCell, text: string, style: Style, column: Column, sheet: Sheet): Column {
  const fits = isBracketed && column.align === 'end' && sheet.widthOf(text, style) <= column.width;
  return fits ? { ...column, width: column.width + sheet.widthOf(')', style) } : column;
}

const [markPadding, markGap, markHeight] = [4, 6, 13.5];

function withMark(slices: Slice[], mark: string, style: Style, column: Column, sheet: Sheet): Slice[] {
  const text = printableText(mark);
  const textWidth = sheet.widthOf(text, styles.mark);
  const width = textWidth + 2 * markPadding;
  // In a narrow column it has no frame.
  if (width > column.width) return [...slices, ...plainSlices(text, styles.mark, column, sheet.widthOf)];
  const last = slices.at(-1);
  const end = last?.items.at(-1);
  const after = end ? end.x + end.width + markGap : column.x;
  const fits = last !== undefined && after + width <= column.x + column.width;
  const items = markItems(text, fits ? after : column.x, textWidth, column.tag);
  if (fits) return [...slices.slice(0, -1), { ...last, items: [...last.items, ...items] }];
  return [...slices, { height: style.line, items }];
}

function markItems(text: string, x: number, textWidth: number, tag: Tag | null): PageItem[] {
  const y = 1.5;
  const frame = { x, y, width: textWidth + 2 * markPadding, height: markHeight };
  const spans = [{ text, style: styles.mark }];
  return [
    { type: 'frame', ...frame, color: colors.third, thickness: hairline, radius: 2 },
    { type: 'text', x: x + markPadding, y, width: textWidth, height: styles.mark.line, spans, tag },
  ];
}

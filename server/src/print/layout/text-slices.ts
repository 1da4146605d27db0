import { breakLines, type Span, type WidthOf } from '../lines/break-lines.ts';
import type { Style } from '../lines/style.ts';
import type { Tag } from './page-items.ts';
import type { Slice } from './strip.ts';

/** Where lines of text stand, and what they are part of. */
export interface Column {
  x: number;
  width: number;
  align?: 'start' | 'end';
  tag: Tag | null;
}

/** Texts broken into lines, one slice each. */
export function textSlices(spans: readonly Span[], column: Column, widthOf: WidthOf): Slice[] {
  const usual = spans[0]?.style.line ?? 0;
  return breakLines(spans, column.width, widthOf).map((line) => {
    const height = Math.max(usual, ...line.spans.map(({ style }) => style.line));
    if (line.spans.length === 0) return { height, items: [] };
    const x = column.align === 'end' ? column.x + column.width - line.width : column.x;
    return {
      height,
      items: [{ type: 'text', x, y: 0, width: line.width, height, spans: line.spans, tag: column.tag }],
    };
  });
}

/** A text in one style, broken into lines; no slice if it is empty. */
export function plainSlices(text: string, style: Style, column: Column, widthOf: WidthOf): Slice[] {
  return text === '' ? [] : textSlices([{ text, style }], column, widthOf);
}

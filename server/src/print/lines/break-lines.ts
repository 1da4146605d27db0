import { printableText } from '../fonts/printable-text.ts';
import { breakPlaces } from './break-places.ts';
import type { Style } from './style.ts';

/** How wide a text without line breaks is, in its style. */
export type WidthOf = (text: string, style: Style) => number;

/** A text in one style. */
export interface Span {
  text: string;
  style: Style;
}

/** Spans that stand beside each other, and what they take up without the spaces at their end. */
export interface Line {
  spans: Span[];
  width: number;
}

const mostLetters = 400;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Breaks texts into lines that are no wider than what there is. Line breaks are kept; a word that is wider than a line is broken between two of
 * its characters. Nothing is left out but what nobody sees: put together, the lines are the text.
 */
export function breakLines(spans: readonly Span[], width: number, widthOf: WidthOf): Line[] {
  const lines: Line[] = [];
  let line = emptyLine();
  const end = () => {
    lines.push({ spans: line.spans, width: line.width });
    line = emptyLine();
  };
  const put = (text: string, style: Style) => {
    const seen = widthOf(text.trimEnd(), style);
    if (line.spans.length > 0 && line.taken + seen > width) end();
    if (seen > width) {
      const [start, rest] = divided(text, (part) => widthOf(part.trimEnd(), style) <= width);
      if (rest !== '') {
        line.spans.push({ text: start, style });
        line.width = widthOf(start, style);
        end();
        put(rest, style);
        return;
      }
    }
    const last = line.spans.at(-1);
    if (last?.style === style) last.text += text;
    else line.spans.push({ text, style });
    if (text.trimEnd() !== '') line.width = line.taken + seen;
    line.taken += widthOf(text, style);
  };
  for (const { text, style } of spans)
    for (const [index, part] of printableText(text).split('\n').entries()) {
      if (index > 0) {
        // Who hears or copies the text is to have the end of the line, too.
        const last = line.spans.at(-1);
        if (last && !last.text.endsWith(' ')) last.text += ' ';
        end();
      }
      for (const piece of breakPlaces(part).flatMap(handy)) put(piece, style);
    }
  end();
  return lines;
}

function emptyLine(): Line & { taken: number } {
  return { spans: [], width: 0, taken: 0 };
}

/** A piece in parts that are measured quickly, however many letters it has; none is as short as a line. */
function handy(piece: string): string[] {
  if (piece.length <= mostLetters) return [piece];
  const parts = [''];
  for (const { segment } of graphemes.segment(piece)) {
    if ((parts.at(-1) as string).length >= mostLetters) parts.push('');
    parts[parts.length - 1] += segment;
  }
  return parts;
}

/** The longest beginning that fits, at least a character; and what is left. */
function divided(text: string, fits: (part: string) => boolean): [string, string] {
  const ends = [...graphemes.segment(text)].map(({ index, segment }) => index + segment.length);
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (fits(text.slice(0, ends[middle]))) low = middle;
    else high = middle - 1;
  }
  return [text.slice(0, ends[low]), text.slice(ends[low])];
}

/** A text on one line, cut with three dots where it is too wide: of what stands whole elsewhere. */
export function oneLine(text: string, style: Style, width: number, widthOf: WidthOf): string {
  const whole = printableText(text).replace(/\s+/g, ' ').trim();
  if (widthOf(whole, style) <= width) return whole;
  const [start] = divided(whole, (part) => widthOf(`${part}…`, style) <= width);
  return `${start.trimEnd()}…`;
}

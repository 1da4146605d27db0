import type { Paper } from '@mandate/contract/paper/paper.ts';
import type { WidthOf } from '../lines/break-lines.ts';
import { margins, paperSizes } from './paper-sizes.ts';

/** What every part of the layout knows of the page it is for. */
export interface Sheet {
  width: number;
  height: number;
  left: number;
  right: number;
  /** How high a strip may be at the most, so that it fits on a page of its own. */
  most: number;
  accent: string;
  widthOf: WidthOf;
}

/** The sheet of a paper, of its size and in the colour of its firm; `most` is not known yet. */
export function sheetOf({ letterhead }: Paper, widthOf: WidthOf): Sheet {
  const { width, height } = paperSizes[letterhead.size];
  return {
    width,
    height,
    left: margins.left,
    right: width - margins.right,
    most: 0,
    accent: letterhead.accentColor,
    widthOf,
  };
}

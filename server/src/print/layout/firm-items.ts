import type { Paper } from '@mandate/contract/paper/paper.ts';
import { oneLine } from '../lines/break-lines.ts';
import { styles } from '../lines/style.ts';
import { addTag, moved, type PageItem, type Tag } from './page-items.ts';
import { colors, hairline, mm, places } from './paper-sizes.ts';
import type { Sheet } from './sheet.ts';
import { stacked } from './strip.ts';
import { plainSlices } from './text-slices.ts';

/** The most room a logo has. */
const logoBox = { width: 90 * mm, height: 17 * mm };

/** The logo, or the name of the firm where it has none. */
export function firmItems({ letterhead }: Paper, root: Tag, sheet: Sheet): PageItem[] {
  const { logo, firm } = letterhead;
  if (logo) {
    const scale = Math.min(logoBox.width / logo.width, logoBox.height / logo.height, 1);
    const size = { width: logo.width * scale, height: logo.height * scale };
    const tag = addTag(root, 'Figure', { alt: logo.alt === '' ? firm : logo.alt });
    return [{ type: 'picture', x: sheet.left, y: places.logo, ...size, sha256: logo.sha256, tag }];
  }
  const column = { x: sheet.left, width: sheet.right - sheet.left, tag: null };
  const name = oneLine(firm, styles.firm, column.width, sheet.widthOf);
  if (name === '') return [];
  return moved(
    stacked(plainSlices(name, styles.firm, { ...column, tag: addTag(root, 'P') }, sheet.widthOf)).items,
    places.logo,
  );
}

/** Where a letter is folded and punched (DIN 5008, form B without its margin); of A4 only. */
export function foldMarks({ letterhead }: Paper): PageItem[] {
  if (letterhead.size !== 'A4') return [];
  const mark = (y: number, width: number): PageItem => ({
    type: 'fill',
    x: 18,
    y: y * mm,
    width,
    height: hairline,
    color: colors.foldMark,
  });
  return [mark(87, 14), mark(148.5, 20), mark(192, 14)];
}

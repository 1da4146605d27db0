import { inked, styles } from '../lines/style.ts';
import { addTag, type PageItem, type Tag } from './page-items.ts';
import { colors } from './paper-sizes.ts';
import type { Sheet } from './sheet.ts';
import { lineStrips, type Slice, type Strip } from './strip.ts';
import { plainSlices } from './text-slices.ts';

const frame = { gap: 12, padding: 7, height: 21 };

/**
 * The title of a document, with the word for a draft framed beside it, or below where it does not fit.
 * @param draft empty once the paper is issued
 * @param notAbove where on the first page it begins at the highest
 */
export function titleStrips(title: string, draft: string, notAbove: number, root: Tag, sheet: Sheet): Strip[] {
  const column = { x: sheet.left, width: sheet.right - sheet.left };
  const slices = plainSlices(title, styles.title, { ...column, tag: addTag(root, 'H1') }, sheet.widthOf);
  const strips = lineStrips(draft === '' ? slices : withDraft(slices, draft, root, sheet), 24, true);
  return strips.map((one, index) => (index === 0 ? { ...one, notAbove } : { ...one, keeps: true }));
}

function withDraft(slices: Slice[], draft: string, root: Tag, sheet: Sheet): Slice[] {
  const textWidth = sheet.widthOf(draft, styles.draft);
  const width = textWidth + 2 * frame.padding;
  const last = slices.at(-1);
  const end = last?.items.at(-1);
  const after = end ? end.x + end.width + frame.gap : sheet.left;
  const fits = last !== undefined && after + width <= sheet.right;
  const x = fits ? after : sheet.left;
  const y = 4;
  const items: PageItem[] = [
    { type: 'frame', x, y, width, height: frame.height, color: colors.second, thickness: 1.5, radius: 3 },
    {
      type: 'text',
      x: x + frame.padding,
      y: y + 1.5,
      width: textWidth,
      height: styles.draft.line,
      spans: [{ text: draft, style: inked(styles.draft, 'second') }],
      tag: addTag(root, 'P'),
    },
  ];
  if (fits) return [...slices.slice(0, -1), { ...last, items: [...last.items, ...items] }];
  return [...slices, { height: styles.title.line, items }];
}

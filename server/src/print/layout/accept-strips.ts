import type { AcceptBlock } from '@mandate/contract/paper/paper.ts';
import { bold, styles } from '../lines/style.ts';
import { addTag, moved, type Tag } from './page-items.ts';
import { colors } from './paper-sizes.ts';
import type { Sheet } from './sheet.ts';
import { beside, type Slice, type Strip, stacked, strip } from './strip.ts';
import { plainSlices, textSlices } from './text-slices.ts';

const padding = { x: 16, y: 14 };
const tick = { size: 11, gap: 7, between: 32 };
const writing = { height: 42, gap: 24, most: 3 };

/** Where somebody signs: a box that is not divided, unless it is longer than a page. */
export function acceptStrips(accept: AcceptBlock, before: number, root: Tag, sheet: Sheet): Strip[] {
  const inside = { x: sheet.left + padding.x, width: sheet.right - sheet.left - 2 * padding.x };
  const frame = { x: sheet.left, width: sheet.right - sheet.left };
  const slices = [
    { height: padding.y, items: [] },
    ...headSlices(accept, inside, root, sheet),
    { height: 4, items: [] },
    ...textSlices(
      accept.sentence.map(({ text, isStrong }) => ({ text, style: isStrong ? bold(styles.body) : styles.body })),
      { ...inside, tag: addTag(root, 'P') },
      sheet.widthOf,
    ),
    ...(accept.options.length > 0 ? [{ height: 8, items: [] }] : []),
    ...optionSlices(accept.options, inside, root, sheet),
    { height: 12, items: [] },
    ...signatureSlices(accept.signatures, inside, root, sheet),
    { height: padding.y, items: [] },
  ];
  const { height } = stacked(slices);
  const keeps = height <= sheet.most;
  return slices.map((slice, index) =>
    strip(slice.height, slice.items, {
      before: index === 0 ? before : 0,
      keeps: keeps && index < slices.length - 1,
      frame,
    }),
  );
}

interface Inside {
  x: number;
  width: number;
}

/** The heading, and at the right until when; below it where both do not fit beside each other. */
function headSlices({ heading, until }: AcceptBlock, inside: Inside, root: Tag, sheet: Sheet): Slice[] {
  const head = plainSlices(heading, styles.strong, { ...inside, tag: addTag(root, 'H2') }, sheet.widthOf);
  if (until === '') return head;
  const end = plainSlices(until, styles.remark, { ...inside, align: 'end', tag: addTag(root, 'P') }, sheet.widthOf);
  const isShort = head.length === 1 && end.length === 1;
  const widths = [head, end].map(([slice]) => slice?.items[0]?.width ?? 0);
  if (!isShort || (widths[0] ?? 0) + (widths[1] ?? 0) + 16 > inside.width) return [...head, ...end];
  return beside([head, end.map(({ height, items }) => ({ height: height + 2, items: moved(items, 2) }))]);
}

/** What may be ordered besides, each with a box to tick: as many on a line as fit. */
function optionSlices(options: readonly string[], inside: Inside, root: Tag, sheet: Sheet): Slice[] {
  const rows: Slice[] = [];
  let x = inside.x;
  for (const option of options) {
    const column = { x: 0, width: inside.width - tick.size - tick.gap, tag: addTag(root, 'P') };
    const lines = textSlices([{ text: option, style: styles.choice }], column, sheet.widthOf);
    const width = tick.size + tick.gap + Math.max(0, ...lines.flatMap(({ items }) => items.map((item) => item.width)));
    const isAlone = lines.length > 1;
    const last = rows.at(-1);
    if (last && !isAlone && x + width <= inside.x + inside.width) {
      last.items.push(...(optionAt(x, lines)[0]?.items ?? []));
    } else {
      x = inside.x;
      rows.push(...optionAt(x, lines));
    }
    x = isAlone ? inside.x + inside.width : x + width + tick.between;
  }
  return rows;
}

function optionAt(x: number, lines: readonly Slice[]): Slice[] {
  const box = { x, y: 3.5, width: tick.size, height: tick.size };
  return lines.map(({ height, items }, index) => {
    const texts = items.map((item) => ({ ...item, x: item.x + x + tick.size + tick.gap }));
    const frame = { type: 'frame' as const, ...box, color: colors.second, thickness: 1, radius: 1.5 };
    return { height, items: index === 0 ? [frame, ...texts] : texts };
  });
}

/** Lines to write on with what is to be written below, three beside each other; the last of a row is longer. */
function signatureSlices(signatures: readonly string[], inside: Inside, root: Tag, sheet: Sheet): Slice[] {
  const rows = Array.from({ length: Math.ceil(signatures.length / writing.most) }, (_, row) =>
    signatures.slice(row * writing.most, (row + 1) * writing.most),
  );
  return rows.flatMap((row) => {
    const unit = (inside.width - (row.length - 1) * writing.gap) / (row.length + 0.3);
    const cells = row.map((words, index) => {
      const x = inside.x + index * (unit + writing.gap);
      const width = index === row.length - 1 ? unit * 1.3 : unit;
      const line = { type: 'fill' as const, x, y: writing.height - 1, width, height: 0.75, color: colors.second };
      return [
        { height: writing.height + 3, items: [line] },
        ...plainSlices(words, styles.small, { x, width, tag: addTag(root, 'P') }, sheet.widthOf),
      ];
    });
    return [stacked(beside(cells))];
  });
}

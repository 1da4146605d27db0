import type { AddressBlock, KeyValuesBlock } from '@mandate/contract/paper/paper.ts';
import { printableText } from '../fonts/printable-text.ts';
import { bold, inked, styles } from '../lines/style.ts';
import { addTag, type Tag } from './page-items.ts';
import { colors, hairline, mm } from './paper-sizes.ts';
import type { Sheet } from './sheet.ts';
import { beside, lineStrips, type Slice, type Strip, stacked, strip } from './strip.ts';
import { plainSlices } from './text-slices.ts';

const [leastValues, addressWidth, gap] = [164, 300, 12];
const label = { least: 92, most: 124 };
const labelStyle = inked(styles.fact, 'third');

/**
 * The line of the sender with the address under it, and beside it what a reader looks up. Names that fill more than half a page flow over
 * its end like any text.
 */
export function letterStrips(
  address: AddressBlock | undefined,
  facts: KeyValuesBlock | undefined,
  senderLine: string,
  root: Tag,
  sheet: Sheet,
): Strip[] {
  const left = addressSlices(address?.lines ?? [], senderLine, root, sheet);
  const width = facts ? labelWidth(facts, sheet) + gap + valuesWidth(facts, sheet) : 0;
  const right = facts ? factSlices(facts, sheet.right - width, width, root, sheet) : [];
  const sides = [stacked(left), stacked(right)];
  const height = Math.max(...sides.map((side) => side.height));
  if (height === 0) return [];
  if (height <= sheet.most / 2)
    return [
      strip(
        height,
        sides.flatMap(({ items }) => items),
      ),
    ];
  return beside([left, right]).map((slice) => strip(slice.height, slice.items));
}

/** Facts within the text, over the whole width. */
export function keyValueStrips(facts: KeyValuesBlock, before: number, root: Tag, sheet: Sheet): Strip[] {
  return lineStrips(factSlices(facts, sheet.left, sheet.right - sheet.left, root, sheet), before);
}

function addressSlices(lines: readonly string[], senderLine: string, root: Tag, sheet: Sheet): Slice[] {
  const column = { x: sheet.left, width: addressWidth };
  const sender =
    senderLine === ''
      ? []
      : plainSlices(senderLine, styles.small, { ...column, tag: addTag(root, 'P') }, sheet.widthOf);
  const lower = { height: 5 * mm - styles.small.line, items: [] };
  const width = Math.max(0, ...sender.flatMap(({ items }) => items.map((item) => item.width)));
  const line = { type: 'fill' as const, x: sheet.left, y: 2.5, width, height: hairline, color: colors.hairline };
  return [
    ...sender,
    ...(sender.length > 0 ? [{ ...lower, items: [line] }] : []),
    ...(lines.length > 0
      ? plainSlices(lines.join('\n'), styles.body, { ...column, tag: addTag(root, 'P') }, sheet.widthOf)
      : []),
  ];
}

function factSlices(facts: KeyValuesBlock, x: number, width: number, root: Tag, sheet: Sheet): Slice[] {
  const { widthOf } = sheet;
  const labels = labelWidth(facts, sheet);
  const table = addTag(root, 'Table');
  return facts.rows.flatMap((row) => {
    const tr = addTag(table, 'TR');
    const th = addTag(tr, 'TH', { scope: 'Row' });
    const value = { x: x + labels + gap, width: width - labels - gap, tag: addTag(tr, 'TD') };
    return beside([
      plainSlices(row.label, labelStyle, { x, width: labels, tag: th }, widthOf),
      plainSlices(row.values.join('\n'), row.isStrong ? bold(styles.fact) : styles.fact, value, widthOf),
    ]);
  });
}

/** As wide as the longest, within bounds: a longer one is broken. */
function labelWidth({ rows }: KeyValuesBlock, { widthOf }: Sheet): number {
  const longest = Math.max(0, ...rows.map((row) => widthOf(row.label, labelStyle)));
  return Math.min(label.most, Math.max(label.least, Math.ceil(longest)));
}

/** As wide as the longest, so that an e-mail address stands in one line where the postal address leaves it room. */
function valuesWidth(facts: KeyValuesBlock, sheet: Sheet): number {
  const room = sheet.right - sheet.left - addressWidth - gap - labelWidth(facts, sheet) - gap;
  const longest = Math.max(0, ...facts.rows.flatMap(({ values }) => values.map((text) => factWidth(text, sheet))));
  return Math.max(leastValues, Math.min(room, Math.ceil(longest)));
}

function factWidth(text: string, { widthOf }: Sheet): number {
  const lines = printableText(text).split('\n');
  // What is that long fits nowhere: it is not measured.
  return Math.max(
    ...lines.map((line) => (line.length > 80 ? Number.MAX_SAFE_INTEGER : widthOf(line, bold(styles.fact)))),
  );
}

import type { Paper, PaperBlock } from '@mandate/contract/paper/paper.ts';
import { printableText } from '../fonts/printable-text.ts';
import type { WidthOf } from '../lines/break-lines.ts';
import { styles } from '../lines/style.ts';
import { acceptStrips } from './accept-strips.ts';
import { firmItems, foldMarks } from './firm-items.ts';
import { footItems } from './foot-items.ts';
import { keyValueStrips, letterStrips } from './letter-strips.ts';
import { addTag, type LaidPaper, type PageItem, type Tag } from './page-items.ts';
import { pageNumberItems, pageNumberTop, runningHeadItems } from './page-number-items.ts';
import { paginate } from './paginate.ts';
import { fromBelow, places } from './paper-sizes.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { lineStrips, type Strip } from './strip.ts';
import { tableStrips } from './table-strips.ts';
import { plainSlices } from './text-slices.ts';
import { titleStrips } from './title-strips.ts';
import { totalsStrips } from './totals-strips.ts';

/** Lays a paper out: breaks its texts into lines and its blocks into pages, and says where everything stands and what it is to who hears it. */
export function layOutPaper(paper: Paper, widthOf: WidthOf): LaidPaper {
  const bare = sheetOf(paper, widthOf);
  const foot = footItems(paper, bare);
  const numberTop = pageNumberTop(foot.top, bare);
  const bottom = numberTop - fromBelow.air;
  const sheet = { ...bare, most: bottom - places.afterRunningHead };
  const tags: Tag = { type: 'Document', children: [] };
  const head = firmItems(paper, tags, sheet);
  const strips = stripsOf(paper, tags, sheet);
  const first = { top: places.letter, bottom };
  const pages = paginate(strips, first, { top: places.afterRunningHead, bottom });
  return {
    width: sheet.width,
    height: sheet.height,
    tags,
    pages: pages.map(({ items, begins }, index) => ({
      begins,
      items: [
        ...(index === 0 ? [...foldMarks(paper), ...head] : runningHeadItems(paper, sheet)),
        ...items,
        ...pageNumberItems(paper, index + 1, pages.length, numberTop, sheet),
        ...foot.items,
      ] satisfies PageItem[],
    })),
  };
}

function stripsOf(paper: Paper, root: Tag, sheet: Sheet): Strip[] {
  const title = paper.blocks.findIndex((block) => block.type === 'heading' && block.level === 1);
  const letter = paper.blocks.slice(0, Math.max(title, 0));
  const address = letter.find((block) => block.type === 'address');
  const facts = letter.find((block) => block.type === 'keyValues');
  const draft = paper.issuedOn === null ? paper.words.draft : '';
  const letterhead = letterStrips(address, facts, paper.letterhead.senderLine, root, sheet);
  const strips = letterhead.map((one): Strip => ({ ...one, block: 0 }));
  if (title === -1 && draft !== '') strips.push(...titleStrips('', draft, 0, root, sheet));
  const shown = paper.blocks.filter((block) => block !== address && block !== facts);
  for (const [index, block] of shown.entries()) {
    const at = paper.blocks.indexOf(block);
    const above = spaceAbove(block, shown[index - 1], shown[index - 2]);
    const isTitle = block.type === 'heading' && block.level === 1;
    const isLetter = at === title && (address || facts);
    const own = isTitle
      ? titleStrips(block.text, draft, isLetter ? places.title : 0, root, sheet)
      : blockStrips(block, above, root, sheet);
    // What is said of the box to sign in stands below it, on its page.
    const last = own.at(-1);
    if (last && block.type === 'accept' && shown[index + 1]?.type === 'note') last.keeps = true;
    strips.push(...own.map((one) => ({ ...one, block: at })));
  }
  return strips;
}

function blockStrips(block: PaperBlock, above: number, root: Tag, sheet: Sheet): Strip[] {
  const column = (type: Tag['type']) => ({ x: sheet.left, width: sheet.right - sheet.left, tag: addTag(root, type) });
  switch (block.type) {
    case 'heading':
      return lineStrips(plainSlices(block.text, styles.strong, column('H2'), sheet.widthOf), above, true);
    case 'paragraph':
      return paragraphsOf(block.text).flatMap((text, index) =>
        lineStrips(plainSlices(text, styles.body, column('P'), sheet.widthOf), index === 0 ? above : 6),
      );
    case 'note':
      return paragraphsOf(block.text).flatMap((text, index) =>
        lineStrips(plainSlices(text, styles.remark, column('P'), sheet.widthOf), index === 0 ? above : 4),
      );
    case 'address':
      return lineStrips(plainSlices(block.lines.join('\n'), styles.body, column('P'), sheet.widthOf), above);
    case 'keyValues':
      return keyValueStrips(block, above, root, sheet);
    case 'table':
      return tableStrips(block, above, root, sheet);
    case 'totals':
      return totalsStrips(block, above, root, sheet);
    case 'accept':
      return acceptStrips(block, above, root, sheet);
  }
}

/** An empty line begins another paragraph. */
function paragraphsOf(text: string): string[] {
  return printableText(text)
    .split(/\n(?: *\n)+/)
    .filter((paragraph) => paragraph.trim() !== '');
}

/** The room above a block, after the two before it. */
function spaceAbove(block: PaperBlock, before: PaperBlock | undefined, earlier: PaperBlock | undefined): number {
  const isAfterHeading = before?.type === 'heading';
  switch (block.type) {
    case 'heading':
      return 20;
    case 'paragraph':
    case 'keyValues':
    case 'address':
      if (isAfterHeading) return before.level === 1 ? 12 : 4;
      // After a text that has a heading, another one is no more of it.
      if (before?.type === 'paragraph') return earlier?.type === 'heading' ? 14 : 6;
      return 18;
    case 'table':
      return isAfterHeading && before.level === 2 ? 7 : 20;
    case 'note':
      return before?.type === 'accept' ? 12 : 6;
    case 'totals':
      return 24;
    case 'accept':
      return 24;
  }
}

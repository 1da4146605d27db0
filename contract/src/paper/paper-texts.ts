import type { Paper, PaperBlock, PaperCell, PaperRow, TableBlock } from './paper.ts';

/**
 * Every text of a paper in the order it is read, as both renderers show it: what stands for the logo, the letterhead's line, the blocks, the
 * letterhead's foot. What repeats on each page of a print (its head, its foot, its number) is not among them. Empty texts are left out.
 */
export function paperTexts(paper: Paper): string[] {
  const { logo, firm, senderLine, footerColumns, legalLine } = paper.letterhead;
  return [
    logo ? logo.alt : firm,
    senderLine,
    ...paper.blocks.flatMap((block) => blockTexts(block, paper)),
    ...footerColumns.flat(),
    legalLine,
  ].filter((text) => text !== '');
}

function blockTexts(block: PaperBlock, paper: Paper): string[] {
  switch (block.type) {
    case 'address':
      return block.lines;
    case 'keyValues':
      return block.rows.flatMap(({ label, values }) => [label, ...values]);
    case 'heading':
      return block.level === 1 && paper.issuedOn === null ? [block.text, paper.words.draft] : [block.text];
    case 'paragraph':
    case 'note':
      return block.text.split('\n');
    case 'table':
      return [...block.columns.map(({ heading }) => heading), ...block.rows.flatMap((row) => rowTexts(row, block))];
    case 'totals':
      return [block.heading, block.remark, ...block.rows.flatMap(({ label, value }) => [label, value])];
    case 'accept':
      return [
        block.heading,
        block.until,
        ...block.sentence.map(({ text }) => text),
        ...block.options,
        ...block.signatures,
      ];
  }
}

function rowTexts(row: PaperRow, { columns }: TableBlock): string[] {
  return columns.flatMap(({ key, isWide }) => [...cellTexts(row.cells[key]), ...(isWide ? (row.below ?? []) : [])]);
}

function cellTexts(cell: PaperCell | undefined): string[] {
  if (!cell) return [];
  return [bracketed(cell), ...(cell.mark === undefined ? [] : [cell.mark])];
}

/** What a cell says, in brackets where it enters no total. */
export function bracketed({ text, isBracketed }: PaperCell): string {
  return isBracketed ? `(${text})` : text;
}

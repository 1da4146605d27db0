import { linePositions } from '../line-positions.ts';
import type { PaperBlock } from '../paper.ts';
import type { PaperTexts, QuoteFacts } from '../paper-facts.ts';
import type { PaperWriting } from '../written/paper-writing.ts';
import { acceptBlock } from './accept-block.ts';
import { lineGroups } from './line-groups.ts';
import { linesTable } from './lines-table.ts';
import { optionsBlocks } from './options-blocks.ts';
import { printedLines } from './printed-lines.ts';
import { closingBlocks, datesBlocks, note, paragraph, paymentBlocks, termsBlocks } from './terms-blocks.ts';
import { addressBlock, customerRows, numberRows, row, senderRows, titleBlock } from './title-block.ts';
import { totalsBlock } from './totals-block.ts';
import { vatNumberRows } from './vat-number-rows.ts';

/** What is offered, for how much, until when, and where to sign. */
export function quoteBlocks(facts: QuoteFacts, texts: PaperTexts, writing: PaperWriting): PaperBlock[] {
  const { words, formats } = writing;
  const lines = printedLines(facts);
  const positions = linePositions(lines);
  const options = lines.filter(({ isOptional }) => isOptional);
  const validity = facts.validUntil === null ? [] : [row(words.fact.validUntil, formats.day(facts.validUntil))];
  return [
    addressBlock(facts, writing),
    {
      type: 'keyValues',
      rows: [
        ...numberRows('quote', facts, facts.replaces, writing),
        ...validity,
        ...customerRows(facts, writing),
        ...vatNumberRows(facts, writing),
        ...senderRows(facts, writing),
      ],
    },
    titleBlock('quote', facts, writing),
    ...paragraph(texts.intro),
    linesTable(facts, lineGroups(lines), positions, writing),
    totalsBlock(facts, writing),
    ...note(texts.taxNote),
    ...optionsBlocks(facts, options, positions, writing),
    ...datesBlocks(facts.project, writing),
    ...paymentBlocks(facts.paymentTerm, writing),
    ...termsBlocks(texts, writing),
    ...closingBlocks(texts, facts.sender, writing),
    acceptBlock(facts, options, positions, writing),
    ...note(texts.footer),
  ];
}

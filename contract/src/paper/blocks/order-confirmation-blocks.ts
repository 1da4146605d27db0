import { linePositions } from '../line-positions.ts';
import type { PaperBlock } from '../paper.ts';
import type { OrderConfirmationFacts, PaperTexts } from '../paper-facts.ts';
import { revisionLetters } from '../revision-letters.ts';
import type { PaperWriting } from '../written/paper-writing.ts';
import { lineGroups, withoutOptions } from './line-groups.ts';
import { linesTable } from './lines-table.ts';
import { printedLines } from './printed-lines.ts';
import { closingBlocks, datesBlocks, note, paragraph, paymentBlocks, termsBlocks } from './terms-blocks.ts';
import { addressBlock, customerRows, numberRows, row, senderRows, titleBlock } from './title-block.ts';
import { totalsBlock } from './totals-block.ts';
import { vatNumberRows } from './vat-number-rows.ts';

/** What was ordered: options that were not chosen are left out, the others keep the positions of the quote. */
export function orderConfirmationBlocks(
  facts: OrderConfirmationFacts,
  texts: PaperTexts,
  writing: PaperWriting,
): PaperBlock[] {
  const { words, formats, say } = writing;
  const { quote, orderedOn } = facts;
  const lines = printedLines(facts);
  const quoteOf = () =>
    quote &&
    say(words.fact.quoteOf, {
      number: quote.number,
      revision: revisionLetters(quote.revision),
      date: formats.day(quote.issuedOn),
    });
  return [
    addressBlock(facts, writing),
    {
      type: 'keyValues',
      rows: [
        ...numberRows('orderConfirmation', facts, null, writing),
        ...(orderedOn === null ? [] : [row(words.fact.orderedOn, formats.day(orderedOn))]),
        ...(quote === null ? [] : [row(words.kind.quote, quoteOf())]),
        ...customerRows(facts, writing),
        ...vatNumberRows(facts, writing),
        row(words.fact.project, facts.project.code),
        ...senderRows(facts, writing),
      ],
    },
    titleBlock('orderConfirmation', facts, writing),
    ...paragraph(texts.intro),
    linesTable(facts, withoutOptions(lineGroups(lines)), linePositions(lines), writing),
    totalsBlock(facts, writing),
    ...note(texts.taxNote),
    ...datesBlocks(facts.project, writing),
    ...paymentBlocks(facts.paymentTerm, writing),
    ...termsBlocks(texts, writing),
    ...closingBlocks(texts, facts.sender, writing),
    ...note(texts.footer),
  ];
}

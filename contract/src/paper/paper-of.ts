import { orderConfirmationBlocks } from './blocks/order-confirmation-blocks.ts';
import { quoteBlocks } from './blocks/quote-blocks.ts';
import { statusReportBlocks } from './blocks/status-report-blocks.ts';
import { titleOf } from './blocks/title-block.ts';
import type { DocumentKind, PaperLanguage } from './document-kinds.ts';
import type { Paper, PaperBlock, PaperLetterhead } from './paper.ts';
import type { PaperFacts, PaperFactsByKind, PaperTexts } from './paper-facts.ts';
import { revisionLetters } from './revision-letters.ts';
import { type PaperWriting, paperWriting } from './written/paper-writing.ts';

/** The blocks of each kind of document, in the order they are read. */
const blocksByKind: {
  [Kind in DocumentKind]: (facts: PaperFactsByKind[Kind], texts: PaperTexts, writing: PaperWriting) => PaperBlock[];
} = { quote: quoteBlocks, orderConfirmation: orderConfirmationBlocks, statusReport: statusReportBlocks };

/**
 * Makes a paper from what is known of it (documents reference 3.1). Figures are written as they are given, none is computed again. The same
 * facts and texts give the same paper.
 * @param texts of the firm, in the language, with their placeholders filled in
 */
export function paperOf<Kind extends DocumentKind>(
  kind: Kind,
  facts: PaperFactsByKind[Kind],
  texts: PaperTexts,
  letterhead: PaperLetterhead,
  language: PaperLanguage,
): Paper {
  const writing = paperWriting(language, facts.firmCountry);
  const { words, locale } = writing;
  const { number, revision, issuedOn, customer } = facts;
  return {
    kind,
    language,
    locale,
    title: titleOf(kind, facts, writing),
    number,
    revision: revision === null ? null : revisionLetters(revision),
    issuedOn,
    letterhead,
    runningHead: { start: nameOf(kind, facts, words.name.issuedOn, writing), end: customer.name },
    runningFoot: nameOf(kind, facts, words.name.issued, writing),
    words: { page: words.page, draft: words.draft },
    blocks: blocksByKind[kind](facts, texts, writing),
  };
}

function nameOf(kind: DocumentKind, { number, revision, issuedOn }: PaperFacts, word: string, writing: PaperWriting) {
  const { words, formats, say } = writing;
  const isIssued = number !== null && revision !== null && issuedOn !== null;
  if (!isIssued) return say(words.name.draft, { kind: words.kind[kind] });
  const date = formats.day(issuedOn);
  return say(word, { kind: words.kind[kind], number, revision: revisionLetters(revision), date });
}

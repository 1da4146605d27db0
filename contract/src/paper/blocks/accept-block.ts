import type { AcceptBlock } from '../paper.ts';
import type { PaperLine, QuoteFacts } from '../paper-facts.ts';
import { revisionLetters } from '../revision-letters.ts';
import type { PaperWriting } from '../written/paper-writing.ts';
import { lineText } from './line-text.ts';

type AcceptFacts = Pick<QuoteFacts, 'number' | 'revision' | 'currency' | 'totals' | 'validUntil'>;

/** Where the customer signs: what for, until when, and which options are ordered besides. */
export function acceptBlock(
  facts: AcceptFacts,
  options: readonly PaperLine[],
  positions: ReadonlyMap<string, string>,
  { words, formats, say }: PaperWriting,
): AcceptBlock {
  const { accept } = words;
  const { number, revision, totals, currency, validUntil } = facts;
  const isIssued = number !== null && revision !== null;
  const offer = isIssued ? say(accept.offer, { number, revision: revisionLetters(revision) }) : accept.draftOffer;
  const gross = `${formats.amount(totals.gross, currency)}\u00A0${currency}`;
  // The amount stands out: the sentence is written around it.
  const [before = '', after = ''] = (Number(totals.tax) === 0 ? accept.untaxed : accept.taxed).split('{gross}');
  const also = options.length > 0 ? ` ${accept.options}` : '';
  return {
    type: 'accept',
    heading: accept.heading,
    until: validUntil === null ? '' : say(accept.until, { date: formats.longDay(validUntil) }),
    sentence: [
      { text: say(before, { offer }) },
      { text: gross, isStrong: true },
      { text: `${say(after, { offer })}${also}` },
    ],
    options: options.map((line) =>
      say(accept.option, { position: positions.get(line.id) ?? '', text: lineText(line).text }),
    ),
    signatures: [accept.place, accept.name, accept.signature],
  };
}

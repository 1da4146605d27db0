import type { PaperLanguage } from './document-kinds.ts';
import type { PaperFacts } from './paper-facts.ts';
import { revisionLetters } from './revision-letters.ts';
import type { TextPlaceholder } from './text-placeholders.ts';
import { paperWriting } from './written/paper-writing.ts';

/**
 * What the placeholders of a text stand for in a paper, written as the paper writes it; null for what it does not have. A paper has no link:
 * that is made for one person, when it is sent.
 */
export function placeholderValues(facts: PaperFacts, language: PaperLanguage): Record<TextPlaceholder, string | null> {
  const { formats } = paperWriting(language, facts.firmCountry);
  const { customer, contact, project, number, revision, issuedOn, sender } = facts;
  const validUntil = 'validUntil' in facts ? facts.validUntil : null;
  const gross =
    'totals' in facts ? `${formats.amount(facts.totals.gross, facts.currency)}\u00A0${facts.currency}` : null;
  return {
    customer: customer.name,
    contact: contact?.name ?? null,
    project: project.name,
    number,
    revision: revision === null ? null : revisionLetters(revision),
    date: issuedOn && formats.longDay(issuedOn),
    validUntil: validUntil && formats.longDay(validUntil),
    gross,
    link: null,
    sender: sender?.name ?? null,
  };
}

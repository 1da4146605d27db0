import { documentFileName } from '@mandate/contract/documents/document-file-name.ts';
import type { PublicDocument } from '@mandate/contract/documents/public-document.ts';
import { document } from '@mandate/contract/entities/document.ts';
import { placeholderValues } from '@mandate/contract/paper/placeholder-values.ts';
import { revisionLetters } from '@mandate/contract/paper/revision-letters.ts';
import { fillPlaceholders } from '@mandate/contract/paper/text-placeholders.ts';
import { companyDay } from '../../../business/company-day.ts';
import { offerOf } from '../../../business/documents/offer-of.ts';
import { readTexts } from '../../../business/letterhead/read-texts.ts';
import { writeAudit } from '../../../calls/audit.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import { type LinkedDocument, linkedDocument } from './linked-document.ts';

/**
 * Opens a document by a link: what it says and what can be done with it. Nothing but the opening is noted.
 * @throws Refusal documentLinkNotValid, documentNotCurrent
 */
export async function openLinked(call: Call, token: string): Promise<PublicDocument> {
  return inTransaction(call.db, async (db) => {
    const linked = await linkedDocument(db, token);
    const text = `update document_links set first_opened_at = coalesce(first_opened_at, now()), last_opened_at = now(),
      opened_count = opened_count + 1 where id = $1`;
    await run(db, text, [linked.linkId]);
    if (linked.isFirstOpening) await noteOpening({ ...call, db }, linked);
    return shown({ ...call, db }, linked);
  });
}

async function noteOpening({ db, network, requestId }: Call, { id, number, sha256, linkId }: LinkedDocument) {
  const details = { number, sha256, linkId };
  await writeAudit(db, { action: 'documentOpened', network, requestId, entity: document.name, recordId: id, details });
}

/** A document as the page of a link shows it. */
export async function shown({ db, words }: Call, linked: LinkedDocument): Promise<PublicDocument> {
  const { kind, number, language, content, validUntil, pages, size, answer } = linked;
  const texts = await readTexts(db, { documentKind: kind, language });
  const isPast = validUntil !== null && validUntil < (await companyDay(db));
  const isOpen = kind === 'quote' && answer === null;
  const isDecided = isOpen && isDecidedOn(linked);
  const { firm } = content.paper.letterhead;
  const whyNot = isDecided
    ? words.sentence('quoteDecided', { firm })
    : isOpen && isPast
      ? words.sentence('quoteExpiredPublic', { date: validUntil })
      : null;
  return {
    firm,
    madeFor: linked.toName,
    kind,
    number,
    revision: revisionLetters(linked.revision),
    paper: content.paper,
    intro: fillPlaceholders(texts.linkPage, placeholderValues(content.facts, language)).text,
    terms: content.texts.terms,
    validUntil,
    offer: offerOf(linked),
    gross: 'totals' in content.facts ? content.facts.totals.gross : null,
    file: pages === null || size === null ? null : { name: documentFileName(linked), pages, size },
    answer: answer && {
      answer,
      name: linked.answeredBy ?? '',
      on: linked.answeredOn ?? '',
      chosenLineIds: linked.chosenLineIds ?? [],
    },
    mayAnswer: isOpen && whyNot === null,
    isDecided,
    whyNot,
  };
}

/** Whether the firm went on without an answer by the link: it would come too late to become part of the contract. */
export function isDecidedOn({ projectStatus }: Pick<LinkedDocument, 'projectStatus'>): boolean {
  return projectStatus !== 'quoted';
}

import { createHash } from 'node:crypto';
import type { AcceptRequest, DeclineRequest, PublicDocument } from '@mandate/contract/documents/public-document.ts';
import { offerTotals } from '@mandate/contract/documents/public-offer.ts';
import { paperLanguages } from '@mandate/contract/paper/document-kinds.ts';
import { paperWriting } from '@mandate/contract/paper/written/paper-writing.ts';
import { decimal } from '@mandate/contract/values/decimal.ts';
import { companyDay } from '../../../business/company-day.ts';
import { offerOf } from '../../../business/documents/offer-of.ts';
import type { Call } from '../../../calls/call.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import { refuse, refuseFields } from '../../../http/refusal.ts';
import type { Verbs } from '../../../records/verbs.ts';
import type { Seal } from '../../../secrets/sealed.ts';
import { sumText } from '../../../words/sum-text.ts';
import { afterAnswer } from '../after-answer.ts';
import { lockUnanswered } from '../lock-holding.ts';
import { printNow } from '../print-documents.ts';
import { type Answer, chosenErrors, storeAnswer } from '../store-answer.ts';
import { type LinkedDocument, linkedDocument } from './linked-document.ts';
import { mailAnswer } from './mail-answer.ts';
import { isDecidedOn, shown } from './open-linked.ts';

/** What an answer by a link is kept with. */
export interface Answering {
  seal: Seal;
  /** The address people reach the product under, without a slash at the end. */
  origin: string;
  /** Saves a project. */
  save: Verbs['save'];
  /** What the browser says of itself. */
  agent: string;
}

/**
 * Accepts a quote by a link, with the options that were chosen; it is an acceptance on record.
 * @returns the document with the answer
 * @throws Refusal documentLinkNotValid, documentNotCurrent, documentNotAnswered for what is no quote, alreadyAnswered, quoteDecided, quoteExpiredPublic,
 *   setChanged when it comes to something else than was shown, validationFailed for what is no option
 */
export async function acceptLinked(call: Call, answering: Answering, sent: AcceptRequest): Promise<PublicDocument> {
  const { token, name, position = null, gross, chosenLineIds = [] } = sent;
  const chosen = [...new Set(chosenLineIds)];
  const given: Given = {
    answer: 'accepted',
    name,
    role: position,
    note: null,
    reasonCode: null,
    chosenLineIds: chosen,
  };
  return answerLinked(call, answering, token, given, (linked) => {
    const offer = offerOf(linked);
    const comesTo = offer === null ? '' : offerTotals(offer, chosen).gross;
    if (offer === null || decimal(comesTo).eq(decimal(gross))) return;
    const language = paperLanguages.find((each) => each === call.words.language) ?? 'en';
    const { formats } = paperWriting(language, linked.content.facts.firmCountry);
    const sum = { amount: formats.amount(comesTo, offer.currency), currency: offer.currency };
    refuse('setChanged', { context: 'offer', gross: sumText(sum) });
  });
}

/**
 * Declines a quote by a link, with a reason.
 * @returns the document with the answer
 * @throws Refusal documentLinkNotValid, documentNotCurrent, documentNotAnswered for what is no quote, alreadyAnswered, quoteDecided, quoteExpiredPublic
 */
export async function declineLinked(call: Call, answering: Answering, sent: DeclineRequest): Promise<PublicDocument> {
  const { token, name, position = null, reason, reasonCode } = sent;
  const given: Given = { answer: 'declined', name, role: position, note: reason, reasonCode, chosenLineIds: [] };
  return answerLinked(call, answering, token, given, () => undefined);
}

type Given = Pick<Answer, 'answer' | 'name' | 'note' | 'chosenLineIds'> & {
  role: string | null;
  reasonCode: string | null;
};

async function answerLinked(
  call: Call,
  answering: Answering,
  token: string,
  { role, reasonCode, ...given }: Given,
  check: (linked: LinkedDocument) => void,
): Promise<PublicDocument> {
  // What is answered is what is printed: its fingerprint is kept.
  await printNow(call.db, (await linkedDocument(call.db, token)).id);
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const { id } = await linkedDocument(db, token);
    const held = await lockUnanswered(db, id);
    // As it is now that nobody else can change it.
    const linked = await linkedDocument(db, token);
    if (held.kind !== 'quote') refuse('documentNotAnswered');
    const on = await companyDay(db);
    checkValid(linked, on);
    refuseFields(chosenErrors(held, given));
    check(linked);
    const { network } = call;
    const termsSha256 = createHash('sha256').update(linked.content.texts.terms).digest('hex');
    const byLink = { role, network, agent: answering.agent.slice(0, 500), reasonCode, termsSha256 };
    await storeAnswer(inside, id, held, { ...given, on, byLink });
    const { answer, name } = given;
    const answered = { ...held, id, answer, name, on, sentById: linked.sentById };
    const after = await afterAnswer(inside, answered, answering.save);
    await mailAnswer(db, answering, linked, { projectId: held.projectId, after, given: { ...given, on } });
    return shown(inside, await linkedDocument(db, token));
  });
}

/** @throws Refusal quoteDecided once its project was approved, quoteExpiredPublic */
function checkValid(linked: LinkedDocument, today: string): void {
  const { validUntil, content } = linked;
  if (isDecidedOn(linked)) refuse('quoteDecided', { firm: content.paper.letterhead.firm });
  if (validUntil !== null && validUntil < today) refuse('quoteExpiredPublic', { date: validUntil });
}

import type { Values } from '@mandate/contract/changes/merge.ts';
import type { EnterAnswerRequest } from '@mandate/contract/documents/issue-request.ts';
import { isSettled } from '@mandate/contract/project/way/status.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { companyDay } from '../../business/company-day.ts';
import type { Call } from '../../calls/call.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuse, refuseFields } from '../../http/refusal.ts';
import type { Verbs } from '../../records/verbs.ts';
import { afterAnswer } from './after-answer.ts';
import { findDocument } from './find-document.ts';
import { lockHolding } from './lock-holding.ts';
import { chosenErrors, storeAnswer } from './store-answer.ts';

/**
 * Enters what a customer said to a quote, on paper or otherwise; it stays with the document.
 * @param save saves a project
 * @throws Refusal notPermitted without the grant that shows prices, recordNotFound, documentNotAnswered for what is no quote, documentNotCurrent also
 *   of a project that is over,   alreadyAnswered, validationFailed for a day to come or before it was issued, for what is no option of the quote, and for options once its project was decided on
 */
export async function enterAnswer(
  call: Call,
  id: string,
  sent: EnterAnswerRequest,
  save: Verbs['save'],
): Promise<Values> {
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const held = await lockHolding(inside, id);
    if (held.kind !== 'quote') refuse('documentNotAnswered');
    if (isSettled(held.projectStatus)) refuse('documentNotCurrent', { context: 'settled' });
    const { answer, name, on, note = null, chosenLineIds = [] } = sent;
    const given = { answer, name, on, note, chosenLineIds };
    const isTooLate = chosenLineIds.length > 0 && held.projectStatus !== 'quoted';
    refuseFields([
      ...dayErrors(on, held.issuedOn, await companyDay(db)),
      ...(isTooLate ? [fieldError('chosenLineIds', 'optionsDecided')] : chosenErrors(held, given)),
    ]);
    await storeAnswer(inside, id, held, given);
    await afterAnswer(inside, { ...held, id, answer, name, on, sentById: null }, save);
    return findDocument(inside, id);
  });
}

/** Nobody answered before there was something to answer, nor did anybody yet on a day to come. */
function dayErrors(on: string, issuedOn: string, today: string): FieldError[] {
  if (on > today) return [fieldError('on', 'answerDayToCome', { date: on })];
  return on < issuedOn ? [fieldError('on', 'answerDayTooEarly', { date: issuedOn })] : [];
}

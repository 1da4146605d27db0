import { offerTotals } from '@mandate/contract/documents/public-offer.ts';
import type { DocumentAnswer } from '@mandate/contract/entities/document.ts';
import { document } from '@mandate/contract/entities/document.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { offerOf } from '../../business/documents/offer-of.ts';
import { run } from '../../database/queries/sql-query.ts';
import { type HistoryCall, writeHistory } from '../../records/history/history.ts';
import type { Holding } from './lock-holding.ts';

/** What a customer said, and how that is known. */
export interface Answer {
  answer: DocumentAnswer;
  name: string;
  /** The day it was said, a plain date. */
  on: string;
  note: string | null;
  chosenLineIds: readonly string[];
  /** Only of an answer by a link. */
  byLink?: {
    role: string | null;
    network: string;
    agent: string;
    reasonCode: string | null;
    /** Of the terms as they were shown. */
    termsSha256: string;
  };
}

/** Keeps an answer with its document, once. Belongs into the transaction that locked it. */
export async function storeAnswer(call: HistoryCall, id: string, held: Holding, given: Answer): Promise<void> {
  const { answer, name, on, note, chosenLineIds, byLink } = given;
  const offer = offerOf(held);
  const text = `update documents set answer = $2, answered_at = now(), answered_on = $3, answered_by = $4, answer_reason = $5,
    chosen_line_ids = $6, answered_role = $7, answered_network = $8, answered_agent = $9, answer_reason_code = $10, terms_sha256 = $11,
    accepted_gross = $12, version = version + 1 where id = $1`;
  await run(call.db, text, [
    ...[id, answer, on, name, note, answer === 'accepted' ? chosenLineIds : null],
    ...[byLink?.role ?? null, byLink?.network ?? null, byLink?.agent ?? null],
    ...[byLink?.reasonCode ?? null, byLink?.termsSha256 ?? null],
    answer === 'accepted' && offer ? offerTotals(offer, chosenLineIds).gross : null,
  ]);
  const changes = Object.entries({ answer, answeredOn: on, answeredBy: name }).map(([field, value]) => ({
    ...{ field, old: null, new: value },
  }));
  const { version, number, sha256 } = held;
  const told = { number, sha256 };
  await writeHistory(call, document, { recordId: id, version: version + 1, action: 'save', changes, told });
}

/** What of the chosen lines is no option of the quote; nothing is chosen with a refusal. */
export function chosenErrors(
  { content }: Pick<Holding, 'content'>,
  { answer, chosenLineIds }: Pick<Answer, 'answer' | 'chosenLineIds'>,
): FieldError[] {
  const lines = 'lines' in content.facts ? content.facts.lines : [];
  const options = new Set(lines.flatMap((line) => (line.isOptional ? [line.id] : [])));
  return chosenLineIds.flatMap((lineId, index) =>
    answer === 'accepted' && options.has(lineId) ? [] : [fieldError(`chosenLineIds.${index}`, 'valueNotAllowed')],
  );
}

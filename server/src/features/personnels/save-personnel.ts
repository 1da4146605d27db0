import type { Values } from '@mandate/contract/changes/merge.ts';
import { personnel } from '@mandate/contract/entities/personnel.ts';
import { completed } from '@mandate/contract/rules/entity-rules.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { companyDay } from '../../business/company-day.ts';
import type { Call } from '../../calls/call.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { currentFacts } from '../../records/own-fields/current-facts.ts';
import { readRecord } from '../../records/read/find.ts';
import { beginSave } from '../../records/write/begin-save.ts';
import { checkWanted, finishSave } from '../../records/write/finish-save.ts';
import { readBody } from '../../records/write/read-body.ts';
import { tellWhatIsHeld } from './tell-what-is-held.ts';
import { hoursErrors, withScheduledHours } from './with-scheduled-hours.ts';

/**
 * Creates or changes a person of the firm. Who has left is not offered any more (domain reference 2.2); whose schedule
 * holds has its hours, and no others can be typed.
 * @returns the stored record
 * @throws ZodError, Refusal as a register's save
 */
export async function savePersonnel(call: Call, body: unknown): Promise<Values> {
  const facts = await currentFacts(call.db, personnel);
  const sent = readBody(facts, body, call.caller);
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const saving = await beginSave(inside, facts, sent);
    if (saving.isRepeat) return readRecord(inside, facts, saving.id);
    const today = await companyDay(db);
    // What is taken back has the hours of the day again.
    if (call.origin?.kind !== 'undo') {
      const found = hoursErrors(saving.stored?.values, saving.wanted, today);
      saving.sent = { ...saving.sent, errors: [...saving.sent.errors, ...found] };
    }
    saving.wanted = withScheduledHours(completed(personnel, saving.wanted), today);
    if (hasLeft(saving.wanted, today)) saving.wanted = { ...saving.wanted, isActive: false };
    await checkWanted(inside, facts, saving);
    if (saving.stored && isLeaving(saving.stored.values, saving.wanted))
      await tellWhatIsHeld(inside, saving.id, saving.wanted);
    return readRecord(inside, facts, await finishSave(inside, facts, saving));
  });
}

/** Whether a save is what ends somebody's time: a last day was entered, or they are not offered any more. */
function isLeaving(before: Values, wanted: Values): boolean {
  const hasLastDay = wanted.leftOn !== null && wanted.leftOn !== before.leftOn;
  return hasLastDay || (before.isActive === true && wanted.isActive === false);
}

function hasLeft({ leftOn }: Values, today: PlainDate): boolean {
  return typeof leftOn === 'string' && leftOn < today;
}

import { readerOfOwn } from '@mandate/contract/access/reader-of-own.ts';
import { absence } from '@mandate/contract/entities/absence.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';

/** The call as one about the caller's own absences: of these nothing is hidden from them (delivery reference 8). */
export function asOwn(call: Call): Call {
  return { ...call, caller: readerOfOwn(absence, null, call.caller) };
}

/** The call as it is about an absence: as one about their own where it is the caller's. */
export async function callAbout(call: Call, id: unknown): Promise<Call> {
  return (await isOwnAbsence(call, id)) ? asOwn(call) : call;
}

/** Whether an absence is of the person who signs in with the caller's account. */
async function isOwnAbsence({ db, caller }: Call, id: unknown): Promise<boolean> {
  if (caller.personnelId === null || typeof id !== 'string' || !isId(id)) return false;
  const text = `select 1 from ${absence.table} where id = $1 and personnel_id = $2`;
  return (await run(db, text, [id, caller.personnelId])).length > 0;
}

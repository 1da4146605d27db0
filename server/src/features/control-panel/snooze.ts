import type { AttentionKind } from '@mandate/contract/control-panel.ts';
import { addDays } from '@mandate/contract/dates.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { Database } from '../../database/database.ts';
import { refuse, refuseField } from '../../http/refusal.ts';
import type { Call } from '../../resources/call.ts';
import { companyDay } from '../../resources/company-day.ts';
import { scopeSql } from '../../resources/scope.ts';
import { run, Statement } from '../../resources/statement.ts';
import { kindsFor } from './attention-kinds.ts';

/** Which row of attention is meant. */
export interface Snoozed {
  kind: AttentionKind;
  /** As the row has it: the project's id, or the milestone's. */
  recordId: string;
}

/** What a person puts off, and until when. */
export interface SnoozeWish extends Snoozed {
  until: string;
  reason?: string | null | undefined;
}

const longestDays = 365;

/**
 * Puts a row of attention off for the caller alone; it is back on the day itself.
 * @throws Refusal recordNotFound for a record or kind the caller may not see; validationFailed for a day before tomorrow or more than a
 *   year ahead
 */
export async function snooze(call: Call, { kind, recordId, until, reason }: SnoozeWish): Promise<null> {
  const today = await companyDay(call.db);
  const [min, max] = [addDays(today, 1), addDays(today, longestDays)];
  if (until < min || until > max) refuseField('until', 'dayOutside', { min, max });
  await checkSeen(call, { kind, recordId });
  const text = `insert into attention_snoozes (account_id, kind, record_id, until, reason) values ($1, $2, $3, $4, $5)
    on conflict (account_id, kind, record_id) do update set until = excluded.until, reason = excluded.reason, created_at = now()`;
  await run(call.db, text, [call.caller.id, kind, recordId, until, reason || null]);
  return null;
}

/** Shows a row again that the caller put off; one that is not put off stays as it is. */
export async function unsnooze(call: Call, { kind, recordId }: Snoozed): Promise<null> {
  const text = 'delete from attention_snoozes where account_id = $1 and kind = $2 and record_id = $3';
  await run(call.db, text, [call.caller.id, kind, recordId]);
  return null;
}

async function checkSeen({ db, caller }: Call, { kind, recordId }: Snoozed): Promise<void> {
  const found = kindsFor(caller).find((each) => each.kind === kind);
  if (!found) refuse('recordNotFound');
  const statement = new Statement();
  const text = `select 1 from ${found.from} where ${found.id} = ${statement.bind(recordId)} and t.deleted_at is null
    and ${scopeSql(statement, project, 'read', caller)}`;
  if ((await run(db, text, statement.values)).length === 0) refuse('recordNotFound');
}

/** Forgets what was put off until a day that is past everywhere. */
export async function forgetOldSnoozes(db: Database): Promise<void> {
  await run(db, 'delete from attention_snoozes where until < current_date - 1', []);
}

import type { AttentionKind } from '@mandate/contract/overview/control-panel.ts';
import { project } from '@mandate/contract/project/project.ts';
import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { companyDay } from '../../business/company-day.ts';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { refuse, refuseField } from '../../http/refusal.ts';
import { scopeSql } from '../../records/rights/scope.ts';
import { kindsFor } from './attention-kinds.ts';
import { toldOf } from './people/find-people-attention.ts';

/** Which row of attention is meant. */
export interface Snoozed {
  kind: AttentionKind;
  /** As the row has them: the project's id, or those of its milestones. */
  recordIds: string[];
}

/** What a person puts off, and until when. */
export interface SnoozeRequest extends Snoozed {
  until: string;
  reason?: string | null | undefined;
}

const longestDays = 365;

/**
 * Puts a row of attention off for the caller alone; it is back on the day itself, which is the caller's.
 * @throws Refusal recordNotFound for a record or kind the caller may not see; validationFailed for a day before tomorrow or more than a
 *   year ahead
 */
export async function snooze(call: Call, { kind, recordIds, until, reason }: SnoozeRequest): Promise<null> {
  const today = dayIn(new Date(), call.timeZone);
  const [min, max] = [addDays(today, 1), addDays(today, longestDays)];
  if (until < min || until > max) refuseField('until', 'dayOutside', { min, max });
  await checkSeen(call, { kind, recordIds });
  const text = `insert into attention_snoozes (account_id, kind, record_id, until, reason)
    select distinct $1::uuid, $2, id, $4::date, $5 from unnest($3::uuid[]) id
    on conflict (account_id, kind, record_id) do update set until = excluded.until, reason = excluded.reason, created_at = now()`;
  await run(call.db, text, [call.caller.id, kind, recordIds, until, reason || null]);
  return null;
}

/** Shows a row again that the caller put off; one that is not put off stays as it is. */
export async function unsnooze(call: Call, { kind, recordIds }: Snoozed): Promise<null> {
  const text = 'delete from attention_snoozes where account_id = $1 and kind = $2 and record_id = any($3::uuid[])';
  await run(call.db, text, [call.caller.id, kind, recordIds]);
  return null;
}

async function checkSeen(call: Call, { kind, recordIds }: Snoozed): Promise<void> {
  const { db, caller } = call;
  const told = await toldOf(call, kind, await companyDay(db));
  if (told !== null) return recordIds.every((id) => told.has(id)) ? undefined : refuse('recordNotFound');
  const found = kindsFor(caller).find((each) => each.kind === kind);
  if (!found) refuse('recordNotFound');
  const sqlQuery = new SqlQuery();
  const text = `select 1 from ${found.from} where ${found.id} = any(${sqlQuery.bind(recordIds)}::uuid[]) and t.deleted_at is null
    and ${scopeSql(sqlQuery, project, 'read', caller)}`;
  const seen = await run(db, text, sqlQuery.values);
  if (seen.length < new Set(recordIds).size) refuse('recordNotFound');
}

/** Forgets what was put off until a day that is past everywhere. */
export async function purgeOldSnoozes(db: Database): Promise<void> {
  await run(db, 'delete from attention_snoozes where until < current_date - 1', []);
}

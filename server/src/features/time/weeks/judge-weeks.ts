import type { Values } from '@mandate/contract/changes/merge.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import { lockPeople } from '../booking/lock-people.ts';
import { timeSettings } from '../time-settings.ts';
import { keptWeek } from './read-week.ts';
import { writeWeek } from './write-week.ts';

const wholeText = `select w.personnel_id as "personnelId", w.week::text from weeks w
  where w.personnel_id = any($1) and w.state = 'submitted'
    and (select bool_and(e.state = 'approved') from entries e
      where e.personnel_id = w.personnel_id and e.date between w.week and w.week + 6 and e.deleted_at is null)
  order by w.personnel_id, w.week`;

/**
 * Approves the weeks of people that wait for nobody any more, since what was not approved in them went: by project a week is approved when all of it is.
 * Belongs into a transaction in which these people are held.
 */
export async function judgeWeeks(call: Call, personnelIds: readonly unknown[]): Promise<void> {
  const ids = [...new Set(personnelIds.filter((id) => id !== null))];
  if (ids.length === 0 || (await timeSettings(call.db)).approval !== 'project') return;
  for (const { personnelId, week } of await run<{ personnelId: string; week: PlainDate }>(call.db, wholeText, [ids])) {
    const kept = await keptWeek(call.db, personnelId, week, 'lock');
    await writeWeek(call, { personnelId, week, kept, to: 'approved', reason: kept.returnedReason });
  }
}

/** Whose time entries are, and whose they were before a run gave them to somebody else. */
const peopleText = `select personnel_id as id from entries where id = any($1) and personnel_id is not null
  union select (c ->> 'old')::uuid from history h cross join jsonb_array_elements(h.changes) c
    where h.batch_id = $2 and h.entity = 'entry' and h.record_id = any($1) and c ->> 'field' = 'personnelId' and c ->> 'old' is not null`;

/** The same where a run moved many entries together. @param values what all of them were given */
export async function judgeWeeksOfMany(
  call: Call,
  values: Values,
  ids: readonly string[],
  batchId: string,
): Promise<void> {
  if (!('date' in values || 'personnelId' in values)) return;
  await inTransaction(call.db, async (db) => {
    const people = (await run<{ id: string }>(db, peopleText, [ids, batchId])).map(({ id }) => id);
    await lockPeople(db, people);
    await judgeWeeks({ ...call, db }, people);
  });
}

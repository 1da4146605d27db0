import { capacitySeconds } from '@mandate/contract/time/capacity.ts';
import { daysOfWeek, weekOf } from '@mandate/contract/time/week.ts';
import { addDays, type PlainDate } from '@mandate/contract/values/dates.ts';
import type { Database } from '../../../../database/database.ts';
import { run } from '../../../../database/queries/sql-query.ts';
import { uuidV7 } from '../../../../database/uuid-v7.ts';
import told from '../../data/time.json' with { type: 'json' };
import { stateOfWeek } from './entry-records.ts';
import { lastWeekOf } from './planned-stories.ts';
import type { SamplePerson } from './sample-people.ts';

/**
 * Stores the weeks of the sample firm that were handed in, of everybody from the first in which their work had a cost: approved but for those of the week
 * that is over last which wait, were returned, or were not handed in at all.
 */
export async function storeWeeks(
  db: Database,
  people: readonly SamplePerson[],
  from: PlainDate,
  today: PlainDate,
): Promise<void> {
  const rows = people.flatMap((person) => {
    const begun = [from, String(person.costsFrom ?? person.working.from)].sort()[1] ?? from;
    const weeks: PlainDate[] = [];
    for (let week = weekOf(begun, 1); week <= lastWeekOf(today); week = addDays(week, 7)) weeks.push(week);
    return weeks.flatMap((week) => weekRow(person, week, today) ?? []);
  });
  const text = `insert into weeks (id, version, personnel_id, week, state, submitted_at, returned_reason, target_seconds, created_at, updated_at)
    select id, version, personnel_id, week, state, submitted_at, returned_reason, target_seconds, submitted_at, updated_at
    from jsonb_populate_recordset(null::weeks, $1::jsonb)`;
  await run(db, text, [JSON.stringify(rows)]);
}

/** What is kept of a week; null of one that was not handed in. */
function weekRow({ id, code, working }: SamplePerson, week: PlainDate, today: PlainDate) {
  const state = stateOfWeek(week, today, code);
  const isReturned = state === 'open' && code === told.guest;
  if (state === 'open' && !isReturned) return null;
  const submittedAt = `${addDays(week, 4)}T16:05:00.000Z`;
  return {
    id: uuidV7(Date.parse(submittedAt)),
    version: state === 'submitted' ? 1 : 2,
    personnel_id: id,
    week,
    state,
    submitted_at: submittedAt,
    returned_reason: isReturned ? told.returnedReason : null,
    target_seconds: daysOfWeek(week).reduce((sum, day) => sum + capacitySeconds(working, day), 0),
    updated_at: state === 'submitted' ? submittedAt : `${addDays(week, 5)}T09:40:00.000Z`,
  };
}

import { weekdayOf } from '@mandate/contract/project/schedule/working-days.ts';
import { weekOf } from '@mandate/contract/time/week.ts';
import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { findMissingWeeks } from '../../../business/time/find-missing-weeks.ts';
import type { Database } from '../../../database/database.ts';
import type { Log } from '../../../database/log.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import { repeatTurns } from '../../../jobs/repeat-turns.ts';
import type { Post } from '../../../mail/queue/mail-account.ts';
import { parameters } from '../../../records/read/parameter.ts';
import { sendReminder } from './send-reminder.ts';

const everyMs = 60_000;
/** From this hour on, where the firm is. */
const fromHour = 9;
const mostPeople = 10_000;

/**
 * Reminds people of the week before if they have not handed it in: on the day of `time.remindOn`, from 09:00 of the firm on, each once by a notice and a
 * mail. Whichever server comes first does it for all; nobody is reminded of the same week again.
 * @returns how many people were reminded
 */
export async function remindOfWeek(db: Database, post: Post, now = new Date()): Promise<number> {
  const values = await parameters(db, ['time.remindOn', 'company.timeZone', 'company.firstDayOfWeek']);
  const zone = String(values.get('company.timeZone'));
  const today = dayIn(now, zone);
  if (String(values.get('time.remindOn')) !== String(weekdayOf(today)) || hourIn(now, zone) < fromHour) return 0;
  const week = addDays(weekOf(today, Number(values.get('company.firstDayOfWeek'))), -7);
  return inTransaction(db, async (trx) => {
    // Another server waits here until this one is done, and then finds the week told.
    const text = 'insert into week_reminders (week) values ($1::date) on conflict do nothing returning 1';
    if ((await run(trx, text, [week])).length === 0) return 0;
    const missing = await findMissingWeeks(trx, { today, count: 1, of: null, most: mostPeople });
    const accounts = await accountsOf(
      trx,
      missing.map(({ personnelId }) => personnelId),
    );
    for (const accountId of accounts) await sendReminder(trx, post, accountId, week);
    return accounts.length;
  });
}

async function accountsOf(db: Database, personnelIds: readonly string[]): Promise<string[]> {
  const text = `select a.id from personnels p join accounts a on a.id = p.user_id
    where p.id = any($1) and a.status = 'active' and a.deleted_at is null order by a.id`;
  return (await run<{ id: string }>(db, text, [personnelIds])).map(({ id }) => id);
}

/** The hour it is somewhere, 0 to 23. */
function hourIn(now: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  return Number(format.format(now));
}

/** Reminds people of their weeks from now on until it is stopped. */
export function remindOfWeeks(db: Database, post: Post, log: Log): () => Promise<void> {
  return repeatTurns({
    turn: async () => {
      await remindOfWeek(db, post);
      return false;
    },
    everyMs,
    onFault: (error) => log.warn({ err: error }, 'people could not be reminded of their week; tried again shortly'),
  });
}

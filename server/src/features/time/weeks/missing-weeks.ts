import { type MissingWeeks, mostMissing, type MissingWeek as ToldWeek } from '@mandate/contract/time/missing-week.ts';
import { dayIn } from '@mandate/contract/values/dates.ts';
import { findMissingWeeks, type MissingWeek, weeksLookedBack } from '../../../business/time/find-missing-weeks.ts';
import { readWeekTargets } from '../../../business/time/week-target.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { refuse } from '../../../http/refusal.ts';
import { parameter } from '../../../records/read/parameter.ts';
import { isAdministrator } from './locked-week.ts';

/** A week that is not handed in, with what decides whether its person can be reminded. */
export interface RemindableWeek extends MissingWeek {
  /** What its person signs in with; null where nobody does. */
  accountId: string | null;
  booked: number;
  remindedAt: string | null;
  isRemindedToday: boolean;
}

/** How many rows are looked at. */
const mostRead = 2_000;

const text = `select u.personnel_id as "personnelId", u.week::text, a.id as "accountId",
    (select coalesce(sum(e.seconds), 0)::integer from entries e
      where e.personnel_id = u.personnel_id and e.date between u.week and u.week + 6 and e.deleted_at is null) as booked,
    (select max(n.created_at) from notifications n
      where n.account_id = a.id and n.kind = 'weekReminder' and n.params ->> 'week' = u.week::text) as "remindedAt"
  from unnest($1::uuid[], $2::date[]) u (personnel_id, week) join personnels p on p.id = u.personnel_id
    left join accounts a on a.id = p.user_id and a.status = 'active' and a.deleted_at is null`;

/**
 * The weeks of others that are over and not handed in: everybody's for administrators, for others those of people they manage. Nobody looks after their
 * own here, which My week shows them.
 * @returns the oldest week first
 */
export async function missingOfOthers(call: Call, now = new Date()): Promise<RemindableWeek[]> {
  const { db, caller } = call;
  // Lists are asked for by guests who wait, too.
  if (caller.isWaiting) refuse('notPermitted');
  const of = isAdministrator(call) ? null : caller.personnelId;
  if (of === null && !isAdministrator(call)) return [];
  const zone = String(await parameter(db, 'company.timeZone'));
  const today = dayIn(now, zone);
  const found = await findMissingWeeks(db, { today, count: weeksLookedBack, of, most: mostRead });
  const missing = found.filter(({ personnelId }) => personnelId !== caller.personnelId);
  const values = [missing.map(({ personnelId }) => personnelId), missing.map(({ week }) => week)];
  const rows = await run<Omit<RemindableWeek, 'isRemindedToday'>>(db, text, values);
  const facts = new Map(rows.map((row) => [keyOf(row), row]));
  return missing.flatMap((week) => {
    const known = facts.get(keyOf(week));
    if (known === undefined) return [];
    const { remindedAt } = known;
    return { ...week, ...known, isRemindedToday: remindedAt !== null && dayIn(new Date(remindedAt), zone) === today };
  });
}

/** What is told of them, with what is wanted of each. */
export async function missingWeeks(call: Call): Promise<MissingWeeks> {
  const missing = await missingOfOthers(call);
  const told = missing.slice(0, mostMissing);
  const open = told.map(({ personnelId, week }) => ({ personnelId, week, state: 'open' as const, target: 0 }));
  const targets = await readWeekTargets(call, open);
  const weeks = told.map((one, at): ToldWeek => {
    const { personnelId, name, week, accountId, booked, remindedAt, isRemindedToday } = one;
    const target = targets[at] ?? 0;
    const signsIn = accountId !== null;
    return { personnelId, personnelLabel: name, week, target, booked, signsIn, remindedAt, isRemindedToday };
  });
  return { count: missing.length, weeks };
}

function keyOf({ personnelId, week }: Pick<MissingWeek, 'personnelId' | 'week'>): string {
  return `${personnelId} ${week}`;
}

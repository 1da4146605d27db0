import { may } from '@mandate/contract/access/permissions.ts';
import type { MyWork } from '@mandate/contract/overview/control-panel.ts';
import { weekOf } from '@mandate/contract/time/week.ts';
import type { TimeState } from '@mandate/contract/time/week-detail.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { readWeekTargets } from '../../../business/time/week-target.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { parameter } from '../../../records/read/parameter.ts';

const mostReturned = 5;

const weekText = `select coalesce((select k.state from weeks k where k.personnel_id = $1 and k.week = $2::date), 'open') as state,
    coalesce((select k.target_seconds from weeks k where k.personnel_id = $1 and k.week = $2::date), 0) as target,
    (select coalesce(sum(e.seconds), 0)::float8 from entries e
      where e.personnel_id = $1 and e.date between $2::date and $2::date + 6 and e.deleted_at is null) as booked`;

const returnedText = `select k.week::text as week, k.returned_reason as reason from weeks k
  where k.personnel_id = $1 and k.state = 'open' and k.returned_reason is not null order by k.week desc limit ${mostReturned}`;

/** How far the caller is with the week it is where they are, and what was returned to them and not handed in again. */
export async function findMyWeek(call: Call, today: PlainDate): Promise<Pick<MyWork, 'week' | 'returned'>> {
  const { db, caller } = call;
  const { personnelId } = caller;
  if (personnelId === null || may(caller.role, 'week', 'read') === false) return { week: null, returned: [] };
  const week = weekOf(today, Number(await parameter(db, 'company.firstDayOfWeek')));
  const [row] = await run<{ state: TimeState; target: number; booked: number }>(db, weekText, [personnelId, week]);
  const { state, booked, target: stored } = row ?? { state: 'open', booked: 0, target: 0 };
  const [target = 0] = await readWeekTargets(call, [{ personnelId, week, state, target: stored }]);
  const returned = await run<MyWork['returned'][number]>(db, returnedText, [personnelId]);
  return { week: { week, booked, target, state }, returned };
}

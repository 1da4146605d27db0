import type { AttentionRow } from '@mandate/contract/overview/control-panel.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { findMissingWeeks, type MissingWeek, weeksLookedBack } from '../../../business/time/find-missing-weeks.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { parameter } from '../../../records/read/parameter.ts';

/** What of somebody's time needs the caller: whose it is, and what is told of it. */
export interface PeopleItem extends Pick<AttentionRow, 'detail' | 'on' | 'value' | 'limit' | 'isMine'> {
  /** What is snoozed: the id of the week, the absence or, of weeks that are not handed in, the person. */
  id: string;
  personnelId: string;
  name: string;
}

/** How what needs somebody is found of a kind that is about people. */
export interface PeopleKind {
  kind: AttentionRow['kind'];
  entity: AttentionRow['subject']['entity'];
  /** The most urgent first; one more than `mostRead` says that there are more. */
  read: (call: Call, firmDay: PlainDate) => Promise<PeopleItem[]>;
}

/** How many rows of a kind are looked at. */
export const mostRead = 300;

// By project a week is approved by who manages what was booked in it, by week by who manages the person. Administrators approve all of them.
const weeksText = `select w.id, w.personnel_id as "personnelId", p.display_name as name, w.week::text as on, null as detail,
    (select coalesce(sum(e.seconds), 0) from entries e where e.personnel_id = w.personnel_id and e.date between w.week and w.week + 6
      and e.deleted_at is null)::text as value, w.target_seconds::text as limit, m.is_mine as "isMine"
  from weeks w join personnels p on p.id = w.personnel_id
    cross join lateral (select w.personnel_id is distinct from $1::uuid and case when $2 then exists (select from entries e
        join projects t on t.id = e.project_id where e.personnel_id = w.personnel_id and e.date between w.week and w.week + 6
          and e.state = 'submitted' and e.deleted_at is null and t.project_manager_id = $1)
      else coalesce(p.manager_id = $1, false) end as is_mine) m
  where w.state = 'submitted' and p.deleted_at is null and ($3 or m.is_mine) order by w.week, w.id limit $4`;

const absencesText = `select a.id, a.personnel_id as "personnelId", p.display_name as name, a.start_date::text as on, null as detail,
    a.end_date::text as value, null as limit, m.is_mine as "isMine"
  from absences a join personnels p on p.id = a.personnel_id
    cross join lateral (select a.personnel_id is distinct from $1::uuid and coalesce(p.manager_id = $1, false) as is_mine) m
  where a.state = 'requested' and a.deleted_at is null and p.deleted_at is null and ($2 or m.is_mine)
  order by a.start_date, a.id limit $3`;

/** The kinds in the order of their urgency. */
export const peopleKinds: readonly PeopleKind[] = [
  {
    kind: 'weekToApprove',
    entity: 'week',
    async read(call) {
      const approval = await parameter(call.db, 'time.approval');
      if (approval === 'none') return [];
      const { personnelId } = call.caller;
      return run(call.db, weeksText, [personnelId, approval === 'project', seesAll(call), mostRead + 1]);
    },
  },
  {
    kind: 'absenceToDecide',
    entity: 'absence',
    read: (call) => run(call.db, absencesText, [call.caller.personnelId, seesAll(call), mostRead + 1]),
  },
  {
    kind: 'weekNotHandedIn',
    entity: 'personnel',
    async read(call, firmDay) {
      const { personnelId } = call.caller;
      if (!seesAll(call) && personnelId === null) return [];
      const of = seesAll(call) ? null : personnelId;
      const most = weeksLookedBack * (mostRead + 1);
      const missing = await findMissingWeeks(call.db, { today: firmDay, count: weeksLookedBack, of, most });
      const byPerson = Map.groupBy(missing, (week) => week.personnelId);
      return [...byPerson.values()].map((weeks) => personWithWeeks(weeks, personnelId));
    },
  },
];

/** Administrators look after everybody's time; others after their own and that of people they manage. */
function seesAll({ caller }: Call): boolean {
  return caller.role === 'SA' || caller.role === 'ADMIN';
}

function personWithWeeks(weeks: readonly MissingWeek[], own: string | null): PeopleItem {
  const [first] = weeks;
  if (first === undefined) throw new Error('a person is told of with the weeks that are missing');
  const { personnelId, name, managerId, week } = first;
  const isMine = own !== null && (personnelId === own || managerId === own);
  return {
    id: personnelId,
    personnelId,
    name,
    detail: null,
    on: week,
    value: String(weeks.length),
    limit: null,
    isMine,
  };
}

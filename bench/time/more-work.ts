import { entry } from '@mandate/contract/entities/entry.ts';
import { derivedColumns } from '../../server/src/features/sample/load/store-records.ts';

const derived = derivedColumns(entry);

/** Copies people who are with the firm, each with schedules and what they cost. */
export function morePeople(count: number): string[] {
  if (count <= 0) return [];
  return [
    `insert into personnels (id, code, first_name, last_name, display_name, work_email, employment_type, job_title, seniority, manager_id, manager_label, base_place_id,
        base_place_label, hired_on, weekly_hours, is_active, search_text)
      select uuid_v7(now()), 'B' || lpad(n::text, 4, '0'), p.first_name, p.last_name || ' ' || n, p.display_name || ' ' || n, 'b' || n || '.' || p.work_email, 'employee',
        p.job_title, p.seniority, p.manager_id, p.manager_label, p.base_place_id, p.base_place_label, current_date - 4000, p.weekly_hours, true, p.search_text || ' ' || n
      from generate_series(1, ${count}) n
        join (select *, row_number() over (order by code) as place, count(*) over () as total from personnels where is_active and left(code, 1) = 'E') p
          on p.place = 1 + n % p.total`,
    `insert into personnel_schedules (id, personnel_id, position, valid_from, monday, tuesday, wednesday, thursday, friday, saturday, sunday)
      select uuid_v7(now()), id, 0, hired_on, 8, 8, 8, 8, 8, 0, 0 from personnels where left(code, 1) = 'B'`,
    `insert into rates (id, side, personnel_id, personnel_label, unit, amount, currency, valid_from, name)
      select uuid_v7(now()), 'cost', id, display_name, 'day', 480, 'EUR', current_date - 4000, '480 EUR' from personnels where left(code, 1) = 'B'`,
  ];
}

/**
 * Inserts the entries with the numbers $1 to $2: four a weekday of each person, from yesterday back, on the lines of work of all projects; what somebody books
 * in one week is on the same eight lines. Three of four are approved with their weeks.
 */
export const moreWork = `
with person as materialized (select id, row_number() over (order by code) - 1 as place from personnels where is_active),
line as materialized (
  select l.id, l.project_id, l.is_billable, p.currency, row_number() over (order by l.id) - 1 as place
  from project_lines l join projects p on p.id = l.project_id where l.type = 'service' and not l.is_optional and p.deleted_at is null
),
total as (select (select count(*) from person) as people, (select count(*) from line) as lines),
turn as (
  select n, n % people as person, n / people / 4 as day, n / people % 4 as slot, lines from generate_series($1::bigint, $2::bigint) n cross join total
),
placed as (
  select n, person, (date_trunc('week', current_date)::date - 3 - (day / 5 * 7 + day % 5)::integer) as date,
    (person * 7919 + day / 5 * 37 + (slot + day) % 8) % lines as line
  from turn
),
work as (
  select n, h.id as personnel_id, l.id as line_id, l.project_id, l.is_billable, l.currency, t.date, 900 * (2 + (n * 7 + n / 5) % 12)::integer as seconds
  from placed t join person h on h.place = t.person join line l on l.place = t.line
)
insert into entries (id, name, personnel_id, project_id, line_id, date, posted_on, seconds, text, is_billable, state, currency, base_currency, unit_cost, cost_currency,
  fx_rate, fx_rate_base, cost, cost_base, cost_source, created_at, updated_at, ${derived.names.join(', ')})
select t.id, t.name, t.personnel_id, t.project_id, t.line_id, t.date, t.date, t.seconds, t.text, t.is_billable, t.state, t.currency, 'EUR', 60, 'EUR', 1, 1, t.cost,
  t.cost, '{"rule": "person"}', t.created_at, t.created_at, ${derived.expressions.join(', ')}
from (
  select uuid_v7(date + time '17:00') as id, date || ', ' || seconds / 3600 || ':' || lpad((seconds / 60 % 60)::text, 2, '0') as name, personnel_id, null::uuid as provider_id,
    null::text as external_ref, project_id, line_id, date, seconds, case when n % 3 > 0 then 'Worked on number ' || n end as text, is_billable,
    case when date < current_date - 21 then 'approved' when n % 2 = 0 then 'submitted' else 'open' end as state, currency,
    round(seconds * 60 / 3600.0, 2) as cost, (date + time '17:00') at time zone 'UTC' as created_at, n
  from work
) t order by t.n`;

/** The weeks of everything that was booked. */
export const moreWeeks = `insert into weeks (id, version, personnel_id, week, state, submitted_at, target_seconds)
  select uuid_v7(now()), 2, personnel_id, week, case when week < current_date - 21 then 'approved' else 'submitted' end, week + 5, 144000
  from (select distinct personnel_id, date_trunc('week', date)::date as week from entries where personnel_id is not null) w
  on conflict do nothing`;

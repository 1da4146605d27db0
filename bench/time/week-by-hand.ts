import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** What an engineer would write by hand for a week of a person: its days, its entries, and the lines it shows with what is left of them. */
export async function weekByHand(client: pg.Client, personnelId: string, week: string): Promise<void> {
  const of = [personnelId, week];
  await client.query({ name: 'days', text: daysText, values: of });
  await client.query({
    name: 'week',
    text: 'select state, version, returned_reason from weeks where personnel_id = $1 and week = $2',
    values: of,
  });
  await client.query({ name: 'entries', text: entriesText, values: of });
  await client.query({ name: 'rows', text: rowsText, values: of });
}

const daysText = `select d.date::date, s.*, h.name as holiday, a.kind as absence
  from generate_series($2::date, $2::date + 6, interval '1 day') d (date)
  join personnels p on p.id = $1 left join places l on l.id = p.base_place_id
  left join lateral (select * from personnel_schedules s where s.personnel_id = p.id and s.valid_from <= d.date order by s.valid_from desc limit 1) s on true
  left join holiday_calendar_days h on h.holiday_calendar_id = l.holiday_calendar_id and h.date = d.date and not h.is_worked_on
  left join absences a on a.personnel_id = p.id and d.date between a.start_date and a.end_date and a.state = 'approved' and a.deleted_at is null`;

const entriesText = `select id, version, line_id, date, seconds, text, internal_note, is_billable, state, returned_reason from entries
  where personnel_id = $1 and date between $2::date and $2::date + 6 and deleted_at is null order by date, created_at`;

const rowsText = `with shown as (
    select distinct line_id as id from entries where personnel_id = $1 and date between $2::date - 14 and $2::date + 6 and deleted_at is null
    union select l.id from project_lines l join projects p on p.id = l.project_id where l.personnel_id = $1 and l.type = 'service' and p.status in ('approved', 'active')
  )
  select l.id, l.position, left(l.description, 200) as name, l.unit, l.quantity, l.is_billable, p.id as project_id, p.name as project, p.status, c.name as customer,
    (select sum(e.seconds) from entries e where e.project_id = p.id and e.line_id = l.id and e.deleted_at is null) as worked
  from shown s join project_lines l on l.id = s.id join projects p on p.id = l.project_id left join customers c on c.id = p.customer_id
  where p.deleted_at is null order by p.name, l.position`;

/** The first page of the weeks that wait, and how many there are. */
export async function weekListByHand(client: pg.Client): Promise<void> {
  await client.query({ name: 'weeks', text: listText });
  await client.query({
    name: 'weeks counted',
    text: "select count(*) from (select 1 from weeks where state = 'submitted' limit 10001) c",
  });
}

const listText = `select w.*, p.display_name, e.* from (select * from weeks where state = 'submitted' order by week desc, id desc limit 50) w
  join personnels p on p.id = w.personnel_id
  cross join lateral (select sum(seconds) as booked, sum(seconds) filter (where is_billable) as billable, count(*) filter (where state <> 'approved') as open,
      count(text) as texts from entries where personnel_id = w.personnel_id and date between w.week and w.week + 6 and deleted_at is null) e
  order by w.week desc, w.id desc`;

/** Saves an hour on each line and day of a week with its history, in one transaction that lets others of the person wait. */
export async function cellsByHand(
  client: pg.Client,
  personnelId: string,
  lineIds: readonly string[],
  week: string,
): Promise<void> {
  const cells = lineIds.flatMap((lineId) => [0, 1, 2, 3, 4, 5, 6].map((day) => ({ id: randomUUID(), lineId, day })));
  const of = (name: 'id' | 'lineId' | 'day') => cells.map((cell) => cell[name]);
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [personnelId]);
  await client.query({ name: 'facts', text: factsText, values: [lineIds, personnelId] });
  await client.query({
    name: 'cells',
    text: cellsText,
    values: [of('id'), of('lineId'), of('day'), personnelId, week],
  });
  await client.query({ name: 'sums', text: sumsText, values: [personnelId, week] });
  await client.query('commit');
}

const factsText = `select l.id, l.type, l.is_optional, l.is_billable, l.unit, p.id, p.status, p.who_books, p.currency, r.amount,
    exists (select from project_members m where m.project_id = p.id and m.personnel_id = $2) as is_member
  from project_lines l join projects p on p.id = l.project_id left join rates r on r.personnel_id = $2 and r.side = 'cost' where l.id = any($1) for share of l, p`;

const cellsText = `with made as (
    insert into entries (id, name, personnel_id, personnel_label, project_id, project_label, line_id, line_label, date, posted_on, seconds, is_billable, currency,
      base_currency, unit_cost, cost_currency, fx_rate, fx_rate_base, cost, cost_base, cost_source, search_text)
    select c.id, $5::date + c.day || ', 1:00', h.id, h.display_name, p.id, p.name, l.id, left(l.description, 200), $5::date + c.day, $5::date + c.day, 3600, l.is_billable,
      p.currency, 'EUR', 60, 'EUR', 1, 1, 60, 60, '{"rule": "person"}', search_words(concat_ws(' ', h.display_name, p.name, l.description))
    from unnest($1::uuid[], $2::uuid[], $3::integer[]) c (id, line_id, day) join project_lines l on l.id = c.line_id join projects p on p.id = l.project_id
      join personnels h on h.id = $4
    returning *),
  told as (insert into history (entity, record_id, version, action, changes) select 'entry', id, 1, 'create', to_jsonb(made) from made)
  select * from made`;

const sumsText = `select date, sum(seconds) from entries where personnel_id = $1 and date between $2::date and $2::date + 6 and deleted_at is null group by date`;

import { entry } from '@mandate/contract/entities/entry.ts';
import told from '../../data/time.json' with { type: 'json' };
import { derivedColumns } from '../store-records.ts';

const derived = derivedColumns(entry);
const { texts } = told;
const said = `(array[${texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ')}])[1 + k * 7 % ${texts.length}]`;
/** The most seconds of somebody's day that work in bulk takes. */
const longestDay = 12 * 3_600;

/**
 * Inserts work on the projects that were loaded in bulk, by their managers and on weekdays of their days: as many entries on each line of each project
 * that began since a day and was approved.
 *
 * $1 that day and $2 yesterday; $3 how many on a line; $4 the most quarters of an hour of each; $5 what people cost: an array of `personnelId, unit,
 * hoursPerDay, validFrom, validTo, unitCost, costCurrency, costSource`; $6 what their currency is worth: an array of `currency, validFrom, validTo, rate,
 * digits`; $7 the currency of the firm, with two decimals; $8 the account that writes.
 */
export const bulkEntriesSql = `
with line as materialized (
  select l.id as line_id, p.id as project_id, p.project_manager_id as personnel_id, p.currency, p.hours_per_day, l.is_billable,
    case l.unit when 'day' then 'day' else 'hour' end as unit, greatest(p.start_date, $1::date) as first,
    least(coalesce(p.end_date, p.start_date + 120), $2::date) as last, row_number() over (order by l.id) as place
  from projects p join project_lines l on l.project_id = p.id
    join personnels h on h.id = p.project_manager_id and h.hired_on < $1::date
  where p.status in ('approved', 'active', 'onHold', 'completed', 'closed') and p.start_date between $1::date and $2::date
    and l.type = 'service' and not l.is_optional and p.deleted_at is null
    and not exists (select from history h where h.entity = 'project' and h.record_id = p.id)
),
work as materialized (
  select l.*, l.place * $3::integer + n as k, 900 * (1 + (l.place + n) % $4::integer)::integer as seconds,
    -- Weekends become the Friday and the Thursday before them.
    on_day.date - (array[0, 0, 0, 0, 0, 1, 3])[extract(isodow from on_day.date)::integer] as date
  from line l cross join generate_series(0, $3::integer - 1) n
  cross join lateral (select l.first + ((l.last - l.first) * n / $3::integer)::integer as date) on_day
  where l.first < l.last
),
-- Nobody works day and night, however many projects of theirs fall on a day; what they did beside the bulk has room, too.
fitting as (
  select * from (select w.*, sum(seconds) over (partition by personnel_id, date order by k) as so_far from work w) day
  where so_far <= ${longestDay}
),
costed as (
  select w.*, c."unitCost" as unit_cost, c."costCurrency" as cost_currency, f.rate as fx_rate,
    c."costSource" || jsonb_build_object('date', w.date) as cost_source, f.digits,
    w.seconds * c."unitCost" / (case c.unit when 'day' then c."hoursPerDay" * 3600 else 3600 end) as exact
  from fitting w
  left join jsonb_to_recordset($5::jsonb) as c ("personnelId" uuid, unit text, "hoursPerDay" numeric, "validFrom" date, "validTo" date,
      "unitCost" numeric, "costCurrency" text, "costSource" jsonb)
    on c."personnelId" = w.personnel_id and c.unit = w.unit and c."hoursPerDay" = w.hours_per_day
      and w.date between c."validFrom" and c."validTo"
  left join jsonb_to_recordset($6::jsonb) as f (currency text, "validFrom" date, "validTo" date, rate numeric, digits integer)
    on f.currency = w.currency and w.date between f."validFrom" and f."validTo"
),
whole as (
  select uuid_v7(d.date + time '16:30') as id, to_char(d.date, 'YYYY-MM-DD') || ', ' || d.seconds / 3600 || ':' || lpad((d.seconds / 60 % 60)::text, 2, '0') as name,
    d.personnel_id, null::uuid as provider_id, d.project_id, d.line_id, d.date, d.date as posted_on, d.seconds, case when k % 3 > 0 then ${said} end as text,
    d.is_billable, null::text as external_ref, coalesce(w.state, 'open') as state, d.currency, $7::text as base_currency, d.unit_cost, d.cost_currency, d.fx_rate, 1::numeric as fx_rate_base,
    round(d.exact * d.fx_rate, d.digits) as cost, round(d.exact, 2) as cost_base, d.cost_source, (d.date + time '16:30') at time zone 'UTC' as created_at, k
  from costed d left join weeks w on w.personnel_id = d.personnel_id and w.week = d.date - (extract(isodow from d.date)::integer - 1)
)
insert into entries (id, name, personnel_id, provider_id, project_id, line_id, date, posted_on, seconds, text, is_billable, state, currency, base_currency, unit_cost,
  cost_currency, fx_rate, fx_rate_base, cost, cost_base, cost_source, created_at, created_by_id, updated_at, updated_by_id, ${derived.names.join(', ')})
select t.id, t.name, t.personnel_id, t.provider_id, t.project_id, t.line_id, t.date, t.posted_on, t.seconds, t.text, t.is_billable, t.state, t.currency, t.base_currency, t.unit_cost,
  t.cost_currency, t.fx_rate, t.fx_rate_base, t.cost, t.cost_base, t.cost_source, t.created_at, $8::uuid, t.created_at, $8::uuid, ${derived.expressions.join(', ')}
from whole t order by t.k`;

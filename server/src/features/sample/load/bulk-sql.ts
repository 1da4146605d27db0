import { project } from '@mandate/contract/project/project.ts';
import words from '../data/bulk.json' with { type: 'json' };
import { derivedColumns } from './store-records.ts';

const derived = derivedColumns(project);
const { reductions, statuses } = words;
/** One project in this many has a rare word in its name, to measure the search for it; in twenty names, however many projects there are. */
const rareWordEvery = 5_000;
const rareWordUntil = 100_000;

/** A text as an SQL literal. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** The value at the place a whole number gives, round and round a list. */
function oneOf(values: readonly (string | number)[], at: string): string {
  const list = values.map((value) => (typeof value === 'number' ? value : quoted(value))).join(', ');
  return `(array[${list}])[1 + (${at}) % ${values.length}]`;
}

/** The statuses of twenty projects in a row. */
function twenty(counts: Record<string, number>): string[] {
  return Object.entries(counts).flatMap(([status, count]) => Array<string>(count).fill(status));
}

/**
 * Inserts a run of projects of one year, each with a section and two services, priced by the rules of
 * `contract/src/project/figures/totals.ts` in SQL: lines rounded once, discount and tax rounded once for each tax rate.
 *
 * $1 first and $2 last number of the run, counted over all of the bulk; $3 what to add to it for the number within the
 * year; $4 the code before that number; $5 when the year begins and $6 the seconds from one number to the next;
 * $7 ids of the accounts that write; $8 id of a reduced tax rate.
 *
 * Everything else follows from the number by arithmetic. A multiplier without a common factor with the length of a list
 * leads through all of it.
 */
export const bulkSql = `
with buyer as (
  select row_number() over (order by code) - 1 as place, id, currency, default_tax_rate_id, hours_per_day, count(*) over () as count
  from customers
),
manager as (
  select row_number() over (order by code) - 1 as place, id, count(*) over () as count from personnels where is_active
),
level as (select key as currency, value from jsonb_each(${quoted(JSON.stringify(words.priceLevels))}::jsonb)),
service as (
  select place - 1 as place, value from jsonb_array_elements(${quoted(JSON.stringify(words.services))}::jsonb)
    with ordinality as s (value, place)
),
started as materialized (
  select n, $5::timestamptz + (n + $3::bigint) * $6::float8 * interval '1 second' as created_at
  from generate_series($1::bigint, $2::bigint) n
),
header as materialized (
  select
    uuid_v7(s.created_at) as id,
    s.n,
    s.created_at,
    $4::text || lpad((s.n + $3::bigint)::text, greatest(4, length((s.n + $3::bigint)::text)), '0') as code,
    ${oneOf(words.kinds, 's.n * 5')} || ' ' || ${oneOf(words.objects, 's.n * 7 / 3')}
      || ', ' || ${oneOf(words.occasions, 's.n * 3 / 7')} || ' ' || (s.n + $3::bigint)
      || case when s.n < ${rareWordUntil} and s.n % ${rareWordEvery} = 999 then ${quoted(` ${words.rareWord}`)} else '' end as name,
    b.id as customer_id,
    b.id is null as is_internal,
    coalesce(b.hours_per_day, 8) as day,
    (case when s.created_at > now() - interval '400 days' then ${oneOf(twenty(statuses.young), 's.n * 11 / 7')}
      else ${oneOf(twenty(statuses.old), 's.n * 11 / 7')} end)::project_status as status,
    coalesce(b.currency, 'EUR') as currency,
    case when s.n % 23 > 0 then s.created_at::date + (s.n % 60)::integer end as start_date,
    case when s.n % 23 > 1 then s.created_at::date + (s.n % 60 + 14 + s.n % 260)::integer end as end_date,
    case when b.id is not null and s.n % 4 > 0 then 'PO ' || (100000 + s.n * 37 % 900000) end as customer_reference,
    case when s.n % 5 = 0 then ${oneOf(reductions, 's.n / 5')} end as discount_percent,
    b.default_tax_rate_id,
    m.id as project_manager_id,
    case when s.n % 6 = 0 then array[${oneOf(words.tags, 's.n / 6')}] else '{}' end as tags,
    case when s.n % 10 = 0 then 'OLD-' || s.n end as external_ref,
    ($7::uuid[])[1 + s.n % cardinality($7::uuid[])] as created_by_id,
    ($7::uuid[])[1 + s.n / 3 % cardinality($7::uuid[])] as updated_by_id,
    least(s.created_at + s.n % 90 * interval '1 day', now()) as updated_at,
    (l.value->>'factor')::numeric as factor,
    (l.value->>'digits')::integer as digits,
    coalesce(p.percent, f.percent, 0) as tax_percent
  from started s
  left join buyer b on s.n % 50 > 0 and b.place = s.n * 31 % b.count
  left join manager m on s.n % 13 > 0 and m.place = s.n * 7 % m.count
  left join level l on l.currency = coalesce(b.currency, 'EUR')
  left join tax_rates p on p.id = b.default_tax_rate_id
  left join tax_rates f on f.is_default and f.deleted_at is null
),
sold as materialized (
  select h.id as project_id, h.n, h.created_at, h.digits, h.discount_percent as header_percent, position,
    s.value->>'description' as description,
    (s.value->'quantities'->>((h.n / 11 % jsonb_array_length(s.value->'quantities'))::integer))::numeric as quantity,
    s.value->>'unit' as unit,
    round((s.value->>'price')::numeric * h.factor * (90 + h.n % 31) * 0.01, h.digits) as unit_price,
    case when (h.n + position) % 8 = 0 then ${oneOf(reductions, 'h.n / 8')} end as discount_percent,
    r.id as tax_rate_id,
    h.n % 33 <> 7 * position as is_billable,
    (h.n + position) % 11 = 0 as is_optional,
    coalesce(r.percent, h.tax_percent) as tax_percent
  from header h
  cross join generate_series(1, 2) position
  join service s on s.place = (h.n * 3 + position * 5) % ${words.services.length}
  left join tax_rates r on r.id = $8 and (h.n + position) % 25 = 0
),
line as materialized (
  select *, case when is_billable then round(quantity * unit_price * (100 - coalesce(discount_percent, 0)) * 0.01, digits)
    else 0 end as net, round(quantity * unit_cost, digits) as cost
  from (select *, round(unit_price * (50 + n % 37) * 0.01, digits) as unit_cost from sold) costed
),
rate as (
  select project_id, digits, sum(net) as net, round(sum(net) * coalesce(header_percent, 0) * 0.01, digits) as discount, tax_percent
  from line where is_billable and not is_optional
  group by project_id, digits, header_percent, tax_rate_id, tax_percent
),
total as (
  select project_id, sum(net) as subtotal, sum(discount) as discount, sum(net - discount) as contract_net,
    sum(round((net - discount) * tax_percent * 0.01, digits)) as tax
  from rate group by project_id
),
spent as (select project_id, sum(cost) as cost from line where not is_optional group by project_id),
optional as (select project_id, sum(net) as net from line where is_optional group by project_id),
whole as (
  select h.*,
    case when h.status not in ('draft', 'cancelled') then least(h.created_at::date + (h.n % 15)::integer, current_date) end as quoted_on,
    case when h.status not in ('draft', 'quoted', 'cancelled') then least(h.created_at::date + (h.n % 15 + h.n % 41)::integer, current_date) end as decided_on,
    case when h.status = 'lost' then 'lost' when h.status not in ('draft', 'quoted', 'cancelled') then 'won' end as decision, coalesce(t.subtotal, 0) as subtotal, coalesce(t.discount, 0) as discount,
    coalesce(t.contract_net, 0) as contract_net, coalesce(t.tax, 0) as tax,
    coalesce(t.contract_net + t.tax, 0) as gross, coalesce(o.net, 0) as optional_net,
    coalesce(c.cost, 0) as planned_cost, coalesce(t.contract_net, 0) - coalesce(c.cost, 0) as planned_margin
  from header h left join total t on t.project_id = h.id left join spent c on c.project_id = h.id left join optional o on o.project_id = h.id
),
stored as (
  insert into projects (id, code, name, customer_id, is_internal, who_books, hours_per_day, status, currency, start_date, end_date,
    customer_reference, discount_percent, default_tax_rate_id, project_manager_id, subtotal, discount, contract_net, tax, gross,
    optional_net, planned_cost, planned_cost_internal, planned_margin, planned_margin_percent, quoted_on, decided_on, decision, tags, external_ref, created_at, created_by_id, updated_at, updated_by_id, ${derived.names.join(', ')})
  select t.id, t.code, t.name, t.customer_id, t.is_internal, case when t.is_internal then 'everyone' else 'team' end,
    case when t.status in ('approved', 'active', 'onHold', 'completed', 'closed') then t.day end, t.status, t.currency, t.start_date, t.end_date,
    t.customer_reference, t.discount_percent, t.default_tax_rate_id, t.project_manager_id, t.subtotal, t.discount, t.contract_net, t.tax, t.gross,
    t.optional_net, t.planned_cost, t.planned_cost, t.planned_margin,
    case when t.contract_net <> 0 then round(t.planned_margin * 100 / t.contract_net, 4) end, t.quoted_on, t.decided_on, t.decision, t.tags, t.external_ref, t.created_at, t.created_by_id, t.updated_at, t.updated_by_id,
    ${derived.expressions.join(', ')}
  from whole t order by t.n
)
insert into project_lines (id, project_id, position, type, description, quantity, unit, unit_price, discount_percent,
  tax_rate_id, is_billable, is_optional, tax_percent, net, unit_cost, cost, margin, margin_percent)
select uuid_v7(created_at), project_id, position, type, description, quantity, unit, unit_price, discount_percent,
  tax_rate_id, is_billable, is_optional, tax_percent, net, unit_cost, cost, net - cost,
  case when net <> 0 then round((net - cost) * 100 / net, 4) end
from (
  select n, project_id, created_at, position, 'service' as type, description, quantity, unit, unit_price, discount_percent,
    tax_rate_id, is_billable, is_optional, tax_percent, net, unit_cost, cost
  from line
  union all
  select n, id, created_at, 0, 'section', ${oneOf(words.sections, 'n')}, null, null, null, null,
    null, true, false, null, null, null, null
  from header
) rows order by n, position`;

import { createHash } from 'node:crypto';
import type { PlanCell, PlannedLine } from '@mandate/contract/project/schedule/plan.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { type BaseAmounts, baseAmounts, hasDates, planCells, type StoredProject } from './base-amounts.ts';
import { type MetricInputs, rateFinder } from './metric-inputs.ts';

interface StoredLine extends PlannedLine {
  projectId: string;
  isPriced: boolean;
  isCosted: boolean;
  isAssigned: boolean;
  isDated: boolean;
  isTaxed: boolean;
}

/** What is counted of a project, as it is stored. */
type Counted = Record<string, string | number | boolean | null>;

/** A project with everything prepared of it. */
interface Prepared {
  id: string;
  amounts: BaseAmounts | null;
  counted: Counted;
  cells: PlanCell[];
  /** The fingerprint of what is counted and planned. */
  digest: string;
}

const projectsSql = `select id, status, customer_id as "customerId", currency, start_date as "startDate", end_date as "endDate",
    contract_net as "contractNet", planned_cost as "plannedCost", win_probability as "winProbability", deleted_at is null as "isLive"
  from projects where id = any($1) order by id for no key update skip locked`;

// What is left when a sum is spread goes to the first line that lost most, as the rule says: in the order of the project.
const linesSql = `select r.project_id as "projectId", r.service_id as "serviceId", r.start_date as "startDate", r.end_date as "endDate", r.net, r.cost,
    r.is_priced as "isPriced", r.is_costed as "isCosted", r.is_assigned as "isAssigned", r.is_dated as "isDated", r.is_taxed as "isTaxed"
  from project_line_rows r join project_lines l on l.id = r.id where r.project_id = any($1) order by l.position, l.id`;

const digestsSql = 'select project_id as id, digest from project_figures where project_id = any($1)';

/**
 * Prepares the figures of some projects again and works them into those of the firm; of projects that were removed nothing stays. Those
 * somebody is saving at the moment are left for later. Belongs into a transaction of the one process that prepares.
 * @returns how many were prepared
 */
export async function prepareProjects(db: Database, ids: readonly string[], inputs: MetricInputs): Promise<number> {
  const stored = await run<StoredProject & { isLive: boolean }>(db, projectsSql, [ids]);
  const got = new Set(stored.map(({ id }) => id));
  const others = ids.filter((id) => !got.has(id));
  const held = await run<{ id: string }>(db, 'select id from projects where id = any($1)', [others]);
  const heldIds = new Set(held.map(({ id }) => id));
  const done = ids.filter((id) => !heldIds.has(id));
  if (done.length === 0) return 0;

  const live = stored.filter(({ isLive }) => isLive);
  const liveIds = live.map(({ id }) => id);
  const lines = Map.groupBy(await run<StoredLine>(db, linesSql, [liveIds]), ({ projectId }) => projectId);
  const rateOf = rateFinder(inputs);
  const prepared = live.map((project): Prepared => {
    const own = lines.get(project.id) ?? [];
    const amounts = baseAmounts(project, inputs, rateOf);
    const [counted, cells] = [countedOf(project, amounts, own), planCells(project, amounts, own, inputs)];
    const digest = createHash('sha256')
      .update(JSON.stringify([counted, cells]))
      .digest('base64');
    return { id: project.id, amounts, counted, cells, digest };
  });
  const digests = await run<{ id: string; digest: string }>(db, digestsSql, [done]);
  const known = new Map(digests.map(({ id, digest }) => [id, digest]));
  const changed = prepared.filter(({ id, digest }) => known.get(id) !== digest);
  const same = new Set(prepared.flatMap((one) => (changed.includes(one) ? [] : [one.id])));
  await takeBack(
    db,
    done.filter((id) => known.has(id) && !same.has(id)),
  );
  await store(db, changed);
  await addUp(db, changed);
  // Before the projects themselves are written, which is what others may wait for.
  await run(db, 'delete from figure_changes where project_id = any($1)', [done]);
  await writeAmounts(db, prepared, inputs.baseCurrency);
  return done.length;
}

/** What is added to the sums of a month, from rows `d` of the plan with the customer's or the service's id. */
function intoSums(table: string, column: string, sign: '' | '-'): string {
  return `insert into ${table} as t (month, ${column}, revenue, cost, parts)
    select month, ${column}, ${sign}sum(revenue), ${sign}sum(cost), ${sign}count(*) from d group by month, ${column}
    on conflict (month, ${column}) do update set revenue = t.revenue + excluded.revenue, cost = t.cost + excluded.cost,
      parts = t.parts + excluded.parts returning t.month`;
}

/** Takes what was counted of projects out of the figures. */
async function takeBack(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const text = `with d as (
      delete from project_plan p using project_figures f where p.project_id = any($1) and f.project_id = p.project_id
      returning p.month, p.service_id, f.customer_id, p.revenue, p.cost
    ),
    by_customer as (${intoSums('plan_by_customer', 'customer_id', '-')}),
    by_service as (${intoSums('plan_by_service', 'service_id', '-')})
    select distinct month from by_customer`;
  const touched = (await run<{ month: string }>(db, text, [ids])).map(({ month }) => month);
  for (const table of touched.length > 0 ? ['plan_by_customer', 'plan_by_service'] : [])
    await run(db, `delete from ${table} where parts = 0 and month = any($1)`, [touched]);
  await run(db, 'delete from project_figures where project_id = any($1)', [ids]);
}

function countedOf(project: StoredProject, amounts: BaseAmounts | null, lines: readonly StoredLine[]): Counted {
  const count = (is: (line: StoredLine) => boolean) => lines.filter(is).length;
  return {
    status: project.status,
    customer_id: project.customerId,
    net: amounts?.net ?? '0',
    cost: amounts?.cost ?? '0',
    weighted: amounts?.weighted ?? '0',
    has_rate: amounts !== null,
    has_dates: hasDates(project),
    lines: lines.length,
    priced: count((line) => line.isPriced),
    costed: count((line) => line.isCosted),
    assigned: count((line) => line.isAssigned),
    dated: count((line) => line.isDated),
    taxed: count((line) => line.isTaxed),
  };
}

async function store(db: Database, prepared: readonly Prepared[]): Promise<void> {
  if (prepared.length === 0) return;
  const rows = prepared.map(({ id, counted, digest }) => ({ project_id: id, ...counted, digest }));
  const text = 'insert into project_figures select * from jsonb_populate_recordset(null::project_figures, $1::jsonb)';
  await run(db, text, [JSON.stringify(rows)]);
}

async function addUp(db: Database, prepared: readonly Prepared[]): Promise<void> {
  const rows = prepared.flatMap(({ id, cells }) => cells.map((cell) => ({ projectId: id, ...cell })));
  if (rows.length === 0) return;
  const text = `with added as (
      insert into project_plan (project_id, month, service_id, revenue, cost)
      select * from unnest($1::uuid[], $2::date[], $3::uuid[], $4::numeric[], $5::numeric[]) returning *
    ),
    d as (select a.*, f.customer_id from added a join project_figures f on f.project_id = a.project_id),
    by_customer as (${intoSums('plan_by_customer', 'customer_id', '')})
    ${intoSums('plan_by_service', 'service_id', '')}`;
  const values = (['projectId', 'month', 'serviceId', 'revenue', 'cost'] as const).map((name) =>
    rows.map((row) => row[name]),
  );
  await run(db, text, values);
}

/** Writes to the projects what they come to, where that is different now. */
async function writeAmounts(db: Database, prepared: readonly Prepared[], baseCurrency: string): Promise<void> {
  const columns = [
    'base_currency',
    'contract_net_base',
    'planned_cost_base',
    'planned_margin_base',
    'weighted_net_base',
  ];
  const current = columns.map((column) => `t.${column}`).join(', ');
  const wanted = columns.map((column) => `w.${column}`).join(', ');
  const text = `update projects t set (${columns.join(', ')}) = row(${wanted})
    from unnest($1::uuid[], $2::text[], $3::numeric[], $4::numeric[], $5::numeric[], $6::numeric[]) as w (id, ${columns.join(', ')})
    where t.id = w.id and (${current}) is distinct from (${wanted})`;
  const amountsOf = (name: keyof BaseAmounts) => prepared.map(({ amounts }) => amounts?.[name] ?? null);
  await run(db, text, [
    prepared.map(({ id }) => id),
    prepared.map(({ amounts }) => amounts && baseCurrency),
    ...(['net', 'cost', 'margin', 'weighted'] as const).map(amountsOf),
  ]);
}

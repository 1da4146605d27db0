import type { Metric, MetricExplanation, PartValue, Period } from '@mandate/contract/overview/dashboard.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { type Decimal, decimal, toFixed } from '@mandate/contract/values/decimal.ts';
import { probabilityOf } from '../../business/figures/base-amounts.ts';
import {
  backlogStatuses,
  type MetricInputs,
  openStatuses,
  pipelineStatuses,
} from '../../business/figures/metric-inputs.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import type { Words } from '../../words/words.ts';
import { type PlannedOf, plannedByCustomer, plannedIn, shareOf } from './planned.ts';
import { dueUntil } from './planned-projects.ts';

type Part = MetricExplanation['parts'][number];
type Values = Part['values'];

/** What a figure adds up from: the parts that are shown, how many there are, and what the others come to. */
export type ExplainParts = Pick<MetricExplanation, 'parts' | 'count' | 'rest'>;

/** What the parts of a figure are read with. */
export interface Asked {
  db: Database;
  period: Period;
  inputs: MetricInputs;
  digits: number;
  words: Words;
}

const shownParts = 200;

/** The parts of each figure, the largest first. */
export const partsOf: Record<Metric, (asked: Asked) => Promise<ExplainParts>> = {
  plannedRevenue: (asked) => planned(asked, 'revenue', ['revenue']),
  plannedCost: (asked) => planned(asked, 'cost', ['cost']),
  plannedMargin: (asked) => planned(asked, 'margin', ['margin', 'revenue', 'cost']),
  plannedMarginPercent: (asked) => planned(asked, 'margin', ['margin', 'revenue', 'marginPercent'], false),
  pipeline: (asked) => inStatuses(asked, pipelineStatuses, 'net'),
  weightedPipeline: (asked) => inStatuses(asked, pipelineStatuses, 'weighted'),
  winRateByCount: (asked) => decided(asked, '', ['decision', 'decidedOn']),
  winRateByValue: (asked) => decided(asked, 'and p.contract_net_base is not null', ['net', 'decision', 'decidedOn']),
  quoteCycle: (asked) => decided(asked, 'and p.quoted_on is not null', ['days', 'quotedOn', 'decidedOn']),
  backlog: (asked) => inStatuses(asked, backlogStatuses, 'net'),
  topCustomerShare: customers,
  topFiveShare: customers,
  onTimeMilestones: milestones,
  dataQuality: quality,
};

const kinds: Record<PartValue, Values[number]['kind']> = {
  revenue: 'money',
  cost: 'money',
  margin: 'money',
  marginPercent: 'percent',
  net: 'money',
  probability: 'percent',
  weighted: 'money',
  decision: 'decision',
  decidedOn: 'date',
  quotedOn: 'date',
  days: 'days',
  share: 'percent',
  dueDate: 'date',
  reachedOn: 'date',
  lines: 'count',
  complete: 'percent',
};

function told(names: readonly PartValue[], values: Partial<Record<PartValue, string | null>>): Values {
  return names.map((name) => ({ name, kind: kinds[name], value: values[name] ?? null }));
}

function ofProject(id: string, label: string, values: Values): Part {
  return { id, label, page: 'projects', opens: id, values };
}

/** Rows with how many there are in all and what they come to. */
interface Counted {
  count: number;
  total: string | null;
}

/** What is left of a sum beside the parts that are shown. */
function restOf(
  rows: readonly Counted[],
  shown: readonly string[],
  digits: number,
): Pick<ExplainParts, 'count' | 'rest'> {
  const { count = 0, total = null } = rows[0] ?? {};
  if (total === null || count <= rows.length) return { count, rest: null };
  const inShown = shown.reduce((added: Decimal, value) => added.plus(value), decimal(0));
  return { count, rest: toFixed(decimal(total).minus(inShown), digits) };
}

async function planned(
  { db, period, digits }: Asked,
  by: 'revenue' | 'cost' | 'margin',
  names: PartValue[],
  isSum = true,
): Promise<ExplainParts> {
  const text = `select *, count(*) over () as count, sum(${by}) over () as total
    from (select p.id, p.code || ' ' || p.name as label, s.revenue, s.cost, s.revenue - s.cost as margin
      from (select project_id, sum(revenue) as revenue, sum(cost) as cost from project_plan
        where month between $1 and $2 group by project_id) s join projects p on p.id = s.project_id) t
    order by ${by} desc, label limit ${shownParts}`;
  type Row = Counted & Record<'id' | 'label' | 'revenue' | 'cost' | 'margin', string>;
  const rows = await run<Row>(db, text, [period.from, period.to]);
  const money = (amount: string) => toFixed(decimal(amount), digits);
  const { count, rest } = restOf(
    rows,
    rows.map((row) => row[by]),
    digits,
  );
  return {
    parts: rows.map(({ id, label, revenue, cost, margin }) => {
      const marginPercent = shareOf(decimal(margin), decimal(revenue));
      const written = { revenue: money(revenue), cost: money(cost), margin: money(margin), marginPercent };
      return ofProject(id, label, told(names, written));
    }),
    count,
    rest: isSum ? rest : null,
  };
}

async function inStatuses(
  { db, inputs, digits }: Asked,
  statuses: readonly ProjectStatus[],
  by: 'net' | 'weighted',
): Promise<ExplainParts> {
  const text = `select p.id, p.code || ' ' || p.name as label, p.status, p.win_probability as "winProbability",
      p.contract_net_base as net, p.weighted_net_base as weighted, count(*) over () as count, sum(f.${by}) over () as total
    from project_figures f join projects p on p.id = f.project_id where f.status = any($1) and f.has_rate
    order by f.${by} desc, label limit ${shownParts}`;
  type Row = Counted &
    Record<'id' | 'label' | 'net' | 'weighted', string> & { status: ProjectStatus; winProbability: number | null };
  const rows = await run<Row>(db, text, [statuses]);
  const isOffered = statuses === pipelineStatuses;
  const names: PartValue[] = !isOffered
    ? ['net']
    : by === 'net'
      ? ['net', 'probability', 'weighted']
      : ['weighted', 'net', 'probability'];
  return {
    parts: rows.map(({ id, label, net, weighted, ...row }) => {
      const amounts = { net: toFixed(decimal(net), digits), weighted: toFixed(decimal(weighted), digits) };
      return ofProject(id, label, told(names, { ...amounts, probability: String(probabilityOf(row, inputs)) }));
    }),
    ...restOf(
      rows,
      rows.map((row) => row[by]),
      digits,
    ),
  };
}

/** @param only a further condition on the projects, aliased `p` */
async function decided({ db, period, digits }: Asked, only: string, names: PartValue[]): Promise<ExplainParts> {
  const by = names[0] === 'days' ? 'days' : 'net';
  const text = `select p.id, p.code || ' ' || p.name as label, p.contract_net_base as net, p.decision, p.decided_on as "decidedOn",
      p.quoted_on as "quotedOn", p.decided_on - p.quoted_on as days, count(*) over () as count
    from projects p where p.decided_on between $1 and $2 and p.deleted_at is null ${only}
    order by ${by} desc nulls last, label limit ${shownParts}`;
  type Row = Record<'id' | 'label' | 'decision' | 'decidedOn', string> & {
    net: string | null;
    quotedOn: string | null;
    days: number | null;
    count: number;
  };
  const rows = await run<Row>(db, text, [period.from, period.to]);
  return {
    parts: rows.map(({ id, label, net, days, ...row }) => {
      const values = { ...row, net: net && toFixed(decimal(net), digits), days: days === null ? null : String(days) };
      return ofProject(id, label, told(names, values));
    }),
    count: rows[0]?.count ?? 0,
    rest: null,
  };
}

async function customers({ db, period, digits, words }: Asked): Promise<ExplainParts> {
  const all = await plannedByCustomer(db, period);
  const whole = plannedIn(all).revenue;
  const rest = plannedIn(all.slice(shownParts)).revenue;
  const part = ({ id, label, revenue }: PlannedOf): Part => ({
    id,
    label: label ?? words.at('dashboard.noCustomer') ?? '',
    page: id === null ? null : 'customers',
    opens: id,
    values: told(['revenue', 'share'], { revenue: toFixed(revenue, digits), share: shareOf(revenue, whole) }),
  });
  return {
    parts: all.slice(0, shownParts).map(part),
    count: all.length,
    rest: all.length > shownParts ? toFixed(rest, digits) : null,
  };
}

async function milestones({ db, period, inputs: { today } }: Asked): Promise<ExplainParts> {
  const text = `select id, project_id as "projectId", name || ' – ' || project_code || ' ' || project_label as label, due_date as "dueDate",
      reached_on as "reachedOn", count(*) over () as count
    from milestone_rows where due_date between $1 and $2 and not is_waived and project_status <> all('{lost,cancelled}')
    order by is_on_time, due_date, id limit ${shownParts}`;
  type Row = Record<'id' | 'projectId' | 'label' | 'dueDate', string> & { reachedOn: PlainDate | null; count: number };
  const rows = await run<Row>(db, text, [period.from, dueUntil(period, today)]);
  return {
    parts: rows.map(({ id, projectId, label, dueDate, reachedOn }) => {
      return {
        id,
        label,
        page: 'projects',
        opens: projectId,
        values: told(['dueDate', 'reachedOn'], { dueDate, reachedOn }),
      };
    }),
    count: rows[0]?.count ?? 0,
    rest: null,
  };
}

/** The projects whose lines lack most first. */
async function quality({ db }: Asked): Promise<ExplainParts> {
  const text = `select p.id, p.code || ' ' || p.name as label, f.lines, f.priced + f.costed + f.assigned + f.dated + f.taxed as good,
      count(*) over () as count
    from project_figures f join projects p on p.id = f.project_id where f.status = any($1) and f.lines > 0
    order by 5 * f.lines - (f.priced + f.costed + f.assigned + f.dated + f.taxed) desc, label limit ${shownParts}`;
  type Row = { id: string; label: string; lines: number; good: number; count: number };
  const rows = await run<Row>(db, text, [openStatuses]);
  return {
    parts: rows.map(({ id, label, lines, good }) => {
      const complete = shareOf(decimal(good), decimal(5 * lines));
      return ofProject(id, label, told(['complete', 'lines'], { complete, lines: String(lines) }));
    }),
    count: rows[0]?.count ?? 0,
    rest: null,
  };
}

import type { LineCheck, Period } from '@mandate/contract/overview/dashboard.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import { type Decimal, decimal } from '@mandate/contract/values/decimal.ts';
import { openStatuses, pipelineStatuses, soldStatuses } from '../../business/figures/metric-inputs.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';

/** What the projects of a status come to. */
export interface StatusSum {
  status: ProjectStatus;
  count: number;
  net: Decimal;
  weighted: Decimal;
}

/** What the projects come to as they are now. */
export interface ProjectSums {
  byStatus: StatusSum[];
  withoutRate: number;
  withoutDates: number;
  /** Lines of open projects, and how many of them pass each check. */
  lines: number;
  good: Record<LineCheck, number>;
}

type SumRow = Omit<StatusSum, 'net' | 'weighted'> & { net: string; weighted: string } & Record<
    'withoutRate' | 'withoutDates' | 'lines' | 'priced' | 'costed' | 'assigned' | 'dated' | 'taxed',
    number
  >;

/** Adds up what is prepared of the projects. */
export async function projectSums(db: Database): Promise<ProjectSums> {
  const counted = ['lines', 'priced', 'costed', 'assigned', 'dated', 'taxed'].map((name) => `sum(${name}) as ${name}`);
  const text = `select status, count(*) filter (where has_rate) as count, sum(net) as net, sum(weighted) as weighted,
      count(*) filter (where not has_rate) as "withoutRate", count(*) filter (where not has_dates) as "withoutDates", ${counted.join(', ')}
    from project_figures group by status`;
  const rows = await run<SumRow>(db, text, []);
  const of = (statuses: readonly string[]) => rows.filter(({ status }) => statuses.includes(status));
  const total = (
    some: SumRow[],
    name: 'withoutRate' | 'withoutDates' | 'lines' | 'priced' | 'costed' | 'assigned' | 'dated' | 'taxed',
  ) => some.reduce((added, row) => added + Number(row[name]), 0);
  const open = of(openStatuses);
  return {
    byStatus: rows.map(({ status, count, net, weighted }) => {
      return { status, count, net: decimal(net), weighted: decimal(weighted) };
    }),
    withoutRate: total(of([...pipelineStatuses, ...soldStatuses]), 'withoutRate'),
    withoutDates: total(of(soldStatuses), 'withoutDates'),
    lines: total(open, 'lines'),
    good: {
      price: total(open, 'priced'),
      cost: total(open, 'costed'),
      assignee: total(open, 'assigned'),
      dates: total(open, 'dated'),
      tax: total(open, 'taxed'),
    },
  };
}

/** What was decided in a period. */
export interface Decisions {
  won: number;
  decided: number;
  wonNet: Decimal;
  decidedNet: Decimal;
  /** The median of the days from quote to decision; null where nothing was quoted. */
  medianDays: string | null;
}

/** Counts the projects that were won or lost in a period, and what they come to where an exchange rate is known. */
export async function decisionsIn(db: Database, { from, to }: Period): Promise<Decisions> {
  const text = `select count(*) filter (where decision = 'won') as won, count(*) as decided,
      coalesce(sum(contract_net_base) filter (where decision = 'won'), 0) as "wonNet", coalesce(sum(contract_net_base), 0) as "decidedNet",
      trim_scale((percentile_cont(0.5) within group (order by decided_on - quoted_on))::numeric)::text as "medianDays"
    from projects where decided_on between $1 and $2 and deleted_at is null`;
  const [row] = await run<{
    won: number;
    decided: number;
    wonNet: string;
    decidedNet: string;
    medianDays: string | null;
  }>(db, text, [from, to]);
  const { won = 0, decided = 0, wonNet = '0', decidedNet = '0', medianDays = null } = row ?? {};
  return { won, decided, wonNet: decimal(wonNet), decidedNet: decimal(decidedNet), medianDays };
}

/** Counts the milestones that were due from one day to another, and those of them that were reached in time. */
export async function milestonesDue(db: Database, from: string, to: string): Promise<{ due: number; onTime: number }> {
  const text = `select count(*) as due, count(*) filter (where is_on_time) as "onTime" from milestone_rows
    where due_date between $1 and $2 and not is_waived and project_status <> all('{lost,cancelled}')`;
  const [row] = await run<{ due: number; onTime: number }>(db, text, [from, to]);
  return { due: row?.due ?? 0, onTime: row?.onTime ?? 0 };
}

/** A part and its whole. */
export interface Part {
  part: string;
  whole: string;
}

/** What the projects won in each month come to, and those won or lost, by the month's first day. */
export function decisionsByMonth(db: Database, { from, to }: Period): Promise<Map<string, Part>> {
  return byMonth(
    db,
    `select ${monthOf('decided_on')} as month, coalesce(sum(contract_net_base) filter (where decision = 'won'), 0)::text as part,
      coalesce(sum(contract_net_base), 0)::text as whole
    from projects where decided_on between $1 and $2 and deleted_at is null group by 1`,
    [from, to],
  );
}

/** How many milestones of each month were reached in time, and how many were due, by the month's first day. */
export function milestonesByMonth(db: Database, from: string, to: string): Promise<Map<string, Part>> {
  return byMonth(
    db,
    `select ${monthOf('due_date')} as month, (count(*) filter (where is_on_time))::text as part, count(*)::text as whole from milestone_rows
    where due_date between $1 and $2 and not is_waived and project_status <> all('{lost,cancelled}') group by 1`,
    [from, to],
  );
}

/** The first day of the month of a plain date, which never passes through a time zone. */
function monthOf(column: string): string {
  return `date_trunc('month', ${column}::timestamp)::date::text`;
}

async function byMonth(db: Database, text: string, days: readonly string[]): Promise<Map<string, Part>> {
  const rows = await run<Part & { month: string }>(db, text, days);
  return new Map(rows.map(({ month, ...part }) => [month, part]));
}

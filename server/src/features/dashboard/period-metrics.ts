import type { ListBehind, Metric, MetricValue, Period } from '@mandate/contract/overview/dashboard.ts';
import { isCostKnown } from '@mandate/contract/project/figures/is-cost-known.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { type Decimal, decimal, toFixed } from '@mandate/contract/values/decimal.ts';
import { backlogStatuses, pipelineStatuses } from '../../business/figures/metric-inputs.ts';
import type { Database } from '../../database/database.ts';
import { type LackingCosts, lackingCosts } from './lacking-costs.ts';
import { type PlannedOf, plannedByCustomer, plannedIn, shareOf } from './planned.ts';
import {
  backlog,
  decidedProjects,
  dueMilestones,
  dueUntil,
  openLines,
  plannedProjects,
  projectsIn,
} from './planned-projects.ts';
import { decisionsIn, milestonesDue, type ProjectSums } from './project-sums.ts';

/** Figures of a period and the lists behind them. */
export interface PeriodMetrics {
  customers: PlannedOf[];
  /** The lines whose costs are left out of what is planned. */
  lacking: LackingCosts;
  values: Partial<Record<Metric, string | null>>;
  lists: Partial<Record<Metric, ListBehind>>;
}

/** How the value of each figure is to be read. */
export const kinds: Record<Metric, MetricValue['kind']> = {
  plannedRevenue: 'money',
  plannedCost: 'money',
  plannedMargin: 'money',
  plannedMarginPercent: 'percent',
  pipeline: 'money',
  weightedPipeline: 'money',
  winRateByCount: 'percent',
  winRateByValue: 'percent',
  quoteCycle: 'days',
  backlog: 'money',
  topCustomerShare: 'percent',
  topFiveShare: 'percent',
  onTimeMilestones: 'percent',
  dataQuality: 'percent',
};

/**
 * The figures that belong to a period.
 * @param digits minor digits of the base currency
 */
export async function periodMetrics(
  db: Database,
  period: Period,
  today: PlainDate,
  digits: number,
): Promise<PeriodMetrics> {
  const customers = await plannedByCustomer(db, period);
  const { revenue, cost } = plannedIn(customers);
  const margin = revenue.minus(cost);
  const lacking = await lackingCosts(db, period);
  const decisions = await decisionsIn(db, period);
  const { due, onTime } = await milestonesDue(db, period.from, dueUntil(period, today));
  const money = (amount: Decimal) => toFixed(amount, digits);
  const [first, five] = [largest(customers, 1), largest(customers, 5)];
  const planned = plannedProjects(period);
  const ofCustomers = (some: PlannedOf[]) =>
    some.length === 0 ? planned : plannedProjects(period, { customerIds: some.flatMap(({ id }) => id ?? []) });
  const isKnown = isCostKnown(money(cost), lacking.all);
  return {
    customers,
    lacking,
    values: {
      plannedRevenue: money(revenue),
      plannedCost: isKnown ? money(cost) : null,
      plannedMargin: isKnown ? money(margin) : null,
      plannedMarginPercent: isKnown ? shareOf(margin, revenue) : null,
      winRateByCount: shareOf(decimal(decisions.won), decimal(decisions.decided)),
      winRateByValue: shareOf(decisions.wonNet, decisions.decidedNet),
      quoteCycle: decisions.medianDays,
      topCustomerShare: first.length === 0 ? null : shareOf(plannedIn(first).revenue, revenue),
      topFiveShare: five.length === 0 ? null : shareOf(plannedIn(five).revenue, revenue),
      onTimeMilestones: shareOf(decimal(onTime), decimal(due)),
    },
    lists: {
      plannedRevenue: planned,
      plannedCost: planned,
      plannedMargin: planned,
      plannedMarginPercent: planned,
      winRateByCount: decidedProjects(period),
      winRateByValue: decidedProjects(period, 'worth'),
      quoteCycle: decidedProjects(period, 'quoted'),
      topCustomerShare: ofCustomers(first),
      topFiveShare: ofCustomers(five),
      onTimeMilestones: dueMilestones(period, today),
    },
  };
}

/** The customers of the largest revenue; what has no customer is none. */
function largest(customers: readonly PlannedOf[], count: number): PlannedOf[] {
  return customers.filter(({ id }) => id !== null).slice(0, count);
}

/** The figures of this moment, whatever the period. */
export function currentMetrics(sums: ProjectSums, digits: number): Pick<PeriodMetrics, 'values' | 'lists'> {
  const of = (statuses: readonly string[]) => sums.byStatus.filter(({ status }) => statuses.includes(status));
  const money = (parts: Decimal[]) =>
    toFixed(
      parts.reduce((added, part) => added.plus(part), decimal(0)),
      digits,
    );
  const offered = of(pipelineStatuses);
  const good = Object.values(sums.good);
  return {
    values: {
      pipeline: money(offered.map(({ net }) => net)),
      weightedPipeline: money(offered.map(({ weighted }) => weighted)),
      backlog: money(of(backlogStatuses).map(({ net }) => net)),
      dataQuality: shareOf(decimal(good.reduce((added, count) => added + count, 0)), decimal(sums.lines * good.length)),
    },
    lists: { pipeline: projectsIn(), weightedPipeline: projectsIn(), backlog: backlog(), dataQuality: openLines() },
  };
}

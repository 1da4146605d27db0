import {
  type Comparison,
  costMetrics,
  type Dashboard,
  lineChecks,
  metrics,
  type Period,
} from '@mandate/contract/overview/dashboard.ts';
import { isCostKnown } from '@mandate/contract/project/figures/is-cost-known.ts';
import { lastOfMonth } from '@mandate/contract/project/schedule/plan.ts';
import { minorDigits } from '@mandate/contract/values/currencies.ts';
import { toFixed, zero } from '@mandate/contract/values/decimal.ts';
import { metricInputs, pipelineStatuses } from '../../business/figures/metric-inputs.ts';
import { freshness, workInLittle } from '../../business/figures/work-in.ts';
import type { Database } from '../../database/database.ts';
import { inSnapshot } from '../../database/queries/transaction.ts';
import { moverOf } from './mover-of.ts';
import { askedPeriod, comparedWith, monthsIn } from './period.ts';
import { currentMetrics, kinds, type PeriodMetrics, periodMetrics } from './period-metrics.ts';
import {
  nothingPlanned,
  type Planned,
  type PlannedOf,
  plannedByCategory,
  plannedByMonth,
  plannedIn,
  shareOf,
} from './planned.ts';
import { openLines, plannedLines, plannedProjects, projectsIn } from './planned-projects.ts';
import { projectSums } from './project-sums.ts';
import { timeQuality } from './time-quality.ts';
import { trendsOf } from './trends-of.ts';

/** Customers that are shown by name. */
const shownCustomers = 10;

/** What is asked for; no days mean the year that ends with the current month. */
interface Asked {
  from?: string | undefined;
  to?: string | undefined;
  compare: Comparison;
}

/**
 * The firm in numbers, from prepared figures of one moment (domain reference 4.1).
 * @throws Refusal validationFailed for days in the wrong order, or too many
 */
export async function getDashboard(db: Database, { from, to, compare }: Asked): Promise<Dashboard> {
  const period = askedPeriod({ from, to }, (await metricInputs(db)).today);
  await workInLittle(db);
  return atOneMoment(db, async (moment) => {
    const { baseCurrency: currency, today } = await metricInputs(moment);
    const digits = minorDigits(currency);
    const comparison = comparedWith(period, compare);
    const asked = await periodMetrics(moment, period, today, digits);
    const before = comparison && (await periodMetrics(moment, comparison, today, digits));
    const sums = await projectSums(moment);
    const current = currentMetrics(sums, digits);
    const months = await plannedByMonth(moment, period);
    const trends = await trendsOf(moment, period, today, digits);
    const categories = await plannedByCategory(moment, period);
    const { lacking } = asked;
    const [values, lists] = [
      { ...asked.values, ...current.values },
      { ...asked.lists, ...current.lists },
    ];
    return {
      ...(await freshness(moment)),
      currency,
      period,
      comparison,
      withoutRate: sums.withoutRate,
      withoutDates: sums.withoutDates,
      figures: metrics.map((figure) => ({
        figure,
        kind: kinds[figure],
        value: values[figure] ?? null,
        before: before?.values[figure] ?? null,
        withoutCost: costMetrics.includes(figure) ? lacking.all : 0,
        list: lists[figure] ?? plannedProjects(period),
      })),
      trends,
      mover: before && moverOf(asked.customers, before.customers, period, digits),
      byMonth: monthsIn(period).map((month) => ({
        month: month.slice(0, 7),
        isFuture: month > today,
        ...amounts(months.get(month) ?? nothingPlanned, digits, lacking.byMonth.get(month)),
        list: plannedProjects({ from: month, to: lastOfMonth(month) }),
      })),
      pipeline: pipelineStatuses.map((status) => {
        const { count = 0, net = zero, weighted = zero } = sums.byStatus.find((one) => one.status === status) ?? {};
        const written = { net: toFixed(net, digits), weighted: toFixed(weighted, digits) };
        return { status, count, ...written, list: projectsIn([status]) };
      }),
      byCategory: categories.map(({ id, label, ...planned }) => {
        return { id, label, ...amounts(planned, digits, lacking.byCategory.get(id)), list: plannedLines(period, id) };
      }),
      byCustomer: customersOf(asked, period, digits),
      quality: [
        ...lineChecks.map((check) => {
          return { check, of: sums.lines, good: sums.good[check], list: openLines(check) };
        }),
        ...(await timeQuality(moment, today)),
      ],
    };
  });
}

function customersOf(
  { customers, lacking }: Pick<PeriodMetrics, 'customers' | 'lacking'>,
  period: Period,
  digits: number,
): Dashboard['byCustomer'] {
  const whole = plannedIn(customers).revenue;
  const [shown, others] = [customers.slice(0, shownCustomers), customers.slice(shownCustomers)];
  const rest = plannedIn(others);
  const without = ({ id }: PlannedOf) => lacking.byCustomer.get(id) ?? 0;
  return [
    ...shown.map((customer) => {
      const { id, label, ...planned } = customer;
      const share = shareOf(planned.revenue, whole);
      return {
        id,
        label,
        ...amounts(planned, digits, without(customer)),
        share,
        isRest: false,
        list: plannedProjects(period, { customerId: id }),
      };
    }),
    ...(others.length > 0
      ? [
          {
            id: null,
            label: null,
            ...amounts(
              rest,
              digits,
              others.reduce((sum, one) => sum + without(one), 0),
            ),
            share: shareOf(rest.revenue, whole),
            isRest: true,
            list: null,
          },
        ]
      : []),
  ];
}

/** @param withoutCost the lines whose cost is left out */
function amounts({ revenue, cost }: Planned, digits: number, withoutCost = 0) {
  const margin = revenue.minus(cost);
  return {
    revenue: toFixed(revenue, digits),
    cost: toFixed(cost, digits),
    margin: toFixed(margin, digits),
    marginPercent: isCostKnown(toFixed(cost, digits), withoutCost) ? shareOf(margin, revenue) : null,
    withoutCost,
  };
}

/** Reads in one snapshot, so that figures of one reply agree with each other while others save. */
export function atOneMoment<T>(db: Database, read: (moment: Database) => Promise<T>): Promise<T> {
  return db.isTransaction ? read(db) : inSnapshot(db, read);
}

import { type LeadMetric, leadMetrics, type Period, type Trend } from '@mandate/contract/overview/dashboard.ts';
import { isCostKnown } from '@mandate/contract/project/figures/is-cost-known.ts';
import { firstOfMonth } from '@mandate/contract/project/schedule/plan.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { decimal, toFixed } from '@mandate/contract/values/decimal.ts';
import type { Database } from '../../database/database.ts';
import { lackingByMonth } from './lacking-costs.ts';
import { addMonths, monthsIn } from './period.ts';
import { nothingPlanned, plannedByMonth, shareOf } from './planned.ts';
import { dueUntil } from './planned-projects.ts';
import { decisionsByMonth, milestonesByMonth, type Part } from './project-sums.ts';

/** The months of a line. */
const length = 12;

/**
 * The figures that come first, month by month: of the twelve months that end with a period, and of the year before. Each is what the figure of
 * that month alone would be.
 * @param digits minor digits of the base currency
 */
export async function trendsOf(db: Database, { to }: Period, today: PlainDate, digits: number): Promise<Trend[]> {
  const window = { from: addMonths(firstOfMonth(to), 1 - 2 * length), to };
  const planned = await plannedByMonth(db, window);
  const lacking = await lackingByMonth(db, window);
  const decisions = await decisionsByMonth(db, window);
  const milestones = await milestonesByMonth(db, window.from, dueUntil(window, today));

  const values: Record<LeadMetric, (month: PlainDate) => string | null> = {
    plannedRevenue: (month) => toFixed((planned.get(month) ?? nothingPlanned).revenue, digits),
    plannedMargin(month) {
      const { revenue, cost } = planned.get(month) ?? nothingPlanned;
      return isKnown(month) ? toFixed(revenue.minus(cost), digits) : null;
    },
    plannedMarginPercent(month) {
      const { revenue, cost } = planned.get(month) ?? nothingPlanned;
      return isKnown(month) ? shareOf(revenue.minus(cost), revenue) : null;
    },
    winRateByValue: (month) => share(decisions.get(month)),
    onTimeMilestones: (month) => share(milestones.get(month)),
  };
  function isKnown(month: PlainDate): boolean {
    const { cost } = planned.get(month) ?? nothingPlanned;
    return isCostKnown(toFixed(cost, digits), lacking.get(month) ?? 0);
  }

  const months = monthsIn(window);
  return leadMetrics.map((figure) => ({
    figure,
    months: months.slice(length).map(values[figure]),
    before: months.slice(0, length).map(values[figure]),
  }));
}

function share(of: Part | undefined): string | null {
  return of ? shareOf(decimal(of.part), decimal(of.whole)) : null;
}

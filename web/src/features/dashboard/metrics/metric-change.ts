import type { Metric, MetricValue } from '@mandate/contract/overview/dashboard.ts';
import { decimal, toFixed } from '@mandate/contract/values/decimal.ts';

/** How a figure stands to what it was: how much, in which unit, which way, and whether that is good news. */
export interface MetricChange {
  /** A decimal without its sign. */
  by: string;
  /** Amounts change by percent of what they were, shares by points, durations by days. */
  unit: 'percent' | 'points' | 'days';
  way: 'up' | 'down' | 'same';
  news: 'good' | 'bad' | 'none';
}

// What is good news when it rises, or when it falls. Cost follows the work, and few large customers are a matter of taste.
const goodWays: Partial<Record<Metric, 'up' | 'down'>> = {
  plannedRevenue: 'up',
  plannedMargin: 'up',
  plannedMarginPercent: 'up',
  pipeline: 'up',
  weightedPipeline: 'up',
  winRateByCount: 'up',
  winRateByValue: 'up',
  quoteCycle: 'down',
  backlog: 'up',
  onTimeMilestones: 'up',
  dataQuality: 'up',
};

/** The change of a figure against the period it is compared with; null where one of the two has no value, or there was nothing. */
export function metricChange({ figure, kind, value, before }: MetricValue): MetricChange | null {
  if (value === null || before === null) return null;
  const difference = decimal(value).minus(before);
  if (kind === 'money' && decimal(before).eq(0) && !difference.eq(0)) return null;
  const whole = kind === 'money' && !difference.eq(0) ? difference.times(100).div(decimal(before).abs()) : difference;
  const by = toFixed(whole.abs(), 1);
  const unit = kind === 'money' ? 'percent' : kind === 'percent' ? 'points' : 'days';
  if (decimal(by).eq(0)) return { by, unit, way: 'same', news: 'none' };
  const way = whole.gt(0) ? 'up' : 'down';
  const good = goodWays[figure];
  return { by, unit, way, news: good === undefined ? 'none' : good === way ? 'good' : 'bad' };
}

import type { Metric, MetricExplanation } from '@mandate/contract/overview/dashboard.ts';
import { minorDigits } from '@mandate/contract/values/currencies.ts';
import { metricInputs } from '../../business/figures/metric-inputs.ts';
import { freshness, workInLittle } from '../../business/figures/work-in.ts';
import type { Call } from '../../calls/call.ts';
import { partsOf } from './explain-parts.ts';
import { atOneMoment } from './get-dashboard.ts';
import { askedPeriod } from './period.ts';
import { currentMetrics, periodMetrics } from './period-metrics.ts';
import { plannedProjects } from './planned-projects.ts';
import { projectSums } from './project-sums.ts';

/** The figure to be explained, of which days. */
interface Asked {
  figure: Metric;
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * How a figure of the dashboard comes about, and what it adds up from.
 * @throws Refusal validationFailed for days in the wrong order, or too many
 */
export async function explainMetric(
  { db, words }: Pick<Call, 'db' | 'words'>,
  { figure, ...days }: Asked,
): Promise<MetricExplanation> {
  const period = askedPeriod(days, (await metricInputs(db)).today);
  await workInLittle(db);
  return atOneMoment(db, async (moment) => {
    const inputs = await metricInputs(moment);
    const digits = minorDigits(inputs.baseCurrency);
    const ofPeriod = await periodMetrics(moment, period, inputs.today, digits);
    const current = currentMetrics(await projectSums(moment), digits);
    const { freshAt } = await freshness(moment);
    return {
      figure,
      value: ofPeriod.values[figure] ?? current.values[figure] ?? null,
      formula: words.at(`dashboard.formula.${figure}`) ?? '',
      leftOut: words.at(`dashboard.leftOut.${figure}`) ?? '',
      ...(await partsOf[figure]({ db: moment, period, inputs, digits, words })),
      freshAt,
      list: ofPeriod.lists[figure] ?? current.lists[figure] ?? plannedProjects(period),
    };
  });
}

import {
  type Comparison,
  comparisons,
  type Metric,
  metrics,
  type Period,
} from '@mandate/contract/overview/dashboard.ts';
import { useEffect, useEffectEvent } from 'react';
import { useToday } from '../../business/project-status/use-today.ts';
import { useAddressParams } from '../../lib/addresses/address-params.ts';
import { useSettings } from '../../records/reading/use-settings.ts';
import { periodAsked, periodNamed } from './period/period.ts';

/** What the dashboard is compared with when nothing is asked. */
const usualComparison: Comparison = 'lastYear';

/** What an address asks of the dashboard: `?from=&to=&compare=&explain=`; what is as usual is left out. */
interface Asked {
  period: Period;
  compare: Comparison;
  /** The figure that is being explained. */
  explain: Metric | null;
}

/** What of the dashboard is shown. */
export interface DashboardState extends Asked {
  today: string;
  fiscalYearStart: string;
}

/** What of the dashboard is shown, and a function that changes it. */
export function useDashboardState(): [DashboardState, (change: Partial<Asked>) => void] {
  const [params, setParams] = useAddressParams();
  const { data: settings } = useSettings();
  const today = useToday();
  const fiscalYearStart = String(settings?.['company.fiscalYearStart'] ?? '01-01');
  const usual = periodNamed('rolling', today, fiscalYearStart);

  function change(wanted: Partial<Asked>): void {
    // Going back leads to the list one came from, not through every period.
    setParams((now) => said({ ...askedIn(now, usual), ...wanted }, usual), { replace: true });
  }

  const asked = askedIn(params, usual);
  const isAsShown = saysPeriod(params, asked.period);
  const tellWhatIsShown = useEffectEvent(() => change({}));
  // Who copies the address, or comes back to it, shall find what is shown.
  useEffect(() => {
    if (!isAsShown) tellWhatIsShown();
  }, [isAsShown]);

  return [{ ...asked, today, fiscalYearStart }, change];
}

/** Whether an address says the period that is shown, or none. */
function saysPeriod(params: URLSearchParams, { from, to }: Period): boolean {
  const [first, last] = [params.get('from'), params.get('to')];
  return (first === null && last === null) || (first === from && last === to);
}

function askedIn(params: URLSearchParams, usual: Period): Asked {
  return {
    period: periodAsked(params.get('from'), params.get('to')) ?? usual,
    compare: comparisons.find((name) => name === params.get('compare')) ?? usualComparison,
    explain: metrics.find((name) => name === params.get('explain')) ?? null,
  };
}

function said({ period, compare, explain }: Asked, usual: Period): URLSearchParams {
  const next = new URLSearchParams();
  if (period.from !== usual.from || period.to !== usual.to) {
    next.set('from', period.from);
    next.set('to', period.to);
  }
  if (compare !== usualComparison) next.set('compare', compare);
  if (explain !== null) next.set('explain', explain);
  return next;
}

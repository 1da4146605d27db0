import { type Comparison, comparisons, type Figure, figures, type Period } from '@mandate/contract/dashboard.ts';
import { useSearchParams } from 'react-router';
import { useToday } from '../../resources/project-status/use-today.ts';
import { useSettings } from '../../resources/use-settings.ts';
import { periodAsked, periodNamed } from './period.ts';

/** What the dashboard is compared with when nothing is asked. */
const usualComparison: Comparison = 'lastYear';

/** What of the dashboard is shown, as its address says it: `?from=&to=&compare=&explain=`; what is as usual is left out. */
export interface DashboardState {
  period: Period;
  compare: Comparison;
  /** The figure that is being explained. */
  explain: Figure | null;
  today: string;
  fiscalYearStart: string;
}

type Change = Partial<Pick<DashboardState, 'period' | 'compare' | 'explain'>>;

/** What of the dashboard is shown, and a function that changes it. */
export function useDashboardState(): [DashboardState, (change: Change) => void] {
  const [params, setParams] = useSearchParams();
  const { data: settings } = useSettings();
  const today = useToday();
  const fiscalYearStart = String(settings?.['company.fiscalYearStart'] ?? '01-01');
  const usual = periodNamed('rolling', today, fiscalYearStart);
  const state: DashboardState = {
    period: periodAsked(params.get('from'), params.get('to')) ?? usual,
    compare: comparisons.find((name) => name === params.get('compare')) ?? usualComparison,
    explain: figures.find((name) => name === params.get('explain')) ?? null,
    today,
    fiscalYearStart,
  };

  function change(wanted: Change): void {
    const { period, compare, explain } = { ...state, ...wanted };
    const next = new URLSearchParams();
    if (period.from !== usual.from || period.to !== usual.to) {
      next.set('from', period.from);
      next.set('to', period.to);
    }
    if (compare !== usualComparison) next.set('compare', compare);
    if (explain !== null) next.set('explain', explain);
    // Going back leads to the list one came from, not through every period.
    setParams(next, { replace: true });
  }

  return [state, change];
}

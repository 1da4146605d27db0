import type { Dashboard, Metric, MetricExplanation } from '@mandate/contract/overview/dashboard.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import type { DashboardState } from './use-dashboard-state.ts';

/** So often figures are asked for again while newer changes are being worked in, in milliseconds. */
const behindPause = 5_000;

/** Reads the figures of a period; those of the one before stay until they are there. */
export function useDashboard({ period: { from, to }, compare }: Pick<DashboardState, 'period' | 'compare'>) {
  const asked = new URLSearchParams({ from, to, compare });
  return useQuery({
    queryKey: ['dashboard', from, to, compare],
    queryFn: ({ signal }) =>
      call<Dashboard>('GET', `/dashboard/get?${asked}`, undefined, { signal, quiet: true, silent: true }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.isBehind ? behindPause : false),
  });
}

/** Reads how a figure comes about. */
export function useExplanation(figure: Metric, { from, to }: DashboardState['period']) {
  const asked = new URLSearchParams({ figure, from, to });
  return useQuery({
    queryKey: ['dashboard', 'explain', figure, from, to],
    queryFn: ({ signal }) =>
      call<MetricExplanation>('GET', `/dashboard/explain?${asked}`, undefined, { signal, quiet: true, silent: true }),
  });
}

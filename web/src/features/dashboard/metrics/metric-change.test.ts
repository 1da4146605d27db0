import type { MetricValue } from '@mandate/contract/overview/dashboard.ts';
import { expect, test } from 'vitest';
import { metricChange } from './metric-change.ts';

const list = { page: 'projects', search: '?' } as const;

function change(figure: MetricValue['figure'], kind: MetricValue['kind'], value: string | null, before: string | null) {
  const said = metricChange({ figure, kind, value, before, withoutCost: 0, list });
  return said && [said.way, said.by, said.unit, said.news];
}

test('changes of amounts are shown in percent, of shares in points, of durations in days', () => {
  expect(change('plannedRevenue', 'money', '108.40', '100.00')).toEqual(['up', '8.4', 'percent', 'good']);
  expect(change('plannedMargin', 'money', '-50.00', '-100.00')).toEqual(['up', '50.0', 'percent', 'good']);
  expect(change('plannedMarginPercent', 'percent', '27.4', '28.7')).toEqual(['down', '1.3', 'points', 'bad']);
  expect(change('quoteCycle', 'days', '12', '15')).toEqual(['down', '3.0', 'days', 'good']);
});

test('a change of a figure that is neither good nor bad is shown as neither', () => {
  expect(change('plannedCost', 'money', '120', '100')?.[3]).toBe('none');
  expect(change('topCustomerShare', 'percent', '40', '30')?.[3]).toBe('none');
});

test('a figure shows no change when there is nothing to compare it with', () => {
  expect(change('winRateByCount', 'percent', null, '50')).toBeNull();
  expect(change('winRateByCount', 'percent', '50', null)).toBeNull();
  expect(change('pipeline', 'money', '100', '0.00')).toBeNull();
  expect(change('pipeline', 'money', '0.00', '0.00')).toEqual(['same', '0.0', 'percent', 'none']);
  expect(change('dataQuality', 'percent', '91.02', '91.01')).toEqual(['same', '0.0', 'points', 'none']);
});

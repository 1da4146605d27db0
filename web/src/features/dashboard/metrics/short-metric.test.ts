import { expect, test } from 'vitest';
import { shortMetric } from './short-metric.ts';

test.each([
  ['0.00', '0', 'one'],
  ['12.34', '12', 'one'],
  ['999.20', '999', 'one'],
  ['999.60', '1.00', 'thousand'],
  ['1234.50', '1.23', 'thousand'],
  ['48600.00', '48.6', 'thousand'],
  ['486123.00', '486', 'thousand'],
  ['999949.00', '1.00', 'million'],
  ['5790123.45', '5.79', 'million'],
  ['-42150.00', '-42.2', 'thousand'],
  ['123456789012.00', '123', 'billion'],
])('the dashboard shows %s as %s %s', (amount, value, scale) => {
  expect(shortMetric(amount)).toEqual({ value, scale });
});

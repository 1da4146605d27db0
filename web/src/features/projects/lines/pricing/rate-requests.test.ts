import type { RateSource } from '@mandate/contract/project/prices/rate-resolution.ts';
import { expect, test } from 'vitest';
import { type EditLine, newLine, withValue } from '../edit-line.ts';
import { openSides, requestOf, withRate } from './rate-requests.ts';

const serviceId = '00000000-0000-4000-8000-000000000001';
const source: RateSource = {
  ...{ rule: 'service', rateId: 'r', rateName: 'Workshop', validFrom: '2026-01-01', date: '2026-09-01' },
  ...{ amount: '1450', currency: 'EUR', unit: 'day', hoursPerDay: null, fxRate: null, tried: [] },
};
const sold: EditLine = { ...newLine('service'), serviceId, description: 'Workshop' };
const reply = { amount: '1450', currency: 'EUR', source };
const terms = {
  ...{ projectId: null, customerId: null, currency: 'EUR', hoursPerDay: null, startDate: '2026-09-01' },
};

test('choosing a service looks up its price and cost, each only for people who may see it', () => {
  expect(openSides(sold, ['sell', 'cost'])).toEqual(['sell', 'cost']);
  expect(openSides(sold, ['sell'])).toEqual(['sell']);
  expect(openSides(newLine('service'), ['sell', 'cost'])).toEqual([]);
  expect(openSides({ ...sold, personnelId: 'Mara' }, ['sell'])).toEqual([]);
  expect(openSides({ ...sold, unit: 'bottles' }, ['sell'])).toEqual([]);
});

test('a price from the rates may be looked up again, and a typed one stays', () => {
  const priced = withRate(sold, 'sell', reply);
  expect(priced).toMatchObject({ unitPrice: '1450', priceSource: { rule: 'service' } });
  expect(openSides(priced, ['sell'])).toEqual(['sell']);
  const typed = withValue(priced, 'unitPrice', '1500');
  expect(openSides(typed, ['sell'])).toEqual([]);
  expect(withRate(typed, 'sell', reply)).toBe(typed);
});

test('a line without a rate has no price, rather than the price it had before', () => {
  const priced = withRate(sold, 'sell', reply);
  expect(withRate(priced, 'sell', { missing: true })).toMatchObject({ unitPrice: null, priceSource: null });
});

test('a line is priced as of its own first day, else the project\u2019s, else today', () => {
  const day = (line: EditLine, startDate: string | null) =>
    requestOf(line, 'sell', { ...terms, startDate }, '2026-01-01').date;
  expect(day({ ...sold, startDate: '2026-10-05' }, '2026-09-01')).toBe('2026-10-05');
  expect(day(sold, '2026-09-01')).toBe('2026-09-01');
  expect(day(sold, null)).toBe('2026-01-01');
});

import { expect, test } from 'vitest';
import { type DatedRate, rateSidesFor, rateToEnd, timeOf } from './dated-rate.ts';

const rate: DatedRate = {
  id: '1',
  version: 1,
  side: 'sell',
  amount: '120.00',
  currency: 'EUR',
  unit: 'hour',
  validFrom: '2026-01-01',
  validTo: null,
  seniority: null,
  minQuantity: null,
  note: null,
  name: '120.00 EUR / hour',
};

test('a rate holds from its first day to its last', () => {
  const ended = { ...rate, validTo: '2026-06-30' };
  expect(timeOf(ended, '2025-12-31')).toBe('coming');
  expect(timeOf(ended, '2026-01-01')).toBe('present');
  expect(timeOf(ended, '2026-06-30')).toBe('present');
  expect(timeOf(ended, '2026-07-01')).toBe('past');
  expect(timeOf(rate, '2099-01-01')).toBe('present');
});

test('a new rate that overlaps another offers to end that one the day before', () => {
  const wanted = { side: 'sell', validFrom: '2026-07-01' };
  expect(rateToEnd([rate], wanted)).toEqual({ rate, validTo: '2026-06-30' });
  expect(rateToEnd([{ ...rate, validTo: '2026-06-30' }], wanted)).toBeNull();
  expect(rateToEnd([rate], { ...wanted, validFrom: '2026-01-01' })).toBeNull();
  expect(rateToEnd([rate], { ...wanted, validFrom: 'soon' })).toBeNull();
});

test('a new rate leaves rates of another service, seniority or quantity as they are', () => {
  const wanted = { side: 'sell', validFrom: '2026-07-01' };
  expect(rateToEnd([rate], { ...wanted, seniority: 'senior' })).toBeNull();
  expect(rateToEnd([rate], { ...wanted, serviceId: 's' })).toBeNull();
  expect(rateToEnd([rate], { ...wanted, minQuantity: '10' })).toBeNull();
  expect(rateToEnd([rate], { ...wanted, side: 'cost' })).toBeNull();
});

test('prices of rates are seen with one permission, costs with another', () => {
  expect(rateSidesFor('personnel', { role: 'EDITOR', grants: ['seeRates'] })).toEqual(['sell']);
  expect(rateSidesFor('provider', { role: 'EDITOR', grants: ['seeRates'] })).toEqual([]);
  expect(rateSidesFor('service', { role: 'ADMIN', grants: ['seeRates', 'seeCosts'] })).toEqual(['sell', 'cost']);
  expect(rateSidesFor('project', { role: 'EDITOR', grants: ['seeRates'] })).toEqual(['sell']);
  expect(rateSidesFor('project', { role: 'GUEST', grants: [] })).toEqual([]);
});

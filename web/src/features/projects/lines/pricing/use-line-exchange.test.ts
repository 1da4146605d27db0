import { expect, test } from 'vitest';
import { newLine } from '../edit-line.ts';
import { exchangeBasis, exchangeRequests, fxRateFor } from './use-line-exchange.ts';

const foreign = { ...newLine('service'), id: 'a', quantity: '1', unitCost: '100', costCurrency: 'USD' };
const own = { ...foreign, id: 'b', costCurrency: null };
const later = { ...foreign, id: 'c', startDate: '2027-03-01' };
const project = { currency: 'CHF', startDate: '2027-01-04', lines: [] };

test('a new project looks up each exchange rate of its costs once, for the day of each line', () => {
  const basis = exchangeBasis({}, project, 'CHF');
  expect(exchangeRequests([foreign, { ...foreign, id: 'd' }, own, later], basis)).toEqual([
    { from: 'USD', to: 'CHF', date: '2027-01-04' },
    { from: 'USD', to: 'CHF', date: '2027-03-01' },
  ]);
  expect(fxRateFor(foreign, basis, () => '0.9')).toBe('0.9');
});

test('a cost without an exchange rate is unknown, rather than converted by 1 or 0', () => {
  expect(fxRateFor(foreign, exchangeBasis({}, project, 'CHF'), () => null)).toBeNull();
});

test('a saved line keeps its exchange rate until its currencies or its day change', () => {
  const stored = { ...project, version: 1, lines: [{ ...foreign, fxRate: '0.8' }] };
  const asked = (values: object, line = foreign) =>
    fxRateFor(line, exchangeBasis(stored, { ...project, ...values }, 'CHF'), () => '0.9');
  expect(asked({})).toBe('0.8');
  expect(asked({ startDate: '2027-02-01' })).toBe('0.9');
  expect(fxRateFor(foreign, exchangeBasis(stored, project, 'EUR'), () => '0.9')).toBe('0.9');
  const frozen = exchangeBasis({ ...stored, frozenOn: '2027-01-01' }, { ...project, startDate: '2027-02-01' }, 'CHF');
  expect(fxRateFor(foreign, frozen, () => '0.9')).toBe('0.8');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal, sum, toFixed } from '../values/decimal.ts';
import { type CostRate, entryCost } from './entry-cost.ts';

const cents = { project: 2, base: 2 };
const perHour: CostRate = { unitCost: '60', unit: 'hour', hoursPerDay: '8', fxRate: '1', fxRateBase: '1' };

test('cost follows the rate and the exchange of each day, in both currencies (golden case 2)', () => {
  const march = { ...perHour, fxRate: '0.95' };
  const april = { ...perHour, unitCost: '64.5', fxRate: '0.96' };
  const costs = [entryCost(28_800, march, cents), entryCost(27_000, march, cents), entryCost(28_800, april, cents)];
  expect(costs.map(({ cost }) => cost)).toEqual(['456.00', '427.50', '495.36']);
  const total = (of: 'cost' | 'costBase') => toFixed(sum(costs.map((each) => decimal(each[of]))), 2);
  expect([total('cost'), total('costBase')]).toEqual(['1378.86', '1446.00']);
});

test('a reversal has the same cost, negated (golden case 9)', () => {
  expect(entryCost(28_800, perHour, cents).cost).toBe('480.00');
  expect(entryCost(-28_800, perHour, cents).cost).toBe('-480.00');
  expect(entryCost(21_600, perHour, cents).cost).toBe('360.00');
  const seconds = fc.integer({ min: 60, max: 86_400 });
  const unitCost = fc.integer({ min: 1, max: 10_000_000 }).map((units) => decimal(units).div(10_000).toFixed());
  fc.assert(
    fc.property(seconds, unitCost, fc.constantFrom(0, 2, 3), (time, each, digits) => {
      const rate: CostRate = { ...perHour, unitCost: each, unit: 'day', hoursPerDay: '7.33', fxRate: '1.0875' };
      const of = (worked: number) => decimal(entryCost(worked, rate, { project: digits, base: digits }).cost);
      return of(time).plus(of(-time)).eq(0);
    }),
  );
});

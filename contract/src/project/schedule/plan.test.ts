import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type PlainDate } from '../../values/dates.ts';
import { decimal, sum, toFixed } from '../../values/decimal.ts';
import { firstOfMonth, lastOfMonth, type PlannedLine, type PlannedProject, planOf, spread } from './plan.ts';

const weekdays = new Set([1, 2, 3, 4, 5]);

function line(values: Partial<PlannedLine> = {}): PlannedLine {
  return { serviceId: null, startDate: null, endDate: null, net: '100', cost: '60', ...values };
}

function project(values: Partial<PlannedProject> = {}): PlannedProject {
  return { startDate: '2026-01-01', endDate: '2026-03-31', revenue: '100.00', cost: '60.00', digits: 2, ...values };
}

describe('what a project comes to is spread', () => {
  test('over the working days of its months', () => {
    // January, February and March 2026 have 22, 20 and 22 working days: 64 together.
    // 100.00 × 22/64 = 34.375, × 20/64 = 31.25, × 22/64 = 34.375: one cent is left after rounding down, for the first of those that lost most.
    expect(planOf(project(), [line()], weekdays)).toEqual([
      { month: '2026-01-01', serviceId: null, revenue: '34.38', cost: '20.63' },
      { month: '2026-02-01', serviceId: null, revenue: '31.25', cost: '18.75' },
      { month: '2026-03-01', serviceId: null, revenue: '34.37', cost: '20.62' },
    ]);
  });

  test('over its lines by their nets and costs, each on its own days within those of the project', () => {
    const lines = [
      line({ serviceId: 'one', net: '300', cost: '0', startDate: '2025-11-01', endDate: '2026-01-31' }),
      line({ serviceId: 'two', net: '100', cost: '50', startDate: '2026-03-01' }),
    ];
    expect(planOf(project({ revenue: '200.00', cost: '45.00' }), lines, weekdays)).toEqual([
      { month: '2026-01-01', serviceId: 'one', revenue: '150.00', cost: '0.00' },
      { month: '2026-03-01', serviceId: 'two', revenue: '50.00', cost: '45.00' },
    ]);
  });

  test('over all days where none of them is worked on, and over the whole project where a line lies outside of it', () => {
    const weekend = project({ startDate: '2026-01-31', endDate: '2026-02-01', revenue: '10', cost: '0', digits: 0 });
    const months = [
      { month: '2026-01-01', serviceId: null, revenue: '5', cost: '0' },
      { month: '2026-02-01', serviceId: null, revenue: '5', cost: '0' },
    ];
    expect(planOf(weekend, [line()], weekdays)).toEqual(months);
    expect(planOf(weekend, [line({ startDate: '2027-01-01', endDate: '2027-01-31' })], weekdays)).toEqual(months);
  });

  test('with discounts taken off where they lie', () => {
    const lines = [line({ net: '120' }), line({ net: '-20', cost: null, startDate: '2026-03-01' })];
    const [january, february, march] = planOf(project(), lines, weekdays);
    // 120 by 22, 20 and 22 days is 41.25, 37.50 and 41.25; the discount of 20 falls on March alone.
    expect([january?.revenue, february?.revenue, march?.revenue]).toEqual(['41.25', '37.50', '21.25']);
  });
});

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const dayOf = (days: number): PlainDate => addDays('2024-01-01', days);
const span = fc.tuple(fc.nat(900), fc.nat(700)).map(([from, length]) => [dayOf(from), dayOf(from + length)] as const);
const someLine = fc
  .record({
    serviceId: fc.constantFrom(null, 'one', 'two'),
    startDate: fc.option(fc.nat(1600).map(dayOf)),
    endDate: fc.option(fc.nat(1600).map(dayOf)),
    net: fc.option(amount.map((units) => toFixed(decimal(units).div(10_000), 4))),
    cost: fc.option(fc.nat(1_000_000).map((units) => toFixed(decimal(units).div(10_000), 4))),
  })
  .map((values): PlannedLine => {
    const { startDate, endDate } = values;
    return startDate !== null && endDate !== null && endDate < startDate
      ? { ...values, startDate: endDate, endDate: startDate }
      : values;
  });

test('what a project comes to is spread without loss, and only over months the project touches, whatever its lines', () => {
  const working = fc.subarray([1, 2, 3, 4, 5, 6, 7]).map((days) => new Set(days));
  fc.assert(
    fc.property(
      span,
      fc.array(someLine, { maxLength: 8 }),
      amount,
      fc.nat(1_000_000_000),
      fc.constantFrom(0, 2, 3),
      working,
      ([startDate, endDate], lines, net, spent, digits, days) => {
        const written = (units: number) => toFixed(decimal(units).div(10 ** digits), digits);
        const [revenue, cost] = [written(net), written(spent)];
        const cells = planOf({ startDate, endDate, revenue, cost, digits }, lines, days);
        const added = (name: 'revenue' | 'cost') => toFixed(sum(cells.map((cell) => decimal(cell[name]))), digits);
        expect([added('revenue'), added('cost')]).toEqual([revenue, cost]);
        for (const { month } of cells) {
          expect(month).toBe(firstOfMonth(month));
          expect(month <= endDate && lastOfMonth(month) >= startDate).toBe(true);
        }
        const keys = cells.map(({ month, serviceId }) => `${month} ${serviceId}`);
        expect(new Set(keys).size).toBe(keys.length);
      },
    ),
    { numRuns: 300 },
  );
});

test('an amount that is spread is whole again in all, and each part is less than one unit off its exact share', () => {
  fc.assert(
    fc.property(
      fc.bigInt(-(10n ** 12n), 10n ** 12n),
      fc.array(fc.bigInt(-1000n, 10_000n), { minLength: 1 }),
      (total, weights) => {
        const whole = weights.reduce((added, weight) => added + weight, 0n);
        const parts = spread(total, weights);
        expect(parts.reduce((added, part) => added + part, 0n)).toBe(total);
        if (whole === 0n) return;
        parts.forEach((part, at) => {
          const off = part * whole - total * (weights[at] ?? 0n);
          expect(off < 0n ? -off : off).toBeLessThan(whole < 0n ? -whole : whole);
        });
      },
    ),
  );
});

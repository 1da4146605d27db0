import { decimal, zero } from '@mandate/contract/values/decimal.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moverOf } from './mover-of.ts';

const period = { from: '2015-01-01', to: '2015-12-31' };
const planned = (of: Record<string, number>) =>
  Object.entries(of).map(([id, revenue]) => ({ id, label: `Name of ${id}`, revenue: decimal(revenue), cost: zero }));
const mover = (now: Record<string, number>, before: Record<string, number>) => {
  const found = moverOf(planned(now), planned(before), period, 2);
  return found && [found.id, found.by, found.whole, found.percent];
};

test('who moved revenue most is the one with the most of those who moved it the way it went', () => {
  expect(mover({ a: 150, b: 130, c: 20 }, { a: 100, b: 100, c: 100 })).toBeNull();
  expect(mover({ a: 200, b: 130, c: 20 }, { a: 100, b: 100, c: 100 })).toEqual(['a', '100.00', '50.00', '16.6667']);
  expect(mover({ a: 50 }, { a: 100, b: 100 })).toEqual(['b', '-100.00', '-150.00', '-75']);
});

test('a customer who is new, or gone, may have moved it', () => {
  expect(mover({ a: 100, b: 300 }, { a: 100 })).toEqual(['b', '300.00', '300.00', '300']);
  expect(mover({ a: 100 }, {})).toEqual(['a', '100.00', '100.00', null]);
});

test('nobody moved it most who has less than a fifth of the change', () => {
  const many = Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`c${at}`, 10]));
  expect(mover(many, {})).toBeNull();
  expect(mover({ ...many, c0: 20 }, {})).not.toBeNull();
});

test('who moved it has at least a fifth of the change, its sign, and as much as anybody', () => {
  const firm = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), fc.integer({ min: 0, max: 1_000 }));
  fc.assert(
    fc.property(firm, firm, (now, before) => {
      const found = moverOf(planned(now), planned(before), period, 2);
      if (!found) return;
      expect(Math.sign(Number(found.by))).toBe(Math.sign(Number(found.whole)));
      expect(Math.abs(Number(found.by)) * 5).toBeGreaterThanOrEqual(Math.abs(Number(found.whole)));
      for (const id of Object.keys({ ...now, ...before })) {
        const by = (now[id] ?? 0) - (before[id] ?? 0);
        if (by * Number(found.whole) > 0) expect(Math.abs(by)).toBeLessThanOrEqual(Math.abs(Number(found.by)));
      }
    }),
  );
});

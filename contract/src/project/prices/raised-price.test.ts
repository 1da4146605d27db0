import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal } from '../../values/decimal.ts';
import { isStepOf, raisedPrice, roundingSteps, stepsFor } from './raised-price.ts';

const byPercent = (percent: string, roundTo = {}) => ({ percent, amount: null, roundTo });
const byAmount = (amount: string, roundTo = {}) => ({ percent: null, amount, roundTo });

describe('a price raised', () => {
  test.each([
    ['1450', 'EUR', byPercent('4', { EUR: '5' }), '1510'],
    ['2100', 'EUR', byPercent('4', { EUR: '5' }), '2185'],
    ['1240', 'EUR', byPercent('4', { EUR: '5' }), '1290'],
    ['0.42', 'EUR', byPercent('4'), '0.44'],
    ['100000', 'JPY', byPercent('2.5', { JPY: '50' }), '102500'],
    ['99', 'JPY', byPercent('2.5'), '101'],
    ['1.2345', 'KWD', byPercent('10'), '1.358'],
    ['1000', 'EUR', byPercent('-3.5'), '965'],
    ['1000', 'EUR', byAmount('-20.5'), '979.5'],
    ['0', 'EUR', byPercent('4'), '0'],
    ['0', 'EUR', byAmount('12'), '12'],
  ])('of %s %s comes to what is expected', (price, currency, terms, amount) => {
    expect(raisedPrice(price, currency, terms)).toEqual({ amount });
  });

  test('that would be nothing, or more than can be kept, is none', () => {
    expect(raisedPrice('40', 'EUR', byAmount('-40'))).toEqual({ problem: 'raiseToNothing' });
    expect(raisedPrice('0.42', 'EUR', byPercent('4', { EUR: '5' }))).toEqual({ problem: 'raiseToNothing' });
    expect(raisedPrice('999999999999', 'EUR', byPercent('1'))).toEqual({ problem: 'raiseTooLarge' });
  });

  test('lies on a step, and no further than half a step from the exact one', () => {
    const price = fc.integer({ min: 1, max: 9_999_999 }).map((cents) => decimal(cents).div(100).toFixed());
    const percent = fc
      .integer({ min: -9_000, max: 30_000 })
      .map((hundredths) => decimal(hundredths).div(100).toFixed());
    fc.assert(
      fc.property(price, percent, fc.constantFrom(...roundingSteps), (before, by, step) => {
        const raised = raisedPrice(before, 'EUR', byPercent(by, { EUR: step }));
        if (!('amount' in raised)) return;
        const exact = decimal(before).times(decimal(100).plus(by)).div(100);
        expect(decimal(raised.amount).mod(step).eq(0)).toBe(true);
        expect(decimal(raised.amount).minus(exact).abs().times(2).lte(step)).toBe(true);
      }),
    );
  });
});

test('a currency offers the steps it has coins for', () => {
  expect(stepsFor('EUR')).toEqual([...roundingSteps]);
  expect(stepsFor('JPY')).toEqual(['1', '5', '10', '50']);
  expect(isStepOf('0.01', 'KWD')).toBe(true);
});

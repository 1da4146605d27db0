import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from '../../values/decimal.ts';
import { crossRate, type DatedExchange } from './cross-rate.ts';

const rates: DatedExchange[] = [
  { currency: 'USD', validFrom: '2026-01-01', rate: '0.9' },
  { currency: 'USD', validFrom: '2026-06-01', rate: '0.92' },
  { currency: 'CHF', validFrom: '2026-03-01', rate: '1.05' },
  { currency: 'JPY', validFrom: '2026-01-01', rate: '0.0061' },
];
const between = (from: string, to: string, date: string) => crossRate(rates, from, to, 'EUR', date);

test('an exchange rate leads through the base currency, with the newest rate of each day', () => {
  expect(between('USD', 'EUR', '2026-05-31')).toEqual({ rate: '0.9', validFrom: '2026-01-01' });
  expect(between('USD', 'EUR', '2026-06-01')).toEqual({ rate: '0.92', validFrom: '2026-06-01' });
  expect(between('EUR', 'USD', '2026-02-01')).toEqual({ rate: '1.1111111111', validFrom: '2026-01-01' });
  expect(between('USD', 'CHF', '2026-04-01')).toEqual({ rate: '0.8571428571', validFrom: '2026-03-01' });
  expect(between('JPY', 'USD', '2026-07-01')).toEqual({ rate: '0.0066304348', validFrom: '2026-06-01' });
  expect(between('GBP', 'GBP', '2026-07-01')).toEqual({ rate: '1', validFrom: '2026-07-01' });
});

test('an exchange rate that is missing is told as missing and never taken as one', () => {
  expect(between('USD', 'EUR', '2025-12-31')).toBeNull();
  expect(between('EUR', 'CHF', '2026-02-28')).toBeNull();
  expect(between('GBP', 'USD', '2026-07-01')).toBeNull();
  const tiny = [
    { currency: 'VND', validFrom: '2026-01-01', rate: '0.0000000001' },
    { currency: 'KWD', validFrom: '2026-01-01', rate: '9999999999' },
  ];
  expect(crossRate(tiny, 'VND', 'KWD', 'EUR', '2026-07-01')).toBeNull();
  expect(crossRate(tiny, 'KWD', 'VND', 'EUR', '2026-07-01')).toBeNull();
});

test('exchange rates there and back multiply to one, as near as ten decimals are', () => {
  const worth = fc.integer({ min: 100, max: 100_000_000 }).map((count) => (count / 10_000).toFixed(4));
  fc.assert(
    fc.property(worth, worth, (usd, chf) => {
      const both = [
        { currency: 'USD', validFrom: '2026-01-01', rate: usd },
        { currency: 'CHF', validFrom: '2026-01-01', rate: chf },
      ];
      const there = crossRate(both, 'USD', 'CHF', 'EUR', '2026-01-01');
      const back = crossRate(both, 'CHF', 'USD', 'EUR', '2026-01-01');
      if (!there || !back) return;
      const larger = Math.max(Number(there.rate), Number(back.rate));
      const off = decimal(there.rate).times(back.rate).minus(1).abs();
      expect(Number(off.toFixed(12))).toBeLessThanOrEqual(larger * 1e-10 + 1e-10);
    }),
  );
});

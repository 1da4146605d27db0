import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal, toPlain } from '../../values/decimal.ts';
import { totalsOf } from '../figures/totals.ts';
import { blankLine, type LineType, type LineValues, lineTypes } from '../line.ts';
import {
  type CurrencyTaking,
  convertedPrice,
  currencyWays,
  hasPrices,
  isPricedLine,
  takenAmounts,
} from './currency-change.ts';
import { linePricing, manual } from './line-pricing.ts';
import type { LineTerms, Offer } from './line-rates.ts';
import type { RateSource } from './rate-resolution.ts';

const decimals = (min: number, max: number, digits: number) =>
  fc.integer({ min, max }).map((count) => toPlain(decimal(count).div(decimal(10).pow(digits))));

const rated: RateSource = { ...manual, rule: 'service', rateId: 'rate' };
const terms = (currency: string): LineTerms => ({ currency, customerId: null, hoursPerDay: null, startDate: null });

const anyRate = decimals(1, 20_000_000, 4);
const anyLine: fc.Arbitrary<LineValues> = fc
  .record({
    id: fc.uuid(),
    type: fc.constantFrom(...lineTypes),
    quantity: decimals(1, 5_000_000, 4),
    price: fc.option(decimals(0, 50_000_000, 4)),
    unitCost: fc.option(decimals(0, 50_000_000, 4)),
    costCurrency: fc.constantFrom(null, 'EUR', 'USD', 'GBP'),
    isRated: fc.boolean(),
  })
  .map(({ id, type, price, quantity, unitCost, costCurrency, isRated }) => {
    const line: LineValues = { ...blankLine, id, type, priceSource: null, costSource: null };
    if (type === 'section' || type === 'text') return line;
    const unitPrice = type === 'discount' && price !== null && price !== '0' ? `-${price}` : price;
    if (type === 'discount') return { ...line, quantity, unit: 'day', unitPrice };
    const sources = type === 'service' && isRated ? { serviceId: 'audit', priceSource: rated, costSource: rated } : {};
    return { ...line, quantity, unit: 'day', unitPrice, unitCost, costCurrency, fxRate: '2', ...sources };
  });

/** The line with its price taken over from euros into dollars; the rates give what `offer` says. */
function taken(
  line: LineValues,
  taking: CurrencyTaking,
  offer: Offer = { missing: 'rate' },
  fxRate: string | null = '3',
) {
  return linePricing(
    {
      before: { line, terms: terms('EUR') },
      wanted: { line, terms: terms('USD') },
      isFrozen: false,
      taking,
    },
    { price: () => offer, cost: () => ({ missing: 'rate' }), fxRate: () => fxRate },
  );
}

describe('a price in another currency', () => {
  test('is the price times the rate, rounded once to four decimals, whatever its size', () => {
    fc.assert(
      fc.property(decimals(-50_000_000, 50_000_000, 4), anyRate, (price, rate) => {
        const exact = decimal(price).times(rate);
        const converted = decimal(convertedPrice(price, rate));
        expect(converted.minus(exact).abs().lte('0.00005')).toBe(true);
        expect(converted.eq(converted.round(4))).toBe(true);
        // A discount stays one, and its size is that of the same price added.
        expect(decimal(convertedPrice(toPlain(decimal(price).neg()), rate)).eq(converted.neg())).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('is the one worked out by hand', () => {
    expect(convertedPrice('1240', '163.4567')).toBe('202686.308');
    expect(convertedPrice('0.00005', '1')).toBe('0.0001');
    expect(convertedPrice('-0.00005', '1')).toBe('-0.0001');
    expect(convertedPrice('1', '0.0061178281')).toBe('0.0061');
  });

  test('is converted or kept as was chosen, line by line, and never lost', () => {
    fc.assert(
      fc.property(anyLine, fc.constantFrom(...currencyWays), anyRate, (line, how, rate) => {
        const { line: done, missing } = taken(line, { how, rate });
        const wanted =
          line.unitPrice === null || how === 'keep' ? line.unitPrice : convertedPrice(line.unitPrice, rate);
        expect(done.unitPrice === null ? null : toPlain(decimal(done.unitPrice))).toBe(
          wanted === null ? null : toPlain(decimal(wanted)),
        );
        expect(missing.some(({ of }) => of === 'conversion')).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('says that it cannot be converted where no rate is known, unless it is worth nothing', () => {
    fc.assert(
      fc.property(anyLine, fc.constantFrom('convert', 'reread'), (line, how) => {
        const { missing } = taken(line, { how, rate: null });
        expect(missing.some(({ of }) => of === 'conversion')).toBe(isPricedLine(line));
      }),
    );
  });

  test('is read again where a rate gave it, and converted where somebody typed it', () => {
    const offer: Offer = { amount: '999', currency: 'USD', source: rated };
    const work: LineValues = {
      ...blankLine,
      ...{ id: 'a', type: 'service', quantity: '1', unit: 'day', serviceId: 'audit', unitPrice: '100' },
      ...{ priceSource: rated, costSource: null },
    };
    expect(taken(work, { how: 'reread', rate: '2' }, offer)).toMatchObject({
      line: { unitPrice: '999', priceSource: rated },
      isConverted: false,
    });
    expect(taken({ ...work, priceSource: manual }, { how: 'reread', rate: '2' }, offer)).toMatchObject({
      line: { unitPrice: '200', priceSource: manual },
      isConverted: true,
    });
    // The very digits a rate gives come from it again: so a change that is taken back is as it was.
    expect(taken({ ...work, unitPrice: '999' }, { how: 'keep', rate: null }, offer).line.priceSource).toBe(rated);
  });

  test('is looked for where the line is about something else, however prices are taken over', () => {
    const offer: Offer = { amount: '999', currency: 'USD', source: rated };
    const line: LineValues = {
      ...blankLine,
      ...{ id: 'a', type: 'service', quantity: '1', unit: 'day', serviceId: 'audit', unitPrice: '100' },
      ...{ priceSource: rated, costSource: null },
    };
    const { line: done } = linePricing(
      {
        before: { line, terms: terms('EUR') },
        wanted: { line: { ...line, serviceId: 'review' }, terms: terms('USD') },
        isFrozen: false,
        taking: { how: 'convert', rate: '2' },
      },
      { price: () => offer, cost: () => ({ missing: 'rate' }), fxRate: () => '3' },
    );
    expect(done.unitPrice).toBe('999');
  });
});

describe('a cost', () => {
  test('stays in the currency it was entered in, however prices are taken over; only its exchange rate is another', () => {
    fc.assert(
      fc.property(anyLine, fc.constantFrom(...currencyWays), anyRate, (line, how, rate) => {
        const { unitCost, costCurrency, fxRate } = taken(line, { how, rate }).line;
        const currency = line.costCurrency ?? 'EUR';
        const kept = [line.unitCost, currency, currency === 'USD' ? null : '3'];
        expect([unitCost, costCurrency, fxRate]).toEqual(line.unitCost === null ? [null, null, null] : kept);
      }),
    );
  });

  test('that no exchange rate leads from is not known, and neither is the margin', () => {
    const costly = anyLine.filter(({ unitCost, costCurrency }) => unitCost !== null && costCurrency !== 'USD');
    fc.assert(
      fc.property(fc.uniqueArray(costly, { minLength: 1, selector: ({ id }) => id }), (lines) => {
        const moved = lines.map((line) => taken(line, { how: 'keep', rate: null }, undefined, null).line);
        const { plannedCost, plannedMarginPercent } = totalsOf({
          currency: 'USD',
          discountPercent: null,
          lines: moved,
        });
        expect([plannedCost, plannedMarginPercent]).toEqual(['0.00', null]);
      }),
    );
  });
});

test('only what has a price that is worth something is asked about', () => {
  const line = (type: LineType, unitPrice: string | null) => isPricedLine({ type, unitPrice });
  expect([line('service', '1'), line('expense', '0.01'), line('discount', '-1')]).toEqual([true, true, true]);
  expect([line('service', null), line('service', '0.00'), line('text', null)]).toEqual([false, false, false]);
});

test('the price of a line is never lost by going there and back at rates that are each other\u2019s inverse', async () => {
  const there = convertedPrice('1240', '1.25');
  expect(decimal(convertedPrice(there, '0.8')).eq('1240')).toBe(true);
});

describe('the amounts of milestones in another currency', () => {
  const ways = fc.constantFrom(...currencyWays);
  const amount = fc.option(decimals(0, 1_000_000_000, 2));

  test('are converted unless digits stay, rounded to what the currency has, and only where nobody changed them', () => {
    fc.assert(
      fc.property(amount, amount, ways, fc.integer({ min: 1, max: 10_000 }), (old, sent, how, rate) => {
        const { milestones, converted, lacksRate } = takenAmounts(
          [{ id: 'm', amount: sent }],
          new Map([['m', old]]),
          () => ({ how, rate: `${rate}` }),
          'JPY',
        );
        const isTaken =
          how !== 'keep' && sent !== null && old !== null && decimal(old).eq(sent) && !decimal(sent).eq(0);
        const expected = isTaken ? toPlain(decimal(sent).times(rate).round(0, 1)) : sent;
        expect([milestones[0]?.amount, converted, lacksRate]).toEqual([expected, isTaken ? 1 : 0, false]);
      }),
    );
  });

  test('lack a rate where none is known, and make a project one with prices', () => {
    const before = new Map([['m', '1']]);
    const taken = takenAmounts([{ id: 'm', amount: '1' }], before, () => ({ how: 'reread', rate: null }), 'JPY');
    expect(taken).toEqual({ milestones: [{ id: 'm', amount: '1' }], converted: 0, lacksRate: true });
    expect(
      [{ amount: '0.01' }, { amount: '0.00' }, { amount: null }, {}].map((one) => hasPrices({ milestones: [one] })),
    ).toEqual([true, false, false, false]);
  });
});

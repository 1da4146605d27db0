import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minorDigits } from '../../values/currencies.ts';
import { decimal, round, sum, toFixed, toPlain, zero } from '../../values/decimal.ts';
import { blankLine, type LineFigures, lineTypes } from '../line.ts';
import type { RateSource } from '../prices/rate-resolution.ts';
import { type Explanation, explainedFigures, explainLine, explainTotal, type LineField } from './explain.ts';
import { lineAmounts } from './line-amounts.ts';
import { totalFields } from './total-fields.ts';
import { type Priced, totalsOf } from './totals.ts';

type Line = Priced['lines'][number];

const decimals = (min: number, max: number) =>
  fc.integer({ min, max }).map((count) => toPlain(decimal(count).div(10_000)));

const anyLine: fc.Arbitrary<Line> = fc
  .record({
    id: fc.uuid(),
    type: fc.constantFrom(...lineTypes),
    providerId: fc.constantFrom(null, 'provider'),
    quantity: fc.option(decimals(1, 5_000_000)),
    unitPrice: fc.option(decimals(0, 50_000_000)),
    discountPercent: fc.option(decimals(0, 1_000_000)),
    tax: fc.constantFrom(['full', '22'], ['low', '10.5'], ['none', '0'], [null, '7.7']),
    isBillable: fc.boolean(),
    isOptional: fc.boolean(),
    unitCost: fc.option(decimals(0, 50_000_000)),
    costCurrency: fc.constantFrom(null, 'EUR', 'USD'),
    fxRate: fc.option(decimals(1, 20_000)),
  })
  .map(({ id, type, tax: [taxRateId = null, taxPercent = null], ...rest }) => {
    if (type === 'section' || type === 'text') return { ...blankLine, id, type };
    const unitPrice = type === 'discount' && rest.unitPrice !== null ? `-${rest.unitPrice}` : rest.unitPrice;
    return { ...blankLine, ...rest, id, type, taxRateId, taxPercent, unitPrice };
  });

const anyPriced: fc.Arbitrary<Priced> = fc.record({
  currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
  discountPercent: fc.option(decimals(0, 1_000_000)),
  lines: fc.uniqueArray(anyLine, { maxLength: 20, selector: ({ id }) => id }),
});

/** What the inputs come to, by the way the explanation names. */
function recomputed({ by, inputs, kind }: Explanation, digits: number): string | null {
  const values = inputs.map(({ label, value }) => ({ label, value: value === null ? null : decimal(value) }));
  const [first, second] = values;
  if (by === 'share') {
    if (!first?.value || !second?.value || second.value.eq(0)) return null;
    return toPlain(round(first.value.times(100).div(second.value), 4));
  }
  if (values.some(({ value }) => value === null)) return null;
  const all = values.map(({ label, value }) => {
    const known = value ?? decimal(0);
    return label === 'discountPercent' ? decimal(100).minus(known).div(100) : known;
  });
  const exact = by === 'sum' ? sum(all) : all.reduce((product, factor) => product.times(factor), decimal(1));
  return kind === 'money' ? toFixed(exact, digits) : toPlain(exact);
}

describe('the explanation of a total', () => {
  test('has parts that add up to it again, to the last digit', () => {
    fc.assert(
      fc.property(anyPriced, (priced) => {
        const totals = totalsOf(priced);
        for (const field of totalFields) {
          const explained = explainTotal(priced, field);
          if (explained.formula === 'costsUnknown') {
            expect([field, explained.value, totals.plannedCost]).toEqual([
              field,
              null,
              toFixed(zero, minorDigits(priced.currency)),
            ]);
            continue;
          }
          expect([field, explained.value]).toEqual([field, totals[field]]);
          expect([field, recomputed(explained, minorDigits(priced.currency))]).toEqual([field, totals[field]]);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('names totals as its parts as they are', () => {
    fc.assert(
      fc.property(anyPriced, (priced) => {
        const totals = totalsOf(priced);
        for (const { total, value } of totalFields.flatMap((field) => explainTotal(priced, field).inputs)) {
          if (total) expect([totals[total], totals[total]?.replace(/^/, '-').replace('--', '')]).toContain(value);
        }
      }),
    );
  });

  test('accounts for every line with figures: it is a part or is left out', () => {
    fc.assert(
      fc.property(anyPriced, (priced) => {
        const named = (field: 'subtotal' | 'plannedCostInternal' | 'plannedCostProvider' | 'plannedCostExpense') => {
          const { inputs, leftOut } = explainTotal(priced, field);
          expect(inputs.filter(({ lineId }) => leftOut.some((left) => left.lineId === lineId))).toEqual([]);
          return [...inputs, ...leftOut].flatMap(({ lineId }) => lineId ?? []);
        };
        const withNet = priced.lines.filter(({ type }) => type !== 'section' && type !== 'text').map(({ id }) => id);
        expect(new Set(named('subtotal'))).toEqual(new Set(withNet));
        const costing = [
          named('plannedCostInternal'),
          named('plannedCostProvider'),
          named('plannedCostExpense'),
        ].flat();
        const withCost = priced.lines.filter(({ type, isOptional, quantity }) => {
          return (type === 'service' || type === 'expense') && !isOptional && quantity !== null;
        });
        expect(withCost.filter(({ id }) => !costing.includes(id))).toEqual([]);
      }),
    );
  });

  test('says why lines are left out', () => {
    const line = (id: string, figures: Partial<LineFigures>): Line => ({
      ...blankLine,
      ...{ id, type: 'service', quantity: '2', unit: 'day', unitPrice: '100', unitCost: '60' },
      ...figures,
    });
    const priced: Priced = {
      currency: 'EUR',
      discountPercent: null,
      lines: [
        line('film', { isOptional: true }),
        line('gift', { isBillable: false }),
        line('open', { unitPrice: null }),
        line('cheap', { unitCost: null }),
        line('abroad', { costCurrency: 'USD' }),
      ],
    };
    const said = (field: Parameters<typeof explainTotal>[1]) =>
      explainTotal(priced, field).leftOut.map(({ lineId, reason, value }) => `${lineId} ${reason} ${value}`);
    expect(said('contractNet')).toEqual(['film optional 200.00', 'gift notBilled null', 'open noPrice null']);
    expect(said('plannedCost')).toEqual(['film optional 120.00', 'cheap noCost null', 'abroad noExchangeRate null']);
    expect(said('plannedMargin')).toEqual([
      'film optional 200.00',
      'gift notBilled null',
      'open noPrice null',
      'cheap noCost null',
      'abroad noExchangeRate null',
    ]);
  });
});

describe('the explanation of a figure of a line', () => {
  test('has parts that give it again, to the last digit', () => {
    fc.assert(
      fc.property(anyLine, fc.constantFrom('EUR', 'JPY', 'KWD'), (line, currency) => {
        const amounts = lineAmounts(line, currency);
        const { unitPrice, unitCost, taxPercent } = line;
        const figures: Record<LineField, string | null> = { ...amounts, unitPrice, unitCost, taxPercent };
        for (const field of explainedFigures) {
          const explained = explainLine(line, currency, field);
          expect([field, explained.value]).toEqual([field, figures[field]]);
          if (explained.by === 'origin' || (field === 'net' && line.quantity === null)) continue;
          expect([field, recomputed(explained, minorDigits(currency))]).toEqual([field, figures[field]]);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('tells the rate a price was taken from and what it was converted with', () => {
    const source: RateSource = {
      rule: 'person',
      rateId: 'rate',
      rateName: 'Mara Feld',
      validFrom: '2031-01-01',
      date: '2031-02-01',
      amount: '1000',
      currency: 'USD',
      unit: 'day',
      hoursPerDay: '7.5',
      fxRate: '0.8',
      tried: [{ rule: 'service', reason: 'notNamed' }],
    };
    const line = { ...blankLine, type: 'service', quantity: '1', unitPrice: '106.6667', priceSource: source } as const;
    const explained = explainLine(line, 'EUR', 'unitPrice');
    expect(explained).toMatchObject({ value: '106.6667', formula: 'line.fromRate', rounding: 'price' });
    expect(explained.inputs.map(({ label, value, currency }) => `${label} ${value} ${currency}`)).toEqual([
      'rate 1000 USD',
      'hoursPerDay 7.5 undefined',
      'fxRate 0.8 undefined',
    ]);
    expect(explainLine({ ...line, priceSource: null }, 'EUR', 'unitPrice').formula).toBe('line.typed');
    expect(explainLine({ ...line, unitPrice: null, priceSource: null }, 'EUR', 'unitPrice').formula).toBe(
      'line.rateMissing',
    );
  });
});

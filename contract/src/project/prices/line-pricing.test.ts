import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blankLine, type LineValues } from '../line.ts';
import { type LineOffers, linePricing } from './line-pricing.ts';
import type { LineTerms, Offer } from './line-rates.ts';
import type { RateSource } from './rate-resolution.ts';

const terms: LineTerms = { currency: 'EUR', customerId: 'acme', hoursPerDay: null, startDate: '2026-05-01' };
const line = (values: Partial<LineValues> = {}): LineValues => ({
  ...blankLine,
  id: 'line',
  type: 'service',
  description: 'Audit',
  quantity: '1',
  unit: 'day',
  serviceId: 'audit',
  personnelId: 'ann',
  priceSource: null,
  costSource: null,
  ...values,
});
const source = (rule: RateSource['rule'], rateId: string): RateSource => ({
  rule,
  rateId,
  rateName: rateId,
  validFrom: '2026-01-01',
  date: '2026-05-01',
  amount: '800',
  currency: 'EUR',
  unit: 'day',
  hoursPerDay: null,
  fxRate: null,
  tried: [],
});
const none: Offer = { missing: 'rate' };
const offer = (amount: string, by: RateSource, currency = 'EUR'): Offer => ({ amount, currency, source: by });
const priced = offer('800', source('service', 'audit price'));
const costed = offer('450', source('person', 'cost of ann'));
const offers = (values: Partial<Record<'price' | 'cost', Offer>> = {}, fx: string | null = '0.9'): LineOffers => ({
  price: () => values.price ?? priced,
  cost: () => values.cost ?? costed,
  fxRate: () => fx,
});
interface Case {
  old?: LineValues | null;
  oldTerms?: LineTerms;
  wanted: LineValues;
  wantedTerms?: LineTerms;
  isFrozen?: boolean;
}
const decide = ({ old = null, oldTerms = terms, wanted, wantedTerms = terms, isFrozen = false }: Case, by = offers()) =>
  linePricing(
    { before: old && { line: old, terms: oldTerms }, wanted: { line: wanted, terms: wantedTerms }, isFrozen },
    by,
  );
const taken = line({
  unitPrice: '800',
  priceSource: source('service', 'audit price'),
  unitCost: '450',
  costCurrency: 'EUR',
  costSource: source('person', 'cost of ann'),
});
const never: LineOffers = {
  price: () => expect.fail('asked for a price'),
  cost: () => expect.fail('asked for a cost'),
  fxRate: () => expect.fail('asked for an exchange rate'),
};

describe('price and cost of a line', () => {
  test('are those of the rates where nothing was entered', () => {
    expect(decide({ wanted: line() })).toEqual({ line: { ...taken, fxRate: null }, missing: [], isConverted: false });
  });

  test('stay as they were taken, whatever the rates say by now', () => {
    expect(decide({ old: taken, wanted: { ...taken, quantity: '7', description: 'Other' } }, never).line).toMatchObject(
      {
        unitPrice: '800',
        priceSource: { rateId: 'audit price' },
      },
    );
  });

  test.each([
    ['service', { serviceId: 'review' }, {}],
    ['person', { personnelId: 'ben' }, {}],
    ['provider', { personnelId: null, providerId: 'studio' }, {}],
    ['seniority', { seniority: 'senior' }, {}],
    ['unit', { unit: 'hour' }, {}],
    ['day', { startDate: '2026-07-01' }, {}],
    ['first day of the project', {}, { startDate: '2026-07-01' }],
    ['currency', {}, { currency: 'USD' }],
    ['customer', {}, { customerId: 'other' }],
    ['hours of a day', {}, { hoursPerDay: '7.5' }],
  ])('are looked up again when the %s changes', (_what, values, ofProject) => {
    const other = offers({
      price: offer('900', source('person', 'new')),
      cost: offer('1', source('service', 'other')),
    });
    const change = { old: taken, wanted: { ...taken, ...values }, wantedTerms: { ...terms, ...ofProject } };
    expect(decide(change, other).line).toMatchObject({
      unitPrice: '900',
      priceSource: { rateId: 'new' },
      unitCost: '1',
      costSource: { rateId: 'other' },
    });
    const lacking = decide(change, offers({ price: none, cost: none }));
    expect(lacking.line).toMatchObject({ unitPrice: null, priceSource: null, unitCost: null, costCurrency: null });
    expect(lacking.missing).toEqual([
      { of: 'price', exchangeFrom: null },
      { of: 'cost', exchangeFrom: null },
    ]);
    const byHand = { rule: 'manual' as const };
    const entered = {
      ...taken,
      priceSource: { ...source('manual', ''), ...byHand },
      costSource: { ...source('manual', ''), ...byHand },
    };
    expect(decide({ ...change, old: entered, wanted: { ...entered, ...values } }, other).line).toMatchObject({
      unitPrice: '800',
      priceSource: byHand,
      unitCost: '450',
      costSource: byHand,
    });
  });

  test('that are entered are by hand, unless they are what the rates give', () => {
    const rules = (values: Partial<LineValues>) => {
      const { line: decided } = decide({ old: taken, wanted: { ...taken, personnelId: 'ben', ...values } });
      return [decided.priceSource?.rule, decided.costSource?.rule];
    };
    const before = { ...taken, unitPrice: '700', unitCost: '300' };
    expect(rules({ unitPrice: '799.9999', unitCost: '450.0001' })).toEqual(['manual', 'manual']);
    expect(decide({ old: before, wanted: { ...before, unitPrice: '800.00', unitCost: '450.0' } }).line).toMatchObject({
      priceSource: { rule: 'service' },
      costSource: { rule: 'person' },
    });
    expect(decide({ old: before, wanted: { ...before, unitCost: '450', costCurrency: 'USD' } }).line).toMatchObject({
      costSource: { rule: 'manual' },
      fxRate: '0.9',
    });
  });

  test('stand in the currency of the project where none is named, for good', () => {
    const { line: decided } = decide({ wanted: line({ unitCost: '10' }) });
    expect(decided).toMatchObject({ unitCost: '10', costCurrency: 'EUR', fxRate: null });
    const wantedTerms = { ...terms, currency: 'USD' };
    expect(decide({ old: decided, wanted: decided, wantedTerms }).line).toMatchObject({
      costCurrency: 'EUR',
      fxRate: '0.9',
    });
  });

  test('of nothing that rates know are entered, and stay when the last that named one goes', () => {
    const bare = line({ serviceId: null, personnelId: null, unitPrice: '5' });
    expect(decide({ wanted: bare }, { ...never, cost: () => none }).line).toMatchObject({
      priceSource: { rule: 'manual' },
    });
    expect(decide({ old: taken, wanted: { ...taken, serviceId: null, personnelId: null } }).line).toMatchObject({
      unitPrice: '800',
      priceSource: { rule: 'manual' },
    });
  });

  test('change while they are frozen only where they are entered, and never name the rate of another person', () => {
    const wanted = { ...taken, personnelId: 'ben' };
    expect(decide({ old: taken, wanted: { ...taken, quantity: '2' }, isFrozen: true }, never).line).toMatchObject({
      priceSource: { rule: 'service' },
    });
    expect(decide({ old: taken, wanted, isFrozen: true }, never).line).toMatchObject({
      unitPrice: '800',
      priceSource: { rule: 'manual' },
      unitCost: '450',
      costSource: { rule: 'manual' },
    });
    expect(decide({ old: taken, wanted: { ...wanted, unitPrice: '1' }, isFrozen: true }).line.priceSource?.rule).toBe(
      'manual',
    );
  });

  test('whose exchange rate is missing say so, and are tried again', () => {
    const foreign = offers({ cost: offer('500', source('provider', 'studio'), 'USD') }, null);
    const first = decide({ wanted: line() }, foreign);
    expect([first.line.fxRate, first.missing]).toEqual([null, [{ of: 'cost', exchangeFrom: 'USD' }]]);
    const again = decide({ old: first.line, wanted: first.line }, { ...never, fxRate: () => '0.8' });
    expect([again.line.fxRate, again.missing]).toEqual(['0.8', []]);
    expect(decide({ old: again.line, wanted: again.line }, never).line.fxRate).toBe('0.8');
    const noPrice = decide({ wanted: line() }, offers({ price: { missing: 'exchangeRate', from: 'GBP' } }));
    expect([noPrice.line.unitPrice, noPrice.missing]).toEqual([null, [{ of: 'price', exchangeFrom: 'GBP' }]]);
    expect(decide({ wanted: line({ isBillable: false }) }, offers({ price: none })).missing).toEqual([]);
  });

  test('belong to work: expenses are entered, other lines cost nothing', () => {
    const expense = line({ type: 'expense', unitPrice: '60', unitCost: '40', costCurrency: 'USD' });
    expect(decide({ wanted: expense }, { ...never, fxRate: () => '0.9' }).line).toMatchObject({
      priceSource: null,
      costSource: { rule: 'manual' },
      fxRate: '0.9',
    });
    const { line: text } = decide({ old: taken, wanted: { ...taken, type: 'text', unitPrice: null } }, never);
    expect(text).toMatchObject({
      priceSource: null,
      unitCost: null,
      costCurrency: null,
      costSource: null,
      fxRate: null,
    });
  });
});

const figure = fc.constantFrom(null, '450', '800', '800.00', '12.5');
const anySource = fc.constantFrom(
  null,
  source('manual', ''),
  source('service', 'old'),
  source('person', 'cost of old'),
);
const anyLine = fc
  .record({
    type: fc.constantFrom('service' as const, 'expense' as const, 'discount' as const, 'section' as const),
    personnelId: fc.constantFrom(null, 'ann', 'ben'),
    serviceId: fc.constantFrom(null, 'audit'),
    unitPrice: figure,
    priceSource: anySource,
    unitCost: figure,
    costCurrency: fc.constantFrom(null, 'EUR', 'USD'),
    costSource: anySource,
    fxRate: fc.constantFrom(null, '0.7'),
  })
  .map((values) => line(values));
const anyOffer = (by: RateSource) => fc.constantFrom(none, offer('800', by), offer('450', by, 'USD'));

test('after any save of a line its price and cost are those of the source named beside them, and a second save changes nothing', () => {
  const found = { price: source('service', 'now'), cost: source('person', 'now') };
  const anyPrice = fc.constantFrom(none, offer('800', found.price), offer('12.5', found.price));
  fc.assert(
    fc.property(
      fc.option(anyLine),
      anyLine,
      anyPrice,
      anyOffer(found.cost),
      fc.boolean(),
      (old, wanted, price, cost, isFrozen) => {
        const by = offers({ price, cost });
        const { line: decided } = decide({ old, wanted, isFrozen }, by);
        // What the rates of this moment gave is what they give.
        if (decided.priceSource?.rateId === 'now')
          expect('amount' in price && Number(price.amount)).toBe(Number(decided.unitPrice));
        if (decided.costSource?.rateId === 'now')
          expect('amount' in cost && [Number(cost.amount), cost.currency]).toEqual([
            Number(decided.unitCost),
            decided.costCurrency,
          ]);
        if (decided.priceSource?.rateId === 'old') expect(decided.personnelId).toBe(old?.personnelId);
        if (decided.costSource?.rateId === 'cost of old') expect(decided.personnelId).toBe(old?.personnelId);
        if (decided.unitCost === null) expect([decided.costCurrency, decided.costSource]).toEqual([null, null]);
        if (decided.costCurrency === null || decided.costCurrency === 'EUR') expect(decided.fxRate).toBeNull();
        const { line: again } = decide({ old: decided, wanted: decided, isFrozen }, by);
        expect(again).toEqual(decided);
      },
    ),
    { numRuns: 2000 },
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  costRules,
  hoursPerDayOf,
  type RateFacts,
  type RateRequest,
  type RateRule,
  rateIndex,
  resolveRate,
  sellRules,
} from './rate-resolution.ts';

const nothing = {
  personnelId: null,
  providerId: null,
  customerId: null,
  projectId: null,
  serviceId: null,
  seniority: null,
};
const all = {
  personnelId: 'ann',
  providerId: 'studio',
  customerId: 'acme',
  projectId: 'launch',
  serviceId: 'audit',
  seniority: 'senior',
};

let made = 0;
function rate(values: Partial<RateFacts> = {}): RateFacts {
  made += 1;
  return {
    id: `rate-${String(made).padStart(5, '0')}`,
    side: 'sell',
    ...nothing,
    unit: 'day',
    amount: '800',
    currency: 'EUR',
    validFrom: '2026-01-01',
    validTo: null,
    minQuantity: null,
    ...values,
  };
}
function request(values: Partial<RateRequest> = {}): RateRequest {
  return { side: 'sell', date: '2026-06-01', unit: 'day', quantity: '5', ...all, hoursPerDay: '8', ...values };
}

const resolved = (rates: readonly RateFacts[], wanted: RateRequest) => resolveRate(rateIndex(rates), wanted);

/** What a rate of each rule names; the first letters say which. */
const named: Record<RateRule, Partial<RateFacts>> = {
  projectServicePerson: { projectId: 'launch', serviceId: 'audit', personnelId: 'ann' },
  projectService: { projectId: 'launch', serviceId: 'audit' },
  projectSeniority: { projectId: 'launch', seniority: 'senior' },
  customerServiceSeniority: { customerId: 'acme', serviceId: 'audit', seniority: 'senior' },
  customerService: { customerId: 'acme', serviceId: 'audit' },
  customerSeniority: { customerId: 'acme', seniority: 'senior' },
  serviceSeniority: { serviceId: 'audit', seniority: 'senior' },
  service: { serviceId: 'audit' },
  person: { personnelId: 'ann' },
  projectPerson: { projectId: 'launch', personnelId: 'ann' },
  projectProvider: { projectId: 'launch', providerId: 'studio' },
  providerService: { providerId: 'studio', serviceId: 'audit' },
  provider: { providerId: 'studio' },
};

describe('the rate of a line', () => {
  test.each([
    ['sell', sellRules, {}],
    ['cost', costRules.filter((rule) => rule !== 'projectPerson' && rule !== 'person'), { personnelId: null }],
    ['cost', costRules.filter((rule) => !rule.includes('rovider')), { providerId: null }],
  ] as const)('on the %s side is the first there is of %j', (side, rules, who) => {
    const rates = rules.map((rule) => rate({ side, ...named[rule] }));
    rules.forEach((rule, index) => {
      const { matched, tried } = resolved(rates.slice(index), request({ side, ...who }));
      expect([matched?.rule, matched?.rate.id]).toEqual([rule, rates[index]?.id]);
      expect(tried.filter(({ reason }) => reason === 'none').map((one) => one.rule)).toEqual(rules.slice(0, index));
    });
    const { matched, tried } = resolved([], request({ side, ...who }));
    expect([matched, tried.filter(({ reason }) => reason === 'none').length]).toEqual([null, rules.length]);
  });

  test('of a person whom a provider supplies: what the person costs comes first, then what the provider asks', () => {
    const order = ['projectPerson', 'person', 'projectProvider', 'providerService', 'provider', 'service'] as const;
    const rates = order.map((rule) => rate({ side: 'cost', ...named[rule] }));
    order.forEach((rule, index) => {
      expect(resolved(rates.slice(index), request({ side: 'cost' })).matched?.rule).toBe(rule);
    });
  });

  test('names exactly what its rule names: one that names more or less, or the other side, is none', () => {
    const found = (values: Partial<RateFacts>) => resolved([rate(values)], request()).matched?.rule ?? null;
    expect(found({ serviceId: 'audit' })).toBe('service');
    expect(found({ serviceId: 'audit', side: 'cost' })).toBeNull();
    expect(found({ serviceId: 'review' })).toBeNull();
    expect(found({ customerId: 'acme' })).toBeNull();
    expect(found({ serviceId: 'audit', providerId: 'studio' })).toBeNull();
    expect(found({ serviceId: 'audit', personnelId: 'ann' })).toBeNull();
  });

  test('says of each rule before it why it gave none', () => {
    const rates = [
      rate({ ...named.projectService, validFrom: '2026-06-02' }),
      rate({ ...named.customerServiceSeniority, validTo: '2026-05-31' }),
      rate({ ...named.customerService, unit: 'month' }),
      rate({ ...named.serviceSeniority, minQuantity: '5.0001' }),
      rate(named.service),
    ];
    expect(resolved(rates, request({ personnelId: null })).tried).toEqual([
      { rule: 'projectServicePerson', reason: 'notNamed' },
      { rule: 'projectService', reason: 'notYetValid' },
      { rule: 'projectSeniority', reason: 'none' },
      { rule: 'customerServiceSeniority', reason: 'ended' },
      { rule: 'customerService', reason: 'otherUnit' },
      { rule: 'customerSeniority', reason: 'none' },
      { rule: 'serviceSeniority', reason: 'belowMinimum' },
    ]);
  });

  test('holds from its first day to its last', () => {
    const rates = [
      rate({ serviceId: 'audit', amount: '800', validFrom: '2026-01-01', validTo: '2026-06-30' }),
      rate({ serviceId: 'audit', amount: '900', validFrom: '2026-07-01' }),
    ];
    const on = (date: string) => resolved(rates, request({ date })).matched?.amount ?? null;
    expect(['2025-12-31', '2026-01-01', '2026-06-30', '2026-07-01'].map(on)).toEqual([null, '800', '800', '900']);
  });

  test('for a quantity is the one with the highest minimum that is reached; without a quantity one without a minimum', () => {
    const rates = [
      rate({ serviceId: 'audit', amount: '800' }),
      rate({ serviceId: 'audit', amount: '700', minQuantity: '10' }),
      rate({ serviceId: 'audit', amount: '600', minQuantity: '50' }),
    ];
    const of = (quantity: string | null) => resolved(rates, request({ quantity })).matched?.amount;
    expect([null, '9.9999', '10', '49', '50'].map(of)).toEqual(['800', '800', '700', '700', '600']);
  });

  test('counts a minimum in its own unit', () => {
    const rates = [rate({ serviceId: 'audit', minQuantity: '10' })];
    const of = (quantity: string) =>
      resolved(rates, request({ unit: 'hour', quantity, hoursPerDay: '7.5' })).matched?.amount;
    expect([of('74.9999'), of('75')]).toEqual([undefined, '106.6667']);
  });

  test('of a day is converted to hours by the hours of the contract, of an hour to days, and of nothing else', () => {
    const of = (unit: string, wanted: string, hoursPerDay: string) => {
      const { matched } = resolved([rate({ serviceId: 'audit', unit })], request({ unit: wanted, hoursPerDay }));
      return matched && [matched.amount, matched.hoursPerDay];
    };
    expect(of('day', 'hour', '8')).toEqual(['100', '8']);
    expect(of('day', 'hour', '7.5')).toEqual(['106.6667', '7.5']);
    expect(of('hour', 'day', '7.5')).toEqual(['6000', '7.5']);
    expect(of('day', 'day', '7.5')).toEqual(['800', null]);
    expect(of('day', 'month', '8')).toBeNull();
  });

  test('in the wanted unit comes before one to convert, and of two the later one before the earlier', () => {
    const day = rate({ serviceId: 'audit', unit: 'day', validFrom: '2026-03-01' });
    const hour = rate({ serviceId: 'audit', unit: 'hour', validFrom: '2026-02-01' });
    const later = rate({ serviceId: 'audit', unit: 'hour', validFrom: '2026-02-02' });
    expect(resolved([day, hour], request({ unit: 'hour' })).matched?.rate).toBe(hour);
    expect(resolved([hour, day, later], request({ unit: 'hour' })).matched?.rate).toBe(later);
  });
});

test('the hours of a day are those of the project, the customer, the person, the firm', () => {
  const of = (project: string | null, customer: string | null, weeklyHours: string | null) =>
    hoursPerDayOf({ project, customer, weeklyHours, firm: '8' });
  expect(of('7.5', '7', '30')).toBe('7.5');
  expect(of(null, '7', '30')).toBe('7');
  expect(of(null, null, '38.5')).toBe('7.7');
  expect(of(null, null, '0')).toBe('8');
  expect(of(null, null, '121')).toBe('8');
  expect(of(null, null, null)).toBe('8');
});

const maybe = <Value>(value: Value) => fc.constantFrom(value, null);
const date = fc.integer({ min: 10, max: 28 }).map((day) => `2026-06-${day}`);
const anyRate: fc.Arbitrary<RateFacts> = fc
  .record({
    side: fc.constantFrom('sell' as const, 'cost' as const),
    rule: fc.constantFrom(...sellRules, ...costRules),
    unit: fc.constantFrom('hour', 'day', 'unit'),
    amount: fc.integer({ min: 0, max: 10_000_000 }).map((count) => (count / 100).toFixed(2)),
    validFrom: date,
    validTo: fc.option(date),
    minQuantity: fc.option(fc.integer({ min: 1, max: 20 }).map(String)),
  })
  .map(({ rule, ...values }) => rate({ ...named[rule], ...values }));
const anyRequest: fc.Arbitrary<RateRequest> = fc.record({
  side: fc.constantFrom('sell' as const, 'cost' as const),
  date,
  unit: fc.constantFrom('hour', 'day', 'unit'),
  quantity: fc.option(fc.integer({ min: 1, max: 30 }).map(String)),
  projectId: maybe('launch'),
  customerId: maybe('acme'),
  serviceId: maybe('audit'),
  personnelId: maybe('ann'),
  providerId: maybe('studio'),
  seniority: maybe('senior'),
  hoursPerDay: fc.constantFrom('8', '7.5', '7.7'),
});
const references = ['personnelId', 'providerId', 'customerId', 'projectId', 'serviceId', 'seniority'] as const;

describe('whatever the rates and the request', () => {
  test('the rate found holds on the day, names nothing the request does not, and its minimum is reached', () => {
    fc.assert(
      fc.property(fc.array(anyRate, { maxLength: 20 }), anyRequest, (rates, wanted) => {
        const { matched } = resolved(rates, wanted);
        if (!matched) return;
        const { rate: found } = matched;
        expect(found.side).toBe(wanted.side);
        expect(found.validFrom <= wanted.date && (found.validTo ?? '9') >= wanted.date).toBe(true);
        for (const name of references) expect([null, wanted[name]]).toContain(found[name]);
        if (found.minQuantity !== null) expect(wanted.quantity).not.toBeNull();
        expect(matched.amount).toMatch(/^\d+(\.\d{1,4})?$/);
        expect(matched.hoursPerDay === null).toBe(found.unit === wanted.unit);
      }),
      { numRuns: 400 },
    );
  });

  test('nothing depends on the order of the rates, and taking a rate away that was not found changes nothing found', () => {
    fc.assert(
      fc.property(fc.array(anyRate, { maxLength: 20 }), anyRequest, fc.nat(), (rates, wanted, at) => {
        const { matched } = resolved(rates, wanted);
        expect(resolved([...rates].reverse(), wanted).matched).toEqual(matched);
        const other = rates[at % Math.max(rates.length, 1)];
        if (other === undefined || other === matched?.rate) return;
        expect(
          resolved(
            rates.filter((one) => one !== other),
            wanted,
          ).matched,
        ).toEqual(matched);
      }),
      { numRuns: 300 },
    );
  });

  test('every rule before the one found is told of once, in order', () => {
    fc.assert(
      fc.property(fc.array(anyRate, { maxLength: 20 }), anyRequest, (rates, wanted) => {
        const { matched, tried } = resolved(rates, wanted);
        const told = [...tried.map(({ rule }) => rule), ...(matched ? [matched.rule] : [])];
        const rules: readonly RateRule[] = wanted.side === 'sell' ? sellRules : costRules;
        expect(new Set(told).size).toBe(told.length);
        if (!matched) expect([...told].sort()).toEqual([...rules].sort());
        if (wanted.personnelId === null || wanted.providerId === null || wanted.side === 'sell')
          expect(told).toEqual(rules.slice(0, told.length));
      }),
      { numRuns: 300 },
    );
  });
});

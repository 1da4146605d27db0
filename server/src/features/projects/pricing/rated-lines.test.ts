import type { RateSource } from '@mandate/contract/project/prices/rate-resolution.ts';
import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../../testing/callers/people.ts';
import {
  type ProjectRecord,
  type Row,
  saveCustomer,
  saved,
  savePersonnel,
  work,
} from '../../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let admin: Person;
/** Sees neither prices nor costs. */
let blind: Person;
let categoryId: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'ADMIN');
  blind = await signIn(app, 'EDITOR', 'Blind editor', []);
  categoryId = (await saved<Row>(admin, 'service-category', { name: 'Work' })).id;
  await saved(admin, 'exchange-rate', { currency: 'USD', validFrom: '2026-01-01', rate: '0.9' });
  await saved(admin, 'exchange-rate', { currency: 'USD', validFrom: '2026-06-01', rate: '0.92' });
  await saved(admin, 'exchange-rate', { currency: 'JPY', validFrom: '2026-01-01', rate: '0.006' });
});
afterAll(() => app.close());

type SavedLine = Record<string, string | null> & {
  id: string;
  priceSource: RateSource | null;
  costSource: RateSource | null;
};
const newService = async (values: object = {}) =>
  (await saved<Row>(admin, 'service', { name: 'Audit', categoryId, ...values })).id;
const newProvider = async (values: object = {}) =>
  (await saved<Row>(admin, 'provider', { name: `Studio ${crypto.randomUUID()}`, countryCode: 'US', ...values })).id;
const newRate = (values: object) =>
  saved<Row>(admin, 'rate', { side: 'sell', unit: 'day', currency: 'EUR', validFrom: '2026-01-01', ...values });
const dated = (values: object = {}) => work({ unitPrice: null, startDate: '2026-05-01', ...values });
/** Saves a project and gives its lines with the alerts. */
async function save(values: object, person: Person = admin) {
  const reply = await person.post<ProjectRecord>('/project/save', { name: 'Rated', isInternal: true, ...values });
  if (reply.status !== 200) throw new Error(`${reply.errorMessage} ${reply.fieldCodes}`);
  const lines = reply.data.lines as unknown as SavedLine[];
  return { ...reply.data, lines, alerts: reply.alerts };
}
const resave = async (id: string, lines: object[], values: object = {}, person: Person = admin) => {
  const { data } = await admin.get<ProjectRecord>(`/project/get-by-id/${id}`);
  return save({ id, version: data.version, lines, ...values }, person);
};
const freeze = (id: string) =>
  app.database.pool.query("update projects set frozen_on = '2026-05-01' where id = $1", [id]);

describe('a line of work', () => {
  let serviceId: string;
  let ann: string;
  let ben: string;
  beforeEach(async () => {
    serviceId = await newService();
    ann = (await savePersonnel(admin)).id;
    ben = (await savePersonnel(admin)).id;
    await newRate({ serviceId, amount: '800' });
    await newRate({ side: 'cost', personnelId: ann, amount: '450' });
    await newRate({ side: 'cost', personnelId: ben, amount: '350.5' });
  });

  test('takes price and cost of the rates, with where they come from', async () => {
    const { lines, totals, alerts } = await save({ lines: [dated({ serviceId, personnelId: ann, quantity: '2' })] });
    expect(alerts).toEqual([]);
    expect(lines[0]).toMatchObject({
      unitPrice: '800',
      unitCost: '450',
      costCurrency: 'EUR',
      fxRate: null,
      net: '1600.00',
      cost: '900.00',
      margin: '700.00',
      priceSource: {
        rule: 'service',
        rateName: '800 EUR / day · 2026-01-01',
        validFrom: '2026-01-01',
        date: '2026-05-01',
        amount: '800',
        currency: 'EUR',
        unit: 'day',
        hoursPerDay: null,
        fxRate: null,
      },
      costSource: { rule: 'person', amount: '450' },
    });
    expect(lines[0]?.priceSource?.tried.map(({ rule, reason }) => `${rule} ${reason}`)).toEqual([
      'projectServicePerson notNamed',
      'projectService notNamed',
      'projectSeniority notNamed',
      'customerServiceSeniority notNamed',
      'customerService notNamed',
      'customerSeniority notNamed',
      'serviceSeniority notNamed',
    ]);
    expect(totals.plannedCost).toBe('900.00');
  });

  test('takes what holds on its own day, else on the first day of the project, when a rate changes midway', async () => {
    const { rows } = (
      await admin.post<{ rows: Row[] }>('/rate/get-grid', {
        filter: { all: [{ field: 'serviceId', operator: 'anyOf', value: [serviceId] }] },
      })
    ).data;
    await saved(admin, 'rate', { id: rows[0]?.id, version: 1, validTo: '2026-06-30' });
    await newRate({ serviceId, amount: '900', validFrom: '2026-07-01' });
    const line = { serviceId, startDate: null };
    const { lines } = await save({
      startDate: '2026-03-01',
      lines: [dated(line), dated({ ...line, startDate: '2026-06-30' }), dated({ ...line, startDate: '2026-07-01' })],
    });
    expect(lines.map(({ unitPrice }) => unitPrice)).toEqual(['800', '800', '900']);
    expect(lines.map(({ priceSource }) => priceSource?.date)).toEqual(['2026-03-01', '2026-06-30', '2026-07-01']);
  });

  test('keeps what it took when rates change later, and looks again when its own day does', async () => {
    const { id, lines } = await save({ lines: [dated({ serviceId })] });
    const rateId = lines[0]?.priceSource?.rateId;
    await saved(admin, 'rate', { id: rateId, version: 1, amount: '1000' });
    const kept = await resave(id, [{ id: lines[0]?.id, quantity: '3' }]);
    expect(kept.lines[0]).toMatchObject({ unitPrice: '800', net: '2400.00', priceSource: { amount: '800' } });
    const moved = await resave(id, [{ id: lines[0]?.id, startDate: '2026-05-02' }]);
    expect(moved.lines[0]).toMatchObject({ unitPrice: '1000', priceSource: { amount: '1000', date: '2026-05-02' } });
    const emptied = await resave(id, [{ id: lines[0]?.id, unitPrice: '5' }]);
    expect(emptied.lines[0]).toMatchObject({ unitPrice: '5', priceSource: { rule: 'manual' } });
    expect((await resave(id, [{ id: lines[0]?.id, unitPrice: null }])).lines[0]).toMatchObject({ unitPrice: '1000' });
  });

  test('converts days and hours by those of the contract, of the customer, of the person', async () => {
    const customerId = (await saveCustomer(admin, { hoursPerDay: '7.6' })).id;
    const cat = (await savePersonnel(admin, { weeklyHours: '30' })).id;
    const hour = dated({ serviceId, unit: 'hour' });
    const of = async (values: object, line = hour) => (await save({ lines: [line], ...values })).lines[0];
    expect(await of({ hoursPerDay: '7.5' })).toMatchObject({
      unitPrice: '106.6667',
      priceSource: { amount: '800', unit: 'day', hoursPerDay: '7.5' },
    });
    expect(await of({ isInternal: false, customerId, hoursPerDay: null })).toMatchObject({ unitPrice: '105.2632' });
    expect(await of({}, dated({ serviceId, unit: 'hour', personnelId: cat }))).toMatchObject({ unitPrice: '133.3333' });
    expect(await of({})).toMatchObject({ unitPrice: '100', priceSource: { hoursPerDay: '8' } });
  });

  test('keeps a price and a cost that were entered, and knows one that is the rate', async () => {
    const line = { serviceId, personnelId: ann };
    const { id, lines } = await save({
      lines: [
        dated({ ...line, unitPrice: '750', unitCost: '400' }),
        dated({ ...line, unitPrice: '800.00', unitCost: '450' }),
      ],
    });
    expect(lines.map(({ priceSource, costSource }) => [priceSource?.rule, costSource?.rule])).toEqual([
      ['manual', 'manual'],
      ['service', 'person'],
    ]);
    expect(lines[0]).toMatchObject({ unitCost: '400', costCurrency: 'EUR' });
    const other = await resave(
      id,
      lines.map((one) => ({ id: one.id, personnelId: ben })),
    );
    expect(other.lines[0]).toMatchObject({ unitPrice: '750', unitCost: '400', costSource: { rule: 'manual' } });
    expect(other.lines[1]).toMatchObject({ unitPrice: '800', unitCost: '350.5', costSource: { rule: 'person' } });
  });

  test('whose person is changed by who sees no costs costs what the new person costs', async () => {
    const { id, lines } = await save({ lines: [dated({ serviceId, personnelId: ann })] });
    const reply = await resave(id, [{ id: lines[0]?.id, personnelId: ben }], {}, blind);
    expect(reply.alerts).toEqual([]);
    expect(JSON.stringify(reply)).not.toContain('350.5');
    const { data } = await admin.get<ProjectRecord>(`/project/get-by-id/${id}`);
    expect(data.lines[0]).toMatchObject({ unitCost: '350.5', costSource: { rule: 'person', amount: '350.5' } });
    const dan = (await savePersonnel(admin)).id;
    expect((await resave(id, [{ id: lines[0]?.id, personnelId: dan }], {}, blind)).alerts).toEqual([]);
    const gone = await resave(id, [{ id: lines[0]?.id, quantity: '2' }]);
    expect(gone.lines[0]).toMatchObject({ unitCost: null, costCurrency: null, costSource: null, cost: null });
    expect(gone.alerts).toEqual(['No cost found for Work on 2026-05-01.']);
  });

  test('made by who sees no prices has the price of the rates all the same', async () => {
    const { unitPrice: _, ...line } = dated({ serviceId, personnelId: ann }) as Record<string, unknown>;
    const { id } = await save({ lines: [line] }, blind);
    const { data } = await admin.get<ProjectRecord>(`/project/get-by-id/${id}`);
    expect(data.lines[0]).toMatchObject({ unitPrice: '800', unitCost: '450' });
  });

  test('keeps its figures while they are frozen; what is entered or added is priced', async () => {
    const { id, lines } = await save({ lines: [dated({ serviceId, personnelId: ann }), dated({ serviceId })] });
    await freeze(id);
    const [first, second] = lines;
    const reply = await resave(
      id,
      [
        { id: first?.id, personnelId: ben },
        { id: second?.id, unitPrice: '700' },
        dated({ serviceId, personnelId: ben }),
      ],
      { reason: 'Ann fell ill' },
    );
    expect(reply.lines.map(({ unitPrice, unitCost }) => [unitPrice, unitCost])).toEqual([
      ['800', '450'],
      ['700', null],
      ['800', '350.5'],
    ]);
    // What one person costs is not told as the rate of another one.
    expect(reply.lines.map(({ costSource }) => costSource?.rule ?? null)).toEqual(['manual', null, 'person']);
  });

  test('prefers the rate of its own project, its customer and the seniority of its person', async () => {
    const customerId = (await saveCustomer(admin)).id;
    const eve = (await savePersonnel(admin, { seniority: 'senior' })).id;
    const line = { serviceId, personnelId: eve };
    const { id, lines } = await save({ isInternal: false, customerId, lines: [dated(line)] });
    expect(lines[0]?.priceSource?.rule).toBe('service');
    const rules: (string | undefined)[] = [];
    for (const named of [
      { serviceId, seniority: 'senior' },
      { customerId, seniority: 'senior' },
      { customerId, serviceId },
      { projectId: id, serviceId },
      { projectId: id, serviceId, personnelId: eve },
    ]) {
      await newRate({ ...named, amount: '900' });
      const added = await resave(id, [{ id: lines[0]?.id }, dated(line)]);
      rules.push(added.lines[1]?.priceSource?.rule);
    }
    expect(rules).toEqual([
      'serviceSeniority',
      'customerSeniority',
      'customerService',
      'projectService',
      'projectServicePerson',
    ]);
  });

  test('with no reference left keeps its price as entered', async () => {
    const { id, lines } = await save({ lines: [dated({ serviceId })] });
    const bare = await resave(id, [{ id: lines[0]?.id, serviceId: null }]);
    expect(bare.lines[0]).toMatchObject({ unitPrice: '800', priceSource: { rule: 'manual' } });
  });
});

describe('a provider on a line', () => {
  test('costs in the currency of the rate, with the exchange rate of the day it was found', async () => {
    const providerId = await newProvider();
    await newRate({ side: 'cost', providerId, amount: '500', currency: 'USD' });
    const line = { providerId, unitPrice: '800', quantity: '3' };
    const { id, lines, totals } = await save({ lines: [dated(line), dated({ ...line, startDate: '2026-06-01' })] });
    expect(lines[0]).toMatchObject({ unitCost: '500', costCurrency: 'USD', fxRate: '0.9', cost: '1350.00' });
    expect(lines[1]).toMatchObject({ fxRate: '0.92', cost: '1380.00' });
    expect(totals.plannedCostProvider).toBe('2730.00');
    await saved(admin, 'exchange-rate', { currency: 'USD', validFrom: '2026-04-01', rate: '0.8' });
    const kept = await resave(id, [{ id: lines[0]?.id, quantity: '1' }, { id: lines[1]?.id }]);
    expect(kept.lines[0]).toMatchObject({ fxRate: '0.9', cost: '450.00' });
    const moved = { currency: 'JPY', currencyChange: { how: 'keep' } };
    const inYen = await resave(id, [{ id: lines[0]?.id }, { id: lines[1]?.id }], moved);
    expect(inYen.lines[0]).toMatchObject({
      unitCost: '500',
      costCurrency: 'USD',
      fxRate: '133.3333333333',
      cost: '66667',
    });
  });

  test('who supplies the person of a line costs what they ask, unless the person has a cost of their own', async () => {
    const providerId = await newProvider();
    await newRate({ side: 'cost', providerId, amount: '600' });
    const freelancer = { employmentType: 'freelancer', providerId };
    const [fay, gus] = [(await savePersonnel(admin, freelancer)).id, (await savePersonnel(admin, freelancer)).id];
    await newRate({ side: 'cost', personnelId: gus, amount: '550' });
    const { lines } = await save({
      lines: [fay, gus].map((personnelId) => dated({ personnelId, unitPrice: '800' })),
    });
    expect(lines.map(({ unitCost, costSource }) => [unitCost, costSource?.rule])).toEqual([
      ['600', 'provider'],
      ['550', 'person'],
    ]);
  });

  test('whose exchange rate is missing costs nothing that counts, says so, and is tried again', async () => {
    const providerId = await newProvider();
    await newRate({ side: 'cost', providerId, amount: '500', currency: 'GBP' });
    const { id, lines, alerts, totals } = await save({ lines: [dated({ providerId, unitPrice: '800' })] });
    expect(lines[0]).toMatchObject({ unitCost: '500', costCurrency: 'GBP', fxRate: null, cost: null });
    expect([alerts, totals.plannedCost]).toEqual([['No exchange rate GBP → EUR on 2026-05-01.'], '0.00']);
    await saved(admin, 'exchange-rate', { currency: 'GBP', validFrom: '2026-05-01', rate: '1.2' });
    const again = await resave(id, [{ id: lines[0]?.id, quantity: '2' }]);
    expect(again.lines[0]).toMatchObject({ fxRate: '1.2', cost: '1200.00' });
  });
});

describe('a price', () => {
  test('of another currency is converted and rounded to the minor unit of the project', async () => {
    const serviceId = await newService();
    await newRate({ serviceId, amount: '100', currency: 'USD' });
    const line = dated({ serviceId, startDate: '2026-03-01' });
    const of = async (currency: string) => (await save({ currency, lines: [line] })).lines[0];
    expect(await of('EUR')).toMatchObject({
      unitPrice: '90',
      priceSource: { amount: '100', currency: 'USD', fxRate: '0.9' },
    });
    expect(await of('JPY')).toMatchObject({ unitPrice: '15000', priceSource: { fxRate: '150' } });
    const customer = await saveCustomer(admin, { currency: 'JPY' });
    const { lines } = await save({ customerId: customer.id, isInternal: false, lines: [line] });
    expect(lines[0]?.unitPrice).toBe('15000');
  });

  test('that no rate gives is missing, is told of at most three times, and is found once there is one', async () => {
    const serviceId = await newService();
    const lines = ['One', 'Two', 'Three', 'Four'].map((description) =>
      dated({ serviceId, description, startDate: null }),
    );
    const { id, alerts, ...made } = await save({ lines });
    const today = dayIn(new Date(), 'UTC');
    expect(alerts).toEqual(['One', 'Two', 'Three'].map((who) => `No rate found for ${who} on ${today}.`));
    expect(made.lines[3]).toMatchObject({ unitPrice: null, priceSource: null, net: '0.00' });
    await newRate({ serviceId, amount: '77', validFrom: addDays(today, -1) });
    const again = await resave(
      id,
      made.lines.map((line) => ({ id: line.id })),
      { name: 'Again' },
    );
    expect([again.lines[3]?.unitPrice, again.alerts]).toEqual(['77', []]);
  });

  test('of an expense or a discount is entered by hand, and so is what an expense costs', async () => {
    const serviceId = await newService({ billingMode: 'expense' });
    await newRate({ serviceId, amount: '50' });
    await newRate({ side: 'cost', serviceId, amount: '40' });
    const expense = { type: 'expense', serviceId, unitPrice: '60' };
    const { lines } = await save({
      lines: [
        dated(expense),
        dated({ ...expense, unitCost: '45', costCurrency: 'USD' }),
        work({ type: 'discount', unitPrice: '-1' }),
      ],
    });
    expect(
      lines.map(({ unitCost, fxRate, priceSource, costSource }) => [unitCost, fxRate, priceSource, costSource?.rule]),
    ).toEqual([
      [null, null, null, undefined],
      ['45', '0.8', null, 'manual'],
      [null, null, null, undefined],
    ]);
  });
});

test('500 lines are priced at once', async () => {
  const services = await Promise.all(Array.from({ length: 10 }, () => newService()));
  for (const serviceId of services) await newRate({ serviceId, amount: '800' });
  const person = (await savePersonnel(admin)).id;
  await newRate({ side: 'cost', personnelId: person, amount: '300' });
  const lines = Array.from({ length: 500 }, (_, at) => dated({ serviceId: services[at % 10], personnelId: person }));
  const made = await save({ lines });
  expect(made.lines.every(({ unitPrice, unitCost }) => unitPrice === '800' && unitCost === '300')).toBe(true);
  const { totals } = await resave(
    made.id,
    made.lines.map(({ id }) => ({ id, quantity: '2' })),
  );
  expect([totals.subtotal, totals.plannedCost]).toEqual(['800000.00', '300000.00']);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyRole, type Person } from '../../../testing/callers/people.ts';
import { type Row, saveCustomer, saved, savePersonnel, saveProject, work } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof everyRole>>;
let serviceId: string;
let personnelId: string;
let customerId: string;
let projectId: string;

beforeAll(async () => {
  app = await startTestApp();
  people = await everyRole(app);
  const { SA } = people;
  const { id: categoryId } = await saved<Row>(SA, 'service-category', { name: 'Work' });
  serviceId = (await saved<Row>(SA, 'service', { name: 'Audit', categoryId })).id;
  personnelId = (await savePersonnel(SA, { weeklyHours: '35' })).id;
  customerId = (await saveCustomer(SA, { hoursPerDay: '7.5' })).id;
  projectId = (await saveProject(SA)).id;
  await newRate({ serviceId, amount: '800' });
  await newRate({ serviceId, projectId, amount: '777' });
  await newRate({ side: 'cost', personnelId, amount: '420' });
  await saved(SA, 'exchange-rate', { currency: 'USD', validFrom: '2026-01-01', rate: '0.8' });
});
afterAll(() => app.close());

const newRate = (values: object) =>
  saved<Row>(people.SA, 'rate', { side: 'sell', unit: 'day', currency: 'EUR', validFrom: '2026-01-01', ...values });
const request = (values: object = {}) => ({ side: 'sell', date: '2026-05-01', unit: 'day', serviceId, ...values });

interface Resolved {
  amount: string;
  currency: string;
  unit: string;
  source: { rule: string; tried: object[] };
}
const asked = (values: object, person: Person = people.SA) => person.post<Resolved>('/rate/resolve', request(values));

describe('a rate that is asked for', () => {
  test('is told with how it was found', async () => {
    const { data } = await asked({ projectId });
    expect(data).toMatchObject({
      amount: '777',
      currency: 'EUR',
      unit: 'day',
      source: { rule: 'projectService', rateName: '777 EUR / day · 2026-01-01', date: '2026-05-01' },
    });
    expect(data.source.tried).toEqual([{ rule: 'projectServicePerson', reason: 'notNamed' }]);
  });

  test('is converted by the hours of the contract, of the customer, of the person, and into the currency of the project', async () => {
    const hour = { unit: 'hour', projectId: null };
    expect((await asked({ ...hour, hoursPerDay: '6' })).data.amount).toBe('133.3333');
    expect((await asked({ ...hour, customerId, personnelId })).data.amount).toBe('106.6667');
    expect((await asked({ ...hour, personnelId })).data.amount).toBe('114.2857');
    expect((await asked(hour)).data.amount).toBe('100');
    expect((await asked({ ...hour, currency: 'USD' })).data).toMatchObject({
      amount: '125',
      currency: 'USD',
      source: { currency: 'EUR', fxRate: '1.25' },
    });
  });

  test('of a project is what a line of it is given: by its customer, hours and currency, unless others are sent', async () => {
    const { SA } = people;
    const other = await saveCustomer(SA, { hoursPerDay: '10' });
    await newRate({ serviceId, customerId: other.id, amount: '500' });
    const terms = { customerId: other.id, isInternal: false, currency: 'USD', startDate: '2026-05-01' };
    const line = { ...work({ unit: 'hour', unitPrice: null }), serviceId };
    const sold = await saveProject(SA, { ...terms, lines: [line] });
    const of = { unit: 'hour', projectId: sold.id };
    const { data } = await asked(of);
    expect(data).toMatchObject({ amount: '62.5', currency: 'USD', source: { rule: 'customerService' } });
    expect(sold.lines[0]?.unitPrice).toBe(data.amount);
    expect((await asked({ ...of, customerId })).data.source.rule).toBe('service');
    expect((await asked({ ...of, customerId: null })).data.source.rule).toBe('service');
    expect((await asked({ ...of, hoursPerDay: '5' })).data.amount).toBe('125');
    expect((await asked({ ...of, currency: 'EUR' })).data).toMatchObject({ amount: '50', currency: 'EUR' });
    const many = await SA.post<{ results: Resolved[] }>('/rate/resolve-many', { wishes: [request(of)] });
    expect(many.data.results[0]?.amount).toBe('62.5');
    // Of what is gone nothing is known, as of what never was.
    await newRate({ serviceId, projectId: sold.id, amount: '1' });
    expect((await asked(of)).data.source.rule).toBe('projectService');
    await app.database.pool.query('update projects set deleted_at = now() where id = $1', [sold.id]);
    const unknown = (await asked({ ...of, projectId: uuidV7() })).data;
    expect((await asked(of)).data).toEqual(unknown);
    expect(unknown).toMatchObject({ amount: '100', currency: 'EUR', source: { rule: 'service' } });
  });

  test('and not found is refused with what was tried', async () => {
    const reply = await asked({ date: '2025-12-31' });
    expect([reply.status, reply.errorCode, reply.errorMessage]).toEqual([
      400,
      'rateMissing',
      'No rate found on 2025-12-31.',
    ]);
    expect((reply.data as unknown as { tried: object[] }).tried.at(-2)).toEqual({
      rule: 'service',
      reason: 'notYetValid',
    });
    const foreign = await asked({ currency: 'GBP' });
    expect([foreign.errorCode, foreign.errorMessage]).toEqual([
      'exchangeRateMissing',
      'No exchange rate EUR → GBP on 2026-05-01.',
    ]);
  });

  test('is refused with a wrong side, day, quantity, hours or field', async () => {
    const codes = async (values: object) => (await asked(values)).fieldCodes;
    expect(await codes({ side: 'both' })).toEqual(['side valueNotAllowed']);
    expect(await codes({ date: '2026-02-30' })).toEqual(['date dateNotValid']);
    expect(await codes({ quantity: '-1' })).toEqual(['quantity numberOutOfRange']);
    expect(await codes({ hoursPerDay: '0' })).toEqual(['hoursPerDay numberOutOfRange']);
    expect(await codes({ serviceId: 'audit', placeId: 'x' })).toEqual(
      expect.arrayContaining(['placeId fieldUnknown', 'serviceId idNotValid']),
    );
  });
});

test('many rates are asked for at once and answered in their order, what is missing in its place', async () => {
  const wishes = [request(), request({ serviceId: null }), request({ side: 'cost', serviceId: null, personnelId })];
  const { data } = await people.SA.post<{ results: object[] }>('/rate/resolve-many', { wishes });
  expect(data.results).toMatchObject([
    { amount: '800', source: { rule: 'service' } },
    { missing: true },
    { amount: '420', source: { rule: 'person' } },
  ]);
  const many = Array.from({ length: 1000 }, () => request());
  const reply = await people.SA.post<{ results: object[] }>('/rate/resolve-many', { wishes: many });
  expect(reply.data.results).toHaveLength(1000);
  expect((await people.SA.post('/rate/resolve-many', { wishes: [] })).status).toBe(400);
  expect((await people.SA.post('/rate/resolve-many', { wishes: [...many, request()] })).status).toBe(400);
});

test('prices are told to who sees prices, costs to who sees costs', async () => {
  const cost = { side: 'cost', serviceId: null, personnelId };
  expect((await asked({}, people.EDITOR)).status).toBe(200);
  expect((await asked(cost, people.EDITOR)).errorCode).toBe('notPermitted');
  expect((await asked({}, people.GUEST)).errorCode).toBe('notPermitted');
  const wishes = [request(), request(cost)];
  expect((await people.EDITOR.post('/rate/resolve-many', { wishes })).errorCode).toBe('notPermitted');
});

import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everyRole, type Person, signIn } from '../../../testing/callers/people.ts';
import { grid, type Row, saved, saveProject } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { refreshPrices } from './refresh-prices.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof everyRole>>;
let categoryId: string;
/** The day it is where the firm is. */
const zone = 'Pacific/Kiritimati';
const today = () => dayIn(new Date(), zone);
const yesterday = () => addDays(today(), -1);

beforeAll(async () => {
  app = await startTestApp();
  await app.database.pool.query("update parameters set value = to_jsonb($1::text) where key = 'company.timeZone'", [
    zone,
  ]);
  people = await everyRole(app);
  categoryId = (await saved<Row>(people.SA, 'service-category', { name: 'Work' })).id;
});
afterAll(() => app.close());

const saveService = (person: Person, values: object) => saved<Row>(person, 'service', values);
const read = async (id: unknown, person: Person = people.SA) =>
  (await person.get<Row>(`/service/get-by-id/${id}`)).data;

/** The live rates of a service, the oldest first, as `side amount currency/unit from–to`. */
async function ratesOf(serviceId: string): Promise<string[]> {
  const { rows } = await grid(people.SA, 'rate', {
    filter: { all: [{ field: 'serviceId', operator: 'anyOf', value: [serviceId] }] },
    sort: [
      { field: 'side', direction: 'desc' },
      { field: 'validFrom', direction: 'asc' },
    ],
    pageSize: 200,
  });
  return rows.map((row) => `${row.side} ${row.amount} ${row.currency}/${row.unit} ${row.validFrom}–${row.validTo}`);
}

/** Lets the rates of a service begin some days earlier: a test cannot wait for a day to pass. */
async function age(serviceId: string, days: number): Promise<void> {
  const text = `update rates set valid_from = valid_from - $2::int, valid_to = valid_to - $2::int where service_id = $1`;
  await app.database.pool.query(text, [serviceId, days]);
}

let service: Row;
let version: number;
const change = async (values: object, person: Person = people.SA) => {
  const record = await saveService(person, { id: service.id, version, ...values });
  version = Number(record.version);
  return record;
};

describe('the price of a service', () => {
  beforeEach(async () => {
    service = await saveService(people.SA, { name: 'Audit', categoryId, unitPrice: '1000.50', unitCost: '600' });
    version = 1;
  });

  test('is its own rate from today on, in the unit and currency of the service', async () => {
    expect(service).toMatchObject({ unitPrice: '1000.5', unitCost: '600', version: 1 });
    expect(await ratesOf(service.id)).toEqual([
      `sell 1000.5 EUR/day ${today()}–null`,
      `cost 600 EUR/day ${today()}–null`,
    ]);
  });

  test('is overwritten on the day it was set', async () => {
    await change({ unitPrice: '1100' });
    expect(await ratesOf(service.id)).toEqual([
      `sell 1100 EUR/day ${today()}–null`,
      `cost 600 EUR/day ${today()}–null`,
    ]);
    await change({ unitPrice: null });
    expect(await ratesOf(service.id)).toEqual([`cost 600 EUR/day ${today()}–null`]);
    expect(await read(service.id)).toMatchObject({ unitPrice: null, unitCost: '600', version: 3 });
  });

  test('of an earlier day ends yesterday when it is changed or emptied', async () => {
    await age(service.id, 10);
    const first = addDays(today(), -10);
    await change({ unitPrice: '1100', name: 'Audit and more' });
    expect(await ratesOf(service.id)).toEqual([
      `sell 1000.5 EUR/day ${first}–${yesterday()}`,
      `sell 1100 EUR/day ${today()}–null`,
      `cost 600 EUR/day ${first}–null`,
    ]);
    await change({ unitCost: '' });
    expect((await ratesOf(service.id))[2]).toBe(`cost 600 EUR/day ${first}–${yesterday()}`);
    expect(await read(service.id)).toMatchObject({ unitPrice: '1100', unitCost: null, version: 3 });
  });

  test('ends before the next one that is known already', async () => {
    await age(service.id, 10);
    const isSold = { field: 'side', operator: 'anyOf', value: ['sell'] };
    const [sold] = (await grid(people.SA, 'rate', { filter: { all: [own(), isSold] } })).rows;
    const next = addDays(today(), 30);
    await saved(people.SA, 'rate', { id: sold?.id, version: 1, validTo: addDays(next, -1) });
    await saved(people.SA, 'rate', rate({ amount: '1500', validFrom: next }));
    await change({ unitPrice: '1100' });
    expect((await ratesOf(service.id)).slice(0, 3)).toEqual([
      `sell 1000.5 EUR/day ${addDays(today(), -10)}–${yesterday()}`,
      `sell 1100 EUR/day ${today()}–${addDays(next, -1)}`,
      `sell 1500 EUR/day ${next}–null`,
    ]);
  });

  test('is a new one when unit or currency change, and nothing is written when nothing does', async () => {
    await age(service.id, 10);
    await change({ unitPrice: '1000.5000', unitCost: '600', currency: 'EUR', unit: 'day', name: 'Audit' });
    expect(version).toBe(1);
    await change({ unit: 'hour', currency: 'CHF' });
    const first = addDays(today(), -10);
    expect(await ratesOf(service.id)).toEqual([
      `sell 1000.5 EUR/day ${first}–${yesterday()}`,
      `sell 1000.5 CHF/hour ${today()}–null`,
      `cost 600 EUR/day ${first}–${yesterday()}`,
      `cost 600 CHF/hour ${today()}–null`,
    ]);
  });

  test('that was sent twice as the same create is one rate', async () => {
    const body = { id: crypto.randomUUID(), name: 'Once', categoryId, unitPrice: '5' };
    const replies = await Promise.all([1, 2, 3].map(() => people.SA.post<Row>('/service/save', body)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await ratesOf(body.id)).toEqual([`sell 5 EUR/day ${today()}–null`]);
  });

  test('that is refused leaves no rate behind', async () => {
    const before = await ratesOf(service.id);
    const body = { id: service.id, version, unitPrice: '-1', unitCost: '1', name: 'x' };
    expect((await people.SA.post('/service/save', body)).fieldCodes.sort()).toEqual([
      'name minLength',
      'unitPrice numberOutOfRange',
    ]);
    expect(await ratesOf(service.id)).toEqual(before);
  });

  test('is not touched by who does not see it', async () => {
    await age(service.id, 10);
    const blind = await signIn(app, 'EDITOR', `Blind ${service.id}`, []);
    const before = await ratesOf(service.id);
    expect(await change({ name: 'Renamed', unit: 'day' }, blind)).not.toHaveProperty('unitPrice');
    expect((await blind.post('/service/save', { id: service.id, version, unitPrice: '1' })).fieldCodes).toEqual([
      'unitPrice fieldUnknown',
    ]);
    await change({ unitPrice: '1100' }, people.EDITOR);
    expect((await ratesOf(service.id)).at(-1)).toBe(before.at(-1));
    expect(await read(service.id)).toMatchObject({ unitCost: '600' });
  });

  test('is not turned into one of another currency by who does not see it', async () => {
    await age(service.id, 10);
    const cost = `cost 600 EUR/day ${addDays(today(), -10)}–null`;
    await change({ currency: 'USD' }, people.EDITOR);
    expect(await read(service.id)).toMatchObject({ unitPrice: '1000.5', unitCost: null });
    expect((await ratesOf(service.id)).slice(1)).toEqual([`sell 1000.5 USD/day ${today()}–null`, cost]);
    await change({ currency: 'EUR' }, people.EDITOR);
    expect(await read(service.id)).toMatchObject({ unitPrice: '1000.5', unitCost: '600' });
    expect((await ratesOf(service.id)).slice(1)).toEqual([`sell 1000.5 EUR/day ${today()}–null`, cost]);
  });
});

const own = () => ({ field: 'serviceId', operator: 'anyOf', value: [service.id] });
const rate = (values: object) => ({
  side: 'sell',
  serviceId: service.id,
  unit: 'day',
  amount: '100',
  currency: 'EUR',
  ...values,
});

describe('a rate of nothing but a service', () => {
  beforeEach(async () => {
    service = await saveService(people.SA, { name: 'Review', categoryId });
    version = 1;
  });

  test('is its price while it holds', async () => {
    const { id } = await saved<Row>(people.SA, 'rate', rate({ validFrom: yesterday() }));
    expect(await read(service.id)).toMatchObject({ unitPrice: '100', unitCost: null, version: 2 });
    await saved(people.SA, 'rate', { id, version: 1, amount: '120' });
    expect(await read(service.id)).toMatchObject({ unitPrice: '120', version: 3 });
    await people.SA.del(`/rate/remove/${id}`);
    expect(await read(service.id)).toMatchObject({ unitPrice: null, version: 4 });
    await people.SA.put(`/rate/undelete/${id}`);
    expect(await read(service.id)).toMatchObject({ unitPrice: '120', version: 5 });
    await saved(people.SA, 'rate', { id, version: 4, validTo: yesterday() });
    expect(await read(service.id)).toMatchObject({ unitPrice: null, version: 6 });
    const { data } = await people.SA.get<{ rows: object[] }>(`/service/history/${service.id}`);
    expect(data.rows[0]).toMatchObject({
      version: 6,
      by: { id: people.SA.id },
      changes: [{ field: 'unitPrice', old: '120', new: null }],
    });
  });

  test.each([
    ['of a day to come', { validFrom: '2199-01-01' }],
    ['of days gone by', { validFrom: '2020-01-01', validTo: '2020-12-31' }],
    ['of a seniority', { seniority: 'senior' }],
    ['from a quantity on', { minQuantity: '2' }],
    ['in another unit', { unit: 'hour' }],
    ['in another currency', { currency: 'USD' }],
  ])('is not its price when it is one %s', async (_what, values) => {
    await saved(people.SA, 'rate', rate(values));
    expect(await read(service.id)).toMatchObject({ unitPrice: null, version: 1 });
  });

  test('is not its price when it is one of a project, and stays as it is when a price is set', async () => {
    const { id: projectId } = await saveProject(people.SA);
    await saved(people.SA, 'rate', rate({ projectId, validFrom: today() }));
    expect(await read(service.id)).toMatchObject({ unitPrice: null, version: 1 });
    expect(await refreshPrices(app.database.db)).toBe(0);
    await change({ unitPrice: '90' });
    expect((await ratesOf(service.id)).sort()).toEqual([
      `sell 100 EUR/day ${today()}–null`,
      `sell 90 EUR/day ${today()}–null`,
    ]);
    await change({ unitPrice: null });
    expect(await ratesOf(service.id)).toEqual([`sell 100 EUR/day ${today()}–null`]);
  });

  test('that moves to another service changes both', async () => {
    const other = await saveService(people.SA, { name: 'Other', categoryId });
    const { id } = await saved<Row>(people.SA, 'rate', rate({ side: 'cost' }));
    await saved(people.SA, 'rate', { id, version: 1, serviceId: other.id });
    expect(await read(service.id)).toMatchObject({ unitCost: null, version: 3 });
    expect(await read(other.id)).toMatchObject({ unitCost: '100', version: 2 });
  });

  test('changes the service under an editor who has it open, and is merged with their changes', async () => {
    await saved(people.SA, 'rate', rate({}));
    const reply = await people.ADMIN.post<Row>('/service/save', { ...service, name: 'Renamed meanwhile' });
    expect(reply.data).toMatchObject({ name: 'Renamed meanwhile', unitPrice: '100', version: 3 });
    expect(reply.alerts).toEqual([expect.stringContaining('The SA')]);
    const stale = { id: service.id, version: 1, unitPrice: '90' };
    expect((await people.ADMIN.post('/service/save', stale)).errorCode).toBe('recordChangedByOther');
  });

  test('and the price set at the same moment end in one rate', async () => {
    const [sent, priced] = await Promise.all([
      people.SA.post('/rate/save', rate({ validFrom: today() })),
      people.SA.post('/service/save', { id: service.id, version: 1, unitPrice: '90' }),
    ]);
    const { unitPrice } = await read(service.id);
    expect(await ratesOf(service.id)).toEqual([`sell ${unitPrice} EUR/day ${today()}–null`]);
    expect([sent.status, priced.status].sort()).not.toEqual([500, 500]);
  });

  test('goes with the service and comes back with it, as its price if it still holds', async () => {
    await change({ unitPrice: '100', unitCost: '50' });
    const reply = await people.SA.del<{ removed: { entity: string }[] }>(`/service/remove/${service.id}`);
    expect(reply.data.removed.map(({ entity }) => entity)).toEqual(['service', 'rate', 'rate']);
    await age(service.id, 10);
    const text = "update rates set valid_to = valid_from where service_id = $1 and side = 'cost'";
    await app.database.pool.query(text, [service.id]);
    const { data } = await people.SA.put<Row>(`/service/undelete/${service.id}`);
    expect(data).toMatchObject({ unitPrice: '100', unitCost: null, deletedAt: null });
    expect(await ratesOf(service.id)).toHaveLength(2);
  });
});

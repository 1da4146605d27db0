import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyRole, type Person, signIn } from '../../../testing/callers/people.ts';
import { grid, saveCustomer, saved, savePersonnel, saveProject } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof everyRole>>;
let customerId: string;
let personnelId: string;
let serviceId: string;

interface RateRecord {
  id: string;
  version: number;
  name: string;
  amount: string;
  validFrom: string;
  validTo: string | null;
}

beforeAll(async () => {
  app = await startTestApp();
  people = await everyRole(app);
  customerId = (await saveCustomer(people.SA, { name: 'Rated customer' })).id;
  personnelId = (await savePersonnel(people.SA)).id;
  const category = await saved<{ id: string }>(people.SA, 'service-category', { name: 'Work' });
  serviceId = (await saved<{ id: string }>(people.SA, 'service', { name: 'Audit', categoryId: category.id })).id;
});
afterAll(() => app.close());

/** A price of a customer for a person of some seniority; `values` over it. */
const sell = (values: object = {}) => ({
  side: 'sell',
  customerId,
  unit: 'day',
  amount: '900',
  currency: 'EUR',
  validFrom: '2026-01-01',
  ...values,
});
const saveRate = (person: Person, values: object) => saved<RateRecord>(person, 'rate', values);
const told = async (person: Person, values: object) => {
  const reply = await person.post('/rate/save', values);
  return [reply.status, ...reply.fieldCodes].join(' ');
};

describe('a rate', () => {
  test('is named by its amount, unit and first day', async () => {
    const made = await saveRate(people.SA, sell({ seniority: 'partner', amount: '1200.5' }));
    expect(made.name).toBe('1200.5 EUR / day · 2026-01-01');
    const changed = await saveRate(people.SA, { id: made.id, version: 1, amount: '1300' });
    expect(changed.name).toBe('1300 EUR / day · 2026-01-01');
    expect((await grid(people.SA, 'rate', { search: 'rated cust' })).rows.map(({ id }) => id)).toContain(made.id);
  });

  test('depends on something: what is sold on service, person, seniority or customer, what costs on person, provider or service', async () => {
    expect(await told(people.SA, sell({ customerId: null }))).toBe('400 serviceId fieldRequired');
    expect(await told(people.SA, { ...sell(), side: 'cost' })).toBe('400 personnelId fieldRequired');
    expect(await told(people.SA, sell({ customerId: null, seniority: 'junior' }))).toBe('200');
  });

  test.each([
    [{ amount: '-1' }, 'amount numberOutOfRange'],
    [{ amount: '1.00001' }, 'amount numberTooPrecise'],
    [{ amount: 12 }, 'amount textNotValid'],
    [{ currency: 'SEK' }, 'currency currencyNotEnabled'],
    [{ seniority: 'boss' }, 'seniority valueNotAllowed'],
    [{ validTo: '2025-12-31' }, 'validTo dateOrder'],
    [{ minQuantity: '0' }, 'minQuantity numberOutOfRange'],
    [{ unit: 'week' }, 'unit valueNotAllowed'],
    [{ side: 'both' }, 'side valueNotAllowed'],
    [{ name: 'mine', placeId: null }, 'placeId fieldUnknown'],
    [{ customerId: null, projectId: '0192f0c1-0000-7000-8000-000000000022' }, 'projectId referenceNotFound'],
  ])('with %j is refused', async (values, said) => {
    expect(await told(people.SA, sell({ seniority: 'junior', ...values }))).toBe(`400 ${said}`);
  });

  test('of one project names what its lines look for, and nothing more', async () => {
    const { id: projectId } = await saveProject(people.SA);
    const price = (values: object) => told(people.SA, { ...sell({ customerId: null }), projectId, ...values });
    expect(await price({ seniority: 'senior' })).toBe('200');
    expect(await price({ serviceId })).toBe('200');
    expect(await price({})).toBe('400 serviceId projectRateOther');
    expect(await price({ personnelId })).toBe('400 serviceId projectRateOther personnelId projectRateOther');
    expect(await price({ serviceId, seniority: 'senior' })).toBe('400 seniority projectRateOther');
    expect(await price({ serviceId, customerId })).toBe('400 customerId projectRateOther');
    expect(await price({ side: 'cost', personnelId })).toBe('200');
    expect(await price({ side: 'cost', serviceId })).toBe(
      '400 personnelId projectRateOther serviceId projectRateOther',
    );
  });

  test('of one project is kept by who keeps the project, whoever it names', async () => {
    const { id: projectId } = await saveProject(people.SA);
    const ofPerson = sell({ customerId: null, projectId, serviceId, personnelId });
    const made = await saveRate(people.EDITOR, ofPerson);
    expect(await told(people.EDITOR, { id: made.id, version: 1, amount: '950' })).toBe('200');
    const alone = { id: made.id, version: 2, projectId: null };
    expect(await told(people.EDITOR, alone)).toBe('403 personnelId notPermitted');
    expect(await told(people.EDITOR, { ...sell(), side: 'cost', projectId, personnelId })).toBe(
      '403 side notPermitted',
    );
    expect(await told(people.GUEST, ofPerson)).toBe('403');
    expect(await told(people.SA, { ...ofPerson, validFrom: '2026-02-01' })).toBe('400 validFrom rateOverlap');
    expect(await told(people.SA, { ...ofPerson, projectId: (await saveProject(people.SA)).id })).toBe('200');
  });
});

describe('two rates of the same thing', () => {
  test('do not hold on one day: the other is named', async () => {
    const first = await saveRate(people.SA, sell({ validTo: '2026-06-30' }));
    const reply = await people.SA.post('/rate/save', sell({ validFrom: '2026-06-30', amount: '950' }));
    expect([reply.status, ...reply.fieldCodes]).toEqual([400, 'validFrom rateOverlap']);
    expect(reply.fieldErrors[0]?.message).toContain(first.name);
    const next = await saveRate(people.SA, sell({ validFrom: '2026-07-01', amount: '950' }));
    expect(await told(people.SA, { id: first.id, version: 1, validTo: null })).toBe('400 validFrom rateOverlap');
    expect(await told(people.SA, { id: next.id, version: 1, amount: '960' })).toBe('200');
  });

  test('are of the same thing only with the same side, bearers, seniority and quantity', async () => {
    const day = { validFrom: '2027-01-01', validTo: '2027-01-01' };
    expect(await told(people.SA, sell({ ...day, seniority: 'senior' }))).toBe('200');
    expect(await told(people.SA, sell({ ...day, minQuantity: '10' }))).toBe('200');
    expect(await told(people.SA, sell({ ...day, serviceId }))).toBe('200');
    expect(await told(people.SA, sell({ ...day, serviceId, side: 'cost' }))).toBe('200');
    expect(await told(people.SA, sell({ ...day, minQuantity: '10.0000' }))).toBe('400 validFrom rateOverlap');
    expect(await told(people.SA, sell({ ...day, serviceId, unit: 'hour', currency: 'USD' }))).toBe(
      '400 validFrom rateOverlap',
    );
  });

  test('sent at the same moment end in one of them', async () => {
    const body = sell({ seniority: 'professional' });
    const replies = await Promise.all(Array.from({ length: 10 }, () => told(people.SA, body)));
    expect(replies.sort()).toEqual(['200', ...Array.from({ length: 9 }, () => '400 validFrom rateOverlap')]);
  });

  test('keep a removed one from coming back while another holds', async () => {
    const values = sell({ validFrom: '2030-01-01', validTo: '2030-12-31', minQuantity: '5' });
    const first = await saveRate(people.SA, values);
    await people.SA.del(`/rate/remove/${first.id}`);
    const second = await saveRate(people.SA, { ...values, amount: '777' });
    const reply = await people.SA.put(`/rate/undelete/${first.id}`);
    expect([reply.status, reply.errorCode, ...reply.fieldCodes]).toEqual([
      409,
      'restoreConflict',
      'validFrom rateOverlap',
    ]);
    expect(reply.errorMessage).toContain(second.name);
    await people.SA.del(`/rate/remove/${second.id}`);
    expect((await people.SA.put<RateRecord>(`/rate/undelete/${first.id}`)).data).toMatchObject({ version: 3 });
    expect((await people.SA.put(`/rate/undelete/${first.id}`)).errorCode).toBe('recordLive');
  });
});

describe('who keeps rates', () => {
  const prices = () => sell({ validFrom: '2028-01-01', validTo: '2028-01-31', minQuantity: '20' });

  test('an editor keeps what is sold, and does not know what it costs', async () => {
    const cost = await saveRate(people.SA, { ...prices(), side: 'cost', serviceId });
    const own = await saveRate(people.EDITOR, prices());
    const sides = (await grid(people.EDITOR, 'rate', { pageSize: 200 })).rows.map(({ side }) => side);
    expect(new Set(sides)).toEqual(new Set(['sell']));
    for (const path of ['get-by-id', 'history', 'where-used'])
      expect((await people.EDITOR.get(`/rate/${path}/${cost.id}`)).status).toBe(404);
    expect(await told(people.EDITOR, { id: cost.id, version: 1, amount: '1' })).toBe('404');
    expect(await told(people.EDITOR, { ...prices(), side: 'cost', serviceId })).toBe('403 side notPermitted');
    expect(await told(people.EDITOR, { id: own.id, version: 1, side: 'cost', serviceId })).toBe(
      '403 side notPermitted',
    );
    expect((await people.EDITOR.del(`/rate/remove/${own.id}`)).status).toBe(403);
  });

  test('nobody rates a person they may not change, nor takes such a rate off', async () => {
    const values = { ...prices(), customerId: null, personnelId };
    expect(await told(people.EDITOR, values)).toBe('403 personnelId notPermitted');
    const { id } = await saveRate(people.ADMIN, values);
    expect(await told(people.EDITOR, { id, version: 1, amount: '1' })).toBe('403 personnelId notPermitted');
    const moved = { id, version: 1, personnelId: null, customerId, validFrom: '2029-01-01', validTo: '2029-01-02' };
    expect(await told(people.EDITOR, moved)).toBe('403 personnelId notPermitted');
  });

  test('who sees neither side has no rates; a guest may not ask', async () => {
    const blind = await signIn(app, 'EDITOR', 'A blind editor', []);
    expect((await grid(blind, 'rate')).total).toBe(0);
    expect(await told(blind, prices())).toBe('403 side notPermitted');
    expect(await told(people.GUEST, prices())).toBe('403');
  });

  test('who sees only costs is not told of a price that they restore', async () => {
    const costly = await signIn(app, 'ADMIN', 'Costs only', ['seeCosts']);
    const { id } = await saveRate(people.SA, sell({ minQuantity: '30' }));
    await people.SA.del(`/rate/remove/${id}`);
    await saveRate(people.SA, sell({ minQuantity: '30' }));
    expect((await costly.put(`/rate/undelete/${id}`)).errorCode).toBe('recordNotFound');
    expect((await people.SA.put(`/rate/undelete/${id}`)).errorCode).toBe('restoreConflict');
  });
});

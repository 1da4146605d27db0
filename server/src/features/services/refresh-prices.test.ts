import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { type Row, saved } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { refreshPrices } from './refresh-prices.ts';

let app: TestApp;
let sa: Person;
const today = dayIn(new Date(), 'UTC');
const tomorrow = new Date(Date.now() + 86_400_000);
const later = new Date(Date.now() + 3 * 86_400_000);

beforeAll(async () => {
  app = await startTestApp();
  sa = await signIn(app, 'SA');
});
afterAll(() => app.close());

const read = async (id: string) => (await sa.get<Row>(`/service/get-by-id/${id}`)).data;

test('a rate takes effect on its day and ends after its last one by itself, also where several processes share the work', async () => {
  const { id: categoryId } = await saved<Row>(sa, 'service-category', { name: 'Work' });
  const service = await saved<Row>(sa, 'service', { name: 'Audit', categoryId, unitPrice: '100' });
  const { rows } = (await sa.post<{ rows: Row[] }>('/rate/get-grid', {})).data;
  await saved(sa, 'rate', { id: rows[0]?.id, version: 1, validTo: today });
  const [from, to] = [addDays(today, 1), addDays(today, 2)];
  const next = { side: 'sell', serviceId: service.id, unit: 'day', amount: '120', currency: 'EUR' };
  await saved(sa, 'rate', { ...next, validFrom: from, validTo: to });
  const { version } = await read(service.id);

  expect(await refreshPrices(app.database.db)).toBe(0);
  const served = await Promise.all([1, 2, 3].map(() => refreshPrices(app.database.db, tomorrow)));
  expect(served.sort()).toEqual([0, 0, 1]);
  expect(await read(service.id)).toMatchObject({ unitPrice: '120', version: Number(version) + 1, updatedBy: null });
  expect(await refreshPrices(app.database.db, tomorrow)).toBe(0);
  const { data } = await sa.get<{ rows: object[] }>(`/service/history/${service.id}`);
  expect(data.rows[0]).toMatchObject({ by: null, changes: [{ field: 'unitPrice', old: '100', new: '120' }] });

  // Who has it open is told what happened, and by nobody's name.
  const reply = await sa.post<Row>('/service/save', { ...service, name: 'Renamed' });
  expect(reply.data).toMatchObject({ name: 'Renamed', unitPrice: '120' });
  expect(reply.alerts).toEqual(['The prices of this record changed in the meantime. Both changes are kept.']);

  expect(await refreshPrices(app.database.db, later)).toBe(1);
  expect(await read(service.id)).toMatchObject({ unitPrice: null });
});

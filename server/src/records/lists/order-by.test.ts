import type { SentGridQuery } from '@mandate/contract/lists/grid.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { grid, saveCustomer, saveProject, work } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await startTestApp();
  person = await signIn(app, 'EDITOR');
  const zulu = await saveCustomer(person, { name: 'Zulu', code: 'A1' });
  const eclair = await saveCustomer(person, { name: 'Éclair', code: 'B2' });
  await saveProject(person, { name: 'bb', customerId: zulu.id, isInternal: false, startDate: '2026-01-01' });
  await saveProject(person, { name: 'AA', customerId: eclair.id, isInternal: false, startDate: '2026-01-02' });
  await saveProject(person, { name: 'ää', startDate: '2026-01-02', lines: [work()] });
  await saveProject(person, { name: 'CC', lines: [work({ unitPrice: '9' })] });
});
afterAll(() => app.close());

async function names(...sort: NonNullable<SentGridQuery['sort']>): Promise<unknown[]> {
  return (await grid(person, 'project', { sort })).rows.map(({ name }) => name);
}

describe('a list is sorted', () => {
  test('as people read names, whatever case and accents', async () => {
    expect(await names({ field: 'name', direction: 'asc' })).toEqual(['AA', 'ää', 'bb', 'CC']);
    expect(await names({ field: 'name', direction: 'desc' })).toEqual(['CC', 'bb', 'ää', 'AA']);
  });

  test('by the label of a reference, empty ones last in both directions', async () => {
    expect(await names({ field: 'customerId', direction: 'asc' }, { field: 'name', direction: 'asc' })).toEqual([
      'AA',
      'bb',
      'ää',
      'CC',
    ]);
    expect(await names({ field: 'customerId', direction: 'desc' }, { field: 'name', direction: 'asc' })).toEqual([
      'bb',
      'AA',
      'ää',
      'CC',
    ]);
  });

  test('by dates with empty ones last in both directions', async () => {
    const byName = { field: 'name', direction: 'asc' } as const;
    expect(await names({ field: 'startDate', direction: 'asc' }, byName)).toEqual(['bb', 'AA', 'ää', 'CC']);
    expect(await names({ field: 'startDate', direction: 'desc' }, byName)).toEqual(['AA', 'ää', 'bb', 'CC']);
  });

  test('by amounts as numbers', async () => {
    expect((await names({ field: 'gross', direction: 'desc' })).slice(0, 2)).toEqual(['ää', 'CC']);
  });

  test('by the newest code when nothing is asked', async () => {
    const { rows } = await grid(person, 'project');
    const codes = rows.map(({ code }) => String(code));
    expect(codes).toEqual([...codes].sort().reverse());
  });

  test('by its deletion, the latest first, when deleted records are shown and nothing is asked', async () => {
    const admin = await signIn(app, 'ADMIN');
    const customers = [];
    for (const name of ['Deleted A', 'Deleted C', 'Deleted B']) customers.push(await saveCustomer(admin, { name }));
    for (const { id } of [customers[1], customers[0], customers[2]] as { id: string }[])
      await admin.del(`/customer/remove/${id}`);
    const shown = async (query: SentGridQuery) =>
      (await grid(admin, 'customer', { ...query, search: 'Deleted' })).rows.map(({ name }) => name);
    expect(await shown({ deleted: 'only' })).toEqual(['Deleted B', 'Deleted A', 'Deleted C']);
    expect(await shown({ deleted: 'only', sort: [{ field: 'name', direction: 'asc' }] })).toEqual([
      'Deleted A',
      'Deleted B',
      'Deleted C',
    ]);
    expect(await shown({ deleted: 'include' })).toEqual(['Deleted A', 'Deleted B', 'Deleted C']);
  });

  test('by up to five keys; a sixth is refused', async () => {
    const key = (field: string) => ({ field, direction: 'asc' }) as const;
    const five = ['isInternal', 'currency', 'status', 'endDate', 'name'].map(key);
    expect(await names(...five)).toEqual(['AA', 'bb', 'ää', 'CC']);
    const reply = await person.post('/project/get-grid', { sort: [...five, key('code')] });
    expect(reply.fieldCodes).toEqual(['sort tooManyItems']);
  });

  test('by every field it offers, each row once over all pages', async () => {
    for (let count = 0; count < 12; count += 1)
      await saveProject(person, { name: 'Same', endDate: addDays('2026-01-01', count % 3) });
    for (const field of [
      'name',
      'endDate',
      'isInternal',
      'status',
      'customerReference',
      'externalRef',
      'createdAt',
      'deletedAt',
    ])
      for (const direction of ['asc', 'desc'] as const) {
        const met = [];
        for (const page of [1, 2, 3, 4])
          met.push(
            ...(await grid(person, 'project', { page, pageSize: 5, sort: [{ field, direction }] })).rows.map(
              ({ id }) => id,
            ),
          );
        expect(new Set(met).size, `${field} ${direction}`).toBe(16);
      }
  });
});

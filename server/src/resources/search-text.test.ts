import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../testing/people.ts';
import { type CustomerRecord, grid, saveCustomer, saveProject } from '../../testing/records.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { refreshLabels } from './refresh-labels.ts';

let app: TestApp;
let person: Person;
let buyer: CustomerRecord;

beforeAll(async () => {
  app = await startTestApp();
  person = await signIn(app, 'EDITOR');
  buyer = await saveCustomer(person, { name: 'Łódź Brewery', city: 'Łódź', vatNumber: 'PL 123', notes: 'Secretive' });
  await saveProject(person, { name: 'Claims-handling 50%', customerId: buyer.id, isInternal: false, code: 'P26-0701' });
  await saveProject(person, { name: 'AI for a_b', code: 'X1', customerReference: 'PO/77 "rush"' });
  await saveProject(person, { name: 'Ölmühle', code: 'X2' });
});
afterAll(() => app.close());

async function found(search: string, noun = 'project'): Promise<unknown[]> {
  const { rows } = await grid(person, noun, { search, sort: [{ field: 'name', direction: 'asc' }] });
  return rows.map(({ name }) => name);
}

describe('search', () => {
  test.each([
    ['claims', ['Claims-handling 50%']],
    ['HANDLING', ['Claims-handling 50%']],
    ['andli', ['Claims-handling 50%']],
    ['0701', ['Claims-handling 50%']],
    ['p26', ['Claims-handling 50%']],
    ['50%', ['Claims-handling 50%']],
    ['0%', []],
    ['%', []],
    ['_', []],
    ['a_b', ['AI for a_b']],
    ['a', ['AI for a_b']],
    ['ai', ['AI for a_b']],
    ['i', []],
    ['77', ['AI for a_b']],
    ['po/77', ['AI for a_b']],
    ['"rush"', ['AI for a_b']],
    ['olmuhle', ['Ölmühle']],
    ['O\u0308LMU\u0308', ['Ölmühle']],
    ['lodz', ['Claims-handling 50%']],
    ['brewery claims', ['Claims-handling 50%']],
    ['claims rush', []],
    ['  claims \t 07 ', ['Claims-handling 50%']],
    ["' or 1=1 --", []],
    ['\\', []],
  ])('%j finds %j', async (search, expected) => {
    expect(await found(search)).toEqual(expected);
  });

  test('of blanks finds everything', async () => {
    expect(await found('   ')).toHaveLength(3);
  });

  test('looks at own texts but not at notes', async () => {
    expect(await found('pl 123', 'customer')).toEqual(['Łódź Brewery']);
    expect(await found('secretive', 'customer')).toEqual([]);
  });

  test('is refused beyond 200 characters', async () => {
    expect((await person.post('/project/get-grid', { search: 'a'.repeat(201) })).fieldCodes).toEqual([
      'search maxLength',
    ]);
    expect(await found('a'.repeat(200))).toEqual([]);
  });

  test('finds projects by the new name of their customer, and sorts by it', async () => {
    await saveCustomer(person, { id: buyer.id, version: buyer.version, name: 'Vistula Ales' });
    const served = await refreshLabels(app.database.db);
    expect(served).toBe(1);
    expect(await found('vistula')).toEqual(['Claims-handling 50%']);
    expect(await found('brewery')).toEqual([]);
    const { rows } = await grid(person, 'project', { search: 'vistula' });
    expect(rows[0]?.customer).toEqual({ id: buyer.id, label: 'Vistula Ales', isDeleted: false });
    expect(await refreshLabels(app.database.db)).toBe(0);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import {
  type CustomerRecord,
  grid,
  saveCustomer,
  savePersonnel,
  saveProject,
} from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { refreshLabels } from '../../jobs/refresh-labels.ts';

let app: TestApp;
let person: Person;
let buyer: CustomerRecord;

beforeAll(async () => {
  app = await startTestApp();
  person = await signIn(app, 'ADMIN');
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

  test('takes accents on no letter for blanks', async () => {
    expect(await found('\u0301 \u0308')).toHaveLength(3);
    expect(await found('claims \u0301')).toEqual(['Claims-handling 50%']);
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

describe('a search for the best', () => {
  const best = async (search: string, values: object = {}) => {
    const { rows } = await grid(person, 'customer', { search, bestFirst: true, pageSize: 4, ...values });
    return rows.map(({ name }) => name);
  };

  test('gives first those whose own name fits, then the others in the usual order, as many as were asked for', async () => {
    const manager = await savePersonnel(await signIn(app, 'SA'), { firstName: 'Osprey', lastName: 'Adler' });
    const kept = { accountManagerId: manager.id };
    for (const name of ['Alpha kept', 'Beta kept', 'Gamma kept']) await saveCustomer(person, { name, ...kept });
    for (const name of ['Young osprey', 'Osprey and sons', 'Osprey']) await saveCustomer(person, { name, ...kept });
    await saveCustomer(person, { name: 'Ospreys' });
    expect(await best('osprey')).toEqual(['Osprey', 'Ospreys', 'Osprey and sons', 'Young osprey']);
    expect(await best('OSPREY', { pageSize: 6 })).toEqual([
      ...['Osprey', 'Ospreys', 'Osprey and sons', 'Young osprey', 'Alpha kept', 'Beta kept'],
    ]);
    expect(await best('adler')).toEqual(['Alpha kept', 'Beta kept', 'Gamma kept', 'Osprey']);
    const isYoung = { filter: { all: [{ field: 'name', operator: 'startsWith', value: 'Young' }] } };
    expect(await best('osprey', isYoung)).toEqual(['Young osprey']);
    expect(await best('no osprey is called so')).toEqual([]);
  });

  test('is refused for what is no search, for further pages and beside a sort', async () => {
    const codes = async (query: object) =>
      (await person.post('/customer/get-grid', { bestFirst: true, ...query })).fieldCodes;
    const sort = [{ field: 'name', direction: 'asc' }];
    for (const query of [
      {},
      { search: ' ' },
      { search: '\u0301' },
      { search: 'osprey', page: 2 },
      { search: 'osprey', sort },
    ])
      expect(await codes(query)).toEqual(['bestFirst valueNotAllowed']);
    expect(await codes({ search: 'osprey', bestFirst: false })).toEqual(['bestFirst valueNotAllowed']);
  });
});

import { everything, grantsOf, type Role } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { personnel } from '@mandate/contract/entities/personnel.ts';
import { place } from '@mandate/contract/entities/place.ts';
import { provider } from '@mandate/contract/entities/provider.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyRole, type Person } from '../../../testing/callers/people.ts';
import { type CustomerRecord, saveCustomer, saved, savePersonnel } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Call } from '../../calls/call.ts';
import { unknownRoom } from '../../database/disk/disk-room.ts';
import { find } from '../../records/read/find.ts';
import { english } from '../../words/words.ts';
import { readContext, writeContext } from './cell-context.ts';
import { cellOf } from './cell-of.ts';
import { csvText } from './csv-text.ts';
import { lookUp } from './look-up.ts';
import { readCell } from './read-cell.ts';
import { importColumns } from './sheet-columns.ts';

let app: TestApp;
let people: Record<Role, Person>;
const customers: Record<string, CustomerRecord> = {};

beforeAll(async () => {
  app = await startTestApp();
  people = await everyRole(app);
  const named: [key: string, name: string, code: string][] = [
    ['miller', 'Müller & Söhne', 'C-0001'],
    ['twin', 'Twin', 'C-0002'],
    ['otherTwin', 'TWÍN', 'C-0003'],
    ['likeCode', 'C-0001', 'C-0004'],
    ['likeBoth', 'Twin [C-0002]', 'C-0005'],
    ['quoted', 'A; "B"', 'C-0006'],
  ];
  for (const [key, name, code] of named) customers[key] = await saveCustomer(people.SA, { name, code });
});
afterAll(() => app.close());

function callOf(role: Role): Call {
  const { id, fullName } = people[role];
  const rights = { role, grants: grantsOf(role), personnelId: null, isWaiting: false, mustChangePassword: false };
  const caller = { id, fullName, language: 'en', ...rights, sessionId: id, isConfirmed: false, viewedById: null };
  const { db } = app.database;
  const room = unknownRoom;
  return { db, room, caller, words: english, timeZone: 'UTC', requestId: 'test', network: '127.0.0.1', alerts: [] };
}

async function customerNamed(text: string, role: Role = 'SA') {
  const one = (await lookUp(callOf(role), 'customer', [text])).get(text);
  if (one === undefined || 'problem' in one) return one?.problem;
  return Object.keys(customers).find((key) => customers[key]?.id === one.id) ?? one.id;
}

describe('a record is found', () => {
  test.each([
    ['its label', 'Müller & Söhne', 'miller'],
    ['its label without case and accents', ' MULLER  & sohne', 'miller'],
    ['its code', 'c-0002', 'twin'],
    ['label and code', 'twin [c-0003]', 'otherTwin'],
    ['label and code where another is called so', 'Twin [C-0002]', 'twin'],
    ['a label that ends like a code', 'Twin [C-0002] [C-0005]', 'likeBoth'],
  ])('by %s', async (_, text, expected) => {
    expect(await customerNamed(text)).toBe(expected);
  });

  test('by its id, alone or behind its label', async () => {
    const id = customers.quoted?.id ?? '';
    expect(await customerNamed(id.toUpperCase())).toBe('quoted');
    expect(await customerNamed(`Whatever [${id}]`)).toBe('quoted');
  });
});

test('a text that several records are called is told with their number, whether by label or by code', async () => {
  expect(await customerNamed('twin')).toEqual({ code: 'importAmbiguous', params: { value: 'twin', count: 2 } });
  expect(await customerNamed('C-0001')).toEqual({ code: 'importAmbiguous', params: { value: 'C-0001', count: 2 } });
});

test('a text that names nothing the caller may list is told by name', async () => {
  const nothing = (value: string) => ({ code: 'referenceNotFound', params: { context: 'named', value } });
  const absent = '0190a000-0000-7000-8000-000000000000';
  for (const text of ['Nobody', 'Twin [C-9999]', 'Nobody [C-0002]', 'No\0body', '\ud800', '%', "'", '[]', absent])
    expect(await customerNamed(text)).toEqual(nothing(text));
  expect(await customerNamed('Müller & Söhne', 'GUEST')).toEqual(nothing('Müller & Söhne'));
});

test('a deleted record is found by its id alone: whether it may stay referred to is for the save to say', async () => {
  const { id } = await saveCustomer(people.SA, { name: 'Gone', code: 'C-0099' });
  await people.SA.del(`/customer/remove/${id}`);
  expect(await customerNamed('Gone')).toMatchObject({ code: 'referenceNotFound' });
  expect(await customerNamed('Gone [C-0099]')).toMatchObject({ code: 'referenceNotFound' });
  expect(await customerNamed(`Gone [${id}]`)).toBe(id);
});

test('users are told apart by their address, which only those find who may see it', async () => {
  const look = async (role: Role, text: string) => (await lookUp(callOf(role), 'account', [text])).get(text);
  const { id, email, fullName } = people.GUEST;
  expect(await look('SA', email)).toEqual({ id });
  expect(await look('SA', `${fullName} [${email}]`)).toEqual({ id });
  expect(await look('EDITOR', fullName)).toEqual({ id });
  expect(await look('EDITOR', email)).toMatchObject({ problem: { code: 'referenceNotFound' } });
});

test('many texts are looked up at once, none with none', async () => {
  const texts = Array.from({ length: 500 }, (_, index) => `Nobody ${index}`);
  const found = await lookUp(callOf('SA'), 'customer', [...texts, 'Müller & Söhne', 'Müller & Söhne']);
  expect(found.size).toBe(501);
  expect(found.get('Müller & Söhne')).toEqual({ id: customers.miller?.id });
  expect((await lookUp(callOf('SA'), 'customer', [])).size).toBe(0);
});

/** What the references of a record are read as from the file it was written to: the ids its texts name. */
async function readBack(entity: Entity, id: string): Promise<Values> {
  const call = callOf('SA');
  const record = await find(call, entity, id);
  const [write, read] = [await writeContext(call, entity, [record]), await readContext(call, entity)];
  const back: Values = {};
  for (const column of importColumns({ caller: everything, words: english }, entity)) {
    const { name, part, field } = column;
    if (part !== null || field?.refersTo === undefined || record[name] === null) continue;
    const one = readCell(entity, column, csvText(cellOf(entity, column, record, write), write), read);
    if (!('refers' in one)) continue;
    const found = await lookUp(call, field.refersTo, one.refers);
    const ids = one.refers.map((text) => ({ id: '', ...found.get(text) }).id);
    back[name] = field.kind === 'references' ? ids : ids[0];
  }
  return back;
}

test('every record that others refer to is read back as itself, whatever it is called', async () => {
  for (const { id: customerId } of Object.values(customers)) {
    const { id } = await saved<CustomerRecord>(people.SA, 'place', { name: `Site of ${customerId}`, customerId });
    expect(await readBack(place, id)).toEqual({ customerId });
  }
  const categories: CustomerRecord[] = [];
  for (const [name, parentAt] of [
    ['Advice', null],
    ['Law; "tax"', 0],
    ['Advice', 1],
  ] as const) {
    const parentId = parentAt === null ? null : categories[parentAt]?.id;
    categories.push(await saved<CustomerRecord>(people.SA, 'service-category', { name, parentId }));
  }
  const serviceCategoryIds = categories.map(({ id }) => id).reverse();
  const firm = { name: 'A provider', countryCode: 'IT', serviceCategoryIds, paymentTermsId: null };
  const { id } = await saved<CustomerRecord>(people.SA, 'provider', firm);
  expect(await readBack(provider, id)).toEqual({ serviceCategoryIds });
});

test('a deleted record that is still referred to is named by its id', async () => {
  const user = await saved<CustomerRecord>(people.SA, 'account', {
    fullName: 'Leaver',
    email: 'leaver@mandate.example',
  });
  const { id } = await savePersonnel(people.SA, { userId: user.id });
  await people.SA.del(`/account/remove/${user.id}`);
  const call = callOf('SA');
  const record = await find(call, personnel, id);
  const write = await writeContext(call, personnel, [record]);
  const column = importColumns({ caller: everything, words: english }, personnel).find(({ name }) => name === 'userId');
  expect(column && cellOf(personnel, column, record, write)).toEqual({ text: `Leaver [${user.id}]` });
  expect(await readBack(personnel, id)).toEqual({ userId: user.id });
});

test('a manager is named with the code: the name of a person is made of others, so that no file brings it', async () => {
  const manager = await savePersonnel(people.SA, { code: 'P-BOSS', firstName: 'Ada', lastName: 'Boss' });
  const { id } = await savePersonnel(people.SA, { managerId: manager.id });
  const call = callOf('SA');
  const record = await find(call, personnel, id);
  const column = importColumns({ caller: everything, words: english }, personnel).find(
    ({ name }) => name === 'managerId',
  );
  const write = await writeContext(call, personnel, [record]);
  expect(column && cellOf(personnel, column, record, write)).toEqual({ text: 'Ada Boss [P-BOSS]' });
  expect(await readBack(personnel, id)).toEqual({ managerId: manager.id });
});

test('cells are written and read as the person has figures and dates written, with the words of the lists', async () => {
  const text = 'update accounts set number_format = $1, date_format = $2 where id = $3';
  await app.database.pool.query(text, ['1.234,56', 'dd.MM.yyyy', people.EDITOR.id]);
  const read = await readContext(callOf('EDITOR'), personnel);
  expect(read.formats).toEqual({ numberFormat: '1.234,56', dateFormat: 'dd.MM.yyyy' });
  const column = importColumns({ caller: everything, words: english }, personnel).find(
    ({ name }) => name === 'seniority',
  );
  const write = await writeContext(callOf('EDITOR'), personnel, []);
  const words = [...(write.listLabels.get('people.seniorities') ?? [])];
  expect(words.length).toBeGreaterThan(2);
  for (const [code, word] of words)
    expect(column && readCell(personnel, column, word.toUpperCase(), read)).toEqual({ value: code });
});

test('an item that is not chosen any more leaves its word to the one that took its place', async () => {
  const { rows } = await app.database.pool.query(
    "select id, version, value from parameters where key = 'people.seniorities'",
  );
  const [{ id, version, value }] = rows;
  const retired = { ...value[0], code: 'retired', isActive: false };
  await saved<CustomerRecord>(people.SA, 'parameter', { id, version, value: [...value, retired] });
  const words = (await writeContext(callOf('SA'), personnel, [])).listLabels.get('people.seniorities');
  expect(words?.get('retired')).toBe('retired');
  expect(words?.get(value[0].code)).toBe(value[0].label);
});

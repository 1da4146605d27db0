import { afterAll, beforeAll, expect, test } from 'vitest';
import { bulk, prepareBulk, runReceipt, undoBulk } from '../../../testing/callers/bulk.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { grid, saveCustomer, saved, savePersonnel, saveProject } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Person;
let editor: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'ADMIN');
  editor = await signIn(app, 'EDITOR');
});
afterAll(() => app.close());

interface Made {
  id: string;
  name: string;
  version: number;
}

const of = (city: string) => ({
  filter: { all: [{ field: 'city', operator: 'is', value: city }] },
  sort: [{ field: 'name', direction: 'asc' }],
});

/** Customers of a city of their own, and a project for some of them. */
async function customersOf(city: string, count: number, used: readonly number[]): Promise<Made[]> {
  const made: Made[] = [];
  for (let number = 1; number <= count; number += 1)
    made.push(await saveCustomer(admin, { name: `${city} ${String(number).padStart(2, '0')}`, city }));
  for (const number of used) {
    const customerId = made[number - 1]?.id;
    await saveProject(admin, { name: `For ${city} ${number}`, isInternal: false, customerId });
  }
  return made;
}

const live = async (city: string) => (await grid(admin, 'customer', of(city) as never)).rows.map(({ name }) => name);
const setStatus = (id: string, status: string) =>
  app.database.pool.query('update projects set status = $2 where id = $1', [id, status]);

test('a receipt says exactly how many stay and what holds each, also behind the first ten, and the run keeps to it', async () => {
  const customers = await customersOf('Apolda', 12, [2, 2, 2, 2, 11, 12]);
  const receipt = await prepareBulk(admin, 'customer', { query: of('Apolda'), action: 'remove' });
  expect(receipt).toMatchObject({ count: 12, kept: { checked: 12, count: 3 } });
  expect(receipt.kept.rows.map(({ label, code, params }) => [label, code, params.count])).toEqual([
    ['Apolda 02', 'deleteBlocked', 4],
    ['Apolda 11', 'deleteBlocked', 1],
    ['Apolda 12', 'deleteBlocked', 1],
  ]);
  expect(receipt.kept.rows.map(({ holders }) => holders.map(({ entity, label }) => `${entity} ${label}`))).toEqual([
    ['project For Apolda 2', 'project For Apolda 2', 'project For Apolda 2'],
    ['project For Apolda 11'],
    ['project For Apolda 12'],
  ]);

  // Who is free by now was said to stay all the same.
  const { rows } = await grid(admin, 'project', { search: 'For Apolda 12' });
  await admin.del(`/project/remove/${rows[0]?.id}`);
  const result = await runReceipt(admin, 'customer', receipt.receipt);
  expect(result).toMatchObject({ changed: 9, skippedCount: 3, failedCount: 0 });
  // The outcome names who held them, as the receipt did.
  expect(result.skipped.map(({ label, code, holders }) => `${label} ${code} ${holders?.length}`)).toEqual([
    'Apolda 02 deleteBlocked 3',
    'Apolda 11 deleteBlocked 1',
    'Apolda 12 deleteBlocked 1',
  ]);
  expect(await live('Apolda')).toEqual(['Apolda 02', 'Apolda 11', 'Apolda 12']);
  expect((await admin.get(`/customer/get-bulk/${receipt.receipt}`)).data).toMatchObject({ count: 9, done: 9 });
  expect((await undoBulk(admin, 'customer', receipt.receipt)).changed).toBe(9);
  expect(await live('Apolda')).toHaveLength(customers.length);
});

test('a record that blocks a removal is named as far as the reader may see it', async () => {
  const term = await saved<Made>(admin, 'payment-term', { code: 'HELD', name: 'Held by a parameter', days: 7 });
  const change =
    "update parameters set value = to_jsonb($1::text) where key = 'billing.defaultPaymentTerms' returning label";
  const { rows } = await app.database.pool.query<{ label: string }>(change, [term.id]);
  const heldFor = async (person: Person) =>
    (await prepareBulk(person, 'payment-term', { ids: [term.id], action: 'remove' })).kept.rows;
  const sa = await signIn(app, 'SA');
  expect(await heldFor(sa)).toMatchObject([
    { code: 'deleteBlocked', params: { count: 1 }, holders: [{ entity: 'parameter', label: rows[0]?.label }] },
  ]);
  expect(await heldFor(admin)).toMatchObject([{ code: 'deleteBlocked', params: { count: 1 }, holders: [] }]);
  // Staff remove customers that nothing uses, and drafts of their own.
  const [used, free] = await customersOf('Bernau', 2, [1]);
  const receipt = await prepareBulk(editor, 'customer', { ids: [used?.id ?? '', free?.id ?? ''], action: 'remove' });
  expect(receipt.kept.rows.map(({ id, code }) => [id, code])).toEqual([[used?.id, 'notPermitted']]);
  const own = await saveProject(editor, { name: 'Own draft' });
  const foreign = await saveProject(admin, { name: 'Foreign draft' });
  const drafts = await prepareBulk(editor, 'project', { ids: [own.id, foreign.id], action: 'remove' });
  expect(drafts.kept.rows.map(({ id, code }) => [id, code])).toEqual([[foreign.id, 'notPermitted']]);
});

test('of a tree of categories those that nothing holds are removed, and those above one that stays are kept', async () => {
  const category = (name: string, parentId: string | null = null) =>
    saved<Made>(admin, 'service-category', { name, parentId });
  const top = await category('Held top');
  const middle = await category('Held middle', top.id);
  const leaf = await category('Held leaf', middle.id);
  const free = await category('Free top');
  const below = await category('Free leaf', free.id);
  await saved(admin, 'service', { name: 'Holds the leaf', categoryId: leaf.id });
  const ids = [top.id, middle.id, leaf.id, free.id, below.id];
  const { kept, receipt } = await prepareBulk(admin, 'service-category', { ids, action: 'remove' });
  expect(kept.rows.map(({ label, holders }) => `${label}: ${holders.map((holder) => holder.label).join()}`)).toEqual([
    'Held top: Held middle',
    'Held middle: Held leaf',
    'Held leaf: Holds the leaf',
  ]);
  expect(await runReceipt(admin, 'service-category', receipt)).toMatchObject({ changed: 2, skippedCount: 3 });
});

test('an approved project is removed with a reason, which the receipt asks for and the history tells', async () => {
  const projects = await Promise.all(
    ['draft', 'approved', 'active'].map((status) => saveProject(admin, { name: `Is ${status}` })),
  );
  const [draft, approved, active] = projects.map(({ id }) => id) as [string, string, string];
  await setStatus(approved, 'approved');
  await setStatus(active, 'active');
  const request = { ids: [draft, approved, active], action: 'remove' as const };
  const without = await prepareBulk(admin, 'project', request);
  expect(without.kept.wantReason).toBe(1);
  expect(without.kept.rows.map(({ id, code }) => [id, code])).toEqual([
    [approved, 'reasonRequired'],
    [active, 'statusChangeNotAllowed'],
  ]);
  expect(
    (await admin.post('/project/prepare-bulk', { ...request, action: 'undelete', reason: 'x' })).fieldCodes,
  ).toEqual(['reason valueNotAllowed']);
  const { kept, receipt } = await prepareBulk(admin, 'project', { ...request, reason: 'Sold by mistake' });
  expect(kept.rows.map(({ id }) => id)).toEqual([active]);
  expect(await runReceipt(admin, 'project', receipt)).toMatchObject({ changed: 2, skippedCount: 1 });
  const history = await admin.get<{ rows: { reason: string | null }[] }>(`/project/history/${approved}`);
  expect(history.data.rows[0]?.reason).toBe('Sold by mistake');
});

test('a receipt says what cannot be restored: a code that is taken, one that stands there twice, an owner that is gone', async () => {
  const make = (name: string, code: string) => saveCustomer(admin, { name, code });
  const first = await make('Gone first', 'TWICE');
  await admin.del(`/customer/remove/${first.id}`);
  const second = await make('Gone second', 'TWICE');
  await admin.del(`/customer/remove/${second.id}`);
  const taken = await make('Gone taken', 'TAKEN');
  await admin.del(`/customer/remove/${taken.id}`);
  await make('Lives', 'TAKEN');
  const leader = await savePersonnel(admin, { firstName: 'Soon', lastName: 'Gone' });
  const led = await saveCustomer(admin, { name: 'Gone led', accountManagerId: leader.id });
  await admin.del(`/customer/remove/${led.id}`);
  await admin.del(`/personnel/remove/${leader.id}`);
  const ids = [first.id, second.id, taken.id, led.id];
  const { kept, receipt } = await prepareBulk(admin, 'customer', { ids, action: 'undelete' });
  expect(kept.rows.map(({ label, code }) => `${label} ${code}`)).toEqual([
    'Gone second valueNotUnique',
    'Gone taken valueNotUnique',
    'Gone led referenceDeleted',
  ]);
  expect(await runReceipt(admin, 'customer', receipt)).toMatchObject({ changed: 1, skippedCount: 3 });
});

test('what an edit would be refused for is said of every record, whether they are saved together or one by one', async () => {
  const customers = await customersOf('Coburg', 12, []);
  const [, , , , , , , , , , , last] = customers;
  await saved(admin, 'customer', { id: last?.id, version: 1, countryCode: 'AT', vatNumber: 'ATU13585627' });
  const changes = { countryCode: 'DE' };
  const many = await prepareBulk(editor, 'customer', { query: of('Coburg'), action: 'edit', changes });
  expect(many.kept).toMatchObject({ checked: 12, count: 1, rows: [{ id: last?.id, code: 'vatNumberNotValid' }] });
  expect(await runReceipt(editor, 'customer', many.receipt)).toMatchObject({ changed: 11, skippedCount: 1 });

  const people = await Promise.all([1, 2].map((number) => savePersonnel(admin, { lastName: `Retiring ${number}` })));
  const ids = people.map(({ id }) => id);
  await saved(admin, 'personnel', { id: ids[0], version: 1, hiredOn: '2026-06-01' });
  const one = await prepareBulk(admin, 'personnel', { ids, action: 'edit', changes: { leftOn: '2020-01-01' } });
  expect(one.kept.rows.map(({ id }) => id)).toContain(ids[0]);
  expect(await grid(admin, 'personnel', { search: 'Retiring' })).toMatchObject({
    rows: [{ leftOn: null }, { leftOn: null }],
  });
});

test('removing many records of which none can be removed changes nothing', async () => {
  await customersOf('Dorsten', 2, [1, 2]);
  const result = await bulk(admin, 'customer', { query: of('Dorsten'), action: 'remove' });
  expect(result).toMatchObject({ changed: 0, skippedCount: 2, failedCount: 0, isCancelled: false });
});

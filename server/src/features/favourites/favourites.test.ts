import { type Favourites, mostFavourites, mostRecent } from '@mandate/contract/preferences/favourites.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountPeople } from '../../../testing/callers/account-people.ts';
import { type Calls, callsTo } from '../../../testing/callers/call.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { saveCustomer, saved, saveProject } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof accountPeople>>;
/** Two editors who keep nothing yet. */
let one: Person;
let other: Person;
let count = 0;

beforeAll(async () => {
  app = await startTestApp();
  people = await accountPeople(app);
});
beforeEach(async () => {
  count += 1;
  one = await signIn(app, 'EDITOR', `One ${count}`);
  other = await signIn(app, 'EDITOR', `Other ${count}`);
});
afterAll(() => app.close());

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
const newCustomer = (name: string) => saveCustomer(people.SA, { name });
/** Many customers at once, as far as they need to be there. */
async function manyCustomers(name: string, count: number): Promise<string[]> {
  const text = `insert into customers (id, code, name, kind, status, language, currency, is_active)
    select gen_random_uuid(), $1 || ' ' || at, $1 || ' ' || at, 'company', 'active', 'en', 'EUR', true from generate_series(0, $2::int - 1) at
    returning id`;
  return (await sql(text, [name, count])).rows.map(({ id }) => id);
}
const newView = (person: Person, values: object = {}) =>
  saved<{ id: string; version: number }>(person, 'view', { name: 'A view', list: 'customer', ...values });
const pin = (person: Calls, recordId: string, entity = 'customer', kind = 'record') =>
  person.post<Favourites>('/favourite/save', { kind, entity, recordId });
const visit = (person: Calls, recordId: string, entity = 'customer') =>
  person.post<Favourites>('/favourite/note-visit', { entity, recordId });
const list = async (person: Calls) => (await person.get<Favourites>('/favourite/get-list')).data;
const pinned = async (person: Calls) => (await list(person)).favourites.map(({ label }) => label);
const recent = async (person: Calls) => (await list(person)).recent.map(({ label }) => label);
const bring = (deletionId: string) => people.SA.put(`/customer/undelete/${deletionId}`);
const remove = async (id: string) =>
  (await people.SA.del<{ deletionId: string }>(`/customer/remove/${id}`)).data.deletionId;

describe('what is pinned', () => {
  test('stands in the order it was pinned in, by what it is called and its number, for who pinned it alone', async () => {
    const customer = await newCustomer('Acme');
    const view = await newView(one, { name: 'Late ones', list: 'project' });
    await pin(one, customer.id);
    const { status, data } = await pin(one, view.id, 'project', 'view');
    expect(status).toBe(200);
    const facts = { id: expect.any(String) };
    expect(data).toEqual({
      favourites: [
        { ...facts, kind: 'record', entity: 'customer', recordId: customer.id, label: 'Acme', code: customer.code },
        { ...facts, kind: 'view', entity: 'project', recordId: view.id, label: 'Late ones', code: null },
      ],
      recent: [],
    });
    expect(await list(one)).toEqual(data);
    expect(await list(other)).toEqual({ favourites: [], recent: [] });
  });

  test('may be a record of each kind that has an editor, and a view of its list', async () => {
    const { rows } = await sql(`select 'parameter' as entity, id from parameters where key = 'company.name'`);
    const parameter = rows[0].id as string;
    expect((await pin(people.SA, parameter, 'parameter')).data.favourites.at(-1)?.entity).toBe('parameter');
    const rate = await saved<{ id: string; name: string }>(people.SA, 'exchange-rate', {
      ...{ currency: 'CHF', validFrom: '2026-01-01', rate: '1.05' },
    });
    expect((await pin(people.SA, rate.id, 'exchange-rate')).data.favourites.at(-1)?.label).toBe(rate.name);
    expect((await pin(people.SA, one.id, 'account')).data.favourites.at(-1)?.label).toBe(one.fullName);
    const view = await newView(people.SA, { list: 'account' });
    expect((await pin(people.SA, view.id, 'account', 'view')).status).toBe(200);
    expect((await pin(one, one.id, 'account')).data.favourites.at(-1)?.label).toBe(one.fullName);
    expect((await pin(one, other.id, 'account')).errorCode).toBe('recordNotFound');
  });

  test('is pinned once and keeps its place, however many tabs do it at once', async () => {
    const [acme, beta] = [await newCustomer('Acme'), await newCustomer('Beta')];
    const replies = await Promise.all(Array.from({ length: 10 }, () => pin(one, acme.id)));
    expect(replies.map(({ status, data }) => `${status} ${data.favourites.length}`)).toEqual(Array(10).fill('200 1'));
    await pin(one, beta.id);
    await pin(one, acme.id);
    expect(await pinned(one)).toEqual(['Acme', 'Beta']);
  });

  test('goes by its new name, goes with what is deleted and comes back with it', async () => {
    const [acme, beta] = [await newCustomer('Acme'), await newCustomer('Beta')];
    for (const { id } of [acme, beta]) await pin(one, id);
    await saved(people.SA, 'customer', { id: acme.id, version: 1, name: 'Acme renamed' });
    const deletion = await remove(acme.id);
    expect(await pinned(one)).toEqual(['Beta']);
    await bring(deletion);
    expect(await pinned(one)).toEqual(['Acme renamed', 'Beta']);
  });

  test('is left out while it may not be opened: projects of others, views shared no more, another role', async () => {
    const person = await signIn(app, 'ADMIN', `Falls ${count}`);
    const project = await saveProject(people.SA, { name: 'Secret' });
    const view = await newView(people.ADMIN, { name: 'Shared', audience: 'everyone' });
    const own = await newView(person, { name: 'Of users', list: 'account' });
    await pin(person, project.id, 'project');
    await pin(person, view.id, 'customer', 'view');
    await pin(person, own.id, 'account', 'view');
    await visit(person, project.id, 'project');
    expect(await pinned(person)).toEqual(['Secret', 'Shared', 'Of users']);
    await saved(people.ADMIN, 'view', { id: view.id, version: 1, audience: 'private' });
    expect(await pinned(person)).toEqual(['Secret', 'Of users']);
    await saved(people.SA, 'account', { id: person.id, version: 1, role: 'GUEST' });
    // Another role signs the person out: looked at as that person it is seen all the same.
    const { data } = await people.SA.post<{ accessToken: string }>('/session/view-as', { accountId: person.id });
    expect(await list(callsTo(app, data.accessToken))).toEqual({ favourites: [], recent: [] });
  });

  test('shows no number that the person does not see', async () => {
    const { rows } = await sql(
      'select p.id, p.code from projects p join project_members m on m.project_id = p.id limit 1',
    );
    const [project] = rows;
    const customer = await newCustomer('Of the member');
    await saved(people.EDITOR, 'project', { id: project.id, version: 1, customerId: customer.id, isInternal: false });
    expect((await pin(people.member, project.id, 'project')).data.favourites.map(({ code }) => code)).toEqual([
      project.code,
    ]);
    const { favourites } = (await pin(people.member, customer.id)).data;
    expect(favourites.at(-1)).toMatchObject({ label: 'Of the member', code: null });
  });

  test('is refused like something unknown where the person may not open it', async () => {
    const project = await saveProject(people.SA, { name: 'Of others' });
    const gone = await newCustomer('Gone');
    const mine = await newView(one);
    const { id } = await newCustomer('There');
    await remove(gone.id);
    const refused = [
      await pin(people.member, project.id, 'project'),
      await pin(people.GUEST, id),
      await pin(one, uuidV7()),
      await pin(one, id, 'provider'),
      await pin(one, id, 'nothing'),
      await pin(one, gone.id),
      await pin(other, mine.id, 'customer', 'view'),
      await pin(one, mine.id, 'project', 'view'),
      await pin(one, id, 'customer', 'view'),
      await visit(people.GUEST, id),
      await visit(one, mine.id, 'view'),
    ];
    for (const { status, errorCode, data } of refused)
      expect([status, errorCode, data]).toEqual([404, 'recordNotFound', null]);
    expect(await list(one)).toEqual({ favourites: [], recent: [] });
  });

  test('is fifty at most; what cannot be shown any more gives way', async () => {
    const ids = await manyCustomers('Pinned', mostFavourites + 2);
    const text = `insert into favourites (id, account_id, kind, entity, record_id, position)
      select gen_random_uuid(), $1, 'record', 'customer', o.id, o.place from unnest($2::uuid[]) with ordinality as o (id, place)`;
    await sql(text, [one.id, ids.slice(0, mostFavourites)]);
    const full = await pin(one, ids[mostFavourites] ?? '');
    expect([full.status, full.errorMessage]).toEqual([
      409,
      'You already have 50 pinned items. Unpin one of them first.',
    ]);
    expect((await pin(one, ids[0] ?? '')).status).toBe(200);
    await remove(ids[3] ?? '');
    const { data } = await pin(one, ids[mostFavourites] ?? '');
    expect(data.favourites).toHaveLength(mostFavourites);
    expect((await pin(one, ids[mostFavourites + 1] ?? '')).errorCode).toBe('tooManyFavourites');
  });

  test('is put in another order; what is not named follows, and of others nothing is moved', async () => {
    const records = await Promise.all(['A', 'B', 'C'].map((name) => newCustomer(`Letter ${name}`)));
    for (const { id } of records) await pin(one, id);
    const [a, b, c] = (await list(one)).favourites.map(({ id }) => id);
    const order = (person: Person, ...ids: unknown[]) => person.post<Favourites>('/favourite/reorder', { ids });
    const { data } = await order(one, c, a, b);
    expect(data.favourites.map(({ label }) => label)).toEqual(['Letter C', 'Letter A', 'Letter B']);
    await order(one, b, b);
    expect(await pinned(one)).toEqual(['Letter B', 'Letter C', 'Letter A']);
    expect((await order(one, a, uuidV7())).errorCode).toBe('recordNotFound');
    expect((await order(other, a)).errorCode).toBe('recordNotFound');
    expect(await pinned(one)).toEqual(['Letter B', 'Letter C', 'Letter A']);
  });

  test('is unpinned by who pinned it alone', async () => {
    await pin(one, (await newCustomer('Acme')).id);
    const id = (await list(one)).favourites[0]?.id;
    for (const reply of [await other.del(`/favourite/remove/${id}`), await people.SA.del('/favourite/remove/nothing')])
      expect([reply.status, reply.errorCode]).toEqual([404, 'recordNotFound']);
    expect((await one.del(`/favourite/remove/${id}`)).data).toEqual({ favourites: [], recent: [] });
    expect((await one.del(`/favourite/remove/${id}`)).errorCode).toBe('recordNotFound');
  });

  test('is taken only as it is declared', async () => {
    const { id } = await newCustomer('Acme');
    const bodies: [string, object][] = [
      ['save', { kind: 'record', entity: 'customer', recordId: id, accountId: other.id }],
      ['save', { kind: 'page', entity: 'customer', recordId: id }],
      ['save', { kind: 'record', entity: 'customer', recordId: 'x' }],
      ['reorder', { ids: 'all' }],
      ['note-visit', { entity: 'customer', recordId: id, openedAt: '2026-01-01T00:00:00Z' }],
      ['forget-visits', { all: true }],
    ];
    for (const [verb, body] of bodies) expect((await one.post(`/favourite/${verb}`, body)).status).toBe(400);
  });
});

describe('what was opened', () => {
  test('is kept with the last on top, each once, the twenty latest, until it is forgotten', async () => {
    const names = Array.from({ length: mostRecent + 3 }, (_, at) => `Opened ${at}`);
    const ids = await manyCustomers('Opened', names.length);
    for (const id of ids) await visit(one, id);
    expect(await recent(one)).toEqual(names.slice(3).reverse());
    const { data } = await visit(one, ids[5] ?? '');
    expect([data.recent[0]?.label, data.recent.length]).toEqual(['Opened 5', mostRecent]);
    expect(Number.isNaN(Date.parse(data.recent[0]?.openedAt ?? ''))).toBe(false);
    expect(await recent(other)).toEqual([]);
    await Promise.all(ids.map((id) => visit(one, id)));
    expect((await list(one)).recent).toHaveLength(mostRecent);
    const kept = await sql('select count(*)::int as count from visits where account_id = $1', [one.id]);
    expect(kept.rows[0].count).toBe(mostRecent);
    expect((await one.post<Favourites>('/favourite/forget-visits', {})).data.recent).toEqual([]);
  });
});

test('who looks at the product as somebody else is shown what that person keeps, and changes nothing of it', async () => {
  const [acme, beta] = [await newCustomer('Acme'), await newCustomer('Beta')];
  await pin(one, acme.id);
  await pin(people.SA, beta.id);
  const { data } = await people.SA.post<{ accessToken: string }>('/session/view-as', { accountId: one.id });
  const look = callsTo(app, data.accessToken);
  expect(await pinned(look)).toEqual(['Acme']);
  const [favourite] = (await list(one)).favourites;
  for (const reply of [
    await pin(look, beta.id),
    await visit(look, beta.id),
    await look.post('/favourite/reorder', { ids: [favourite?.id] }),
    await look.post('/favourite/forget-visits', {}),
    await look.del(`/favourite/remove/${favourite?.id}`),
  ])
    expect(reply.errorCode).toBe('viewAsReadOnly');
  expect(await list(one)).toEqual({ favourites: [favourite], recent: [] });
});

test('favourites are removed with their account', async () => {
  const { id } = await newCustomer('Acme');
  await pin(one, id);
  await visit(one, id);
  await sql('delete from sessions where account_id = $1', [one.id]);
  await sql('delete from accounts where id = $1', [one.id]);
  const { rows } = await sql(
    'select account_id from favourites where account_id = $1 union all select account_id from visits where account_id = $1',
    [one.id],
  );
  expect(rows).toEqual([]);
});

import type { Layouts } from '@mandate/contract/lists/view-state.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountPeople } from '../../../testing/callers/account-people.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { saved } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof accountPeople>>;
/** Two editors who kept nothing yet. */
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

const newView = (person: Person, values: object = {}) =>
  saved<{ id: string }>(person, 'view', { name: 'A view', list: 'customer', ...values });
const keep = (person: Person, viewId: string | null, state: object | null, list = 'customer') =>
  person.put('/view/save-layout', { list, viewId, state });
const makeDefault = (person: Person, viewId: string | null, list = 'customer') =>
  person.put('/view/save-default', { list, viewId });
async function kept(person: Person, list = 'customer'): Promise<Layouts> {
  const { status, data } = await person.get<Layouts>(`/view/get-layouts?list=${list}`);
  expect(status).toBe(200);
  return data;
}
const nothing = { layouts: [], defaultViewId: null };

describe('the layout of a list', () => {
  test('is kept for each person, list and view, and the last one counts', async () => {
    const { id } = await newView(one, { audience: 'everyone' });
    const columns = [{ field: 'name', width: 300, isPinned: true as const }, { field: 'code' }];
    await keep(one, null, { density: 'compact' });
    await keep(one, null, { columns, pageSize: 20 });
    await keep(one, id, { density: 'comfortable' });
    await keep(one, null, { density: 'default' }, 'project');
    expect(await kept(one)).toEqual({
      layouts: [
        { viewId: null, state: { columns, pageSize: 20 } },
        { viewId: id, state: { density: 'comfortable' } },
      ],
      defaultViewId: null,
    });
    expect((await kept(one, 'project')).layouts).toEqual([{ viewId: null, state: { density: 'default' } }]);
  });

  test('of one person does not change that of another, nor the view', async () => {
    const { id } = await newView(one, { audience: 'everyone', state: { density: 'compact' } });
    await keep(one, id, { density: 'comfortable' });
    await keep(one, null, { pageSize: 100 });
    expect(await kept(other)).toEqual(nothing);
    expect((await other.get(`/view/get-by-id/${id}`)).data).toMatchObject({
      version: 1,
      state: { density: 'compact' },
    });
    await keep(other, null, { pageSize: 20 });
    expect((await kept(one)).layouts).toContainEqual({ viewId: null, state: { pageSize: 100 } });
  });

  test('goes back to that of the list or view when it is reset', async () => {
    const { id } = await newView(one);
    for (const viewId of [null, id]) await keep(one, viewId, { pageSize: 20 });
    expect((await keep(one, null, null)).data).toBeNull();
    expect((await kept(one)).layouts).toEqual([{ viewId: id, state: { pageSize: 20 } }]);
    await keep(one, id, null);
    expect(await kept(one)).toEqual(nothing);
  });

  test('of a view that is removed or shared no more has no effect, until it is back', async () => {
    const removed = await newView(one, { audience: 'everyone' });
    const closed = await newView(one, { audience: 'everyone' });
    for (const { id } of [removed, closed]) await keep(other, id, { pageSize: 20 });
    await one.del(`/view/remove/${removed.id}`);
    await saved(one, 'view', { id: closed.id, version: 1, audience: 'private' });
    expect(await kept(other)).toEqual(nothing);
    await one.put(`/view/undelete/${removed.id}`);
    expect((await kept(other)).layouts.map(({ viewId }) => viewId)).toEqual([removed.id]);
  });

  test('holds nothing but columns, density and page size', async () => {
    for (const [state, wrong] of [
      [{ search: 'x' }, 'state.search fieldUnknown'],
      [{ filter: { all: [] } }, 'state.filter fieldUnknown'],
      [{ density: 'airy' }, 'state.density valueNotAllowed'],
      [{ columns: [{ field: '' }] }, 'state.columns.0.field fieldRequired'],
    ] as const) {
      const reply = await keep(one, null, state);
      expect([reply.status, reply.fieldCodes]).toEqual([400, [wrong]]);
    }
    expect(await kept(one)).toEqual(nothing);
  });

  test('is of a list the person may open and a view of it the person sees', async () => {
    const own = await newView(one);
    const foreign = await newView(other);
    const unseen = [foreign.id, '01890000-0000-7000-8000-000000000000'];
    for (const call of [keepEmpty, makeDefault]) {
      for (const viewId of unseen) expect((await call(one, viewId)).fieldCodes).toEqual(['viewId referenceNotFound']);
      expect((await call(one, own.id, 'project')).fieldCodes).toEqual(['viewId referenceNotFound']);
      expect((await call(one, null, 'nothing')).fieldCodes).toEqual(['list valueNotAllowed']);
      expect((await call(people.member, null, 'tax-rate')).fieldCodes).toEqual(['list valueNotAllowed']);
    }
    expect((await one.put('/view/save-default', { list: 'customer', viewId: 'x' })).fieldCodes).toEqual([
      'viewId idNotValid',
    ]);
  });

  test('is kept for a guest who waits, too', async () => {
    await keep(people.GUEST, null, { density: 'compact' });
    expect(await kept(people.GUEST)).toEqual({
      layouts: [{ viewId: null, state: { density: 'compact' } }],
      defaultViewId: null,
    });
  });
});
const keepEmpty = (person: Person, viewId: string | null, list?: string) => keep(person, viewId, {}, list);

describe('a list opens', () => {
  const ofRole = (values: object = {}) =>
    newView(people.ADMIN, { audience: 'everyone', defaultFor: ['EDITOR'], ...values });

  test('with the view the person chose, else with the newest default for the role', async () => {
    await ofRole();
    const newest = await ofRole();
    await ofRole({ defaultFor: ['GUEST'] });
    await ofRole({ list: 'project' });
    expect((await kept(one)).defaultViewId).toBe(newest.id);
    const own = await newView(one);
    await makeDefault(one, own.id);
    expect((await kept(one)).defaultViewId).toBe(own.id);
    expect((await kept(other)).defaultViewId).toBe(newest.id);
    await makeDefault(one, null);
    expect((await kept(one)).defaultViewId).toBe(newest.id);
    await people.ADMIN.del(`/view/remove/${newest.id}`);
    expect((await kept(one)).defaultViewId).not.toBe(newest.id);
  });

  test('without the view the person chose once that is removed, and with it again when it is back', async () => {
    const own = await newView(one, { list: 'personnel' });
    await makeDefault(one, own.id, 'personnel');
    await keep(one, null, { pageSize: 20 }, 'personnel');
    await one.del(`/view/remove/${own.id}`);
    expect(await kept(one, 'personnel')).toEqual({
      layouts: [{ viewId: null, state: { pageSize: 20 } }],
      defaultViewId: null,
    });
    await one.put(`/view/undelete/${own.id}`);
    expect((await kept(one, 'personnel')).defaultViewId).toBe(own.id);
  });
});

import type { Role } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Layouts } from '@mandate/contract/lists/view-state.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountPeople } from '../../../testing/callers/account-people.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { grid, saved } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type View = Values & { id: string; version: number };

let app: TestApp;
let people: Record<Role | 'member', Person>;
/** A second editor. */
let other: Person;
let count = 0;

beforeAll(async () => {
  app = await startTestApp();
  people = await accountPeople(app);
  other = await signIn(app, 'EDITOR', 'Another editor');
});
afterAll(() => app.close());

const saveView = (person: Person, values: object = {}) => {
  count += 1;
  return saved<View>(person, 'view', { name: `View ${count}`, list: 'customer', ...values });
};
const seesInList = async (person: Person, { id }: View) =>
  (await grid(person, 'view', { pageSize: 200 })).rows.some((row) => row.id === id);
const statusOf = async (person: Person, { id }: View) => (await person.get(`/view/get-by-id/${id}`)).status;
const change = (person: Person, { id }: View, values: object, version = 1) =>
  person.post<View>('/view/save', { id, version, ...values });
const places = ['SA', 'ADMIN', 'EDITOR', 'GUEST', 'member', 'other'];
const byPlace = (one: string, other: string) => places.indexOf(one) - places.indexOf(other);
/** Who of several people sees a view, by list and by id alike. */
async function whoSees(view: View): Promise<string[]> {
  const all = { ...people, other };
  const seeing: string[] = [];
  for (const [name, person] of Object.entries(all)) {
    const isListed = await seesInList(person, view);
    expect((await statusOf(person, view)) === 200, name).toBe(isListed);
    if (isListed) seeing.push(name);
  }
  return seeing;
}

describe('a view', () => {
  test('comes back as it was saved', async () => {
    const state = {
      search: 'north',
      filter: {
        all: [{ field: 'city', operator: 'contains', value: 'Ro' }, { any: [{ field: 'gone', operator: 'empty' }] }],
      },
      sort: [{ field: 'name', direction: 'desc' }],
      columns: [{ field: 'name', width: 240, isPinned: true }, { field: 'city' }],
      pageSize: 100,
      deleted: 'exclude',
      density: 'compact',
    };
    const view = await saveView(people.EDITOR, { name: ' In  Rome ', state });
    const kept = { name: 'In Rome', list: 'customer', audience: 'private', roles: [], isLocked: false, defaultFor: [] };
    expect(view).toMatchObject({ ...kept, state, createdById: people.EDITOR.id });
    const [row] = (
      await grid(people.EDITOR, 'view', { filter: { all: [{ field: 'list', operator: 'is', value: 'customer' }] } })
    ).rows;
    expect(row).toMatchObject({ id: view.id, state });
  });

  test('of one is not seen, changed or removed by another, not even by an SA', async () => {
    const view = await saveView(people.EDITOR);
    expect(await whoSees(view)).toEqual(['EDITOR']);
    for (const person of [other, people.ADMIN, people.SA]) {
      expect((await change(person, view, { name: 'Taken over' })).errorCode).toBe('recordNotFound');
      expect((await person.get(`/view/history/${view.id}`)).status).toBe(404);
      expect((await person.del(`/view/remove/${view.id}`)).status).toBe(404);
    }
  });

  test('is removed and restored by who made it, and is gone for others until then', async () => {
    const view = await saveView(people.EDITOR, { audience: 'everyone' });
    expect((await other.del(`/view/remove/${view.id}`)).errorCode).toBe('notPermitted');
    expect((await people.EDITOR.del(`/view/remove/${view.id}`)).status).toBe(200);
    expect([await statusOf(other, view), await statusOf(people.ADMIN, view)]).toEqual([404, 404]);
    const removed = await grid(other, 'view', { deleted: 'only', pageSize: 200 });
    expect(removed.rows.map(({ id }) => id)).not.toContain(view.id);
    expect((await other.put(`/view/undelete/${view.id}`)).errorCode).toBe('recordNotFound');
    expect((await people.EDITOR.put(`/view/undelete/${view.id}`)).status).toBe(200);
    expect(await statusOf(other, view)).toBe(200);
  });

  test('that was shared can be removed and restored by an SA', async () => {
    const view = await saveView(people.EDITOR, { audience: 'roles', roles: ['EDITOR'] });
    expect((await people.SA.del(`/view/remove/${view.id}`)).status).toBe(200);
    expect((await people.SA.put(`/view/undelete/${view.id}`)).status).toBe(200);
  });

  test('has a history', async () => {
    const view = await saveView(people.EDITOR, { audience: 'everyone', state: { search: 'old' } });
    await change(other, view, { state: { search: 'new' } });
    const { data } = await people.ADMIN.get<{ rows: Values[] }>(`/view/history/${view.id}`);
    expect(data.rows).toMatchObject([
      {
        version: 2,
        by: { id: other.id },
        changes: [{ field: 'state', old: { search: 'old' }, new: { search: 'new' } }],
      },
      { version: 1, action: 'create' },
    ]);
  });
});

describe('a shared view', () => {
  test('is seen by people of its roles, by who made it and by an SA', async () => {
    const view = await saveView(people.ADMIN, { audience: 'roles', roles: ['GUEST'] });
    expect(await whoSees(view)).toEqual(['SA', 'ADMIN', 'member']);
    const both = await saveView(other, { audience: 'roles', roles: ['EDITOR', 'ADMIN'] });
    expect(both.roles).toEqual(['ADMIN', 'EDITOR']);
    expect(await whoSees(both)).toEqual(['SA', 'ADMIN', 'EDITOR', 'other']);
  });

  test('with everyone is seen by everybody but a guest who waits', async () => {
    const view = await saveView(people.EDITOR, { audience: 'everyone' });
    expect(await whoSees(view)).toEqual(['SA', 'ADMIN', 'EDITOR', 'member', 'other']);
  });

  test('does not tell a guest who made it', async () => {
    const view = await saveView(people.EDITOR, { audience: 'everyone' });
    const { data } = await people.member.get<View>(`/view/get-by-id/${view.id}`);
    expect(data).toMatchObject({ name: view.name, state: {} });
    expect(JSON.stringify(data)).not.toContain(people.EDITOR.id);
  });

  test('that is open can be given another state by staff, and nothing else', async () => {
    const view = await saveView(people.EDITOR, { audience: 'everyone' });
    const again = await change(other, view, { ...view, state: { search: 'by another' } });
    expect(again.data).toMatchObject({ version: 2, state: { search: 'by another' }, createdById: people.EDITOR.id });
    for (const values of [{ name: 'Renamed' }, { audience: 'private' }, { isLocked: true }, { tags: ['mine'] }]) {
      const reply = await change(other, view, { state: {}, ...values }, 2);
      expect([reply.status, reply.fieldCodes]).toEqual([403, [`${Object.keys(values)[0]} notPermitted`]]);
    }
    expect((await change(people.member, view, { state: {} }, 2)).errorCode).toBe('notPermitted');
  });

  test('that is locked can be changed by who made it alone', async () => {
    const view = await saveView(people.EDITOR, { audience: 'everyone', isLocked: true });
    for (const person of [other, people.ADMIN, people.SA, people.member])
      expect((await change(person, view, { state: {} })).errorCode).toBe('notPermitted');
    expect((await change(people.EDITOR, view, { state: { search: 'mine' } })).status).toBe(200);
  });

  test('needs a role when it is shared with roles, and has none when it is not', async () => {
    const none = await people.EDITOR.post('/view/save', { name: 'For whom', list: 'customer', audience: 'roles' });
    expect([none.status, none.fieldCodes]).toEqual([400, ['roles fieldRequired']]);
    const view = await saveView(people.EDITOR, { audience: 'everyone', roles: ['GUEST'] });
    expect(view.roles).toEqual([]);
  });

  test('changed by two at once keeps what both changed, or says what differs', async () => {
    const view = await saveView(people.EDITOR, { audience: 'everyone' });
    await change(other, view, { state: { search: 'theirs' } });
    expect((await change(people.EDITOR, view, { name: 'My name' })).data).toMatchObject({
      version: 3,
      name: 'My name',
      state: { search: 'theirs' },
    });
    const reply = await change(people.EDITOR, view, { state: { search: 'mine' } });
    expect(reply.errorCode).toBe('recordChangedByOther');
    expect(reply.data).toMatchObject({ conflicts: [{ field: 'state', theirs: { search: 'theirs' } }] });
  });
});

describe('a shared view that tells of what is hidden', () => {
  const margin = { filter: { all: [{ field: 'plannedMarginPercent', operator: 'lt', value: '12' }] } };
  const nets = { sort: [{ field: 'contractNet', direction: 'desc' }] };
  const shared = (values: object) => saveView(people.ADMIN, { list: 'project', audience: 'everyone', ...values });

  test('by its filter, its sort or its name is not offered to who does not see it', async () => {
    const staff = ['SA', 'ADMIN', 'EDITOR', 'other'];
    expect(await whoSees(await shared({ state: margin }))).toEqual(['SA', 'ADMIN']);
    expect(await whoSees(await shared({ name: 'Margin under floor' }))).toEqual(['SA', 'ADMIN']);
    expect(await whoSees(await shared({ state: nets }))).toEqual(staff);
    expect(await whoSees(await shared({ name: 'Rates of 2026' }))).toEqual(staff);
    // Of its columns somebody goes without those they do not see.
    const columns = [{ field: 'name' }, { field: 'plannedMargin' }];
    expect(await whoSees(await shared({ state: { columns } }))).toEqual([...staff, 'member'].toSorted(byPlace));
  });

  test('is nowhere told of: as a default, kept at hand, in layouts, by its history', async () => {
    const { EDITOR, ADMIN } = people;
    const view = await shared({ state: nets, defaultFor: ['EDITOR'] });
    const layouts = async () => (await EDITOR.get<Layouts>('/view/get-layouts?list=project')).data;
    const pin = { kind: 'view', entity: 'project', recordId: view.id };
    expect((await EDITOR.post('/favourite/save', pin)).status).toBe(200);
    expect((await layouts()).defaultViewId).toBe(view.id);
    await EDITOR.put('/view/save-layout', { list: 'project', viewId: view.id, state: { pageSize: 20 } });

    await change(ADMIN, view, { name: 'Thin margins', state: margin });
    const said: string[] = [];
    for (const path of ['/favourite/get-list', '/view/get-layouts?list=project', `/view/history/${view.id}`])
      said.push(JSON.stringify((await EDITOR.get(path)).data));
    said.push(JSON.stringify((await EDITOR.post('/view/get-grid', { pageSize: 200, search: 'thin' })).data));
    for (const reply of said) {
      expect(reply).not.toContain('Thin margins');
      expect(reply).not.toContain(view.id);
    }
    expect((await layouts()).defaultViewId).not.toBe(view.id);
    expect((await EDITOR.post('/favourite/save', pin)).errorCode).toBe('recordNotFound');
    const layout = { list: 'project', viewId: view.id, state: null };
    expect((await EDITOR.put('/view/save-layout', layout)).fieldCodes).toEqual(['viewId referenceNotFound']);
    for (const reply of [
      await change(EDITOR, view, { state: {} }, 2),
      await EDITOR.post(`/view/undo/${view.id}`, { version: 2 }),
    ])
      expect(reply.errorCode).toBe('recordNotFound');
  });

  test('and does no more is offered again, without what it was', async () => {
    const view = await shared({ state: margin });
    await change(people.ADMIN, view, { state: nets });
    expect(await whoSees(view)).toEqual(['SA', 'ADMIN', 'EDITOR', 'other']);
    expect((await people.EDITOR.get(`/view/history/${view.id}`)).status).toBe(404);
    expect((await people.ADMIN.get(`/view/history/${view.id}`)).status).toBe(200);
    for (const reply of [
      // What collided would be told with what was there before.
      await change(people.EDITOR, view, { state: { search: 'mine' } }, 1),
      await people.EDITOR.post(`/view/undo/${view.id}`, { version: 2 }),
    ]) {
      expect(reply.errorCode).toBe('notPermitted');
      expect(JSON.stringify(reply.data)).not.toContain('plannedMargin');
    }
  });

  test('stays whose it is, and is offered to who has the grant', async () => {
    const view = await saveView(people.EDITOR, { list: 'project', audience: 'everyone', state: margin });
    const trusted = await signIn(app, 'EDITOR', 'The trusted', ['seeRates', 'seeCosts']);
    const blind = await signIn(app, 'ADMIN', 'The blind', []);
    const seeing = [people.EDITOR, trusted, people.ADMIN, other, blind];
    const statuses = await Promise.all(seeing.map((person) => statusOf(person, view)));
    expect(statuses).toEqual([200, 200, 200, 404, 404]);
  });
});

describe('a shared view whose owner is gone', () => {
  const leaving = async (how: 'disabled' | 'removed') => {
    count += 1;
    const owner = await signIn(app, 'EDITOR', `Leaver ${count}`);
    const facts = { audience: 'roles', roles: ['EDITOR'], isLocked: true };
    const [view, own] = [await saveView(owner, facts), await saveView(owner)];
    const leave = how === 'disabled' ? "status = 'disabled'" : 'deleted_at = now(), deletion_id = gen_random_uuid()';
    await app.database.pool.query(`update accounts set ${leave} where id = $1`, [owner.id]);
    return { owner, view, own };
  };

  test.each(['disabled', 'removed'] as const)('is kept by SAs, who find it marked: %s', async (how) => {
    const { view, own } = await leaving(how);
    expect((await people.SA.get<View>(`/view/get-by-id/${view.id}`)).data.isOwnerGone).toBe(true);
    expect((await people.EDITOR.get<View>(`/view/get-by-id/${view.id}`)).data.isOwnerGone).toBe(true);
    for (const person of [people.ADMIN, people.EDITOR, people.member])
      expect((await change(person, view, { name: 'Taken over' })).status).not.toBe(200);
    const facts = { name: 'Kept on', isLocked: false, audience: 'everyone', defaultFor: ['EDITOR'] };
    const changed = await change(people.SA, view, { ...facts, state: { pageSize: 20 } });
    expect(changed.data).toMatchObject({ ...facts, roles: [], version: 2, isOwnerGone: true });
    expect((await change(people.SA, view, { list: 'project' }, 2)).fieldCodes).toEqual(['list notPermitted']);
    expect((await people.SA.del(`/view/remove/${view.id}`)).status).toBe(200);
    expect((await people.SA.put(`/view/undelete/${view.id}`)).status).toBe(200);
    // What was nobody else's stays that.
    expect(await whoSees(own)).toEqual([]);
    expect((await change(people.SA, own, { name: 'Taken over' })).errorCode).toBe('recordNotFound');
  });

  test('stays shared: nobody would see it otherwise', async () => {
    const { view } = await leaving('removed');
    const reply = await change(people.SA, view, { audience: 'private' });
    expect([reply.status, reply.fieldCodes]).toEqual([400, ['audience ownerGone']]);
  });

  test('is its owner’s again when the owner is back', async () => {
    const { owner, view } = await leaving('disabled');
    await change(people.SA, view, { name: 'In between' });
    await app.database.pool.query("update accounts set status = 'active' where id = $1", [owner.id]);
    expect((await change(people.SA, view, { name: 'Once more' }, 2)).errorCode).toBe('notPermitted');
    expect((await change(owner, view, { name: 'Mine again' }, 2)).data).toMatchObject({
      name: 'Mine again',
      isOwnerGone: false,
    });
  });
});

describe('who may share', () => {
  test('is no guest: a guest keeps private views of lists a guest may open', async () => {
    const { member } = people;
    const view = await saveView(member, { state: { search: 'mine' } });
    expect(await whoSees(view)).toEqual(['member']);
    for (const values of [{ audience: 'everyone' }, { audience: 'roles', roles: ['GUEST'] }]) {
      const made = await member.post('/view/save', { name: 'For all', list: 'customer', ...values });
      expect([made.status, made.fieldCodes]).toEqual([403, ['audience notPermitted']]);
      expect((await change(member, view, values)).fieldCodes).toEqual(['audience notPermitted']);
    }
    expect((await member.del(`/view/remove/${view.id}`)).status).toBe(200);
    expect((await member.put(`/view/undelete/${view.id}`)).status).toBe(200);
  });

  test('is no guest who waits: such a guest has no views at all', async () => {
    const reply = await people.GUEST.post<{ rows: unknown[] }>('/view/get-grid', {});
    expect([reply.data.rows, reply.alerts.length]).toEqual([[], 1]);
    const made = await people.GUEST.post('/view/save', { name: 'Mine', list: 'customer' });
    expect(made.errorCode).toBe('notPermitted');
  });

  test('a default for a role is an administrator', async () => {
    const values = { name: 'The usual', list: 'customer', audience: 'everyone', defaultFor: ['EDITOR'] };
    expect((await people.EDITOR.post('/view/save', values)).fieldCodes).toEqual(['defaultFor notPermitted']);
    expect((await people.ADMIN.post('/view/save', values)).status).toBe(200);
  });

  test('cannot make a default of what its people do not see', async () => {
    for (const values of [
      { defaultFor: ['EDITOR'] },
      { audience: 'roles', roles: ['ADMIN'], defaultFor: ['ADMIN', 'GUEST'] },
    ]) {
      const reply = await people.ADMIN.post('/view/save', { name: 'Unseen', list: 'customer', ...values });
      expect([reply.status, reply.fieldCodes]).toEqual([400, ['defaultFor defaultNotShared']]);
    }
    const view = await saveView(people.ADMIN, { audience: 'everyone', defaultFor: ['GUEST'] });
    expect((await change(people.ADMIN, view, { audience: 'private' })).fieldCodes).toEqual([
      'defaultFor defaultNotShared',
    ]);
  });

  test('is nobody who looks at the product as somebody else', async () => {
    const view = await saveView(people.EDITOR, { audience: 'everyone' });
    const { data } = await people.SA.post<{ accessToken: string }>('/session/view-as', {
      accountId: people.EDITOR.id,
    });
    const headers = { authorization: `Bearer ${data.accessToken}` };
    expect((await people.SA.get(`/view/get-by-id/${view.id}`, headers)).status).toBe(200);
    expect((await people.SA.get('/view/get-layouts?list=customer', headers)).status).toBe(200);
    for (const reply of [
      await people.SA.post('/view/save', { id: view.id, version: 1, name: 'Renamed' }, headers),
      await people.SA.put('/view/save-layout', { list: 'customer', viewId: null, state: null }, headers),
      await people.SA.put('/view/save-default', { list: 'customer', viewId: null }, headers),
    ])
      expect(reply.errorCode).toBe('viewAsReadOnly');
  });
});

describe('what is no view is refused with a sentence at its place', () => {
  const tooMany = Array.from({ length: 21 }, () => ({ field: 'name', operator: 'empty' }));
  const long = Array.from({ length: 100 }, () => 'x'.repeat(390));
  test.each<[state: unknown, wrong: string[]]>([
    [null, ['state fieldRequired']],
    ['everything', ['state valueNotAllowed']],
    [[], ['state valueNotAllowed']],
    [{ grouping: 'city' }, ['state.grouping fieldUnknown']],
    [{ search: 7 }, ['state.search textNotValid']],
    [{ search: 'x'.repeat(201) }, ['state.search maxLength']],
    [{ pageSize: 0 }, ['state.pageSize numberOutOfRange']],
    [{ pageSize: '50' }, ['state.pageSize numberNotValid']],
    [{ density: 'airy' }, ['state.density valueNotAllowed']],
    [{ deleted: 'all' }, ['state.deleted valueNotAllowed']],
    [{ sort: [{ field: 'name', direction: 'up' }] }, ['state.sort.0.direction valueNotAllowed']],
    [{ sort: Array.from({ length: 6 }, () => ({ field: 'name', direction: 'asc' })) }, ['state.sort tooManyItems']],
    [{ filter: { all: tooMany } }, ['state.filter.all tooManyItems']],
    [
      { filter: { all: [{ field: 'name', operator: 'is', value: { sql: 1 } }] } },
      ['state.filter.all.0.value valueNotAllowed'],
    ],
    [{ columns: [{ field: 'name', width: 1e9 }] }, ['state.columns.0.width numberOutOfRange']],
    [{ columns: [{ field: 'name', isPinned: false }] }, ['state.columns.0.isPinned valueNotAllowed']],
    [{ columns: [{ field: 'name' }, { field: 'name' }] }, ['state.columns.1.field columnNotUnique']],
    [{ columns: [] }, ['state.columns fieldRequired']],
    [{ filter: { all: [{ field: 'name', operator: 'anyOf', value: long }] } }, ['state maxLength']],
    [{ search: 7, pageSize: 0 }, ['state.search textNotValid', 'state.pageSize numberOutOfRange']],
  ])('%j', async (state, wrong) => {
    const reply = await people.EDITOR.post('/view/save', { name: 'Hostile', list: 'customer', state });
    expect([reply.status, reply.fieldCodes]).toEqual([400, wrong]);
    for (const { message } of reply.fieldErrors) expect(message).toMatch(/\.$/);
  });

  test('with every other problem of the view at once', async () => {
    const reply = await people.EDITOR.post('/view/save', {
      name: 'x',
      list: 'nothing',
      audience: 'roles',
      state: { a: 1 },
    });
    expect(reply.fieldCodes.sort()).toEqual([
      'list valueNotAllowed',
      'name minLength',
      'roles fieldRequired',
      'state.a fieldUnknown',
    ]);
  });

  test('alike for a list that does not exist and one the person may not open', async () => {
    for (const list of ['nothing', 'constructor', 'tax-rate'])
      expect((await people.member.post('/view/save', { name: 'Mine', list })).fieldCodes).toEqual([
        'list valueNotAllowed',
      ]);
  });

  test('also where a view is moved to another list', async () => {
    const view = await saveView(people.EDITOR);
    expect((await change(people.EDITOR, view, { list: 'project' })).fieldCodes).toEqual(['list notPermitted']);
  });
});

import type { ViewCounts } from '@mandate/contract/lists/view-counts.ts';
import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { saveCustomer, saved, savePersonnel, saveProject, staff, work } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let sa: Person;
let editor: Person;
let guest: Person;

const today = dayIn(new Date(), 'UTC');

beforeAll(async () => {
  app = await startTestApp();
  sa = await signIn(app, 'SA');
  editor = await signIn(app, 'EDITOR');
  guest = await signIn(app, 'GUEST');
  const managerId = (await savePersonnel(sa, { userId: editor.id })).id;
  const memberId = (await savePersonnel(sa, { userId: guest.id })).id;
  const low = [work({ unitPrice: '100', unitCost: '99' })];
  const { id } = await saveProject(sa, { name: 'Of the editor', projectManagerId: managerId, lines: low });
  await staff(sa, id, memberId);
  await saveProject(sa, { name: 'Quoted', quoteValidUntil: addDays(today, 29) });
  await saveProject(sa, { name: 'Quoted for long', quoteValidUntil: addDays(today, 30) });
  await saveProject(sa, { name: 'Ends', endDate: addDays(today, 59) });
  await saveProject(sa, { name: 'Ends later', endDate: addDays(today, 60) });
  await saveProject(sa, { name: 'Lost', endDate: today, lines: low });
  const { pool } = app.database;
  await pool.query("update parameters set value = '\"20\"' where key = 'money.marginFloorPercent'");
  await pool.query("update projects set status = 'quoted' where name like 'Quoted%'");
  await pool.query("update projects set status = 'active' where name like 'Ends%'");
  await pool.query("update projects set status = 'lost' where name = 'Lost'");
});
afterAll(() => app.close());

/** How many records views show somebody, each as `list view`. */
async function counts(person: Person, ...asked: string[]): Promise<(number | null)[]> {
  const views = asked.map((one) => ({ list: one.split(' ')[0], view: one.split(' ')[1] }));
  const reply = await person.post<ViewCounts>('/view/get-counts', { views }, { 'x-time-zone': 'UTC' });
  if (reply.status !== 200) throw new Error(`the counts refused: ${reply.errorMessage} ${reply.fieldCodes}`);
  expect(reply.data.counts.map(({ list, view }) => ({ list, view }))).toEqual(views);
  return reply.data.counts.map(({ count }) => count);
}

const ready = ['mine', 'quotesThatExpire', 'endingSoon', 'underFloor', 'withoutManager'].map((key) => `project ${key}`);
const all = 'project all';
const save = (person: Person, values: object) =>
  saved<{ id: string }>(person, 'view', { name: 'A view', list: 'project', ...values });

describe('the counts of views', () => {
  test('are those of the views that come along, to everybody who sees what they tell of', async () => {
    expect(await counts(sa, all, ...ready)).toEqual([6, 0, 1, 1, 1, 4]);
    expect(await counts(editor, all, ...ready)).toEqual([6, 1, 1, 1, null, 4]);
    expect(await counts(guest, all, ...ready)).toEqual([1, 0, null, 0, null, 0]);
  });

  test('are those of own and shared views, and of no other', async () => {
    const named = { state: { search: 'ends' } };
    const own = await save(editor, named);
    const shared = await save(sa, { ...named, audience: 'everyone' });
    const ofCosts = await save(sa, {
      audience: 'everyone',
      state: { filter: { all: [{ field: 'plannedMargin', operator: 'gt', value: '0' }] } },
    });
    const asked = [own, shared, ofCosts].map(({ id }) => `project ${id}`);
    expect(await counts(editor, ...asked)).toEqual([2, 2, null]);
    expect(await counts(sa, ...asked)).toEqual([null, 2, 2]);
    await sa.del(`/view/remove/${shared.id}`);
    expect(await counts(editor, ...asked)).toEqual([2, null, null]);
  });

  test('leave out what of a view the person does not see, as the list does when it opens it', async () => {
    const filter = { all: [{ field: 'quoteValidUntil', operator: 'notEmpty' }] };
    const { id } = await save(guest, { state: { filter, deleted: 'include' } });
    expect(await counts(guest, `project ${id}`)).toEqual([1]);
  });

  test('go by what stands for the person and the day at this moment', async () => {
    const mine = { field: 'projectManagerId', operator: 'anyOf', value: ['me'] };
    const late = { field: 'endDate', operator: 'on', value: 'today' };
    const { id } = await save(editor, { state: { filter: { all: [mine] } } });
    const { id: other } = await save(editor, { state: { filter: { all: [{ any: [mine, late] }] } } });
    expect(await counts(editor, `project ${id}`, `project ${other}`)).toEqual([1, 2]);
  });

  test('are of a filter one step far', async () => {
    const { id: customerId } = await saveCustomer(sa, { name: 'Roman', city: 'Rome' });
    await saveProject(sa, { name: 'In Rome', isInternal: false, customerId });
    const filter = { all: [{ field: 'customer.city', operator: 'is', value: 'rome' }] };
    const { id } = await save(sa, { state: { filter } });
    expect(await counts(sa, `project ${id}`)).toEqual([1]);
    await app.database.pool.query("update projects set deleted_at = now() where name = 'In Rome'");
  });

  test('say nothing of views and lists that are not there or not for the person, alike', async () => {
    const own = await save(editor, {});
    const asked = [
      ...[`customer ${own.id}`, 'project nothing', 'customer mine', 'nothing all', 'constructor all', 'dashboard all'],
      ...['job all', 'project 018f3a4e-0000-7000-8000-000000000000', "project ';--"],
    ];
    expect(await counts(editor, ...asked)).toEqual(asked.map(() => null));
    expect(await counts(guest, 'rate all', 'account all', 'customer all')).toEqual([null, null, 0]);
  });

  test('of several lists come together, and end at ten thousand', async () => {
    await app.database.pool.query(`insert into customers (id, code, name, kind, status, language, currency, is_active)
      select gen_random_uuid(), 'X' || n, 'Many ' || n, 'company', 'active', 'en', 'EUR', true from generate_series(1, 10001) n`);
    const views = ['customer', 'project', 'milestone'].map((list) => ({ list, view: 'all' }));
    const { data } = await sa.post<ViewCounts>('/view/get-counts', { views });
    expect(data.counts.map(({ count, isExact }) => [count, isExact])).toEqual([
      [10_000, false],
      [6, true],
      [0, true],
    ]);
  });

  test('are nothing to a guest who waits', async () => {
    const waiting = await signIn(app, 'GUEST', 'Who waits');
    expect(await counts(waiting, all, 'project withoutManager')).toEqual([0, 0]);
  });

  test.each([
    {},
    { views: [] },
    { views: [{ list: 'project' }] },
    { views: [{ list: 'project', view: 'all', more: 1 }] },
  ])('are not asked for by %j', async (body) => {
    expect((await sa.post('/view/get-counts', body)).status).toBe(400);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AccountRecord,
  accountPeople,
  accountsPrint,
  saveAccount,
} from '../../../testing/callers/account-people.ts';
import { signIn } from '../../../testing/callers/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof accountPeople>>;

beforeAll(async () => {
  app = await startTestApp();
  people = await accountPeople(app);
});
afterAll(() => app.close());

const everyone = ['SA', 'ADMIN', 'EDITOR', 'GUEST', 'member'] as const;
type Who = (typeof everyone)[number];
const own = async (who: Who) => (await people[who].get<AccountRecord>(`/account/get-by-id/${people[who].id}`)).data;

/** What saving the own account with other values is answered, once it is certain that nothing was stored. */
async function refused(who: Who, values: object) {
  const { id, version } = await own(who);
  const before = await accountsPrint(app);
  const { status, errorCode, fieldCodes } = await people[who].post('/account/save', { id, version, ...values });
  expect(await accountsPrint(app)).toBe(before);
  return [status, errorCode, ...fieldCodes];
}

describe.each(everyone)('%s, of the own account,', (who) => {
  test('changes name, language, zone, formats and looks', async () => {
    const wanted = {
      fullName: `Renamed ${who}`,
      language: 'fr',
      timeZone: 'Europe/Rome',
      dateFormat: 'yyyy-MM-dd',
      numberFormat: '1.234,56',
      theme: 'dark',
      density: 'compact',
      layout: { theme: 'purple1', navigation: { mode: 'compact', theme: 'red' }, footer: { isShown: false } },
      letterKeys: false,
    };
    const { id, version } = await own(who);
    const reply = await people[who].post<AccountRecord>('/account/save', { id, version, ...wanted });
    expect(reply.data).toMatchObject({ ...wanted, email: people[who].email, version: version + 1 });
    expect(await own(who)).toEqual(reply.data);
    expect((await people[who].get('/parameter/get-values')).status).toBe(200);
  });

  test('may send the whole record back as it was replied', async () => {
    const record = await own(who);
    const reply = await people[who].post<AccountRecord>('/account/save', record);
    expect([reply.status, reply.data]).toEqual([200, record]);
    const renamed = {
      ...record,
      id: record.id.toUpperCase(),
      email: String(record.email).toUpperCase(),
      theme: 'light',
    };
    expect((await people[who].post<AccountRecord>('/account/save', renamed)).data).toMatchObject({
      theme: 'light',
      email: record.email,
    });
  });

  test('cannot change role and status', async () => {
    const other = who === 'SA' ? 'ADMIN' : 'SA';
    expect(await refused(who, { role: other })).toEqual([403, 'ownRoleChange', 'role ownRoleChange']);
    expect(await refused(who, { status: 'disabled' })).toEqual([403, 'ownRoleChange', 'status ownRoleChange']);
    expect(await refused(who, { status: 'invited', fullName: 'Meanwhile' })).toContain('ownRoleChange');
  });

  test('cannot change address, grants and what administrators note', async () => {
    for (const [field, value] of Object.entries({
      email: `other.${who.toLowerCase()}@mandate.example`,
      grants: [],
      tags: ['mine'],
      externalRef: `mine ${who}`,
    }))
      expect(await refused(who, { [field]: value, fullName: 'Meanwhile' })).toEqual([
        403,
        'notPermitted',
        `${field} notPermitted`,
      ]);
  });

  test.each([
    'tokenVersion',
    'passwordHash',
    'password',
    'isAdmin',
    'mustChangePassword',
    'oneTimeUntil',
    'searchText',
  ])('cannot send %s', async (field) => {
    expect(await refused(who, { [field]: 'x' })).toEqual([400, 'validationFailed', `${field} fieldUnknown`]);
  });

  test('changes nothing by sending what only replies carry', async () => {
    const record = await own(who);
    const sent = { ...record, createdAt: '2001-01-01T00:00:00Z', createdById: people.SA.id, personnelId: people.SA.id };
    expect((await people[who].post<AccountRecord>('/account/save', sent)).data).toEqual(record);
  });

  test('is told what is wrong with a value', async () => {
    expect(await refused(who, { fullName: 'x', theme: 'pink' })).toEqual([
      400,
      'validationFailed',
      'fullName minLength',
      'theme valueNotAllowed',
    ]);
    const layout = {
      theme: 'pink',
      navigation: { mode: 'compact', width: 300 },
      topBar: { isFixed: 'yes' },
      demo: true,
    };
    expect(await refused(who, { layout, letterKeys: 1 })).toEqual([
      400,
      'validationFailed',
      'letterKeys valueNotAllowed',
      'layout.theme valueNotAllowed',
      'layout.navigation.width fieldUnknown',
      'layout.topBar.isFixed valueNotAllowed',
      'layout.demo fieldUnknown',
    ]);
    for (const none of [null, 'blue', ['blue']])
      expect(await refused(who, { layout: none })).toContain('validationFailed');
  });
});

test('an unknown preset is refused with a sentence at its field', async () => {
  const { id, version } = await own('EDITOR');
  const layout = { topBar: { theme: '#123456' } };
  const { fieldErrors } = await people.EDITOR.post('/account/save', { id, version, layout });
  expect(fieldErrors).toMatchObject([{ field: 'layout.topBar.theme', message: 'Choose one of the listed values.' }]);
});

test('a layout belongs to one person', async () => {
  const before = await own('ADMIN');
  const { id, version } = await own('SA');
  const layout = { theme: 'red', footer: { isShown: false } };
  expect((await people.SA.post('/account/save', { id, version, layout })).status).toBe(200);
  expect((await own('SA')).layout).toEqual(layout);
  expect(await own('ADMIN')).toEqual(before);
  for (const who of ['EDITOR', 'GUEST'] as const) {
    const reply = await people[who].post('/account/save', { id: before.id, version: before.version, layout });
    // To them there is no such account.
    expect([reply.status, reply.errorCode]).toEqual([404, 'recordNotFound']);
  }
  expect(await own('ADMIN')).toEqual(before);
});

test('the layout is nothing to sort or filter the users by', async () => {
  const filter = { all: [{ field: 'layout', operator: 'eq', value: 'red' }] };
  for (const asked of [{ sort: [{ field: 'layout', direction: 'asc' }] }, { filter }]) {
    const { status, errorCode } = await people.SA.post('/account/get-grid', { page: 1, pageSize: 5, ...asked });
    expect([status, errorCode]).toEqual([400, 'validationFailed']);
  }
});

test('who changed the own account while an administrator did is shown the whole record', async () => {
  const editor = await signIn(app, 'EDITOR', 'Two at once');
  await saveAccount(people.ADMIN, { id: editor.id, version: 1, fullName: 'As the ADMIN says' });
  const mine = { id: editor.id, version: 1 };
  const merged = await editor.post<AccountRecord>('/account/save', { ...mine, theme: 'dark' });
  expect(merged.data).toMatchObject({ fullName: 'As the ADMIN says', theme: 'dark' });
  const conflict = await editor.post<{ current: AccountRecord }>('/account/save', { ...mine, fullName: 'As I say' });
  expect(conflict.errorCode).toBe('recordChangedByOther');
  expect(conflict.data.current).toMatchObject({ email: editor.email, theme: 'dark' });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountRecord, accountPeople, accountsPrint, saveAccount } from '../../../testing/account-people.ts';
import { signIn } from '../../../testing/people.ts';
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
      language: 'de',
      timeZone: 'Europe/Rome',
      dateFormat: 'yyyy-MM-dd',
      numberFormat: '1.234,56',
      theme: 'dark',
      density: 'compact',
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

  test('sends what only replies carry in vain', async () => {
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
  });
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

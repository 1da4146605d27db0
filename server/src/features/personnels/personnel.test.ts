import { dayIn } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyRole, type Person, signIn } from '../../../testing/callers/people.ts';
import { grid, type PersonnelRecord, saved, savePersonnel } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof everyRole>>;

beforeAll(async () => {
  app = await startTestApp();
  people = await everyRole(app);
});
afterAll(() => app.close());

const codesOf = async (values: object, by: Person = people.ADMIN) =>
  (await by.post('/personnel/save', { firstName: 'A', lastName: 'B', workEmail: 'a.b@c.example', ...values }))
    .fieldCodes;
const read = async (person: Person, id: string) =>
  (await person.get<PersonnelRecord>(`/personnel/get-by-id/${id}`)).data;

/** Every column of an account but those that show who it belongs to. */
async function accountRow(id: string): Promise<unknown> {
  const text = "select to_jsonb(a) - 'personnel_id' - 'personnel_label' as row from accounts a where id = $1";
  return (await app.database.pool.query(text, [id])).rows[0];
}

async function linkOf(id: string) {
  const text = 'select personnel_id as id, personnel_label as label from accounts where id = $1';
  return (await app.database.pool.query(text, [id])).rows[0];
}

describe('a person of the firm', () => {
  test('needs a name and a work address', async () => {
    expect((await people.ADMIN.post('/personnel/save', {})).fieldCodes.sort()).toEqual([
      'firstName fieldRequired',
      'lastName fieldRequired',
      'workEmail fieldRequired',
    ]);
    expect(
      await codesOf({ weeklyHours: '60.5', hiredOn: '2023-02-29', employmentType: 'slave', workEmail: 'x' }),
    ).toEqual(
      expect.arrayContaining([
        'weeklyHours numberOutOfRange',
        'hiredOn dateNotValid',
        'employmentType valueNotAllowed',
        'workEmail emailNotValid',
      ]),
    );
  });

  test('is numbered, full-time, active and hired today where the caller is', async () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const body = { firstName: 'Zoe', lastName: zone, workEmail: `${zone}@c.example`.replace('/', '.') };
      const { data } = await people.ADMIN.post<PersonnelRecord>('/personnel/save', body, { 'x-time-zone': zone });
      expect(data).toMatchObject({
        hiredOn: dayIn(new Date(), zone),
        weeklyHours: '40',
        employmentType: 'employee',
        isActive: true,
        userId: null,
        user: null,
      });
      expect(data.code).toMatch(/^E\d{4}$/);
    }
  });

  test('is shown by first and last name, whatever was sent', async () => {
    const made = await savePersonnel(people.ADMIN, { firstName: 'Åsa', lastName: 'Ek', displayName: 'Nobody' });
    expect(made.displayName).toBe('Åsa Ek');
    const renamed = await savePersonnel(people.ADMIN, { ...made, lastName: 'Alm' });
    expect([renamed.displayName, renamed.version]).toEqual(['Åsa Alm', 2]);
    expect((await grid(people.SA, 'personnel', { search: 'asa alm' })).rows).toMatchObject([{ id: made.id }]);
  });

  test('has a work address and a code nobody else has', async () => {
    const { workEmail, code, displayName } = await savePersonnel(people.ADMIN);
    const reply = await people.ADMIN.post('/personnel/save', {
      firstName: 'A',
      lastName: 'B',
      workEmail: workEmail.toUpperCase(),
      code,
    });
    expect(reply.status).toBe(409);
    expect(reply.fieldCodes).toEqual(['code valueNotUnique', 'workEmail valueNotUnique']);
    expect(reply.errorMessage).toContain(displayName);
  });
});

describe('the account a person signs in with', () => {
  test('shows the person from the link on, follows the name, and loses it with the link or the record', async () => {
    const user = await signIn(app, 'EDITOR', 'Linda Linked');
    const before = await accountRow(user.id);
    const made = await savePersonnel(people.ADMIN, { firstName: 'Linda', lastName: 'Linked', userId: user.id });
    expect(made.user).toEqual({ id: user.id, label: 'Linda Linked', isDeleted: false });
    expect(await linkOf(user.id)).toEqual({ id: made.id, label: 'Linda Linked' });
    await saved(people.ADMIN, 'personnel', { id: made.id, version: 1, lastName: 'Renamed' });
    expect(await linkOf(user.id)).toEqual({ id: made.id, label: 'Linda Renamed' });
    await saved(people.ADMIN, 'personnel', { id: made.id, version: 2, userId: null });
    expect(await linkOf(user.id)).toEqual({ id: null, label: null });
    await saved(people.ADMIN, 'personnel', { id: made.id, version: 3, userId: user.id });
    await people.ADMIN.del(`/personnel/remove/${made.id}`);
    expect(await linkOf(user.id)).toEqual({ id: null, label: null });
    await people.ADMIN.put(`/personnel/undelete/${made.id}`);
    expect(await linkOf(user.id)).toEqual({ id: made.id, label: 'Linda Renamed' });
    // Nothing else of the account was touched: no name, address, role, version.
    expect(await accountRow(user.id)).toEqual(before);
  });

  test('is that of one live person only', async () => {
    const user = await signIn(app, 'EDITOR', 'Sole Owner');
    const first = await savePersonnel(people.ADMIN, { userId: user.id });
    const body = { firstName: 'A', lastName: 'B', workEmail: 'second@c.example', userId: user.id };
    const reply = await people.ADMIN.post('/personnel/save', body);
    expect([reply.status, ...reply.fieldCodes]).toEqual([409, 'userId valueNotUnique']);
    expect(reply.errorMessage).toContain('"Sole Owner"');
    expect(reply.errorMessage).toContain(first.displayName);
    await people.ADMIN.del(`/personnel/remove/${first.id}`);
    const second = await savePersonnel(people.ADMIN, { userId: user.id });
    const restored = await people.ADMIN.put(`/personnel/undelete/${first.id}`);
    expect([restored.status, restored.errorCode]).toEqual([409, 'restoreConflict']);
    expect(await linkOf(user.id)).toMatchObject({ id: second.id });
  });

  test('taken by twenty people at once is given to one', async () => {
    const user = await signIn(app, 'EDITOR', 'Contested');
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        people.ADMIN.post('/personnel/save', {
          firstName: 'Race',
          lastName: `${place}`,
          workEmail: `race.${place}@c.example`,
          userId: user.id,
        }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });

  test('of an SA is linked by an SA only; for an ADMIN there is no such account', async () => {
    const unknown = await codesOf({ userId: '0192f0c1-0000-7000-8000-000000000000' });
    expect(await codesOf({ userId: people.SA.id })).toEqual(unknown);
    expect(unknown).toEqual(['userId referenceNotFound']);
    const linked = await savePersonnel(people.SA, { userId: people.SA.id });
    // What stands in the record may be sent back by whoever edits it.
    const touched = await savePersonnel(people.ADMIN, { ...linked, weeklyHours: '20' });
    expect([touched.userId, touched.weeklyHours]).toEqual([people.SA.id, '20']);
  });
});

describe('who sees what of a person', () => {
  test('an editor sees the work data, a guest the name, and only an administrator the account', async () => {
    const user = await signIn(app, 'EDITOR', 'Watched');
    const made = await savePersonnel(people.ADMIN, { userId: user.id, tags: ['crew'], externalRef: 'HR-1' });
    const seen = async (person: Person) => {
      const { id: _, ...fields } = await read(person, made.id);
      const row = (await grid(person, 'personnel', { pageSize: 200 })).rows.find(({ id }) => id === made.id);
      // Parts are with the record alone.
      const listed = Object.keys(fields).filter((name) => name !== 'schedules');
      expect(Object.keys(row ?? {}).sort()).toEqual(['id', ...listed].sort());
      return Object.keys(fields).sort();
    };
    expect(await seen(people.ADMIN)).toEqual(expect.arrayContaining(['userId', 'user', 'hiredOn', 'externalRef']));
    expect(await seen(people.EDITOR)).toEqual([
      'basePlace',
      'basePlaceId',
      'code',
      'createdAt',
      'displayName',
      'employmentType',
      'firstName',
      'isActive',
      'jobTitle',
      'lastName',
      'manager',
      'managerId',
      'mobile',
      'phone',
      'provider',
      'providerId',
      'schedules',
      'seniority',
      'tags',
      'updatedAt',
      'version',
      'weeklyHours',
      'workEmail',
    ]);
    const guest = await signIn(app, 'GUEST', 'A member');
    const person = await savePersonnel(people.ADMIN, { userId: guest.id });
    await saved(people.ADMIN, 'project', { name: 'His', isInternal: true, members: [{ personnelId: person.id }] });
    expect(await seen(guest)).toEqual(['displayName', 'firstName', 'jobTitle', 'lastName', 'version']);
    expect((await people.GUEST.get(`/personnel/get-by-id/${made.id}`)).status).toBe(404);
  });

  test('an administrator without the grant does not see since when, and it stays', async () => {
    const narrow = await signIn(app, 'ADMIN', 'Narrow', ['seeRates']);
    const made = await savePersonnel(people.ADMIN, { hiredOn: '2011-04-01' });
    expect(await read(narrow, made.id)).not.toHaveProperty('hiredOn');
    await saved(narrow, 'personnel', { id: made.id, version: 1, weeklyHours: '32' });
    const refused = await narrow.post('/personnel/save', { id: made.id, version: 2, hiredOn: '2020-01-01' });
    expect(refused.fieldCodes).toEqual(['hiredOn fieldUnknown']);
    expect(await read(people.ADMIN, made.id)).toMatchObject({ hiredOn: '2011-04-01', weeklyHours: '32', version: 2 });
  });

  test('only administrators change or remove one', async () => {
    const { id } = await savePersonnel(people.ADMIN);
    for (const person of [people.EDITOR, people.GUEST]) {
      expect((await person.post('/personnel/save', { id, version: 1, firstName: 'X' })).status).toBe(403);
      expect((await person.del(`/personnel/remove/${id}`)).status).toBe(403);
    }
    expect(await read(people.ADMIN, id)).toMatchObject({ firstName: 'Pat', version: 1 });
  });

  test('the history tells an editor only of fields they see', async () => {
    const { id } = await savePersonnel(people.ADMIN, { userId: people.EDITOR.id });
    await saved(people.ADMIN, 'personnel', { id, version: 1, hiredOn: '2001-01-01', weeklyHours: '8' });
    const { data } = await people.EDITOR.get<{ rows: { changes: { field: string }[] }[] }>(`/personnel/history/${id}`);
    expect(data.rows[0]?.changes).toEqual([{ field: 'weeklyHours', old: '40', new: '8' }]);
    const created = data.rows[1]?.changes.map(({ field }) => field);
    expect(created).toEqual(expect.arrayContaining(['firstName', 'workEmail']));
    expect(created).not.toContain('userId');
    expect(created).not.toContain('hiredOn');
  });
});

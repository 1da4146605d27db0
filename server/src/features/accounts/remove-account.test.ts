import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AccountRecord,
  accountPeople,
  accountsPrint,
  saveAccount,
} from '../../../testing/callers/account-people.ts';
import { callsTo } from '../../../testing/callers/call.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { grid, type Row, savePersonnel } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof accountPeople>>;

beforeAll(async () => {
  app = await startTestApp();
  people = await accountPeople(app);
});
afterAll(() => app.close());

const everyone = ['SA', 'ADMIN', 'EDITOR', 'GUEST', 'member'] as const;
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
const remove = (person: Person, id: string) => person.del<{ deletionId: string }>(`/account/remove/${id}`);
const undelete = (person: Person, id: string) => person.put<AccountRecord>(`/account/undelete/${id}`);

async function refused(call: () => Promise<{ status: number; errorCode: string | null }>) {
  const before = await accountsPrint(app);
  const { status, errorCode } = await call();
  expect(await accountsPrint(app)).toBe(before);
  return `${status} ${errorCode}`;
}

describe('removing an account', () => {
  test('ends its sessions on the very next call', async () => {
    const editor = await signIn(app, 'EDITOR', 'Leaves');
    expect((await editor.get('/parameter/get-values')).status).toBe(200);
    expect((await remove(people.ADMIN, editor.id)).status).toBe(200);
    expect((await editor.get('/parameter/get-values')).errorCode).toBe('sessionExpired');
    const { rows } = await sql('select ended_reason as reason from sessions where account_id = $1', [editor.id]);
    expect(rows).toEqual([{ reason: 'account removed' }]);
    expect((await grid(people.SA, 'account', { search: 'leaves' })).total).toBe(0);
    expect((await people.SA.get(`/account/history/${editor.id}`)).data).toMatchObject({ rows: [{ action: 'remove' }] });
  });

  test('is possible although it is linked to a person, who goes on showing it', async () => {
    const { id } = await saveAccount(people.ADMIN);
    const person = await savePersonnel(people.ADMIN, { userId: id });
    expect((await people.ADMIN.get(`/account/where-used/${id}`)).data).toMatchObject({
      blocking: false,
      uses: [{ entity: 'personnel', count: 1, blocks: false }],
    });
    expect((await remove(people.ADMIN, id)).status).toBe(200);
    const { data } = await people.ADMIN.get<Row>(`/personnel/get-by-id/${person.id}`);
    expect(data.user).toMatchObject({ id, isDeleted: true });
  });

  test('lets nobody in by the link of its invitation', async () => {
    const { id, invitation } = await saveAccount(people.ADMIN);
    await remove(people.ADMIN, id);
    const sent = { token: invitation?.link.split('#')[1], password: 'marble otter in a quiet canoe' };
    const setPassword = () => callsTo(app).post('/account/set-password', sent);
    expect((await setPassword()).errorCode).toBe('linkNotValid');
    await undelete(people.ADMIN, id);
    expect((await setPassword()).errorCode).toBe('linkNotValid');
  });

  test.each(everyone)('is refused to %s of the own one', async (who) => {
    const isKeeper = who === 'SA' || who === 'ADMIN';
    for (const id of [people[who].id, people[who].id.toUpperCase()])
      expect(await refused(() => remove(people[who], id))).toBe(`403 ${isKeeper ? 'ownRoleChange' : 'notPermitted'}`);
  });

  test('of others is for an ADMIN where they are editors or guests, for an SA always, and for nobody else', async () => {
    const { id } = await saveAccount(people.SA, { role: 'EDITOR' });
    for (const who of ['EDITOR', 'GUEST', 'member'] as const)
      expect(await refused(() => remove(people[who], id))).toBe('403 notPermitted');
    const admin = await saveAccount(people.SA, { role: 'ADMIN' });
    for (const higher of [admin.id, people.SA.id])
      expect(await refused(() => remove(people.ADMIN, higher))).toBe('404 recordNotFound');
    expect((await remove(people.ADMIN, id)).status).toBe(200);
    expect((await remove(people.SA, admin.id)).status).toBe(200);
  });

  test('leaves what the person made as it was', async () => {
    const editor = await signIn(app, 'EDITOR', 'Made a customer');
    const { data } = await editor.post<{ id: string }>('/customer/save', { name: 'Stays' });
    expect((await remove(people.ADMIN, editor.id)).status).toBe(200);
    expect((await people.ADMIN.get(`/customer/get-by-id/${data.id}`)).data).toMatchObject({
      createdBy: { label: 'Made a customer', isDeleted: true },
    });
  });
});

describe('restoring an account', () => {
  test('gives a disabled guest, whatever it was', async () => {
    for (const values of [{ role: 'SA' }, { role: 'EDITOR', grants: ['seeCosts'] }, {}]) {
      const { id } = await saveAccount(people.SA, values);
      const { data } = await remove(people.SA, id);
      const restored = await undelete(people.SA, data.deletionId);
      expect(restored.data).toMatchObject({ id, role: 'GUEST', status: 'disabled', grants: null, deletedAt: null });
      const history = await people.SA.get<{ rows: { action: string; version: number }[] }>(`/account/history/${id}`);
      expect(history.data.rows.map(({ action }) => action)).toEqual(['save', 'undelete', 'remove', 'create']);
      expect(history.data.rows[0]?.version).toBe(restored.data.version);
    }
  });

  test('lets no session live again, and nobody in before an administrator says so', async () => {
    const guest = await signIn(app, 'GUEST', 'Comes back');
    await remove(people.ADMIN, guest.id);
    const { data } = await undelete(people.ADMIN, guest.id);
    expect((await guest.get('/parameter/get-values')).status).toBe(401);
    await sql("update accounts set password_hash = 'x' where id = $1", [guest.id]);
    await saveAccount(people.ADMIN, { id: guest.id, version: data.version, status: 'active' });
    expect((await guest.get('/parameter/get-values')).status).toBe(401);
  });

  test('tells the audit of the role that was taken away', async () => {
    const { id } = await saveAccount(people.SA, { role: 'ADMIN' });
    await remove(people.SA, id);
    await undelete(people.SA, id);
    const { rows } = await sql("select details from audit where action = 'roleChanged' and record_id = $1", [id]);
    expect(rows).toEqual([{ details: { old: 'ADMIN', new: 'GUEST' } }]);
  });

  test('is for administrators, an ADMIN cannot restore an SA or ADMIN', async () => {
    const admin = await saveAccount(people.SA, { role: 'ADMIN' });
    const editor = await saveAccount(people.SA, { role: 'EDITOR' });
    for (const { id } of [admin, editor]) await remove(people.SA, id);
    expect(await refused(() => undelete(people.ADMIN, admin.id))).toBe('404 recordNotFound');
    for (const who of ['EDITOR', 'GUEST', 'member'] as const)
      expect(await refused(() => undelete(people[who], editor.id))).toBe('403 notPermitted');
    expect((await undelete(people.ADMIN, editor.id)).status).toBe(200);
    expect(await refused(() => undelete(people.ADMIN, editor.id))).toBe('400 recordLive');
  });
});

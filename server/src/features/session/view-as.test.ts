import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Calls, callsTo } from '../../../testing/callers/call.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { grid, saveCustomer } from '../../../testing/callers/records.ts';
import { auditOf, statusWith } from '../../../testing/callers/visitor.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';

let app: TestApp;
let sa: Person;
let editor: Person;
let count = 0;
beforeAll(async () => {
  app = await startTestApp();
  editor = await signIn(app, 'EDITOR');
});
beforeEach(async () => {
  count += 1;
  sa = await signIn(app, 'SA', `An SA ${count}`);
});
afterAll(() => app.close());

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);

/** Begins to look at the product as somebody else. */
async function look(as: object): Promise<Calls & { token: string }> {
  const { data } = await sa.post<{ accessToken: string }>('/session/view-as', as);
  return { token: data.accessToken, ...callsTo(app, data.accessToken) };
}

describe('looking at the product as somebody else', () => {
  test('shows what that person sees', async () => {
    const view = await look({ accountId: editor.id });
    expect(Object.keys((await grid(view, 'account')).rows[0] ?? {}).sort()).toEqual([
      'fullName',
      'id',
      'status',
      'version',
    ]);
    expect((await view.get(`/account/get-by-id/${editor.id}`)).status).toBe(200);
    expect((await view.get(`/account/get-by-id/${sa.id}`)).status).toBe(404);
    expect((await grid(view, 'session')).rows.map(({ accountId }) => accountId)).toEqual([editor.id]);
    const [told] = (await auditOf(app, sa.id)).filter(({ action }) => action === 'viewedAs');
    expect(told).toMatchObject({ actorId: sa.id, recordId: editor.id });
  });

  test('as a role shows what the role brings', async () => {
    await saveCustomer(sa, { name: 'Seen or not' });
    const view = await look({ role: 'GUEST' });
    const reply = await view.post<{ rows: unknown[] }>('/customer/get-grid', {});
    expect([reply.data.rows, reply.alerts.length]).toEqual([[], 1]);
    expect((await grid(await look({ role: 'EDITOR' }), 'customer')).rows.length).toBeGreaterThan(0);
    const [told] = (await auditOf(app, sa.id)).filter(({ action }) => action === 'viewedAs');
    expect(told).toMatchObject({ details: { role: 'GUEST' } });
  });

  test('changes nothing', async () => {
    const customer = await saveCustomer(sa, { name: 'Unchanged' });
    for (const as of [{ accountId: editor.id }, { role: 'SA' }]) {
      const view = await look(as);
      for (const reply of [
        await view.post('/customer/save', { name: 'New' }),
        await view.post('/customer/save', { id: customer.id, version: 1, name: 'Changed' }),
        await view.del(`/customer/remove/${customer.id}`),
        await view.put(`/customer/undelete/${customer.id}`),
        await view.put('/account/reset-password', { id: editor.id }),
        await view.post('/account/confirm-password', { password: 'x' }),
        await view.post('/account/save', { id: editor.id, version: 1, fullName: 'Other' }),
        await view.post('/session/remove-others'),
        await view.del(`/session/remove/${uuidV7()}`),
        await view.post('/session/view-as', { role: 'GUEST' }),
      ])
        expect([reply.status, reply.errorCode]).toEqual([403, 'viewAsReadOnly']);
    }
    expect((await sa.get(`/customer/get-by-id/${customer.id}`)).data).toMatchObject({ name: 'Unchanged', version: 1 });
  });

  test('does not show up in the list of sessions and takes no place in it', async () => {
    for (let views = 0; views < 12; views += 1) await look({ role: 'EDITOR' });
    const { rows } = await grid(sa, 'session');
    expect(rows.filter(({ accountId }) => accountId === sa.id)).toHaveLength(1);
    expect(await statusWith(app, sa.token)).toBe(200);
  });

  test('is for an SA, and of an active account', async () => {
    const people = [await signIn(app, 'ADMIN'), editor, await signIn(app, 'GUEST')];
    for (const person of people)
      for (const as of [{ role: 'GUEST' }, { accountId: editor.id }])
        expect((await person.post('/session/view-as', as)).errorCode).toBe('notPermitted');
    const [off, gone] = [await signIn(app, 'EDITOR', 'Is off'), await signIn(app, 'EDITOR', 'Is gone')];
    await sql("update accounts set status = 'disabled' where id = $1", [off.id]);
    await sql('update accounts set deleted_at = now() where id = $1', [gone.id]);
    for (const accountId of [off.id, gone.id, uuidV7()])
      expect((await sa.post('/session/view-as', { accountId })).errorCode).toBe('recordNotFound');
    for (const body of [{}, { role: 'KING' }, { role: 'SA', accountId: editor.id }, { accountId: 'x' }])
      expect((await sa.post('/session/view-as', body)).status).toBe(400);
  });

  test('at somebody who must choose a new password shows what they will see', async () => {
    const late = await signIn(app, 'EDITOR', 'Must choose');
    await sql('update accounts set must_change_password = true where id = $1', [late.id]);
    expect((await (await look({ accountId: late.id })).get('/parameter/get-values')).status).toBe(200);
  });
});

describe('a look ends', () => {
  test('by signing out of it, and the own session goes on', async () => {
    const view = await look({ role: 'EDITOR' });
    expect(await statusWith(app, view.token)).toBe(200);
    await view.post('/account/revoke-refresh-token', {});
    expect(await statusWith(app, view.token)).toBe(401);
    expect(await statusWith(app, sa.token)).toBe(200);
  });

  test('with the session it was begun in', async () => {
    const view = await look({ accountId: editor.id });
    expect(await statusWith(app, view.token)).toBe(200);
    await sa.post('/account/revoke-refresh-token', {});
    expect(await statusWith(app, view.token)).toBe(401);
    expect((await view.post('/token/refresh-access-token', { accessToken: view.token })).status).toBe(401);
  });

  test.each([
    ['is an SA no longer', "role = 'ADMIN'"],
    ['is disabled', "status = 'disabled'"],
  ])('when who looks %s', async (_what, change) => {
    const keeper = await signIn(app, 'SA', `Keeper ${count}`);
    const view = await look({ role: 'EDITOR' });
    expect(await statusWith(app, view.token)).toBe(200);
    await sql(`update accounts set ${change} where id = $1`, [sa.id]);
    await keeper.post('/session/remove-others');
    expect(await statusWith(app, view.token)).toBe(401);
  });

  test('after an hour, however often its token is refreshed', async () => {
    const view = await look({ role: 'EDITOR' });
    const again = () => callsTo(app).post('/token/refresh-access-token', { accessToken: view.token });
    const older =
      'update sessions set ends_at = ends_at - $1::interval where parent_id is not null and account_id = $2';
    await sql(older, ['59 minutes', sa.id]);
    expect((await again()).status).toBe(200);
    await sql(older, ['2 minutes', sa.id]);
    expect((await again()).status).toBe(401);
  });
});

import type { SignedIn } from '@mandate/contract/access/session.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsTo } from '../../../testing/callers/call.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { grid } from '../../../testing/callers/records.ts';
import { auditOf, refresh, statusWith, visitor } from '../../../testing/callers/visitor.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';

let app: TestApp;
let sa: Person;
let admin: Person;
let editor: Person;
let guest: Person;
beforeAll(async () => {
  app = await startTestApp();
  sa = await signIn(app, 'SA');
  admin = await signIn(app, 'ADMIN');
  editor = await signIn(app, 'EDITOR');
  guest = await signIn(app, 'GUEST');
});
afterAll(() => app.close());

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const sessionOf = (accessToken: string): string =>
  JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()).sid;
const owners = async (person: Person) => [
  ...new Set((await grid(person, 'session', { pageSize: 200 })).rows.map(({ accountId }) => accountId)),
];

describe('the list of sessions', () => {
  test('tells device, network, start, last use and which one is looked from', async () => {
    const ann = await visitor(app);
    const other = (await ann.signIn({}, { 'user-agent': chrome })).data;
    const me = await ann.enter({ rememberMe: false });
    const { rows, total } = await grid(me, 'session', { sort: [{ field: 'startedAt', direction: 'asc' }] });
    expect(total).toBe(2);
    expect(rows[0]).toEqual({
      id: sessionOf(other.accessToken),
      accountId: ann.id,
      account: { id: ann.id, label: ann.fullName, isDeleted: false },
      device: 'Chrome, Windows',
      network: '127.0.0.1',
      rememberMe: true,
      startedAt: expect.stringMatching(/Z$/),
      lastUsedAt: expect.stringMatching(/Z$/),
      endsAt: expect.stringMatching(/Z$/),
      isCurrent: false,
    });
    expect(rows[1]).toMatchObject({ id: sessionOf(me.accessToken), isCurrent: true, rememberMe: false });
    const asked = await me.get<{ rows: object[] }>(
      `/session/get-grid?query=${encodeURIComponent('{"total":"exact"}')}`,
    );
    expect(asked.data.rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(other.refreshToken);
  });

  test('can be filtered, sorted by person and searched without a fault', async () => {
    const filter = { all: [{ field: 'accountId', operator: 'anyOf' as const, value: [editor.id] }] };
    expect((await grid(sa, 'session', { filter })).rows.map(({ accountId }) => accountId)).toEqual([editor.id]);
    expect(
      (await grid(sa, 'session', { sort: [{ field: 'accountId', direction: 'desc' }] })).rows.length,
    ).toBeGreaterThan(3);
    expect((await grid(sa, 'session', { search: 'chrome' })).rows).toEqual([]);
    for (const field of ['endedReason', 'hash', 'refreshToken'])
      expect((await sa.post('/session/get-grid', { sort: [{ field, direction: 'asc' }] })).status).toBe(400);
  });

  test('holds the own ones, for an ADMIN those of lower roles too, for an SA all', async () => {
    expect(await owners(editor)).toEqual([editor.id]);
    expect(await owners(guest)).toEqual([guest.id]);
    expect((await owners(sa)).length).toBeGreaterThanOrEqual(4);
    const seen = await owners(admin);
    expect(seen).toEqual(expect.arrayContaining([admin.id, editor.id, guest.id]));
    expect(seen).not.toContain(sa.id);
  });
});

describe('ending a session', () => {
  const remove = (person: Pick<Person, 'del'>, accessToken: string) =>
    person.del(`/session/remove/${sessionOf(accessToken)}`);

  test('of the own ones ends it at once', async () => {
    const ann = await visitor(app);
    const [other, me] = [(await ann.signIn()).data, await ann.enter()];
    expect(await statusWith(app, other.accessToken)).toBe(200);
    const reply = await remove(me, other.accessToken);
    expect([reply.status, reply.data]).toEqual([200, null]);
    expect(await statusWith(app, other.accessToken)).toBe(401);
    expect((await refresh(app, other.refreshToken)).status).toBe(401);
    expect((await remove(me, other.accessToken)).status).toBe(404);
    expect(await statusWith(app, me.accessToken)).toBe(200);
    const told = (await auditOf(app, ann.id)).filter(({ action }) => action === 'sessionEnded');
    expect(told).toMatchObject([{ recordId: sessionOf(other.accessToken), details: { accountId: ann.id } }]);
  });

  test('of another person is for who keeps that account; to others there is no such session', async () => {
    const [ann, chief] = [await visitor(app, 'EDITOR'), await visitor(app, 'ADMIN')];
    const [hers, his] = [(await ann.signIn()).data, (await chief.signIn()).data];
    for (const [person, { accessToken }] of [
      [editor, hers],
      [guest, hers],
      [admin, his],
    ] as const) {
      const [foreign, unknown, nonsense] = [
        await remove(person, accessToken),
        await person.del(`/session/remove/${uuidV7()}`),
        await person.del('/session/remove/x'),
      ];
      for (const reply of [foreign, unknown, nonsense])
        expect([reply.status, reply.errorCode]).toEqual([404, 'recordNotFound']);
      expect(await statusWith(app, accessToken)).toBe(200);
    }
    expect((await remove(admin, hers.accessToken)).status).toBe(200);
    expect(await statusWith(app, hers.accessToken)).toBe(401);
    expect((await remove(sa, his.accessToken)).status).toBe(200);
    expect(await statusWith(app, his.accessToken)).toBe(401);
  });

  test('of all others leaves the one it is asked from', async () => {
    const ann = await visitor(app);
    const others: SignedIn[] = [(await ann.signIn()).data, (await ann.signIn({ rememberMe: false })).data];
    const me = await ann.enter();
    for (const { accessToken } of others) expect(await statusWith(app, accessToken)).toBe(200);
    expect((await me.post('/session/remove-others', {})).data).toEqual({ ended: 2 });
    for (const { accessToken } of others) expect(await statusWith(app, accessToken)).toBe(401);
    expect(await statusWith(app, me.accessToken)).toBe(200);
    expect((await me.post('/session/remove-others')).data).toEqual({ ended: 0 });
    expect((await callsTo(app).post('/session/remove-others')).status).toBe(401);
  });

  test('of a person are ended all at once by who keeps that account', async () => {
    const [ann, chief] = [await visitor(app, 'EDITOR'), await visitor(app, 'ADMIN')];
    const [one, other] = [(await ann.signIn()).data, (await ann.signIn()).data];
    const his = (await chief.signIn()).data;
    const end = (person: Person, accountId: string) => person.post('/session/remove-all', { accountId });
    for (const [person, id] of [
      [editor, ann.id],
      [guest, ann.id],
      [admin, chief.id],
      [sa, uuidV7()],
      [sa, 'x'],
    ] as const)
      expect((await end(person, id)).errorCode).toBe('recordNotFound');
    expect((await end(admin, ann.id)).data).toEqual({ ended: 2 });
    for (const { accessToken } of [one, other]) expect(await statusWith(app, accessToken)).toBe(401);
    expect((await end(admin, ann.id)).data).toEqual({ ended: 0 });
    expect((await end(sa, chief.id)).data).toEqual({ ended: 1 });
    expect(await statusWith(app, his.accessToken)).toBe(401);
    const { rows } = await app.database.pool.query(
      "select details from audit where action = 'sessionEnded' and actor_id = $1 order by id desc limit 1",
      [sa.id],
    );
    expect(rows[0].details).toEqual({ accountId: chief.id, ended: 1 });
  });
});

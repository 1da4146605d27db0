import { roles } from '@mandate/contract/access/roles.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountRecord, accountPeople, saveAccount } from '../../../testing/callers/account-people.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { grid } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof accountPeople>>;

beforeAll(async () => {
  app = await startTestApp();
  people = await accountPeople(app);
});
afterAll(() => app.close());

const everyone = ['SA', 'ADMIN', 'EDITOR', 'GUEST', 'member'] as const;
const read = (person: Person, id: string) => person.get<AccountRecord>(`/account/get-by-id/${id}`);

describe('the own account', () => {
  test.each(everyone)('is read whole by %s', async (who) => {
    const { data, status } = await read(people[who], people[who].id);
    expect(status).toBe(200);
    const { email, fullName } = people[who];
    expect(data).toMatchObject({ email, fullName, status: 'active', grants: null, language: 'en', theme: 'system' });
    expect((await read(people[who], people[who].id.toUpperCase())).data.id).toBe(people[who].id);
    expect(Object.keys(data).filter((key) => /pass|hash|token|invit|search|oneTime/i.test(key))).toEqual([]);
  });

  test('tells the person of the firm it is linked to', async () => {
    const { data } = await read(people.member, people.member.id);
    expect(data).toMatchObject({ personnel: { label: 'The member', isDeleted: false } });
  });
});

describe('the accounts of others', () => {
  test('an SA reads all of them, an ADMIN those of editors and guests, nobody else any', async () => {
    const seen = async (who: (typeof everyone)[number], others: readonly (typeof everyone)[number][]) =>
      Promise.all(others.map(async (other) => (await read(people[who], people[other].id)).status));
    expect(await seen('SA', ['ADMIN', 'EDITOR', 'GUEST', 'member'])).toEqual([200, 200, 200, 200]);
    expect(await seen('ADMIN', ['SA', 'EDITOR', 'GUEST', 'member'])).toEqual([404, 200, 200, 200]);
    for (const who of ['EDITOR', 'GUEST', 'member'] as const)
      expect(await seen(who, ['SA', 'ADMIN', who === 'EDITOR' ? 'GUEST' : 'EDITOR'])).toEqual([404, 404, 404]);
    expect((await read(people.ADMIN, (await signIn(app, 'ADMIN', 'A colleague')).id)).status).toBe(404);
  });

  test('foreign, unknown and removed ones are answered alike to who may not see them', async () => {
    const removed = await saveAccount(people.SA, { role: 'ADMIN' });
    await people.SA.del(`/account/remove/${removed.id}`);
    const ids = [people.SA.id, uuidV7(), removed.id, removed.id.toUpperCase()];
    const bytes = async (person: Person, method: string, path: string, body?: object) => {
      const {
        headers: _headers,
        requestId: _id,
        ...reply
      } = await person.send(method, path, body && JSON.stringify(body), body && { 'content-type': 'application/json' });
      return JSON.stringify(reply);
    };
    for (const who of ['ADMIN', 'EDITOR', 'GUEST', 'member'] as const) {
      const alike = async (method: string, noun: string, body?: (id: string) => object) => {
        const replies = await Promise.all(
          ids.map((id) => bytes(people[who], method, `/account/${noun}${body ? '' : `/${id}`}`, body?.(id))),
        );
        expect(new Set(replies).size, `${who} ${noun}`).toBe(1);
        expect(replies[0]).toMatch(/"status":40[34]/);
      };
      await alike('GET', 'get-by-id');
      await alike('GET', 'history');
      await alike('GET', 'where-used');
      await alike('DELETE', 'remove');
      await alike('PUT', 'undelete');
      for (const values of [{ fullName: 'X' }, { fullName: 'Another' }, { role: 'SA' }, { tokenVersion: 1 }])
        await alike('POST', 'save', (id) => ({ id, version: 1, ...values }));
    }
  });

  test('are listed by one rule: an SA lists all of them, everybody else of staff the own one and those of lower roles', async () => {
    const text = 'select id from accounts where id = $1 or (role = any($2) and deleted_at is null) order by id';
    for (const [who, lower] of [
      ['SA', [...roles]],
      ['ADMIN', ['EDITOR', 'GUEST']],
      ['EDITOR', ['GUEST']],
    ] as const) {
      const { rows: expected } = await app.database.pool.query<{ id: string }>(text, [people[who].id, lower]);
      for (const query of [{}, { sort: [{ field: 'fullName', direction: 'desc' }] }, { total: 'exact' }] as const) {
        const { rows, total } = await grid(people[who], 'account', {
          pageSize: 200,
          ...(structuredClone(query) as object),
        });
        expect([rows.map(({ id }) => id).sort(), total], who).toEqual([expected.map(({ id }) => id), expected.length]);
      }
    }
    const found = await grid(people.EDITOR, 'account', { search: people.ADMIN.fullName });
    expect(found.rows).toEqual([]);
  });

  test('are listed as the role may see them', async () => {
    const keysOf = async (who: (typeof everyone)[number]) =>
      Object.keys((await grid(people[who], 'account')).rows[0] ?? {}).sort();
    expect(await keysOf('SA')).toEqual(expect.arrayContaining(['email', 'role', 'grants', 'lastSignInAt']));
    expect(await keysOf('EDITOR')).toEqual(['fullName', 'id', 'status', 'version']);
    const { rows } = await grid(people.ADMIN, 'account', { pageSize: 200, deleted: 'include' });
    const higher = rows.filter(({ id, role }) => id !== people.ADMIN.id && ['SA', 'ADMIN'].includes(String(role)));
    expect(higher).toEqual([]);
  });

  test('a guest gets no list of them: who waits an empty one, a member none', async () => {
    const waiting = await people.GUEST.post<{ rows: unknown[] }>('/account/get-grid', {});
    expect([waiting.status, waiting.data.rows, waiting.alerts.length]).toEqual([200, [], 1]);
    expect((await people.member.post('/account/get-grid', {})).errorCode).toBe('notPermitted');
  });

  test.each(['passwordHash', 'password_hash', 't.password_hash', 'mustChangePassword', 'oneTimeUntil', 'nothingAtAll'])(
    'cannot be filtered, sorted or added up by %s',
    async (field) => {
      const filter = { all: [{ field, operator: 'notEmpty' as const, value: null }] };
      for (const query of [
        { filter },
        { sort: [{ field, direction: 'asc' as const }] },
        { aggregates: [{ field, fn: 'max' as const }] },
      ])
        expect((await people.SA.post('/account/get-grid', query)).status).toBe(400);
    },
  );

  test('an editor cannot search or filter accounts by what they do not see', async () => {
    const found = await grid(people.EDITOR, 'account', { search: people.SA.email });
    expect(found.total).toBe(0);
    const filter = { all: [{ field: 'email', operator: 'contains', value: 'a' }] };
    expect((await people.EDITOR.post('/account/get-grid', { filter })).status).toBe(400);
  });
});

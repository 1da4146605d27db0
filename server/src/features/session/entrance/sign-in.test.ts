import { sentence } from '@mandate/contract/replies/refusals.ts';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Calls, callsTo } from '../../../../testing/callers/call.ts';
import {
  auditOf,
  from,
  newAddress,
  password,
  statusWith,
  type Visitor,
  visitor,
} from '../../../../testing/callers/visitor.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { createAccount } from '../account/create-account.ts';

let app: TestApp;
let nobody: Calls;
let ann: Visitor;

beforeAll(async () => {
  app = await startTestApp({ trustedProxies: ['127.0.0.1'] });
  nobody = callsTo(app);
  ann = await visitor(app);
});
afterAll(() => app.close());

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
const storedPassword = async (id: string) =>
  String((await sql('select password_hash from accounts where id = $1', [id])).rows[0]?.password_hash);
const weaker = { memoryCost: 8192, timeCost: 1, parallelism: 1 };

describe('signing in', () => {
  test('gives tokens and the user, who is also the claim of the token', async () => {
    const { data, status } = await ann.signIn();
    expect(status).toBe(200);
    expect(data.user).toEqual({
      id: ann.id,
      email: ann.email,
      fullName: ann.fullName,
      role: 'EDITOR',
      grants: ['seeRates', 'exportData'],
      personnelId: null,
      language: 'en',
      timeZone: null,
      isWaiting: false,
      mustChangePassword: false,
    });
    const claims = JSON.parse(Buffer.from(data.accessToken.split('.')[1] ?? '', 'base64url').toString());
    expect(claims.user).toEqual(data.user);
    expect(claims.exp - claims.iat).toBe(900);
    expect(await statusWith(app, data.accessToken)).toBe(200);
  });

  test('without remember me gives no refresh token', async () => {
    expect((await ann.signIn({ rememberMe: false })).data.refreshToken).toBeNull();
    expect((await ann.signIn({ rememberMe: true })).data.refreshToken).toMatch(/^[\w-]{43}$/);
  });

  test('takes the address with blanks around it and in capitals', async () => {
    for (const username of [`  ${ann.email}\t`, ann.email.toUpperCase()])
      expect((await ann.signIn({ username })).status).toBe(200);
  });

  test('counts the whole password, beyond 72 bytes too', async () => {
    const long = 'x'.repeat(99);
    const facts = { email: 'long@mandate.example', fullName: 'Long', role: 'GUEST' } as const;
    await createAccount(app.database.db, { ...facts, password: `${long}1` });
    const username = facts.email;
    expect((await ann.signIn({ username, password: `${long}2` })).status).toBe(400);
    expect((await ann.signIn({ username, password: `${long}1` })).data.user.isWaiting).toBe(true);
  });

  test('takes a password whichever way its accents are encoded', async () => {
    const facts = { email: 'nfc@mandate.example', fullName: 'Nfc', role: 'SA' } as const;
    await createAccount(app.database.db, { ...facts, password: 'pässwörd' });
    expect((await ann.signIn({ username: facts.email, password: 'pa\u0308sswo\u0308rd' })).status).toBe(200);
  });

  test.each([
    { role: 'SA' },
    { email: 'x' },
    { username: 5 },
    { password: null },
    { rememberMe: 'yes' },
    { password: 'x'.repeat(1025) },
  ])('with %j is refused as not valid', async (body) => {
    expect((await ann.signIn(body)).errorCode).toBe('validationFailed');
  });

  test('is written to the audit with who and from where, a failure without what was typed', async () => {
    const ben = await visitor(app);
    await ben.signIn({ password: 'a typed secret' }, from('10.200.0.7'));
    await ben.signIn({}, from('10.200.0.7'));
    const rows = await auditOf(app, ben.id);
    expect(rows).toMatchObject([
      { action: 'signInFailed', actorId: null, recordId: ben.id, network: '10.200.0.7' },
      { action: 'signedIn', actorId: ben.id, network: '10.200.0.7' },
    ]);
    const { rows: all } = await sql('select to_jsonb(a)::text as row from audit a');
    expect(all.map(({ row }) => row).join()).not.toMatch(/typed secret|@mandate/);
  });
});

describe('a failed sign-in', () => {
  /** What a person notices of the reply. */
  async function bytes(username: string, typed: string): Promise<string> {
    const reply = await fetch(`${app.url}/account/verify-account`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from(newAddress()) },
      body: JSON.stringify({ username, password: typed }),
    });
    const names = [...reply.headers.entries()].filter(([name]) => !['date', 'x-request-id'].includes(name));
    const text = (await reply.text()).replace(reply.headers.get('x-request-id') ?? '-', '');
    return JSON.stringify([reply.status, names, text]);
  }

  test('is told in the same bytes whatever is wrong', async () => {
    const [off, gone, invited, late] = [await visitor(app), await visitor(app), await visitor(app), await visitor(app)];
    await sql("update accounts set status = 'disabled' where id = $1", [off.id]);
    await sql('update accounts set deleted_at = now() where id = $1', [gone.id]);
    await sql("update accounts set status = 'invited', password_hash = null where id = $1", [invited.id]);
    await sql("update accounts set one_time_until = now() - interval '1 second' where id = $1", [late.id]);
    const expected = await bytes(ann.email, `${password} `);
    expect(expected).toContain(sentence('signInFailed'));
    for (const [username, typed] of [
      [ann.email, ''],
      ['nobody@mandate.example', password],
      ['', password],
      [off.email, password],
      [gone.email, password],
      [invited.email, password],
      [late.email, password],
      ["' or 1=1 --", password],
      [ann.fullName, password],
    ] as const)
      expect(await bytes(username, typed), username).toBe(expected);
  });

  /** How long failures at a known and at an unknown address take in ms, tried in turns: their medians. */
  async function medians(email: string, rounds: number): Promise<[known: number, unknown: number]> {
    const times = new Map([
      [email, [] as number[]],
      ['not.here@mandate.example', [] as number[]],
    ]);
    for (let round = 0; round < rounds; round += 1) {
      // The throttling of an account as a whole is not what is measured.
      if (round % 50 === 49) await sql('truncate throttles');
      const inTurns = [...times];
      for (const [username, taken] of round % 2 === 0 ? inTurns : inTurns.reverse()) {
        const began = performance.now();
        await bytes(username, 'a wrong password');
        taken.push(performance.now() - began);
      }
    }
    const [known = 0, unknown = 0] = [...times.values()].map(
      (taken) => taken.sort((one, other) => one - other)[Math.floor(rounds / 2)],
    );
    return [known, unknown];
  }

  test('takes as long for an address nobody has', async () => {
    const rounds = process.env.ENDURE_ROUNDS ? 200 : 30;
    const { email } = await visitor(app);
    await sql('truncate throttles');
    const [known, unknown] = await medians(email, rounds);
    // Nearly all of it is the comparison of the password, which takes some twenty times as long as all the rest.
    expect(unknown, `${known} ms at a known address`).toBeGreaterThan(known / 3);
    if (process.env.ENDURE_ROUNDS)
      process.stdout.write(`sign-in fails after ${known} ms, at no address ${unknown} ms\n`);
  }, 600_000);
});

describe('stored passwords', () => {
  test('tell how they were made: argon2id, 64 MiB, 3 passes, 1 lane', async () => {
    expect(await storedPassword(ann.id)).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  });

  test('of weaker settings are stored again by a sign-in, and by that only', async () => {
    const old = await visitor(app);
    await sql('update accounts set password_hash = $2 where id = $1', [old.id, await hash(password, weaker)]);
    await old.signIn({ password: 'wrong' });
    expect(await storedPassword(old.id)).toContain('m=8192,t=1');
    expect((await old.signIn()).status).toBe(200);
    const renewed = await storedPassword(old.id);
    expect(renewed).toContain('m=65536,t=3');
    expect((await old.signIn()).status).toBe(200);
    expect(await storedPassword(old.id)).toBe(renewed);
  });

  test('are compared four at a time: sixty sign-ins at once are let in, refused or told to come back', async () => {
    const many = await Promise.all(Array.from({ length: 6 }, () => visitor(app)));
    const before = process.memoryUsage().rss;
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        (many[index % 6] ?? ann).signIn(index % 3 === 0 ? { password: 'wrong' } : {}, from(newAddress())),
      ),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 400, 429, 503].includes(status))).toEqual([]);
    expect(statuses).toContain(200);
    for (const { status, headers } of replies) if (status >= 429) expect(headers.get('retry-after')).toMatch(/^\d+$/);
    expect(process.memoryUsage().rss - before).toBeLessThan(512 * 1024 * 1024);
    expect((await nobody.get('/health/ready')).status).toBe(200);
  });
});

import { sentence } from '@mandate/contract/replies/refusals.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsTo, type SentHeaders } from '../../../../testing/callers/call.ts';
import {
  auditOf,
  from,
  newAddress,
  otherPassword,
  password,
  type Visitor,
  visitor,
} from '../../../../testing/callers/visitor.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { countAttempt, throttleKey } from '../../../calls/throttle.ts';
import { unlockAccount } from './unlock-account.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ trustedProxies: ['127.0.0.1'] });
});
afterAll(() => app.close());

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
const wrong = { password: 'not the password' };
const later = (interval: string) =>
  sql(`update throttles set since = since - interval '${interval}', last_at = last_at - interval '${interval}'`);

/** Says that an account failed so often from a network; the guesses themselves take too long. */
async function failed(person: Visitor, times: number, sent: SentHeaders): Promise<void> {
  await person.signIn(wrong, sent);
  await sql('update throttles set count = $1 where key = $2', [
    times,
    throttleKey('password', person.email, String(sent['x-forwarded-for'])),
  ]);
}

describe('guessing at a password', () => {
  test('is slow from the sixth time on and refused from the eleventh, whatever is varied', async () => {
    const ann = await visitor(app);
    const here = from(newAddress());
    const times: number[] = [];
    for (let count = 1; count <= 10; count += 1) {
      const began = performance.now();
      expect((await ann.signIn(wrong, here)).errorCode).toBe('signInFailed');
      times.push(performance.now() - began);
    }
    expect(Math.min(...times.slice(5))).toBeGreaterThan(990);
    expect(Math.min(...times.slice(0, 5))).toBeLessThan(Math.min(...times.slice(5)));
    for (const [body, headers] of [
      [{}, {}],
      [{ password }, {}],
      [{ username: ann.email.toUpperCase() }, {}],
      [{ username: `  ${ann.email}\u00a0\n` }, {}],
      [{ rememberMe: false }, {}],
      [{}, { 'x-real-ip': '8.8.8.8', forwarded: 'for=8.8.8.8', 'user-agent': 'another' }],
      [{}, { 'x-forwarded-for': `9.9.9.9, ${here['x-forwarded-for']}` }],
    ] as const) {
      const reply = await ann.signIn({ ...wrong, ...body }, { ...here, ...headers });
      expect([reply.status, reply.errorCode], JSON.stringify([body, headers])).toEqual([429, 'tooManyAttempts']);
      const seconds = reply.headers.get('retry-after') ?? '';
      expect(seconds).toMatch(/^\d+$/);
      expect(Number(seconds)).toBeGreaterThan(890);
      expect(Number(seconds)).toBeLessThanOrEqual(900);
      expect(reply.errorMessage).toBe(sentence('tooManyAttempts', { seconds }));
    }
    expect((await ann.signIn({}, from(newAddress()))).status).toBe(200);
    const throttled = (await auditOf(app, ann.id)).filter(({ action }) => action === 'signInThrottled');
    expect(throttled).toHaveLength(1);
    const { rows } = await sql('select status from accounts where id = $1', [ann.id]);
    expect(rows).toEqual([{ status: 'active' }]);
  });

  test('with dots in the address is guessing at an address nobody has', async () => {
    const ann = await visitor(app);
    const dotted = ann.email.replace('visitor.', 'vis.itor.');
    expect((await ann.signIn({ username: dotted })).errorCode).toBe('signInFailed');
  });

  test('is counted although many guess at once', async () => {
    const ann = await visitor(app);
    const here = from(newAddress());
    const replies = await Promise.all(Array.from({ length: 25 }, () => ann.signIn(wrong, here)));
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('is possible again a quarter of an hour after the last failure, not before', async () => {
    const ann = await visitor(app);
    const here = from(newAddress());
    await failed(ann, 10, here);
    await later('14 minutes 50 seconds');
    const reply = await ann.signIn({}, here);
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeLessThanOrEqual(10);
    await later('11 seconds');
    expect((await ann.signIn({}, here)).status).toBe(200);
  });

  test('at an address nobody has is counted alike', async () => {
    const nobody = { ...(await visitor(app)), email: 'no.one@mandate.example' };
    const here = from(newAddress());
    const username = nobody.email;
    for (let count = 0; count < 3; count += 1) await nobody.signIn({ ...wrong, username }, here);
    const key = throttleKey('password', username, String(here['x-forwarded-for']));
    await sql('update throttles set count = 10 where key = $1', [key]);
    expect((await nobody.signIn({ ...wrong, username }, here)).status).toBe(429);
  });

  test('does not count what succeeded', async () => {
    const ann = await visitor(app);
    const here = from(newAddress());
    for (let count = 0; count < 12; count += 1) expect((await ann.signIn({}, here)).status).toBe(200);
    const { rows } = await sql('select count from throttles where key = $1', [
      throttleKey('password', ann.email, String(here['x-forwarded-for'])),
    ]);
    expect(rows).toEqual([{ count: 0 }]);
  });

  test('is counted on, when the server starts again', async () => {
    const ann = await visitor(app);
    const here = from(newAddress());
    await failed(ann, 10, here);
    const again = await startTestApp({ trustedProxies: ['127.0.0.1'], database: app.database });
    const restarted = { ...ann, signIn: (await visitor(again)).signIn };
    expect((await restarted.signIn({ username: ann.email }, here)).status).toBe(429);
    await again.close();
  });

  test('counts also where the own password is asked for again, with an Idempotency-Key too', async () => {
    const ann = await visitor(app);
    const me = await ann.enter();
    const key = throttleKey('password', ann.email, '127.0.0.1');
    const counted = async () => (await sql('select count from throttles where key = $1', [key])).rows[0]?.count;
    await me.post('/account/confirm-password', wrong);
    expect(await counted()).toBe(1);
    await me.post('/account/confirm-password', wrong, { 'idempotency-key': 'again' });
    expect(await counted()).toBe(2);
    await me.put('/account/reset-password', { currentPassword: 'wrong', newPassword: otherPassword });
    expect(await counted()).toBe(3);
    await sql('update throttles set count = 10 where key = $1', [key]);
    for (const reply of [
      await me.post('/account/confirm-password', { password }),
      await me.put('/account/reset-password', { currentPassword: password, newPassword: otherPassword }),
      await ann.signIn(),
    ])
      expect([reply.status, reply.errorCode]).toEqual([429, 'tooManyAttempts']);
    await sql('delete from throttles where key = $1', [key]);
  });
});

describe('guessing from one network, or at one account from many', () => {
  test('is refused after fifty failures, but for who signed in from there before', async () => {
    const [ann, ben] = [await visitor(app), await visitor(app)];
    const address = newAddress();
    expect((await ann.signIn({}, from(address))).status).toBe(200);
    await sql('update throttles set count = 50 where key = $1', [throttleKey('password of any', address)]);
    expect((await ben.signIn({}, from(address))).status).toBe(429);
    expect((await ann.signIn({}, from(address))).status).toBe(200);
    expect((await ben.signIn({}, from(newAddress()))).status).toBe(200);
  });

  test('is refused after a hundred failures, but where the owner signed in within a month', async () => {
    const ann = await visitor(app);
    const home = newAddress();
    expect((await ann.signIn({}, from(home))).status).toBe(200);
    const overall = throttleKey('password from anywhere', ann.email);
    const hundred = async () => {
      await ann.signIn(wrong, from(newAddress()));
      await sql('update throttles set count = 100 where key = $1', [overall]);
    };
    await hundred();
    const shut = async (sent: SentHeaders) => {
      const { status, headers, errorMessage } = await ann.signIn({}, sent);
      return [status, headers.get('retry-after'), errorMessage];
    };
    // No time is told, since none would be true.
    const refused = [429, null, sentence('tooManyAttempts', { context: 'account', days: 30 })];
    expect(await shut(from(newAddress()))).toEqual(refused);
    const guesser = newAddress();
    await failed(ann, 10, from(guesser));
    expect(await shut(from(guesser))).toEqual(refused);
    await later('3 days');
    expect(await shut(from(newAddress()))).toEqual(refused);
    expect((await ann.signIn({}, from(home))).status).toBe(200);
    expect((await ann.signIn({}, from(newAddress()))).status).toBe(200);
    await hundred();
    await later('26 days');
    expect((await ann.signIn({}, from(home))).status).toBe(200);
    await hundred();
    await sql("update throttles set last_at = now() - interval '31 days' where key = $1", [
      throttleKey('signed in', ann.email, home),
    ]);
    expect((await ann.signIn({}, from(home))).status).toBe(429);
  });

  test('is not dodged by saying another address where no proxy is trusted', async () => {
    const bare = await startTestApp({ database: app.database });
    const ann = await visitor(bare);
    for (const said of ['1.2.3.4', '5.6.7.8, 127.0.0.1', '::1']) await ann.signIn(wrong, from(said));
    const key = throttleKey('password', ann.email, '127.0.0.1');
    expect((await sql('select count from throttles where key = $1', [key])).rows).toEqual([{ count: 3 }]);
    await bare.close();
  });

  test('an address of the sixth version counts by its network', async () => {
    const ann = await visitor(app);
    await failed(ann, 0, from('2001:db8:1:2::5'));
    const key = throttleKey('password', ann.email, '2001:db8:1:2::/64');
    expect((await sql('select count from throttles where key = $1', [key])).rows).toEqual([{ count: 1 }]);
    await ann.signIn(wrong, from('2001:db8:1:2:ffff::9'));
    expect((await sql('select count from throttles where key = $1', [key])).rows).toEqual([{ count: 2 }]);
  });
});

describe('an account that too many places tried', () => {
  const shutOut = async (person: Visitor) => {
    await person.signIn(wrong, from(newAddress()));
    await sql('update throttles set count = 100 where key = $1', [throttleKey('password from anywhere', person.email)]);
    expect((await person.signIn({}, from(newAddress()))).status).toBe(429);
  };

  test('is unlocked on the server: its owner gets in from everywhere, and the audit tells', async () => {
    const ann = await visitor(app, 'SA');
    await shutOut(ann);
    const unlocked = await unlockAccount(app.database.db, ` ${ann.email.toUpperCase()} `, false);
    expect(unlocked).toEqual({ outcome: 'unlocked', email: ann.email, token: null });
    expect((await ann.signIn({}, from(newAddress()))).status).toBe(200);
    const [told] = (await auditOf(app, ann.id)).filter(({ action }) => action === 'accountUnlocked');
    expect(told).toMatchObject({ recordId: ann.id, actorId: null, details: { withLink: false } });
  });

  test('whose password is lost gets a link beside: the password is good until it is used', async () => {
    const ann = await visitor(app, 'SA');
    const unlocked = await unlockAccount(app.database.db, ann.email, true);
    const token = unlocked.outcome === 'unlocked' ? unlocked.token : null;
    expect((await ann.signIn({}, from(newAddress()))).status).toBe(200);
    const set = () => callsTo(app).post('/account/set-password', { token, password: otherPassword });
    expect([(await set()).status, (await set()).errorCode]).toEqual([200, 'linkNotValid']);
    expect((await ann.signIn({}, from(newAddress()))).status).toBe(400);
    expect((await ann.signIn({ password: otherPassword }, from(newAddress()))).status).toBe(200);
  });

  test('is not unlocked when there is none, or nobody is to sign in to it', async () => {
    const ann = await visitor(app);
    await sql("update accounts set status = 'disabled' where id = $1", [ann.id]);
    expect(await unlockAccount(app.database.db, ann.email, true)).toEqual({ outcome: 'disabled' });
    expect(await unlockAccount(app.database.db, 'nobody@mandate.example', true)).toEqual({ outcome: 'unknown' });
  });
});

describe('what is counted', () => {
  test('goes away a month after it was last touched', async () => {
    const key = throttleKey('old');
    await countAttempt(app.database.db, key, { most: 1, seconds: 900 });
    await sql("update throttles set last_at = now() - interval '31 days' where key = $1", [key]);
    await countAttempt(app.database.db, throttleKey('new'), { most: 1, seconds: 900 });
    expect((await sql('select 1 from throttles where key = $1', [key])).rows).toEqual([]);
  });

  test('starts again once its time is over', async () => {
    const key = throttleKey('anew');
    const count = async () => (await countAttempt(app.database.db, key, { most: 3, seconds: 60 })).count;
    expect([await count(), await count()]).toEqual([1, 2]);
    await later('61 seconds');
    expect([await count(), await count(), await count(), await count(), await count()]).toEqual([1, 2, 3, 4, 5]);
    await later('59 seconds');
    expect(await count()).toBe(6);
    await later('2 seconds');
    expect(await count()).toBe(1);
  });
});

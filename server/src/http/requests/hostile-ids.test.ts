import { request } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DeclaredCall, declaredCalls } from '../../../testing/callers/declared-calls.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { describedCalls } from '../../../testing/generated/described-calls.ts';
import { fewHostileIds, hostileIds } from '../../../testing/generated/hostile.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';

let app: TestApp;
let sa: Person;
/** The calls with an id in their address, and for each a body it takes. */
let calls: (DeclaredCall & { text: string | undefined })[];

beforeAll(async () => {
  app = await startTestApp();
  sa = await signIn(app, 'SA');
  const described = await describedCalls(app, () => fc.constant(uuidV7()));
  calls = declaredCalls(app).flatMap((call) => {
    if (!call.path.includes(':')) return [];
    const [body] = fc.sample(described(call).body ?? fc.constant(undefined), { numRuns: 1, seed: 7 });
    return [{ ...call, text: body === undefined ? undefined : JSON.stringify(body) }];
  });
});
afterAll(() => app.close());

/** Sends an address as it stands: what most clients put right is left wrong. */
function ask({ method, path, text }: (typeof calls)[number], id: string): Promise<{ status: number; body: string }> {
  return new Promise((settle, fail) => {
    const headers = {
      authorization: `Bearer ${sa.token}`,
      ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    const options = { method, headers, path: path.replace(/:\w+/, id) };
    const sent = request(app.url, options, (reply) => {
      let body = '';
      reply.setEncoding('utf8').on('data', (piece) => (body += piece));
      reply.on('end', () => settle({ status: reply.statusCode ?? 0, body }));
    });
    sent.on('error', fail).end(text);
  });
}

describe('an address with something else where an id belongs', () => {
  test('is answered 404, or 400, in the envelope, whatever it is and whatever call it is', async () => {
    expect(calls.length).toBeGreaterThan(150);
    const wrong: string[] = [];
    const tried = new Set<string>();
    for (const call of calls) {
      // What many nouns have alike is tried with every text for one of them, with a few for the others.
      const verb = `${call.method} ${call.path.split('/')[2]}`;
      const ids = tried.has(verb) ? fewHostileIds : hostileIds;
      tried.add(verb);
      for (const id of ids) {
        const { status, body } = await ask(call, id);
        const { result, errorCode } = JSON.parse(body) as { result: string; errorCode: string | null };
        if (![400, 404].includes(status) || result !== 'error' || errorCode === null)
          wrong.push(`${call.method} ${call.path} with ${id.slice(0, 40)}: ${status} ${errorCode}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 300_000);
});

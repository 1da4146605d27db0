import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { saveCustomer } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await startTestApp();
  person = await signIn(app, 'SA');
  for (let at = 0; at < 10; at += 1) await saveCustomer(person, { name: `Packed ${at}` });
});
afterAll(() => app.close());

/** A list of customers as it passes the line. */
function packed(accepts: string, body: object): Promise<{ encoding: string | undefined; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
      'accept-encoding': accepts,
    };
    const sent = request(`${app.url}/customer/get-grid`, { method: 'POST', headers }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => resolve({ encoding: reply.headers['content-encoding'], bytes: Buffer.concat(chunks) }));
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

const names = (text: string) => JSON.parse(text).data.rows.map(({ name }: { name: string }) => name);

test('long replies are compressed as the browser takes them, and hold the same', async () => {
  const plain = await packed('identity', {});
  expect(plain.encoding).toBeUndefined();
  const brotli = await packed('gzip, deflate, br', {});
  expect(brotli.encoding).toBe('br');
  expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 3);
  const gzip = await packed('gzip', {});
  expect(gzip.encoding).toBe('gzip');
  const wanted = names(plain.bytes.toString());
  expect(wanted).toHaveLength(10);
  expect(names(brotliDecompressSync(brotli.bytes).toString())).toEqual(wanted);
  expect(names(gunzipSync(gzip.bytes).toString())).toEqual(wanted);
});

test('short replies are sent as they are', async () => {
  expect((await packed('br', { pageSize: 1, fields: ['code'] })).encoding).toBeUndefined();
});

test('a call with a compressed body is refused, and its body is not unpacked', async () => {
  const reply = await fetch(`${app.url}/customer/get-grid`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    },
    body: Buffer.from([0x1f, 0x8b, 8, 0]),
  });
  expect(reply.status).toBe(400);
});

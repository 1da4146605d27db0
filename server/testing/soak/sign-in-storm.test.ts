import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startServer } from '../server-process.ts';
import { makeTestFolder, removeTestFolder } from '../test-folder.ts';
import { Visit } from './visit.ts';

/** How many people sign in at the same moment. */
const people = Number(process.env.ENDURE_ROUNDS ?? 12);
const password = 'Seven quiet rivers 4711';

let folder: string;
let server: ServerProcess;

beforeAll(async () => {
  folder = await makeTestFolder();
  server = await startServer({ DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(async () => {
  await server.stop();
  await removeTestFolder(folder);
});

const emailOf = (person: number) => `person.${person}@firm.example`;
/** Each has a network of their own, as people at home do. */
const networkOf = (person: number) => `10.${Math.floor(person / 200)}.${person % 200}.7`;

async function signUp(person: number): Promise<void> {
  const reply = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': networkOf(person) },
    body: JSON.stringify({ email: emailOf(person), username: `Person ${person}`, password }),
  });
  expect(reply.status, emailOf(person)).toBe(200);
}

test('everybody who signs in at the same moment gets in, and who is in already goes on working', async () => {
  const worker = await Visit.begin(server.url);
  for (let person = 0; person < people; person += 1) await signUp(person);

  const storm = Promise.all(
    Array.from({ length: people }, (_, person) =>
      Visit.begin(server.url, { username: emailOf(person), password }, networkOf(person)),
    ),
  );
  let isOver = false;
  const working = (async () => {
    do expect((await worker.call('POST', '/customer/get-grid', { pageSize: 5 })).status).toBe(200);
    while (!isOver);
  })();
  const visits = await storm.finally(() => (isOver = true));
  await working;

  for (const visit of visits)
    expect((await visit.call('POST', '/customer/get-grid', { pageSize: 1 })).status).toBe(200);
});

import { setTimeout as sleep } from 'node:timers/promises';
import type { MailCounts } from '@mandate/contract/entities/mail-message.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostOffice, type PostOffice } from '../mail/post-office.ts';
import { type ServerProcess, signInTo, startServer } from '../server-process.ts';
import { makeTestFolder, removeTestFolder } from '../test-folder.ts';
import { untilAnswered } from '../until-answered.ts';

const rounds = Number(process.env.ENDURE_ROUNDS ?? 1);
const mails = 12;
const minutes = 60_000;

let folder: string;
let office: PostOffice;
let server: ServerProcess;

const start = async () => {
  server = await startServer({ DATA_DIR: folder, MAIL_ALLOW_PRIVATE: 'true' });
};

beforeAll(async () => {
  folder = await makeTestFolder();
  // Long enough that most kills meet a mail that arrived and of which the product does not know.
  office = await openPostOffice({ thinksMs: 25 });
  await start();
});
afterAll(async () => {
  await server.kill();
  await office.close();
  await removeTestFolder(folder);
});

interface Message {
  toAddress: string;
  state: string;
  mayBeTwice: boolean;
}

type Person = Awaited<ReturnType<typeof signInTo>>;

/** Lets mail leave through the mail server of this test. */
async function setUp(person: Person): Promise<void> {
  const { version } = (await person.get('/mail-server/get')).data as { version: number };
  const saved = await person.post('/mail-server/save', {
    ...{ version, enabled: true, host: '127.0.0.1', port: office.port, security: 'none', authMethod: 'none' },
    ...{ fromEmail: 'office@firm.example', maxPerMinute: 6_000 },
  });
  expect(saved.status).toBe(200);
}

async function countOf(person: Person, states: string[]): Promise<number> {
  const counts = (await person.get('/mail-message/get-counts')).data as MailCounts;
  return counts.states.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0);
}

test(
  'a server that is killed while it sends loses no mail, and says of each that may have arrived twice that it may',
  async () => {
    await setUp(await signInTo(server.url));
    for (let round = 0; round < rounds; round += 1) {
      const person = await signInTo(server.url);
      await person.post('/mail-message/pause', {});
      const addresses = Array.from({ length: mails }, (_, at) => `person.${round}.${at}@client.example`);
      const save = (email: string) => person.post('/account/save', { fullName: 'Some Body', email });
      const saves = addresses.map((email) => untilAnswered(() => save(email)));
      for (const { status } of await Promise.all(saves)) expect(status).toBe(200);
      const before = office.mails.length;
      await person.post('/mail-message/resume', {});
      while (office.mails.length === before) await sleep(1);
      await sleep(Math.random() * 300);
      await server.kill();
      await start();

      const again = await signInTo(server.url);
      for (const until = Date.now() + minutes; Date.now() < until; await sleep(30))
        if ((await countOf(again, ['queued', 'sending', 'deferred'])) === 0) break;
      const asked = await again.post('/mail-message/get-grid', { search: `person.${round}.`, pageSize: 200 });
      const { rows } = asked.data as { rows: Message[] };
      expect(rows).toHaveLength(mails);
      for (const { toAddress, state, mayBeTwice } of rows) {
        const times = office.mails.filter(({ to }) => to === toAddress);
        expect([toAddress, state, times.length > 0]).toEqual([toAddress, 'sent', true]);
        expect(times.length).toBeLessThanOrEqual(mayBeTwice ? 2 : 1);
        expect(new Set(times.map(({ mail }) => mail.messageId)).size).toBe(1);
      }
      // At most the one that was under way is in doubt.
      expect(rows.filter(({ mayBeTwice }) => mayBeTwice).length).toBeLessThanOrEqual(1);
    }
  },
  300_000 + rounds * minutes,
);

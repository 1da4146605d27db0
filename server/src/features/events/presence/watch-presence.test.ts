import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs } from '../../../../testing/callers/jobs.ts';
import { type Person, signIn } from '../../../../testing/callers/people.ts';
import { saveCustomer } from '../../../../testing/callers/records.ts';
import { recordedLog } from '../../../../testing/recorded-log.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { uuidV7 } from '../../../database/uuid-v7.ts';
import { EventStream } from '../event-stream.ts';
import type { Sign } from './presence-book.ts';
import { type PresenceWatch, watchPresence } from './watch-presence.ts';

let app: TestApp;
let ada: Person;
let recordId: string;

beforeAll(async () => {
  app = await startTestApp();
  ada = await signIn(app, 'EDITOR', 'Ada');
  recordId = (await saveCustomer(await signIn(app, 'SA', 'Sam'), { name: 'Watched' })).id;
});
afterAll(() => app.close());

/** Watches with a clock of the test, and one stream of Ada's. */
async function watched() {
  const clock = { time: 0 };
  const { caller } = await callAs(app, ada);
  const stream = new EventStream(caller, Date.now() / 1_000 + 600, () => undefined);
  let text = '';
  stream.bytes.on('data', (some: Buffer) => {
    text += some.toString();
  });
  const streamsOf = (id: string) => (id === ada.id ? [stream] : []);
  const watch = watchPresence({ db: app.database.db, log: recordedLog(), streamsOf, now: () => clock.time });
  const told = () => [...text.matchAll(/data: (.*)\n/g)].map(([, data]) => JSON.parse(data ?? ''));
  const end = async () => {
    stream.end();
    await watch.close();
  };
  return {
    clock,
    watch,
    told,
    end,
    names: () =>
      told()
        .at(-1)
        ?.people.map(({ name }: { name: string }) => name),
  };
}

const hear = (watch: PresenceWatch, accountId: string, sign: Partial<Sign> = {}) =>
  watch.hear(
    JSON.stringify([
      {
        ...{
          kind: 'here',
          entity: 'customer',
          recordId,
          accountId,
          name: `Name of ${accountId}`,
          sessionId: accountId,
        },
        ...{ windowId: accountId, isSilent: false, doing: 'reads', field: null, lasts: 18_000, ...sign },
      },
    ]),
  );

test('who gave no sign of life for so long is told to be gone, though nothing else happens', async () => {
  const { clock, watch, names, end } = await watched();
  hear(watch, 'ben');
  hear(watch, ada.id);
  await expect.poll(names).toEqual(['Name of ben']);
  clock.time = 12_000;
  hear(watch, ada.id);
  clock.time = 18_000;
  await expect.poll(names, { timeout: 10_000 }).toEqual([]);
  await end();
});

test('what is told is told once, a window that opens the record anew hears it again', async () => {
  const { watch, told, names, end } = await watched();
  hear(watch, ada.id);
  await expect.poll(() => told().at(-1)?.version, { timeout: 10_000 }).toBe(1);
  hear(watch, 'ben');
  await expect.poll(names).toEqual(['Name of ben']);
  const before = told().length;
  hear(watch, 'ben');
  hear(watch, ada.id);
  hear(watch, 'cleo');
  await expect.poll(names).toEqual(['Name of ben', 'Name of cleo']);
  expect(told()).toHaveLength(before + 1);
  hear(watch, ada.id, { windowId: uuidV7() });
  await expect.poll(() => told().length).toBe(before + 2);
  expect(told().at(-1)).toEqual(told().at(-2));
  await end();
});

test('of many who are there the first are named, and all are counted', async () => {
  const { watch, told, end } = await watched();
  for (let count = 0; count < 30; count += 1) hear(watch, `somebody ${count}`);
  hear(watch, ada.id);
  await expect.poll(() => told().at(-1)?.count).toBe(30);
  expect(told().at(-1).people).toHaveLength(12);
  await end();
});

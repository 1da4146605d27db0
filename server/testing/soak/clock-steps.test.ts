import { once } from 'node:events';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServerProcess, startServer } from '../server-process.ts';
import { makeTestFolder, removeTestFolder } from '../test-folder.ts';
import { readUntil } from '../until.ts';
import { Visit } from './visit.ts';

const stepper = pathToFileURL(fileURLToPath(new URL('step-clock.ts', import.meta.url))).href;
const minute = 60_000;

let folder: string;
let server: ServerProcess;
let visit: Visit;

beforeAll(async () => {
  folder = await makeTestFolder();
  server = await startServer({ DATA_DIR: folder, NODE_OPTIONS: `--import ${stepper}` });
});
afterAll(async () => {
  await server.stop();
  await removeTestFolder(folder);
});

/** Sets the clock of the server so far ahead of the database's. */
async function step(aheadMs: number): Promise<void> {
  server.process.send?.({ aheadMs });
  await once(server.process, 'message');
}

/** Saves a customer, finds it in the list and by its id, and gives the id. */
async function saveAndFind(name: string): Promise<string> {
  const saved = await visit.call<{ id: string }>('POST', '/customer/save', { name });
  expect(saved.status, name).toBe(200);
  const found = await visit.call<{ rows: { id: string }[] }>('POST', '/customer/get-grid', { search: name });
  expect(found.data.rows.map(({ id }) => id)).toContain(saved.data.id);
  expect((await visit.call('GET', `/customer/get-by-id/${saved.data.id}`)).status).toBe(200);
  return saved.data.id;
}

describe('a clock that is set while the product runs', () => {
  const ids: string[] = [];

  // An hour back, as at the end of a night with a wrong time zone; a day ahead, as by a machine that woke up.
  for (const ahead of [0, 20, -60, 24 * 60, 0]) {
    test(`at ${ahead} minutes ahead nobody is signed out, and what is saved is found`, async () => {
      visit ??= await Visit.begin(server.url);
      await step(ahead * minute);
      ids.push(await saveAndFind(`Saved at ${ahead} as number ${ids.length}`));
      expect(new Set(ids).size).toBe(ids.length);
    });

    test(`at ${ahead} minutes ahead work that takes longer is done`, async () => {
      const city = `Town ${ahead} after ${ids.length}`;
      const { data } = await visit.call<{ receipt: string }>('POST', '/customer/prepare-bulk', {
        query: {},
        action: 'edit',
        changes: { city },
      });
      expect((await visit.call('POST', '/customer/run-bulk', { receipt: data.receipt })).status).toBe(200);
      const filter = { all: [{ field: 'city', operator: 'is', value: city }] };
      await readUntil(
        async () =>
          (await visit.call<{ total: number }>('POST', '/customer/get-grid', { filter, total: 'exact' })).data,
        ({ total }) => total === ids.length,
        'customers there',
      );
    });
  }
});

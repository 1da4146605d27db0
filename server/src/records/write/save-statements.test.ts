import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { type CustomerRecord, grid, saveCustomer } from '../../../testing/callers/records.ts';
import type { SentQueries } from '../../../testing/database/sent-queries.ts';
import { startWatchedApp, type WatchedApp } from '../../../testing/database/watched-app.ts';

let watched: WatchedApp;
let statements: SentQueries;
let sa: Person;

beforeAll(async () => {
  watched = await startWatchedApp();
  statements = watched.statements;
  sa = await signIn(watched.app, 'SA');
});
afterAll(() => watched.close());

/** What is sent to save a customer once more: what it reads, writes, begins and ends. */
async function sentBy({ id, version }: CustomerRecord, values: object): Promise<string[]> {
  const sent = await statements.during(() => saveCustomer(sa, { id, version, ...values }));
  return sent.map(({ text }) => text.trim()).filter((text) => !/^(select 1$|listen)/.test(text));
}

test('a save writes its record once, with the texts it is found by, and asks nothing twice', async () => {
  const before = await saveCustomer(sa, { name: 'Rarely heard of' });
  // On a busy machine something may be asked that is remembered otherwise: the next save tells.
  await expect
    .poll(async () => {
      const { data } = await sa.get<CustomerRecord>(`/customer/get-by-id/${before.id}`);
      return (await sentBy(data, { name: `Zanzibar ${data.version}` })).map((text) => text.split(/\s/)[0]);
    })
    // It is locked and read with its contacts, changed, noted, and read as it is replied; the last waits for the disk.
    .toEqual(['begin', 'select', 'select', 'update', 'insert', 'with', 'select', 'commit', 'select']);
  const { rows } = await grid(sa, 'customer', { search: 'zanzibar' });
  expect(rows.map(({ id }) => id)).toEqual([before.id]);
});

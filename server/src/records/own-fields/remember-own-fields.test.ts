import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addField } from '../../../testing/callers/own-fields.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { saveCustomer } from '../../../testing/callers/records.ts';
import type { SentQueries } from '../../../testing/database/sent-queries.ts';
import { cutRightsChannel, startWatchedApp, type WatchedApp } from '../../../testing/database/watched-app.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let watched: WatchedApp;
let app: TestApp;
let statements: SentQueries;
let sa: Person;

beforeAll(async () => {
  watched = await startWatchedApp();
  ({ app, statements } = watched);
  sa = await signIn(app, 'SA');
});
afterAll(() => watched.close());

/** The keys of the own fields with which a customer is replied. */
async function keysOf(id: string): Promise<string[]> {
  const { data } = await sa.get<{ customFields?: object }>(`/customer/get-by-id/${id}`);
  return Object.keys(data.customFields ?? {}).sort();
}

/** Another application on the same database, as the leak check is one. */
async function comeAndGo(): Promise<void> {
  const other = await startTestApp({ database: app.database });
  await other.close();
}

describe('the own fields of a kind of record', () => {
  test.each([
    ['', async () => undefined],
    [', also after another application on the database came and went', () => comeAndGo()],
  ])('are read once, and then remembered%s', async (_, first) => {
    await first();
    const { id } = await saveCustomer(sa);
    // Where the machine is so busy that nothing is heard in time, the database is asked again: it is remembered in the next round.
    const asked = async () => {
      const sent = await statements.during(async () => {
        for (let round = 0; round < 5; round += 1) await keysOf(id);
      });
      expect(sent.filter(({ text }) => text.includes('from customers'))).not.toEqual([]);
      return sent.filter(({ text }) => text.includes('from own_fields')).length;
    };
    await expect.poll(asked).toBe(0);
  });

  test('are others by the very next call of the process that changed one', async () => {
    const { id } = await saveCustomer(sa);
    const before = await keysOf(id);
    const added = await addField(sa, 'added', 'text');
    expect(await keysOf(id)).toEqual([...before, 'added'].sort());
    await sa.del(`/own-field/remove/${added.id}`);
    expect(await keysOf(id)).toEqual(before);
    await sa.put(`/own-field/undelete/${added.id}`);
    expect(await keysOf(id)).toContain('added');
  });

  test('are others within a second when another process changed one', async () => {
    const { id } = await saveCustomer(sa);
    const { id: fieldId } = await addField(sa, 'elsewhere', 'text');
    expect(await keysOf(id)).toContain('elsewhere');
    await app.database.pool.query('update own_fields set deleted_at = now() where id = $1', [fieldId]);
    await sleep(1_000);
    expect(await keysOf(id)).not.toContain('elsewhere');
  });

  test('are others within a second also when the notice of it was lost', async () => {
    const { id } = await saveCustomer(sa);
    const { id: fieldId } = await addField(sa, 'unheard', 'text');
    expect(await keysOf(id)).toContain('unheard');
    await cutRightsChannel(app);
    await app.database.pool.query('update own_fields set deleted_at = now() where id = $1', [fieldId]);
    await sleep(1_000);
    expect(await keysOf(id)).not.toContain('unheard');
  });
});

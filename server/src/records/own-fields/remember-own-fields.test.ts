import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addField } from '../../../testing/callers/own-fields.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { saveCustomer } from '../../../testing/callers/records.ts';
import { type SentQueries, watchQueries } from '../../../testing/database/sent-queries.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let statements: SentQueries;
let sa: Person;

beforeAll(async () => {
  statements = watchQueries();
  app = await startTestApp();
  sa = await signIn(app, 'SA');
});
afterAll(async () => {
  await app.close();
  statements.end();
});

/** The keys of the own fields with which a customer is replied. */
async function keysOf(id: string): Promise<string[]> {
  const { data } = await sa.get<{ customFields: object }>(`/customer/get-by-id/${id}`);
  return Object.keys(data.customFields).sort();
}

describe('the own fields of a kind of record', () => {
  test('are read once, and then remembered', async () => {
    await addField(sa, 'once', 'text');
    const { id } = await saveCustomer(sa);
    // Where the machine is so busy that nothing is heard in time, the database is asked again: it is remembered in the next round.
    const asked = async () => {
      const sent = await statements.during(async () => {
        for (let round = 0; round < 5; round += 1) expect(await keysOf(id)).toContain('once');
      });
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
    await app.database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query in ('listen mandate_rights', 'select 1')`);
    await app.database.pool.query('update own_fields set deleted_at = now() where id = $1', [fieldId]);
    await sleep(1_000);
    expect(await keysOf(id)).not.toContain('unheard');
  });
});

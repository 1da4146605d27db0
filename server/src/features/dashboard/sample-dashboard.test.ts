import { readFileSync } from 'node:fs';
import { type Dashboard, metrics } from '@mandate/contract/overview/dashboard.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { saveCustomer, saveProject, work } from '../../../testing/callers/records.ts';
import { expectExplained } from '../../../testing/generated/expect-explained.ts';
import { comparable, readded } from '../../../testing/generated/readded.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { run } from '../../database/queries/sql-query.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { loadSample } from '../sample/load/load-sample.ts';
import type { AccountMaking } from '../sample/sample-accounts.ts';

const making: AccountMaking = {
  generatedPassword: () => 'generated once',
  async createAccount(db, { email, fullName, role }) {
    const id = uuidV7();
    const text = 'insert into accounts (id, email, full_name, role) values ($1, $2, $3, $4)';
    await run(db, text, [id, email, fullName, role]);
    return id;
  },
};

let app: TestApp;
let sa: Person;

beforeAll(async () => {
  app = await startTestApp();
  sa = await signIn(app, 'SA');
  await loadSample(app.database.db, { size: 'firm', onProgress: () => undefined }, making);
});
afterAll(() => app.close());

describe('the dashboard of the sample firm', () => {
  test('adds up again from the lists behind it and from its explanations', async () => {
    const dashboard = (await sa.get<Dashboard>('/dashboard/get')).data;
    expect(dashboard.isBehind).toBe(false);
    expect(dashboard.figures.filter(({ value }) => value === null)).toEqual([]);
    expect(dashboard.figures.map(({ figure }) => figure)).toEqual([...metrics]);
    expect(await readded(sa, dashboard)).toEqual(comparable(dashboard));
    await expectExplained(sa, dashboard);
  });

  test('knows of projects from before when they were quoted and decided, by their history', async () => {
    const steps = ['quoted', 'lost', 'draft', 'quoted'];
    const { id: customerId } = await saveCustomer(sa);
    let stepping = await saveProject(sa, {
      customerId,
      isInternal: false,
      lines: [work()],
      quoteValidUntil: '2199-01-01',
    });
    for (const to of steps) {
      const said = { to, version: stepping.version, ...(to === 'lost' && { reason: 'Price' }) };
      stepping = (await sa.post<typeof stepping>(`/project/transition/${stepping.id}`, said)).data;
    }
    const { pool } = app.database;
    const dates = async () =>
      (await pool.query('select id, quoted_on, decided_on, decision from projects order by id')).rows;
    const kept = await dates();
    expect(new Set(kept.map(({ decision }) => decision))).toEqual(new Set(['won', 'lost', null]));
    await pool.query('update projects set quoted_on = null, decided_on = null, decision = null');
    const migration = readFileSync(new URL('../../../migrations/0017-figures.sql', import.meta.url), 'utf8');
    await pool.query(/^with steps[^;]+;/m.exec(migration)?.[0] ?? '');
    expect(await dates()).toEqual(kept);
  });
});

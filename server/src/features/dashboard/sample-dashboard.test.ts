import { readFileSync } from 'node:fs';
import { type Dashboard, metrics } from '@mandate/contract/overview/dashboard.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountMaking } from '../../../testing/callers/account-making.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { saveCustomer, saveProject, work } from '../../../testing/callers/records.ts';
import { expectExplained } from '../../../testing/generated/expect-explained.ts';
import { comparable, readded } from '../../../testing/generated/readded.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadSample } from '../sample/load/load-sample.ts';

let app: TestApp;
let sa: Person;

beforeAll(async () => {
  app = await startTestApp();
  sa = await signIn(app, 'SA');
  await loadSample(app.database.db, { size: 'firm', onProgress: () => undefined }, accountMaking);
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

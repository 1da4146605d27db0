import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { saveCustomer, saveProject, work } from '../../../testing/callers/records.ts';
import type { SentQueries } from '../../../testing/database/sent-queries.ts';
import { startWatchedApp, type WatchedApp } from '../../../testing/database/watched-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { workIn } from '../../business/figures/work-in.ts';

let watched: WatchedApp;
let app: TestApp;
let statements: SentQueries;
let person: Person;
let customer: { id: string; version: number };
let project: { id: string; version: number };

beforeAll(async () => {
  watched = await startWatchedApp();
  ({ app, statements } = watched);
  person = await signIn(app, 'SA');
  customer = await saveCustomer(person, { name: 'Often read' });
  project = await saveProject(person, { name: 'Often saved', lines: [work({ unitPrice: '100' })] });
  // A list that is asked for before the keeper's next turn works the project into the figures itself.
  while (await workIn(app.database.db));
});
afterAll(() => watched.close());

/** What is no work of its own, and what is put together for the values of a query: a page's ids and its count. */
const unplanned = /^(?:begin|commit|select 1$)/;
const byValues = /^select (?:t\.id from|count\(\*\) as count from) /;

/** The statements without a plan that is kept. */
async function unnamed(work: () => Promise<{ status: number }>): Promise<string[]> {
  const sent = await statements.during(async () => {
    const { status } = await work();
    expect(status).toBe(200);
  });
  expect(sent.length).toBeGreaterThan(0);
  return sent.filter(({ name, text }) => name === undefined && !unplanned.test(text)).map(({ text }) => text);
}

test.each([
  ['a list', {}],
  ['a list of some fields', { fields: ['code', 'customerId'] }],
  [
    'a filtered, sorted and counted list',
    {
      filter: { all: [{ field: 'status', operator: 'anyOf', value: ['draft'] }] },
      sort: [{ field: 'startDate', direction: 'desc' }],
      total: 'exact',
    },
  ],
  ['a search', { search: 'often' }],
] as const)('%s is planned once, all but the part that finds its rows', async (_, query) => {
  const texts = await unnamed(() => person.post('/project/get-grid', query));
  for (const text of texts) expect(text).toMatch(byValues);
});

test.each([
  ['a customer by id', () => person.get(`/customer/get-by-id/${customer.id}`)],
  ['a project by id', () => person.get(`/project/get-by-id/${project.id}`)],
  ['a history', () => person.get(`/project/history/${project.id}`)],
  ['where something is used', () => person.get(`/customer/where-used/${customer.id}`)],
  [
    'a customer saved',
    async () => {
      const reply = await person.post<{ version: number }>('/customer/save', {
        ...customer,
        city: `Town ${customer.version}`,
      });
      customer = { ...customer, version: reply.data.version };
      return reply;
    },
  ],
  ['a customer created', () => person.post('/customer/save', { name: `Made ${Math.random()}` })],
  [
    'a project saved',
    async () => {
      const reply = await person.post<{ version: number }>('/project/save', {
        id: project.id,
        version: project.version,
        name: `Often saved ${project.version}`,
      });
      project = { ...project, version: reply.data.version };
      return reply;
    },
  ],
] as const)('%s is planned by the database once, and not at every call', async (_, call) => {
  expect(await unnamed(call)).toEqual([]);
});

test('a connection lets go of the plans used longest ago', async () => {
  await app.database.db.onConnection(async (one) => {
    for (let at = 0; at < 300; at += 1) await one.query({ text: `select $1::int + ${at} as sum`, values: [at] });
    const [kept] = await one.query<{ count: number }>({
      text: 'select count(*) as count from pg_prepared_statements',
      values: [],
    });
    expect(kept?.count).toBeLessThanOrEqual(251);
    expect(await one.query({ text: 'select $1::int + 0 as sum', values: [7] })).toEqual([{ sum: 7 }]);
    expect(await one.query({ text: 'select $1::int + 299 as sum', values: [7] })).toEqual([{ sum: 306 }]);
  });
});

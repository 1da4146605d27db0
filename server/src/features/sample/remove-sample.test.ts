import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsTo } from '../../../testing/callers/call.ts';
import { everyRole, type Person } from '../../../testing/callers/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { run } from '../../database/queries/sql-query.ts';
import { verifyAudit } from '../audit/verify-audit.ts';
import { createAccount } from '../session/account/create-account.ts';
import { loadSample } from './load/load-sample.ts';
import { hadSample, lookAtSample, removeSample, type SampleRemoval } from './remove-sample.ts';
import type { SampleAccount } from './sample-accounts.ts';

let app: TestApp;
let sa: Person;
let made: SampleAccount[];
const password = 'a password of the sample 7';
const load = () =>
  loadSample(
    app.database.db,
    { size: 'firm', samplePassword: password, onProgress: () => undefined },
    { createAccount, generatedPassword: () => password },
  );

beforeAll(async () => {
  app = await startTestApp();
  made = await load();
  ({ SA: sa } = await everyRole(app));
});
afterAll(() => app.close());

async function idsOf(table: string): Promise<string[]> {
  const rows = await run<{ id: string }>(
    app.database.db,
    `select id from ${table} where deleted_at is null order by id`,
    [],
  );
  return rows.map(({ id }) => id);
}

test('a password that was given for the accounts of the sample is not told', () => {
  expect(made.map(({ password: told }) => told)).toEqual([null, null, null]);
});

const of = ({ counts }: SampleRemoval, entity: string) => counts.find((count) => count.entity === entity);

test('the sample goes, what people made stays with everything it refers to', async () => {
  expect(await hadSample(app.database.db)).toBe(true);
  const { data } = await sa.post('/customer/get-grid', { pageSize: 2, sort: [{ field: 'code', direction: 'asc' }] });
  const [used, noted] = (data as { rows: { id: string }[] }).rows;
  const projects = await sa.post('/project/get-grid', {
    pageSize: 1,
    filter: { all: [{ field: 'status', operator: 'anyOf', value: ['draft'] }] },
  });
  const [draft] = (projects.data as { rows: { id: string; customerId: string }[] }).rows;
  const customer = await sa.post('/customer/save', { name: 'A firm of our own' });
  const project = await sa.post('/project/save', { name: 'Our own project', customerId: used?.id });
  const note = await sa.post('/note/save', { recordId: draft?.id, body: '<p>Ours</p>' });
  const [line] = await run<{ id: string; projectId: string }>(
    app.database.db,
    "select l.id, p.id as \"projectId\" from project_lines l join projects p on p.id = l.project_id where p.name = 'Tools' and l.type = 'service' limit 1",
    [],
  );
  const [worker] = await run<{ id: string }>(app.database.db, "select id from personnels where code = 'E0032'", []);
  const date = new Date().toISOString().slice(0, 10);
  const work = await sa.post('/entry/save', { personnelId: worker?.id, lineId: line?.id, date, seconds: 3_600 });
  for (const reply of [customer, project, note, work]) expect(reply.errorMessage).toBe(null);

  const found = await lookAtSample(app.database.db);
  expect(of(found, 'project')).toEqual({ entity: 'project', sample: 200, staying: 2 });
  expect(of(found, 'entry')).toEqual({ entity: 'entry', sample: 20_000, staying: 0 });
  expect(of(found, 'absence')).toEqual({ entity: 'absence', sample: 300, staying: 0 });
  expect(of(found, 'holiday-calendar')?.sample).toBe(4);
  expect(of(found, 'customer')?.sample).toBe(520);
  expect((await idsOf('projects')).length).toBe(201);

  const removed = await removeSample(app.database.db);
  expect(removed).toEqual(found);
  expect(removed.accounts).toEqual(['admin@mandate.example', 'editor@mandate.example', 'guest@mandate.example']);
  const [kept, firms] = [await idsOf('projects'), await idsOf('customers')];
  expect(kept.sort()).toEqual([String(draft?.id), line?.projectId, (project.data as { id: string }).id].sort());
  expect(await idsOf('entries')).toEqual([(work.data as { id: string }).id]);
  expect(await idsOf('personnels')).toContain(worker?.id);
  const months = "select value from parameters where key = 'time.closedUntil' and value is not null";
  expect(await run(app.database.db, months, [])).toEqual([]);
  expect(firms).toEqual(
    expect.arrayContaining([(customer.data as { id: string }).id, used?.id, draft?.customerId].filter(Boolean)),
  );
  expect(firms).not.toContain(noted?.id);
  expect(firms.length).toBe(1 + (of(removed, 'customer')?.staying ?? 0));

  // What stays can be read and saved as ever, and nothing that was told of it is broken.
  const again = await sa.get(`/project/get-by-id/${draft?.id}`);
  expect(again.status).toBe(200);
  expect((await verifyAudit(app.database.db, null)).broken).toBe(null);
});

test('nobody signs in as the sample, and it does not come back', async () => {
  const body = { username: 'editor@mandate.example', password, rememberMe: false };
  expect((await callsTo(app).post('/account/verify-account', body)).errorCode).toBe('signInFailed');
  await load();
  expect((await idsOf('projects')).length).toBe(3);
  const rest = await lookAtSample(app.database.db);
  expect(rest.counts.every(({ sample, staying }) => sample === staying)).toBe(true);
  expect(rest.accounts).toEqual([]);
});

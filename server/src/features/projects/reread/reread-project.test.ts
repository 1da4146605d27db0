import type { PriceChangeUndone, RereadReceipt } from '@mandate/contract/project/prices/price-receipt.ts';
import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobOf } from '../../../../testing/callers/jobs.ts';
import { everyRole } from '../../../../testing/callers/people.ts';
import { grid, type ProjectRecord, type Row, saved, saveProject, work } from '../../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof everyRole>>;
let service: Row;
let project: ProjectRecord;

const today = dayIn(new Date(), 'UTC');

beforeAll(async () => {
  app = await startTestApp();
  people = await everyRole(app);
});
afterAll(() => app.close());

beforeEach(async () => {
  const { id: categoryId } = await saved<Row>(people.SA, 'service-category', { name: `Work ${crypto.randomUUID()}` });
  service = await saved<Row>(people.SA, 'service', { name: 'Audit', categoryId, unitPrice: '1000', unitCost: '600' });
  project = await saveProject(people.SA, {
    lines: [
      work({
        serviceId: service.id,
        unitPrice: undefined,
        description: 'From the rates',
        startDate: addDays(today, 5),
      }),
      work({ serviceId: service.id, unitPrice: '1100', description: 'By hand' }),
    ],
  });
  const { rows } = await grid(people.SA, 'rate', {
    filter: {
      all: [
        { field: 'serviceId', operator: 'anyOf', value: [service.id] },
        { field: 'side', operator: 'anyOf', value: ['sell'] },
      ],
    },
  });
  await saved(people.SA, 'rate', { id: rows[0]?.id, version: 1, amount: '1080' });
});

const prepare = async (person = people.ADMIN) =>
  person.post<RereadReceipt>(`/project/prepare-reread/${project.id}`, {});
const read = async () => (await people.SA.get<ProjectRecord>(`/project/get-by-id/${project.id}`)).data;

test('prices read again are shown line by line, done by the receipt and taken back as they were', async () => {
  const { data: receipt } = await prepare();
  expect(receipt.project).toMatchObject({
    before: { contractNet: '2100.00' },
    after: { contractNet: '2180.00' },
    lines: [
      { isChanged: true, before: { unitPrice: '1000' }, after: { unitPrice: '1080' } },
      { isChanged: false, before: { unitPrice: '1100' }, after: { unitPrice: '1100' } },
    ],
  });
  expect((await read()).version).toBe(1);
  const done = await people.ADMIN.post('/project/reread', { receipt: receipt.receipt });
  expect(done.data).toMatchObject({ changed: 1, projects: 1 });
  const after = await read();
  expect([after.version, after.lines[0]?.unitPrice, after.totals.contractNet]).toEqual([2, '1080', '2180.00']);
  expect(await jobOf(people.ADMIN, receipt.receipt)).toMatchObject({
    entity: 'project',
    about: { action: 'reread' },
    canUndo: true,
  });
  const undone = await people.ADMIN.post<PriceChangeUndone>(`/project/undo-reread/${receipt.receipt}`, {});
  expect(undone.data).toMatchObject({ changed: 1, projects: 1, kept: [] });
  const back = await read();
  expect([back.lines, back.totals]).toEqual([project.lines, project.totals]);
  expect((await people.ADMIN.post(`/project/undo-reread/${receipt.receipt}`, {})).errorCode).toBe('undoNotPossible');
});

test('a project or a rate that changed since is not read again by an older receipt', async () => {
  const { data: first } = await prepare();
  await saved(people.SA, 'project', { id: project.id, version: 1, name: 'Renamed' });
  expect((await people.ADMIN.post('/project/reread', { receipt: first.receipt })).errorCode).toBe('setChanged');
  const { data: second } = await prepare();
  const { rows } = await grid(people.SA, 'rate', {
    filter: { all: [{ field: 'serviceId', operator: 'anyOf', value: [service.id] }] },
    sort: [{ field: 'side', direction: 'desc' }],
  });
  await saved(people.SA, 'rate', { id: rows[0]?.id, version: rows[0]?.version, amount: '1090' });
  expect((await people.ADMIN.post('/project/reread', { receipt: second.receipt })).errorCode).toBe('setChanged');
  expect((await read()).lines[0]?.unitPrice).toBe('1000');
});

test('prices that were agreed are not read again', async () => {
  await app.database.pool.query("update projects set status = 'approved', frozen_on = current_date where id = $1", [
    project.id,
  ]);
  expect((await prepare()).errorCode).toBe('rereadOfOpen');
});

test('who sees no costs reads prices alone', async () => {
  const { data } = await prepare(people.EDITOR);
  expect(data.project.lines[0]?.after).toEqual({ unitPrice: '1080', net: '1080.00' });
  expect((await prepare(people.GUEST)).status).toBe(403);
});

import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everyRole, type Person } from '../../../../testing/callers/people.ts';
import { prepareRaise, raise, undoRaise } from '../../../../testing/callers/raise.ts';
import { grid, type ProjectRecord, type Row, saved, saveProject, work } from '../../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof everyRole>>;
let admin: Person;
let categoryId: string;
let service: Row;

const today = dayIn(new Date(), 'UTC');
const from = addDays(today, 40);

beforeAll(async () => {
  app = await startTestApp();
  people = await everyRole(app);
  admin = people.ADMIN;
  categoryId = (await saved<Row>(people.SA, 'service-category', { name: 'Work' })).id;
});
afterAll(() => app.close());

beforeEach(async () => {
  service = await saved<Row>(people.SA, 'service', { name: 'Audit', categoryId, unitPrice: '1450', unitCost: '600' });
});

/** A rise of the price of the service, `values` over it. */
const rise = (values: object = {}) => ({
  of: 'service',
  ids: [service.id],
  side: 'sell',
  percent: '4',
  roundTo: { EUR: '5' },
  from,
  ...values,
});

/** The live rates of a record on a side, as `amount from–to`, the oldest first. */
async function ratesOf(id: string, of = 'serviceId', side = 'sell'): Promise<string[]> {
  const filter = {
    all: [
      { field: of, operator: 'anyOf', value: [id] },
      { field: 'side', operator: 'anyOf', value: [side] },
    ],
  };
  const { rows } = await grid(people.SA, 'rate', { filter, sort: [{ field: 'validFrom', direction: 'asc' }] });
  return rows.map((row) => `${row.amount} ${row.validFrom}–${row.validTo}`);
}

describe('projects whose prices change', () => {
  const line = (values: object = {}) =>
    work({
      serviceId: service.id,
      unitPrice: undefined,
      description: 'Audit',
      quantity: '10',
      startDate: addDays(from, 3),
      ...values,
    });
  const read = async (id: string) => (await people.SA.get<ProjectRecord>(`/project/get-by-id/${id}`)).data;

  test('that are open are shown line by line, and take the new prices where they are ticked', async () => {
    const one = await saveProject(people.SA, {
      name: 'One',
      lines: [line(), work({ description: 'Travel', unitPrice: '50' })],
    });
    const two = await saveProject(people.SA, {
      name: 'Two',
      lines: [line(), line({ startDate: addDays(from, -3), description: 'Early' })],
    });
    const early = await saveProject(people.SA, { name: 'Early', lines: [line({ startDate: addDays(from, -2) })] });
    const receipt = await prepareRaise(admin, rise());
    expect(receipt).toMatchObject({ earlierProjects: 1, frozenProjects: 0, moreProjects: 0 });
    expect(receipt.projects.map(({ name }) => name).sort()).toEqual(['One', 'Two']);
    const shown = receipt.projects.find(({ id }) => id === one.id);
    expect(shown).toMatchObject({
      before: { contractNet: '14550.00', plannedMarginPercent: one.totals.plannedMarginPercent },
      after: { contractNet: '15150.00' },
      lines: [
        {
          description: 'Audit',
          isChanged: true,
          before: { net: '14500.00', unitPrice: '1450' },
          after: { net: '15100.00', unitPrice: '1510' },
        },
        { description: 'Travel', isChanged: false, before: { net: '50.00' }, after: { net: '50.00' } },
      ],
    });
    const done = await raise(admin, receipt.receipt, [one.id]);
    expect(done.projects).toBe(1);
    const repriced = await read(one.id);
    expect(repriced).toMatchObject({ version: 2, totals: { contractNet: '15150.00' } });
    expect(repriced.lines[0]).toMatchObject({ unitPrice: '1510', priceSource: { rule: 'service', validFrom: from } });
    expect([(await read(two.id)).version, (await read(early.id)).version]).toEqual([1, 1]);
    const { data: history } = await admin.get<{ rows: { origin: string; changes: { field: string }[] }[] }>(
      `/project/history/${one.id}`,
    );
    expect(history.rows[0]).toMatchObject({ origin: 'bulk' });
    const undone = await undoRaise(admin, receipt.receipt);
    expect(undone).toMatchObject({ changed: 1, projects: 1, kept: [] });
    const back = await read(one.id);
    expect([back.lines, back.totals]).toEqual([one.lines, one.totals]);
  });

  test('that changed since the receipt are not priced anew, and nothing else is done', async () => {
    const one = await saveProject(people.SA, { lines: [line()] });
    const receipt = await prepareRaise(admin, rise());
    await saved(people.SA, 'project', { id: one.id, version: 1, name: 'Renamed' });
    const reply = await admin.post('/rate/raise', { receipt: receipt.receipt, projects: [one.id] });
    expect(reply.errorCode).toBe('setChanged');
    expect(reply.data).toMatchObject({ changed: 1, differs: [{ entity: 'project', label: 'Renamed', by: 'The SA' }] });
    expect(await ratesOf(service.id)).toEqual([`1450 ${today}–null`]);
    expect(
      (await admin.post('/rate/raise', { receipt: receipt.receipt, projects: [crypto.randomUUID()] })).errorCode,
    ).toBe('setChanged');
    await raise(admin, receipt.receipt);
  });

  test('keep what somebody changed of the prices they took, and are named', async () => {
    const one = await saveProject(people.SA, { name: 'Kept', lines: [line(), line({ description: 'Second' })] });
    const receipt = await prepareRaise(admin, rise());
    await raise(admin, receipt.receipt, [one.id]);
    await saved(people.SA, 'project', {
      id: one.id,
      version: 2,
      lines: [{ id: one.lines[0]?.id, unitPrice: '1490' }, { id: one.lines[1]?.id }],
    });
    const undone = await undoRaise(admin, receipt.receipt);
    expect(undone).toMatchObject({ projects: 1, kept: [{ entity: 'project', label: 'Kept', by: 'The SA' }] });
    expect((await read(one.id)).lines.map(({ unitPrice }) => unitPrice)).toEqual(['1490', '1450']);
  });

  test('that were approved with a price keep it, and are counted', async () => {
    const one = await saveProject(people.SA, { lines: [line()] });
    await app.database.pool.query("update projects set status = 'approved', frozen_on = current_date where id = $1", [
      one.id,
    ]);
    const receipt = await prepareRaise(admin, rise());
    expect(receipt).toMatchObject({ projects: [], frozenProjects: 1 });
  });

  test('tell no margin to who sees no costs', async () => {
    await saveProject(people.SA, { lines: [line()] });
    const { projects } = await prepareRaise(people.EDITOR, rise());
    expect(projects[0]?.after).toEqual({ contractNet: '15100.00' });
    expect(projects[0]?.lines[0]?.after).toEqual({ unitPrice: '1510', net: '15100.00' });
  });
});

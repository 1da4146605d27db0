import { afterAll, beforeAll, expect, test } from 'vitest';
import { exported, linesOf } from '../../../../testing/callers/exports.ts';
import { signIn } from '../../../../testing/callers/people.ts';
import { saved } from '../../../../testing/callers/records.ts';
import { booked, type Entry, runningProject, type TimeFirm, timeFirm } from '../../../../testing/callers/time-firm.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { findMissingCosts } from './find-missing-costs.ts';

let app: TestApp;
let firm: TimeFirm;

beforeAll(async () => {
  app = await startTestApp();
  firm = await timeFirm(app);
  const { sa, ann } = firm;
  const rate = { side: 'cost', personnelId: ann.personnelId, unit: 'hour', currency: 'EUR' };
  await saved(sa, 'rate', { ...rate, amount: '60', validFrom: '2026-01-01', validTo: '2026-03-31' });
  await saved(sa, 'rate', { ...rate, amount: '64.5', validFrom: '2026-04-01' });
  await saved(sa, 'exchange-rate', { currency: 'CHF', validFrom: '2026-01-01', rate: '1.0526315789' });
  await saved(sa, 'exchange-rate', { currency: 'CHF', validFrom: '2026-04-01', rate: '1.0416666667' });
});
afterAll(() => app.close());

const hour = 3_600;
const costs = ({ cost, costBase, unitCost, costCurrency }: Entry) => [cost, costBase, unitCost, costCurrency];
/** The entry as an SA reads it now. */
const read = async (id: string) => (await firm.sa.get<Entry>(`/entry/get-by-id/${id}`)).data;

test('work costs what its day says, in the currency of the project and of the firm, whatever rates become later', async () => {
  const { lineId } = await runningProject(app, firm.sa, { currency: 'CHF', whoBooks: 'everyone' });
  const work = [
    ['2026-03-30', 8, '456.00', '480.00'],
    ['2026-03-31', 7.5, '427.50', '450.00'],
    ['2026-04-01', 8, '495.36', '516.00'],
  ] as const;
  const ids: string[] = [];
  for (const [date, hours, cost, costBase] of work) {
    const { id } = await booked(firm.ann, { lineId, date, seconds: hours * hour });
    ids.push(id);
    expect(costs(await read(id)).slice(0, 2)).toEqual([cost, costBase]);
  }
  const { rows } = await app.database.pool.query("select id from rates where valid_to = '2026-03-31'");
  await saved(firm.sa, 'rate', { id: rows[0].id, version: 1, amount: '99' });
  expect(costs(await read(ids[0] ?? ''))).toEqual(['456.00', '480.00', '60', 'EUR']);
  const longer = await saved<Entry>(firm.sa, 'entry', { id: ids[0], version: 1, seconds: 4 * hour });
  expect(longer).toMatchObject({
    cost: '228.00',
    costBase: '240.00',
    costSource: { rule: 'person', validFrom: '2026-01-01' },
  });
  const moved = await saved<Entry>(firm.sa, 'entry', { id: ids[0], version: 2, date: '2026-04-02' });
  expect(costs(moved)).toEqual(['247.68', '258.00', '64.5', 'EUR']);
});

test('work of who delivers the line costs what was typed there, by its days', async () => {
  const line = {
    type: 'service',
    description: 'By days',
    quantity: '10',
    unit: 'day',
    unitPrice: '900',
    unitCost: '480',
  };
  const { lineId } = await runningProject(app, firm.sa, {
    ...{ whoBooks: 'everyone', hoursPerDay: '7.5' },
    lines: [{ ...line, personnelId: firm.ann.personnelId }],
  });
  const own = await booked(firm.ann, { lineId, date: '2026-05-04', seconds: 5 * hour });
  expect(await read(own.id)).toMatchObject({
    cost: '320.00',
    unitCost: '480',
    costSource: { rule: 'line', unit: 'day' },
  });
  const other = await booked(firm.ben, { lineId, date: '2026-05-04', seconds: 5 * hour });
  expect(await read(other.id)).toMatchObject({ cost: null, unitCost: null, costSource: null });
});

test('what was typed for a lump sum is no cost of an hour', async () => {
  const lump = { type: 'service', description: 'All of it', quantity: '1', unit: 'lumpSum', unitPrice: '9000' };
  const { lineId } = await runningProject(app, firm.sa, {
    whoBooks: 'everyone',
    lines: [{ ...lump, unitCost: '5000', personnelId: firm.ann.personnelId }],
  });
  const { id } = await booked(firm.ann, { lineId, date: '2026-05-08', seconds: 2 * hour });
  expect(await read(id)).toMatchObject({ cost: '129.00', unitCost: '64.5', costSource: { rule: 'person' } });
});

test('work without a cost finds it when a rate comes', async () => {
  const { lineId } = await runningProject(app, firm.sa, { whoBooks: 'everyone' });
  const { id } = await booked(firm.ben, { lineId, date: '2026-05-07', seconds: 2 * hour });
  expect(await read(id)).toMatchObject({ cost: null, version: 1 });
  const rate = { side: 'cost', personnelId: firm.ben.personnelId, unit: 'day', amount: '400', currency: 'EUR' };
  await saved(firm.sa, 'rate', { ...rate, validFrom: '2026-05-07' });
  expect(await findMissingCosts(app.database.db)).toBe(1);
  expect(await read(id)).toMatchObject({
    cost: '100.00',
    costBase: '100.00',
    version: 1,
    costSource: { rule: 'person', unit: 'day' },
  });
});

test('the parts of a split entry cost what the whole did, by their time', async () => {
  const { id } = await booked(firm.ann, { lineId: firm.lineId, date: '2026-05-05', seconds: 4 * hour, text: 'Both' });
  const reply = await firm.ann.post<{ entries: Entry[] }>(`/entry/split/${id}`, {
    version: 1,
    seconds: hour,
    isBillable: false,
  });
  const [first, second] = reply.data.entries;
  expect([first, second]).toMatchObject([
    { id, seconds: 3 * hour, isBillable: true, text: 'Both' },
    { seconds: hour, isBillable: false, text: 'Both' },
  ]);
  expect([await read(id), await read(second?.id ?? '')]).toMatchObject([{ cost: '193.50' }, { cost: '64.50' }]);
  const whole = await firm.ann.post(`/entry/split/${id}`, { version: 2, seconds: 3 * hour });
  expect(whole.fieldCodes).toEqual(['seconds splitTooLong']);
  const between = await firm.ann.post(`/entry/split/${id}`, { version: 2, seconds: 1.6 * hour });
  expect(between.fieldCodes).toEqual(['seconds timeStep']);
});

test('no cost is told to who sees no costs, in no call and in no file', async () => {
  const { id } = await booked(firm.ann, { lineId: firm.lineId, date: '2026-05-06', seconds: hour });
  const { eve, ann, projectId } = firm;
  const filter = { all: [{ field: 'id', operator: 'anyOf', value: [id] }] };
  const told = [
    await eve.get(`/entry/get-by-id/${id}`),
    await eve.post('/entry/get-grid', { filter }),
    await eve.post('/entry/get-sums', { query: { filter }, groupBy: 'personnelId' }),
    await eve.get(`/entry/history/${id}`),
    await eve.get(`/week/get?week=2026-05-04&personnelId=${ann.personnelId}`),
    await eve.get(`/week/find-lines?week=2026-05-04&personnelId=${ann.personnelId}`),
    await eve.get('/week/get-waiting'),
    await eve.get(`/project/get-hours/${projectId}`),
    await eve.get('/control-panel/get'),
  ];
  expect(told.map(({ status }) => status)).toEqual(told.map(() => 200));
  for (const reply of told)
    expect(JSON.stringify([reply.data, reply.alerts])).not.toMatch(/64\.5|unitCost|costBase|withoutCost|"cost"/);
  const exporting = await signIn(app, 'EDITOR', 'Who exports', ['exportData']);
  const lines = await linesOf(app, exporting, 'entry', { query: { filter } });
  expect(lines).toHaveLength(2);
  expect(lines.join(' ')).not.toMatch(/64[.,]5/);
  for (const columns of [['cost'], ['unitCost'], ['costSource']])
    expect((await exported(app, exporting, 'entry', { columns })).status).toBe(400);
  for (const asked of [{ fields: ['cost'] }, { sort: [{ field: 'costBase', direction: 'asc' }] }])
    expect((await eve.post('/entry/get-grid', asked)).status).toBe(400);
  const seeing = await signIn(app, 'EDITOR', 'Who sees costs', ['seeCosts']);
  expect((await seeing.get<Entry>(`/entry/get-by-id/${id}`)).data).toMatchObject({ cost: '64.50' });
});

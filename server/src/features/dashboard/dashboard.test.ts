import type { Role } from '@mandate/contract/access/roles.ts';
import { type Dashboard, leadMetrics, type Metric } from '@mandate/contract/overview/dashboard.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyRole, type Person } from '../../../testing/callers/people.ts';
import { grid, saveCustomer, saved, savePersonnel, saveProject, work } from '../../../testing/callers/records.ts';
import { expectExplained } from '../../../testing/generated/expect-explained.ts';
import { comparable, readded, rowsBehind } from '../../../testing/generated/readded.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const asked = '/dashboard/get?from=2015-01-10&to=2015-03-02';

let app: TestApp;
let people: Record<Role, Person>;
const ids: Record<string, string> = {};

/** Saves a project and puts it into a status as of some days, as its history would have. */
async function inStatus(
  name: string,
  status: string,
  values: object,
  days: { quoted?: string; decided?: string } = {},
) {
  const { id } = await saveProject(people.SA, { name, ...values });
  ids[name] = id;
  const decision = days.decided === undefined ? null : status === 'lost' ? 'lost' : 'won';
  const text = 'update projects set status = $2, quoted_on = $3, decided_on = $4, decision = $5 where id = $1';
  await app.database.pool.query(text, [id, status, days.quoted ?? null, days.decided ?? null, decision]);
}

async function dashboardOf(path = asked): Promise<Dashboard> {
  const reply = await people.SA.get<Dashboard>(path);
  if (reply.status !== 200) throw new Error(`refused: ${reply.errorMessage} ${reply.fieldCodes}`);
  return reply.data;
}

const valuesOf = (dashboard: Dashboard) =>
  Object.fromEntries(dashboard.figures.map(({ figure, value }) => [figure, value])) as Record<Metric, string | null>;

beforeAll(async () => {
  app = await startTestApp();
  people = await everyRole(app);
  const { SA } = people;
  for (const [validFrom, rate] of [
    ['2014-01-01', '0.8'],
    ['2015-01-01', '0.9'],
  ])
    await saved(SA, 'exchange-rate', { currency: 'USD', validFrom, rate });
  const first = await saveCustomer(SA, { name: 'First' });
  const second = await saveCustomer(SA, { name: 'Second' });
  Object.assign(ids, { first: first.id, second: second.id });
  const category = await saved<{ id: string }>(SA, 'service-category', { name: 'Advice' });
  const service = await saved<{ id: string }>(SA, 'service', { name: 'A day', categoryId: category.id });
  const { id: personnelId } = await savePersonnel(SA);
  Object.assign(ids, { category: category.id, service: service.id });

  // Three months of 22, 20 and 22 working days: 100.00 is 34.38, 31.25 and 34.37, its cost of 60.00 is 20.63, 18.75 and 20.62.
  const milestones = [
    { name: 'In time', dueDate: '2015-01-15', reachedOn: '2015-01-15' },
    { name: 'Late', dueDate: '2015-02-15', reachedOn: '2015-02-16' },
    { name: 'Never', dueDate: '2015-03-01' },
    { name: 'Waived', dueDate: '2015-03-01', waivedReason: 'Not needed' },
  ];
  await inStatus(
    'Running',
    'active',
    {
      ...{ customerId: first.id, isInternal: false, startDate: '2015-01-01', endDate: '2015-03-31', milestones },
      lines: [work({ serviceId: service.id, personnelId, unitPrice: '100', unitCost: '60' })],
    },
    { quoted: '2014-12-26', decided: '2015-01-10' },
  );
  // 200.00 less 10 % is 180.00 USD; at 0.9 that is 162.00.
  await inStatus(
    'Foreign',
    'approved',
    {
      ...{ customerId: second.id, isInternal: false, currency: 'USD', startDate: '2015-01-01', endDate: '2015-01-31' },
      ...{ discountPercent: '10', lines: [work({ unitPrice: '200' }), work({ unitPrice: '5000', isOptional: true })] },
    },
    { quoted: '2015-02-26', decided: '2015-03-01' },
  );
  // 50.00 USD at 0.8 is 40.00, all of it in the months before.
  await inStatus('Done', 'closed', {
    ...{ customerId: first.id, isInternal: false, currency: 'USD', startDate: '2014-12-01', endDate: '2014-12-31' },
    lines: [work({ unitPrice: '50' })],
  });
  await inStatus('Without a rate', 'active', {
    ...{ currency: 'KWD', startDate: '2015-01-01', endDate: '2015-01-31', lines: [work({ unitPrice: '7777' })] },
  });
  await inStatus('Drafted', 'draft', { winProbability: 25, lines: [work({ unitPrice: '1000' })] });
  // 40 % of 33.33 is 13.332, rounded 13.33.
  await inStatus('Offered', 'quoted', { lines: [work({ unitPrice: '33.33' })] });
  await inStatus('Without days', 'onHold', { lines: [work({ unitPrice: '10' })] });
  // 100.00 USD at 0.9 is 90.00.
  await inStatus(
    'Lost',
    'lost',
    {
      ...{ currency: 'USD', startDate: '2015-01-15', lines: [work({ unitPrice: '100' })] },
      milestones: [{ name: 'Of nobody', dueDate: '2015-02-01' }],
    },
    { quoted: '2015-02-01', decided: '2015-02-10' },
  );
  await inStatus('Removed', 'approved', {
    ...{ startDate: '2015-01-01', endDate: '2015-03-31', lines: [work({ unitPrice: '5000' })] },
  });
  await dashboardOf();
  await app.database.pool.query('update projects set deleted_at = now() where id = $1', [ids.Removed]);
});
afterAll(() => app.close());

describe('the dashboard of a small firm', () => {
  test('shows the figures that were worked out by hand', async () => {
    const dashboard = await dashboardOf();
    expect(dashboard).toMatchObject({
      currency: 'EUR',
      period: { from: '2015-01-01', to: '2015-03-31' },
      comparison: null,
      isBehind: false,
      withoutRate: 1,
      withoutDates: 1,
    });
    expect(valuesOf(dashboard)).toEqual({
      plannedRevenue: '262.00', // 100.00 + 162.00
      plannedCost: '60.00',
      plannedMargin: '202.00',
      plannedMarginPercent: '77.0992', // 202 ÷ 262
      pipeline: '1033.33', // 1000.00 + 33.33
      weightedPipeline: '263.33', // 25 % of 1000.00 + 13.33
      winRateByCount: '66.6667', // 2 of 3
      winRateByValue: '74.4318', // (100 + 162) ÷ (100 + 162 + 90)
      quoteCycle: '9', // of 15, 3 and 9 days
      backlog: '272.00', // 100.00 + 162.00 + 10.00
      topCustomerShare: '61.8321', // 162 ÷ 262
      topFiveShare: '100',
      onTimeMilestones: '33.3333', // 1 of 3
      dataQuality: '36.6667', // 6 prices, 1 cost, 1 assignee, 3 with dates, no tax rate: 11 of 5 × 6
    });
    expect(dashboard.byMonth).toMatchObject([
      { month: '2015-01', revenue: '196.38', cost: '20.63', margin: '175.75', isFuture: false },
      { month: '2015-02', revenue: '31.25', cost: '18.75', margin: '12.50', marginPercent: '40' },
      { month: '2015-03', revenue: '34.37', cost: '20.62', margin: '13.75' },
    ]);
    expect(dashboard.pipeline).toMatchObject([
      { status: 'draft', count: 1, net: '1000.00', weighted: '250.00' },
      { status: 'quoted', count: 1, net: '33.33', weighted: '13.33' },
    ]);
    expect(dashboard.byCategory).toMatchObject([
      { id: null, label: null, revenue: '162.00', cost: '0.00' },
      { id: ids.category, label: 'Advice', revenue: '100.00', cost: '60.00', marginPercent: '40' },
    ]);
    expect(dashboard.byCustomer).toMatchObject([
      { id: ids.second, label: 'Second', revenue: '162.00', share: '61.8321', isRest: false },
      { id: ids.first, label: 'First', revenue: '100.00', share: '38.1679', isRest: false },
    ]);
  });

  test('says at each cost and margin how many lines it leaves out, and what is not known at all', async () => {
    const { figures: tiles, byMonth, byCategory, byCustomer } = await dashboardOf();
    expect(tiles.filter(({ withoutCost }) => withoutCost > 0)).toMatchObject([
      { figure: 'plannedCost', withoutCost: 1 },
      { figure: 'plannedMargin', withoutCost: 1 },
      { figure: 'plannedMarginPercent', withoutCost: 1 },
    ]);
    expect(byMonth.map(({ withoutCost }) => withoutCost)).toEqual([1, 0, 0]);
    expect(byCategory).toMatchObject([
      { id: null, marginPercent: null, withoutCost: 1 },
      { id: ids.category, marginPercent: '40', withoutCost: 0 },
    ]);
    expect(byCustomer).toMatchObject([
      { id: ids.second, marginPercent: null, withoutCost: 1 },
      { id: ids.first, marginPercent: '40', withoutCost: 0 },
    ]);
    // Of the year before there is one project, whose only line has no cost.
    const before = await dashboardOf('/dashboard/get?from=2014-12-01&to=2014-12-31');
    expect(valuesOf(before)).toMatchObject({
      plannedRevenue: '40.00',
      plannedCost: null,
      plannedMargin: null,
      plannedMarginPercent: null,
    });
  });

  test('adds up again from the lists behind it', async () => {
    const dashboard = await dashboardOf();
    expect(await readded(people.SA, dashboard)).toEqual(comparable(dashboard));
  });

  test('compares with as many months before, or with the year before', async () => {
    const previous = await dashboardOf(`${asked}&compare=previous`);
    expect(previous.comparison).toEqual({ from: '2014-10-01', to: '2014-12-31' });
    expect(previous.figures.find(({ figure }) => figure === 'plannedRevenue')).toMatchObject({
      value: '262.00',
      before: '40.00',
    });
    expect(previous.figures.find(({ figure }) => figure === 'pipeline')).toMatchObject({ before: null });
    const lastYear = await dashboardOf('/dashboard/get?from=2015-12-01&to=2015-12-31&compare=lastYear');
    expect(lastYear.comparison).toEqual({ from: '2014-12-01', to: '2014-12-31' });
    expect(lastYear.figures[0]).toMatchObject({ value: '0.00', before: '40.00' });
  });

  test('has lines of twelve months and of the year before, each month as it would be alone', async () => {
    const { trends } = await dashboardOf('/dashboard/get?from=2015-12-01&to=2015-12-31');
    expect(trends.map(({ figure }) => figure)).toEqual(leadMetrics);
    for (const { months, before } of trends) expect([months.length, before.length]).toEqual([12, 12]);
    const alone = async (month: string) =>
      valuesOf(await dashboardOf(`/dashboard/get?from=${month}-01&to=${month}-01`));
    for (const [at, month] of ['2015-01', '2015-02', '2015-03', '2015-04'].entries()) {
      const values = await alone(month);
      for (const { figure, months } of trends)
        expect([month, figure, months[at]]).toEqual([month, figure, values[figure]]);
    }
    const december = await alone('2014-12');
    expect(december.plannedRevenue).toBe('40.00');
    for (const { figure, before } of trends) expect([figure, before[11]]).toEqual([figure, december[figure]]);
  });

  test('names who moved the planned revenue most, with the list of it', async () => {
    const { mover } = await dashboardOf(`${asked}&compare=previous`);
    expect(mover).toMatchObject({ id: ids.second, label: 'Second', by: '162.00', whole: '222.00', percent: '555' });
    const rows = await rowsBehind(people.SA, mover?.list ?? { page: 'projects', search: '' });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ customerId }) => customerId === ids.second)).toBe(true);
    expect((await dashboardOf()).mover).toBeNull();
  });
});

test('every figure is explained by parts that add up to it and stand in its list', async () =>
  expectExplained(people.SA, await dashboardOf()));

describe('a figure follows', () => {
  test('a change of a project at once', async () => {
    const { id } = await saveProject(people.SA, { name: 'New', lines: [work({ unitPrice: '500' })] });
    expect(valuesOf(await dashboardOf()).pipeline).toBe('1533.33');
    const { rows } = await grid(people.SA, 'project', { search: 'New' });
    expect(rows).toMatchObject([
      { baseCurrency: 'EUR', contractNetBase: '500.00', plannedMarginBase: '500.00', weightedNetBase: '50.00' },
    ]);
    await people.SA.del(`/project/remove/${id}`);
    expect(valuesOf(await dashboardOf()).pipeline).toBe('1033.33');
    await people.SA.put(`/project/undelete/${id}`);
    expect(valuesOf(await dashboardOf()).pipeline).toBe('1533.33');
    await people.SA.del(`/project/remove/${id}`);
  });

  test('a rate of exchange', async () => {
    const rate = await saved<{ id: string; version: number }>(people.SA, 'exchange-rate', {
      currency: 'KWD',
      validFrom: '2014-01-01',
      rate: '3',
    });
    const dashboard = await dashboardOf();
    expect([dashboard.withoutRate, valuesOf(dashboard).plannedRevenue]).toEqual([0, '23593.00']); // 262 + 3 × 7777
    expect(await readded(people.SA, dashboard)).toEqual(comparable(dashboard));
    await people.SA.del(`/exchange-rate/remove/${rate.id}`);
    expect(valuesOf(await dashboardOf()).plannedRevenue).toBe('262.00');
    const { rows } = await grid(people.SA, 'project', { search: 'Without a rate' });
    expect(rows).toMatchObject([{ contractNetBase: null, baseCurrency: null }]);
  });

  test('the days the firm works on', async () => {
    const work = (days: string[]) =>
      app.database.pool.query("update parameters set value = $1 where key = 'company.workingDays'", [
        JSON.stringify(days),
      ]);
    await work(['1']);
    // There are 4, 4 and 5 Mondays: 100.00 is 30.77, 30.77 and 38.46.
    expect((await dashboardOf()).byMonth.map(({ revenue }) => revenue)).toEqual(['192.77', '30.77', '38.46']);
    await work(['1', '2', '3', '4', '5']);
    expect((await dashboardOf()).byMonth.map(({ revenue }) => revenue)).toEqual(['196.38', '31.25', '34.37']);
  });

  test('the chances of statuses, as far as they are percentages', async () => {
    const chances = JSON.stringify({ quoted: 60, draft: 'all', approved: 700 });
    const text = `insert into parameters (id, key, group_name, label, value_type, value, is_system, readable_by, editable_by, effect, search_text)
      values (gen_random_uuid(), 'project.probabilityByStatus', 'project', 'Chances', 'json', $1, false, 'SA', 'SA', 'immediate', '')`;
    await app.database.pool.query(text, [chances]);
    // 25 % of 1000.00 as the draft says itself, and 60 % of 33.33, which is 19.998.
    expect(valuesOf(await dashboardOf()).weightedPipeline).toBe('270.00');
    await app.database.pool.query("delete from parameters where key = 'project.probabilityByStatus'");
    expect(valuesOf(await dashboardOf()).weightedPipeline).toBe('263.33');
  });

  test('the category of a service', async () => {
    const other = await saved<{ id: string }>(people.SA, 'service-category', { name: 'Other' });
    const { data } = await people.SA.get<{ version: number }>(`/service/get-by-id/${ids.service}`);
    await saved(people.SA, 'service', { id: ids.service, version: data.version, categoryId: other.id });
    expect((await dashboardOf()).byCategory.map(({ label }) => label)).toEqual([null, 'Other']);
  });

  test('a step of a project through its statuses', async () => {
    const { id, version } = await saveProject(people.SA, {
      name: 'Stepping',
      lines: [work({ unitCost: '60' })],
      quoteValidUntil: '2199-01-01',
      isInternal: false,
      customerId: ids.first,
    });
    const step = async (to: string, at: number, said = {}) =>
      (await people.SA.post<Record<string, unknown>>(`/project/transition/${id}`, { to, version: at, ...said })).data;
    const today = new Date().toISOString().slice(0, 10);
    expect(await step('quoted', version)).toMatchObject({ quotedOn: today, decidedOn: null, decision: null });
    expect(await step('lost', version + 1, { reason: 'Price' })).toMatchObject({
      quotedOn: today,
      decidedOn: today,
      decision: 'lost',
    });
    expect(valuesOf(await dashboardOf('/dashboard/get'))).toMatchObject({ winRateByCount: '0', quoteCycle: '0' });
    expect(await step('draft', version + 2)).toMatchObject({ decidedOn: null, decision: null });
    await people.SA.del(`/project/remove/${id}`);
  });
});

describe('the dashboard is asked', () => {
  test('by an SA and nobody else', async () => {
    for (const role of ['ADMIN', 'EDITOR', 'GUEST'] as const)
      for (const path of ['/dashboard/get', '/dashboard/explain?figure=backlog'])
        expect((await people[role].get(path)).status, `${role} ${path}`).toBe(403);
  });

  test.each([
    ['from=2015-13-01', 'from dateNotValid'],
    ['to=yesterday', 'to dateNotValid'],
    ['from=2015-02-01&to=2015-01-31', 'to dateOrder'],
    ['from=2015-01-01&to=2020-01-01', 'to periodTooLong'],
  ])('with days that exist and fit each other: not %s', async (query, code) => {
    for (const path of ['/dashboard/get?', '/dashboard/explain?figure=backlog&']) {
      const reply = await people.SA.get(path + query);
      expect([reply.status, reply.fieldCodes]).toEqual([400, [code]]);
    }
  });

  test('with the parameters it knows, each once and with a value it knows', async () => {
    for (const query of ['compare=never', 'from=2015-01-01&from=2015-02-01', 'until=2015-01-01'])
      expect((await people.SA.get(`/dashboard/get?${query}`)).status, query).toBe(400);
    for (const query of ['', '?figure=profit', '?figure=backlog&compare=none'])
      expect((await people.SA.get(`/dashboard/explain${query}`)).status, query).toBe(400);
  });

  test('for a year that ends with this month where no days are said', async () => {
    const { period, byMonth } = await dashboardOf('/dashboard/get');
    expect(byMonth.length).toBe(12);
    expect(byMonth.at(-1)?.month).toBe(new Date().toISOString().slice(0, 7));
    expect(period.from.slice(8)).toBe('01');
    expect((await dashboardOf('/dashboard/get?from=2015-01-15')).period).toEqual({
      from: '2015-01-01',
      to: '2015-12-31',
    });
  });
});

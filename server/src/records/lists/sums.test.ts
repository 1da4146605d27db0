import type { Condition, SentGridQuery } from '@mandate/contract/lists/grid.ts';
import type { Sums } from '@mandate/contract/lists/sums.ts';
import { minorDigits } from '@mandate/contract/values/currencies.ts';
import { decimal, round, sum, toFixed, toPlain } from '@mandate/contract/values/decimal.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import {
  grid,
  type Row,
  saveCustomer,
  savePersonnel,
  saveProject,
  staff,
  work,
} from '../../../testing/callers/records.ts';
import { type SumsFirm, startSumsFirm, sumsOf } from '../../../testing/callers/sums-firm.ts';

const runs = Number(process.env.ENDURE_ROUNDS ?? 1) * 30;
let firm: SumsFirm;

/** Amounts of a project in its own currency, and where they stand in the base currency. */
const own = ['subtotal', 'contractNet', 'tax', 'gross', 'plannedCost', 'plannedMargin'];
const base = {
  contractNet: 'contractNetBase',
  plannedCost: 'plannedCostBase',
  plannedMargin: 'plannedMarginBase',
  weightedNetBase: 'weightedNetBase',
};

beforeAll(async () => {
  firm = await startSumsFirm();
  const project = fc.record({
    customerId: fc.option(fc.constantFrom(...firm.customers)),
    projectManagerId: fc.option(fc.constantFrom(...firm.people)),
    currency: fc.constantFrom('EUR', 'EUR', 'USD', 'JPY', 'KWD'),
    startDate: fc.constantFrom(null, '2026-01-31', '2026-06-01'),
    billingMode: fc.constantFrom('mixed', 'retainer'),
    customerReference: fc.constantFrom(null, 'PO 1', 'po 1', 'Ångström', 'x'),
    price: fc.integer({ min: 0, max: 9_999_999 }).map((cents) => String(cents / 100)),
    cost: fc.option(fc.integer({ min: 0, max: 9_999_999 }).map((cents) => String(cents / 100))),
  });
  for (const { price, cost, customerId, ...values } of fc.sample(project, 45))
    await firm.sold({ ...values, customerId, isInternal: customerId === null }, price, cost);
  await firm.prepare();
  await firm.app.database.pool.query(
    `update projects set deleted_at = now() where id in (select id from projects order by id limit 3)`,
  );
  await firm.app.database.pool.query(`update customers set deleted_at = now() where name = 'Corvo'`);
});
afterAll(() => firm.app.close());

/** Every row a query gives, page by page. */
async function everyRow(query: SentGridQuery): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await grid(firm.sa, 'project', { ...query, page, pageSize: 20 });
    rows.push(...answer.rows);
    if (answer.rows.length < 20) return rows;
  }
}

const added = (rows: readonly Row[], field: string) => sum(rows.map((row) => decimal(String(row[field] ?? '0'))));

/** What rows of a grid come to, added up one by one. */
function addedUp(rows: readonly Row[]) {
  const lines = (some: readonly Row[]) => some.reduce((count, row) => count + Number(row.linesWithoutCost), 0);
  const figures = (some: readonly Row[], currency: string, names: Record<string, string>) => {
    const digits = minorDigits(currency);
    const [net, cost] = ['contractNet', 'plannedCost'].map((name) => added(some, names[name] ?? ''));
    const isKnown = lines(some) === 0 || !cost?.eq(0);
    const margin = net && cost ? net.minus(cost) : decimal(0);
    const amounts = Object.entries(names).map(([name, stored]) => {
      const isOfCosts = name.startsWith('planned');
      return [name, isOfCosts && !isKnown ? null : toFixed(added(some, stored), digits)];
    });
    return {
      count: some.length,
      currency,
      amounts: Object.fromEntries(amounts),
      margin: {
        amount: isKnown ? toFixed(margin, digits) : null,
        percent: isKnown && net && !net.eq(0) ? toPlain(round(margin.times(100).div(net), 4)) : null,
      },
    };
  };
  const byCurrency = [...Map.groupBy(rows, ({ currency }) => String(currency))]
    .map(([currency, some]) => figures(some, currency, Object.fromEntries(own.map((name) => [name, name]))))
    .sort((one, other) => other.count - one.count || one.currency.localeCompare(other.currency));
  const converted = rows.filter((row) => row.contractNetBase !== null);
  return {
    count: rows.length,
    byCurrency,
    inBase: {
      ...figures(converted, 'EUR', base),
      leftOut: rows.length - converted.length,
    },
    withoutCost: {
      records: rows.filter((row) => Number(row.linesWithoutCost) > 0).length,
      lines: lines(rows),
    },
  };
}

const asked = [...own, 'weightedNetBase'];
const groupings = [
  ...['customerId', 'projectManagerId', 'status', 'currency', 'billingMode', 'isInternal', 'customerReference'],
  ...['startDate', 'createdAt', 'customer.city', 'customer.countryCode', 'customer.kind', 'customer.accountManagerId'],
];
const conditions: Condition[] = [
  { field: 'currency', operator: 'anyOf', value: ['EUR', 'JPY'] },
  { field: 'customer.city', operator: 'is', value: 'rome' },
  { field: 'customer.accountManagerId', operator: 'empty' },
  { field: 'contractNet', operator: 'gt', value: '5000' },
  { field: 'startDate', operator: 'notEmpty' },
];
const query = fc.record(
  {
    search: fc.constantFrom('a', 'alba', 'nothing there'),
    filter: fc.subarray(conditions, { maxLength: 2 }).map((all) => ({ all })),
    deleted: fc.constantFrom('exclude' as const, 'include' as const, 'only' as const),
  },
  { requiredKeys: [] },
);

describe('the sums of a list', () => {
  test(
    'are what the rows of all its pages add up to, and its groups are apart, whole and each found by its condition',
    async () => {
      await fc.assert(
        fc.asyncProperty(query, fc.constantFrom(...groupings), async (some, groupBy) => {
          const {
            groups = [],
            moreGroups,
            rates,
            ...total
          } = await sumsOf(firm.sa, 'project', {
            query: some,
            fields: asked,
            groupBy,
          });
          const rows = await everyRow(some);
          expect(total).toEqual(addedUp(rows));
          expect(moreGroups).toBe(0);
          const met = new Set<string>();
          for (const { condition, value, label, isDeleted, ...sums } of groups) {
            const all = [...(some.filter?.all ?? []), condition];
            const ofGroup = await everyRow({ ...some, filter: { all } });
            expect(sums, `${groupBy} ${value} ${label} ${isDeleted}`).toEqual(addedUp(ofGroup));
            for (const { id } of ofGroup) {
              expect(met.has(id)).toBe(false);
              met.add(id);
            }
          }
          expect(met).toEqual(new Set(rows.map(({ id }) => id)));
          const whole = sum(groups.map(({ inBase }) => decimal(inBase?.amounts.contractNet ?? '0')));
          expect(toFixed(whole, 2)).toBe(total.inBase?.amounts.contractNet);
        }),
        { numRuns: runs },
      );
    },
    60_000 + runs * 1_000,
  );

  test('are those of nothing where nothing matches', async () => {
    const none = await sumsOf(firm.sa, 'project', { query: { search: 'nothing there' }, groupBy: 'status' });
    expect(none).toMatchObject({ count: 0, byCurrency: [], groups: [], moreGroups: 0, rates: null });
    expect(none.inBase).toMatchObject({ count: 0, leftOut: 0, margin: { amount: '0.00', percent: null } });
  });

  test('name the days of the exchange rates they were converted by', async () => {
    const filter = (...values: [string, string][]) => ({
      all: values.map(([field, value]) =>
        field === 'startDate' ? { field, operator: 'on', value } : { field, operator: 'anyOf', value: [value] },
      ),
    });
    const of = async (...values: [string, string][]) =>
      (await sumsOf(firm.sa, 'project', { query: { filter: filter(...values), deleted: 'include' } })).rates;
    await firm.sold(
      { name: 'Old yen', customerId: firm.customers[0], currency: 'JPY', startDate: '2026-04-30' },
      '100',
      '1',
    );
    await firm.sold(
      { name: 'New yen', customerId: firm.customers[0], currency: 'JPY', startDate: '2026-07-01' },
      '100',
      '1',
    );
    await firm.prepare();
    expect(await of(['currency', 'JPY'], ['startDate', '2026-04-30'])).toEqual({
      from: '2025-01-01',
      to: '2025-01-01',
    });
    expect(await of(['currency', 'JPY'], ['startDate', '2026-07-01'])).toEqual({
      from: '2026-05-01',
      to: '2026-05-01',
    });
    expect(await of(['currency', 'JPY'])).toEqual({ from: '2025-01-01', to: '2026-05-01' });
    expect(await of(['currency', 'EUR'])).toBeNull();
    expect(await of(['currency', 'KWD'])).toBeNull();
  });

  test('leave out of the base currency what no exchange rate leads to, and say how many', async () => {
    const all = [{ field: 'currency', operator: 'anyOf', value: ['KWD'] }];
    const { count, inBase, byCurrency } = await sumsOf(firm.sa, 'project', { query: { filter: { all } } });
    expect(inBase).toMatchObject({ count: 0, leftOut: count, amounts: { contractNet: '0.00' } });
    expect(byCurrency).toHaveLength(1);
    expect(byCurrency?.[0]?.amounts.contractNet).toMatch(/^\d+\.\d{3}$/);
  });

  test('know no cost and no margin where none of the records says what it costs', async () => {
    const made = await firm.sold({ name: 'Uncosted', customerId: firm.customers[0] }, '100', null);
    await firm.prepare();
    const all = [{ field: 'id', operator: 'anyOf', value: [made.id] }];
    const sums = await sumsOf(firm.sa, 'project', { query: { filter: { all } } });
    expect(sums.withoutCost).toEqual({ records: 1, lines: 1 });
    for (const amounts of [sums.byCurrency?.[0], sums.inBase]) {
      expect(amounts?.amounts).toMatchObject({ contractNet: '100.00', plannedCost: null, plannedMargin: null });
      expect(amounts?.margin).toEqual({ amount: null, percent: null });
    }
  });

  test('hold the amounts that were asked for, and every one where none were', async () => {
    const some = await sumsOf(firm.sa, 'project', { fields: ['tax', 'contractNetBase'] });
    expect(Object.keys(some.byCurrency?.[0]?.amounts ?? {})).toEqual(['tax']);
    expect(Object.keys(some.inBase?.amounts ?? {})).toEqual(['contractNetBase']);
    const all = await sumsOf(firm.sa, 'project');
    expect(Object.keys(all.byCurrency?.[0]?.amounts ?? {})).toEqual([
      ...['subtotal', 'discount', 'contractNet', 'tax', 'gross', 'optionalNet', 'plannedCost', 'plannedCostInternal'],
      ...['plannedCostProvider', 'plannedCostExpense', 'plannedMargin'],
    ]);
  });

  test('of a list without amounts are its count, and groups by what they are called, what is empty last', async () => {
    const sums = await sumsOf(firm.sa, 'customer', { query: { deleted: 'include' }, groupBy: 'accountManagerId' });
    expect(Object.keys(sums).sort()).toEqual(['count', 'groups', 'moreGroups']);
    const named = sums.groups?.map(({ label, count }) => `${label} ${count}`);
    expect(named).toEqual(['Pat Adams 2', 'Pat Brandt 1', 'null 1']);
    const byCity = await sumsOf(firm.sa, 'customer', { query: { deleted: 'include' }, groupBy: 'city' });
    expect(byCity.groups?.map(({ label, count }) => `${label} ${count}`.toLowerCase())).toEqual([
      'rome 2',
      'zürich 1',
      'null 1',
    ]);
  });
});

describe('the groups of a list', () => {
  test('come with the largest in the base currency first', async () => {
    const { groups = [] } = await sumsOf(firm.sa, 'project', { groupBy: 'customerId' });
    const amounts = groups
      .filter(({ value }) => value !== null)
      .map(({ inBase }) => Number(inBase?.amounts.contractNet));
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
    expect(groups.at(-1)?.value).toBeNull();
  });

  test('say of a record that was deleted that it was', async () => {
    const { groups = [] } = await sumsOf(firm.sa, 'project', { groupBy: 'customerId' });
    const deleted = groups.filter(({ isDeleted }) => isDeleted).map(({ label }) => label);
    expect(deleted).toEqual(['Corvo']);
  });

  test('of days are their months, of instants those where the caller is', async () => {
    const made = await saveProject(firm.sa, { name: 'Leap', endDate: '2028-02-29' });
    await firm.app.database.pool.query("update projects set created_at = '2026-01-31T23:30:00Z' where id = $1", [
      made.id,
    ]);
    const query = { filter: { all: [{ field: 'id', operator: 'anyOf', value: [made.id] }] } };
    const [byEnd] = (await sumsOf(firm.sa, 'project', { query, groupBy: 'endDate' })).groups ?? [];
    expect(byEnd).toMatchObject({
      value: '2028-02',
      label: '2028-02',
      condition: { field: 'endDate', operator: 'between', value: ['2028-02-01', '2028-02-29'] },
    });
    const monthIn = async (zone: string) =>
      (await sumsOf(firm.sa, 'project', { query, groupBy: 'createdAt' }, { 'x-time-zone': zone })).groups?.[0]?.value;
    expect([await monthIn('UTC'), await monthIn('Europe/Rome')]).toEqual(['2026-01', '2026-02']);
  });

  test('are at most two hundred, and the reply says how many more there are', async () => {
    await firm.app.database.pool.query(`insert into customers (id, code, name, kind, status, language, currency, is_active, city)
      select gen_random_uuid(), 'X' || n, 'Many ' || n, 'nonProfit', 'active', 'en', 'EUR', true, 'City ' || n from generate_series(1, 207) n`);
    const query = { filter: { all: [{ field: 'kind', operator: 'anyOf', value: ['nonProfit'] }] } };
    const { count, groups, moreGroups } = await sumsOf(firm.sa, 'customer', { query, groupBy: 'city' });
    expect([count, groups?.length, moreGroups]).toEqual([207, 200, 7]);
  });

  test.each([
    ...[
      'name',
      'code',
      'contractNet',
      'tags',
      'description',
      'winProbability',
      'createdById',
      'version',
      'id',
      'batchId',
    ],
    ...['customer', 'customer.name', 'customer.discountPercent', 'customer.notes', 'customerId.city', 'lines.type'],
    ...['members.personnelId', 'lines.serviceId'],
    ...[
      'projectManager.isActive',
      '__proto__',
      'constructor',
      't.status',
      'status; drop table projects',
      'deletion_id',
    ],
  ])('are never by %j', async (groupBy) => {
    const { status, fieldCodes } = await firm.sa.post('/project/get-sums', { groupBy });
    expect([status, fieldCodes]).toEqual([400, ['groupBy fieldUnknown']]);
  });

  test.each(['name', 'winProbability', 'plannedMarginPercent', 'password_hash', 'lines.net', '__proto__'])(
    'add up no %j',
    async (field) => {
      const { status, fieldCodes } = await firm.sa.post('/project/get-sums', { fields: ['contractNet', field] });
      expect([status, fieldCodes]).toEqual([400, ['fields.1 fieldUnknown']]);
    },
  );

  test('are refused with everything that is wrong at once', async () => {
    const filter = { all: [{ field: 'nothing', operator: 'is', value: 'x' }] };
    const { fieldCodes } = await firm.sa.post('/project/get-sums', {
      query: { filter },
      fields: ['tax', 'tax'],
      groupBy: 'nothing',
    });
    expect(fieldCodes).toEqual(['filter.all.0.field fieldUnknown', 'fields.1 fieldAskedTwice', 'groupBy fieldUnknown']);
  });
});

describe('who is told what a list comes to', () => {
  const hiddenFrom = async (person: Person, groupBy: string) =>
    (await person.post('/project/get-sums', { groupBy })).fieldCodes;

  test('somebody who sees no costs is told neither costs nor margins, nor what they leave out', async () => {
    const sums = await sumsOf(firm.editor, 'project', { groupBy: 'customerId' });
    expect(JSON.stringify(sums)).not.toMatch(/planned|margin|withoutCost/i);
    expect(sums.inBase?.amounts.contractNet).toBeDefined();
    expect(sums.groups?.[0]?.inBase?.amounts.contractNet).toBeDefined();
    const refused = await firm.editor.post('/project/get-sums', { fields: ['contractNet', 'plannedCost'] });
    expect(refused.fieldCodes).toEqual(['fields.1 fieldUnknown']);
  });

  test('somebody who sees no prices is told how many there are, in groups by what they are called', async () => {
    const sums = await sumsOf(firm.blind, 'project', { groupBy: 'customerId' });
    expect(Object.keys(sums).sort()).toEqual(['count', 'groups', 'moreGroups']);
    expect(sums.groups?.map(({ label }) => label)).toEqual(['Alba', 'Borea', 'Corvo', 'Delta', null]);
    expect((await firm.blind.post('/project/get-sums', { fields: ['contractNet'] })).status).toBe(400);
  });

  test('a guest is told of the own projects alone, and of no group that is hidden', async () => {
    const guest = await signIn(firm.app, 'GUEST', 'Gil Guest');
    const person = await savePersonnel(firm.sa, { userId: guest.id });
    const customer = await saveCustomer(firm.sa, { name: 'Porthaven', city: 'Port', countryCode: 'IT' });
    const project = await saveProject(firm.sa, { isInternal: false, customerId: customer.id, lines: [work()] });
    await staff(firm.sa, project.id, person.id);
    const sums: Sums = await sumsOf(guest, 'project', { groupBy: 'customer.city' });
    expect(sums).toMatchObject({ count: 1, moreGroups: 0, groups: [{ value: 'Port', count: 1 }] });
    expect(Object.keys(sums).sort()).toEqual(['count', 'groups', 'moreGroups']);
    for (const groupBy of ['customer.countryCode', 'customer.accountManagerId', 'currency', 'createdAt'])
      expect(await hiddenFrom(guest, groupBy)).toEqual(['groupBy fieldUnknown']);
    expect((await sumsOf(guest, 'customer', { groupBy: 'city' })).groups).toMatchObject([{ value: 'Port', count: 1 }]);
    expect((await guest.post('/project/get-sums', { query: { deleted: 'include' } })).status).toBe(403);
  });

  test('a guest who waits is told of nothing, and whom to ask', async () => {
    const waiting = await signIn(firm.app, 'GUEST', 'Who waits');
    const reply = await waiting.post<Sums>('/project/get-sums', { groupBy: 'status' });
    expect([reply.status, reply.data]).toEqual([200, { count: 0, groups: [], moreGroups: 0 }]);
    expect(reply.alerts).toHaveLength(1);
  });
});

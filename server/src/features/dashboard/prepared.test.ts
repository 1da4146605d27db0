import type { Dashboard } from '@mandate/contract/overview/dashboard.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { grid, saveCustomer, saved, saveProject, work } from '../../../testing/callers/records.ts';
import { sumsOf } from '../../../testing/callers/sums-firm.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { freshness, workIn } from '../../business/figures/work-in.ts';
import { createLog } from '../../create-log.ts';
import { refreshMetrics } from './refresh-metrics.ts';

let app: TestApp;
let sa: Person;

beforeAll(async () => {
  app = await startTestApp();
  sa = await signIn(app, 'SA');
});
afterAll(() => app.close());

const tables = {
  project_figures: 'project_id',
  project_plan: 'project_id, month, service_id',
  plan_by_customer: 'month, customer_id',
  plan_by_service: 'month, service_id',
};

/** Everything prepared: what is counted of each project, its plan, its sums, and what was written to the projects. */
async function prepared(): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const [table, order] of Object.entries(tables))
    all[table] = (await app.database.pool.query(`select * from ${table} order by ${order}`)).rows;
  const amounts = 'contract_net_base, planned_cost_base, planned_margin_base, weighted_net_base, base_currency';
  all.projects = (
    await app.database.pool.query(`select id, ${amounts} from projects where deleted_at is null order by id`)
  ).rows;
  return all;
}

async function workInAll(): Promise<void> {
  while (await workIn(app.database.db));
}

/** Forgets all that is prepared and begins again. */
async function fromNothing(): Promise<void> {
  await app.database.pool.query(`truncate ${Object.keys(tables).join(', ')}, figure_changes, figure_inputs;
    update projects set base_currency = null, contract_net_base = null, planned_cost_base = null, planned_margin_base = null,
      weighted_net_base = null;
    insert into figure_changes (project_id) select id from projects`);
  await workInAll();
}

const statuses = ['draft', 'quoted', 'approved', 'active', 'completed', 'closed', 'onHold', 'lost', 'cancelled'];

test('after any series of changes the figures are those prepared from nothing', async () => {
  const customers = [await saveCustomer(sa, { name: 'One' }), await saveCustomer(sa, { name: 'Two' })].map(
    ({ id }) => id,
  );
  const category = await saved<{ id: string }>(sa, 'service-category', { name: 'Category' });
  const services = [
    await saved<{ id: string }>(sa, 'service', { name: 'First', categoryId: category.id }),
    await saved<{ id: string }>(sa, 'service', { name: 'Second', categoryId: category.id }),
  ].map(({ id }) => id);
  await saved(sa, 'exchange-rate', { currency: 'USD', validFrom: '2020-01-01', rate: '0.9' });
  await saved(sa, 'exchange-rate', { currency: 'JPY', validFrom: '2020-01-01', rate: '0.0061' });

  const day = fc.nat(700).map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10));
  const price = fc.integer({ min: 1, max: 99_999 }).map((units) => String(units / 100));
  const line = fc.record({
    serviceId: fc.constantFrom(null, ...services),
    unitPrice: price,
    unitCost: fc.option(price),
    isOptional: fc.boolean(),
    startDate: fc.option(day),
  });
  const values = fc.record({
    customerId: fc.constantFrom(...customers),
    currency: fc.constantFrom('EUR', 'USD', 'JPY', 'KWD'),
    discountPercent: fc.constantFrom(null, '10', '33.3333', '100'),
    winProbability: fc.option(fc.nat(100)),
    days: fc.option(fc.tuple(day, day).map((both) => both.sort())),
    lines: fc.array(line, { maxLength: 4 }),
  });
  const place = fc.nat(7);
  const edit = fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('save' as const), place, values }) },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('status' as const), place, status: fc.constantFrom(...statuses) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constantFrom('remove' as const, 'undelete' as const, 'purge' as const), place }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('rate' as const), rate: fc.constantFrom('0.8', '1.1', '1.25') }),
    },
    { weight: 2, arbitrary: fc.constant({ kind: 'prepare' as const }) },
  );
  let ids: (string | undefined)[] = [];
  let rates = 0;

  const done = async (one: typeof edit extends fc.Arbitrary<infer Edit> ? Edit : never): Promise<void> => {
    if (one.kind === 'prepare') return void (await workIn(app.database.db));
    if (one.kind === 'rate') {
      rates += 1;
      const validFrom = new Date(Date.UTC(2021, 0, rates)).toISOString().slice(0, 10);
      return void (await saved(sa, 'exchange-rate', { currency: 'USD', validFrom, rate: one.rate }));
    }
    const id = ids[one.place];
    if (one.kind === 'save') {
      const { days, lines, ...fields } = one.values;
      const [startDate, endDate] = days ?? [null, null];
      const body = { ...fields, startDate, endDate, isInternal: false, lines: lines.map((row) => work(row)) };
      if (id === undefined) ids[one.place] = (await saveProject(sa, { name: `Project ${one.place}`, ...body })).id;
      else {
        const { rows } = await app.database.pool.query('select version from projects where id = $1', [id]);
        await sa.post('/project/save', { id, version: rows[0].version, ...body, reason: 'Tried' });
      }
      return;
    }
    if (id === undefined) return;
    if (one.kind === 'status') {
      await app.database.pool.query('update projects set status = $2 where id = $1', [id, one.status]);
    } else if (one.kind === 'purge') {
      ids[one.place] = undefined;
      await app.database.pool.query('delete from project_lines where project_id = $1', [id]);
      await app.database.pool.query('delete from projects where id = $1', [id]);
    } else if (one.kind === 'remove') await sa.del(`/project/remove/${id}`);
    else await sa.put(`/project/undelete/${id}`);
  };

  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 8, maxLength: 25 }), async (edits) => {
      for (const one of edits) await done(one);
      await workInAll();
      const asKept = await prepared();
      await fromNothing();
      expect(asKept).toEqual(await prepared());
      // Whatever has months has them for all it comes to, and the sums are those of the months.
      const { rows } = await app.database.pool.query(`select f.project_id from project_figures f
        join (select project_id, sum(revenue) as revenue, sum(cost) as cost from project_plan group by project_id) p on p.project_id = f.project_id
        where p.revenue <> f.net or p.cost <> f.cost`);
      expect(rows).toEqual([]);
      ids = ids.slice();
    }),
    { numRuns: 12 },
  );
});

describe('figures are prepared', () => {
  test('by a keeper, within seconds of a change', async () => {
    const stop = refreshMetrics(app.database.db, createLog('warn'));
    try {
      const { id } = await saveProject(sa, { name: 'Kept', lines: [work()] });
      await expect
        .poll(
          async () =>
            (await app.database.pool.query('select contract_net_base from projects where id = $1', [id])).rows[0],
        )
        .toEqual({ contract_net_base: '100.0000' });
    } finally {
      await stop();
    }
  });

  test('of what nobody is saving at the moment: the rest follows, and is said to be behind', async () => {
    const { id } = await saveProject(sa, { name: 'Held', lines: [work()] });
    const other = await saveProject(sa, { name: 'Free', lines: [work()] });
    const holder = await app.database.pool.connect();
    try {
      await holder.query('begin');
      await holder.query('select 1 from projects where id = $1 for update', [id]);
      const before = Date.now();
      const { data } = await sa.get<Dashboard>('/dashboard/get');
      expect(data.isBehind).toBe(true);
      expect(Date.parse(data.freshAt)).toBeLessThan(before);
      const { rows } = await app.database.pool.query(
        'select id from projects where contract_net_base is null and id = any($1)',
        [[id, other.id]],
      );
      expect(rows).toEqual([{ id }]);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    const { data } = await sa.get<Dashboard>('/dashboard/get');
    expect(data.isBehind).toBe(false);
  });

  test('before a list or a customer’s page shows what was saved just now, however far the keeper is', async () => {
    const customer = await saveCustomer(sa, { name: 'At once' });
    const values = { customerId: customer.id, isInternal: false, lines: [work()] };
    await saveProject(sa, { name: 'Summed', ...values });
    const filter = { all: [{ field: 'customerId', operator: 'anyOf' as const, value: [customer.id] }] };
    expect((await sumsOf(sa, 'project', { query: { filter } })).inBase?.amounts.contractNet).toBe('100.00');
    await saveProject(sa, { name: 'Listed', ...values });
    const { rows } = await grid(sa, 'project', { filter, fields: ['contractNetBase'] });
    expect(rows.map(({ contractNetBase }) => contractNetBase)).toEqual(['100.00', '100.00']);
    await saveProject(sa, { name: 'Added up', ...values });
    const aggregates = [{ field: 'contractNetBase', fn: 'sum' as const }];
    expect((await grid(sa, 'project', { filter, fields: ['name'], aggregates })).aggregates?.[0]?.value).toBe('300.00');
    await saveProject(sa, { name: 'On the page', ...values });
    await app.database.pool.query(`update projects set status = 'quoted' where customer_id = $1`, [customer.id]);
    const { data } = await sa.get<{ openQuotes: { net: object } }>(`/customer/get-overview/${customer.id}`);
    expect(data.openQuotes.net).toMatchObject({ amount: '400.00' });

    await saveProject(sa, { name: 'Being prepared', ...values });
    const keeper = await app.database.pool.connect();
    try {
      await keeper.query('begin');
      await keeper.query('select pg_advisory_xact_lock(1296126532, 7)');
      const asked = sumsOf(sa, 'project', { query: { filter } });
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await until(async () => (await app.database.pool.query(waiting)).rowCount === 1, 'the list waits for the keeper');
      await keeper.query('rollback');
      expect((await asked).inBase?.amounts.contractNet).toBe('500.00');
    } finally {
      keeper.release();
    }
  });

  test('by one process at a time', async () => {
    await saveProject(sa, { name: 'Awaited', lines: [work()] });
    const other = await app.database.pool.connect();
    try {
      await other.query('begin');
      await other.query('select pg_advisory_xact_lock(1296126532, 7)');
      expect(await workIn(app.database.db)).toBe(false);
      expect((await freshness(app.database.db)).isBehind).toBe(true);
    } finally {
      await other.query('rollback');
      other.release();
    }
    await workInAll();
    expect((await freshness(app.database.db)).isBehind).toBe(false);
  });

  test('by the call itself only while little has changed', async () => {
    await app.database.pool.query(
      'insert into figure_changes (project_id) select gen_random_uuid() from generate_series(1, 600)',
    );
    expect((await sa.get<Dashboard>('/dashboard/get')).data.isBehind).toBe(true);
    await workInAll();
    expect((await sa.get<Dashboard>('/dashboard/get')).data.isBehind).toBe(false);
  });

  test('and saves leave what was prepared as it is, whatever the digits of the currencies', async () => {
    await saved(sa, 'exchange-rate', { currency: 'CHF', validFrom: '2000-01-01', rate: '1.07' });
    const { id, version } = await saveProject(sa, {
      name: 'In yen',
      currency: 'JPY',
      startDate: '2024-01-01',
      lines: [work({ unitPrice: '101' })],
    });
    await workInAll();
    const amounts = async () =>
      (await app.database.pool.query('select contract_net_base, version from projects where id = $1', [id])).rows[0];
    // 101 × 0.0061 = 0.6161 €.
    expect(await amounts()).toEqual({ contract_net_base: '0.6200', version });
    await saved(sa, 'project', { id, version, name: 'In yen, renamed' });
    expect(await amounts()).toEqual({ contract_net_base: '0.6200', version: version + 1 });
    const { rows } = await grid(sa, 'project', { search: 'In yen' });
    expect(rows).toMatchObject([{ contractNetBase: '0.62', baseCurrency: 'EUR', contractNet: '101' }]);
  });
});

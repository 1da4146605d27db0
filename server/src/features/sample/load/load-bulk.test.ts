import { entry } from '@mandate/contract/entities/entry.ts';
import { lineNet } from '@mandate/contract/project/figures/line-amounts.ts';
import { type TaxRateFacts, taxPercentFor } from '@mandate/contract/project/figures/tax-percent-for.ts';
import { totalsOf } from '@mandate/contract/project/figures/totals.ts';
import type { LineValues } from '@mandate/contract/project/line.ts';
import { project } from '@mandate/contract/project/project.ts';
import { entryName } from '@mandate/contract/time/entry-name.ts';
import { minorDigits } from '@mandate/contract/values/currencies.ts';
import { toFixed } from '@mandate/contract/values/decimal.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountMaking } from '../../../../testing/callers/account-making.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/database/test-database.ts';
import { costBook } from '../../../business/time/cost-book.ts';
import { type ReadLine, readBookedLines } from '../../../business/time/read-booked-lines.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { loadStored } from '../../../records/read/stored.ts';
import { searchTextSql } from '../../../records/search/search-text.ts';
import words from '../data/bulk.json' with { type: 'json' };
import { loadSample } from './load-sample.ts';

const size = 2500;
/** The bulk has no history, the firm's projects have. */
const isBulk = 'not exists (select from history h where h.record_id = p.id)';
const indexes =
  "select indexdef from pg_indexes where tablename in ('projects', 'project_lines', 'entries') order by indexname";

let database: TestDatabase;
let indexesBefore: unknown[];
const sentences: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  indexesBefore = await run(database.db, indexes, []);
  const interrupted = new Error('the power failed');
  const failing = {
    size,
    onProgress(sentence: string) {
      if (sentence.startsWith('2,500')) throw interrupted;
    },
  };
  await expect(loadSample(database.db, failing, accountMaking)).rejects.toBe(interrupted);
  expect(await run(database.db, indexes, [])).toEqual(indexesBefore);
  expect(await run(database.db, 'select from customers limit 1', [])).toEqual([]);
  await loadSample(database.db, { size, onProgress: (sentence) => void sentences.push(sentence) }, accountMaking);
});
afterAll(() => database.close());

test('a number of projects is loaded exactly, with the indexes as they were, and progress told', async () => {
  const rows = await run(database.db, 'select count(*) as projects, count(distinct code) as codes from projects', []);
  expect(rows).toEqual([{ projects: size, codes: size }]);
  expect(await run(database.db, indexes, [])).toEqual(indexesBefore);
  expect(sentences).toContain('200 of 2,500 projects');
  expect(sentences).toContain('2,500 of 2,500 projects');
});

test('projects loaded in bulk are priced exactly as the shared rules price them', async () => {
  const { db } = database;
  const rates = await run<TaxRateFacts>(
    db,
    'select id, trim_scale(percent)::text as percent, is_default as "isDefault" from tax_rates',
    [],
  );
  const bulk = `select id from projects p where ${isBulk} order by md5(code) limit 500`;
  const loaded = await run<{ id: string }>(db, bulk, []);
  expect(loaded).toHaveLength(500);
  for (const { id } of loaded) {
    const values = (await loadStored(db, project, id))?.values ?? {};
    const currency = String(values.currency);
    const lines = values.lines as (LineValues & { net: string | null })[];
    expect(lines.map(({ type }) => type)).toEqual(['section', 'service', 'service']);
    for (const line of lines) {
      const net = lineNet(line, currency);
      expect(line.net).toBe(net && toFixed(net, minorDigits(currency)));
      const projectRate = values.defaultTaxRateId as string | null;
      if (line.type === 'service') expect(line.taxPercent).toBe(taxPercentFor(line.taxRateId, projectRate, rates));
    }
    const discountPercent = values.discountPercent as string | null;
    const { taxes: _taxes, sections: _sections, ...totals } = totalsOf({ currency, discountPercent, lines });
    expect(values).toMatchObject(totals);
  }
});

test('what the rules tell apart occurs in the bulk: two tax rates in one project, discounts, optional and unbilled lines', async () => {
  const [occurs] = await run(
    database.db,
    `select count(*) filter (where discount > 0) > 0 as discounted, count(*) filter (where optional_net > 0) > 0 as optional,
      count(*) filter (where tax > 0) > 0 as taxed, count(*) filter (where is_internal) > 0 as internal,
      (select count(*) > 0 from (select from project_lines where type = 'service' group by project_id
        having count(distinct coalesce(tax_rate_id::text, '')) > 1) several) as "severalRates",
      (select bool_or(not is_billable) from project_lines) as unbilled
    from projects p where ${isBulk}`,
    [],
  );
  expect(occurs).toEqual({
    discounted: true,
    optional: true,
    taxed: true,
    internal: true,
    severalRates: true,
    unbilled: true,
  });
});

test('projects loaded in bulk are searched and labelled as saved ones are', async () => {
  const wrong = `select from projects t where search_text <> ${searchTextSql(project)} collate "C"
    or customer_label is distinct from (select name from customers c where c.id = t.customer_id)`;
  expect(await run(database.db, wrong, [])).toEqual([]);
  const rare = await run(database.db, `select from projects where search_text like '%${words.rareWord}%'`, []);
  expect(rare).toHaveLength(1);
});

test('codes of the bulk carry the year they were made in and end where the counter stands', async () => {
  const rows = await run<{ year: string; last: number | null; highest: number; count: number }>(
    database.db,
    `select year, last, max(number) as highest, count(*) as count
    from (select to_char(created_at, 'YY') as year, substring(code from 5)::integer as number from projects
      where left(code, 4) = 'P' || to_char(created_at, 'YY') || '-') numbered
    left join counters on scope = 'P' || year || '-{SEQ:4}'
    group by year, last`,
    [],
  );
  expect(rows).toHaveLength(10);
  expect(rows.reduce((total, { count }) => total + count, 0)).toBe(size);
  for (const { last, highest, count } of rows) expect([last, highest]).toEqual([count, count]);
});

/** Work in bulk has no history either. */
const bulkWork = "entries e where not exists (select from history h where h.entity = 'entry' and h.record_id = e.id)";

test('work on projects loaded in bulk is in their days, by their managers, in the state of its week', async () => {
  const [all] = await run<{ count: number; people: number }>(
    database.db,
    `select count(*) as count, count(distinct personnel_id) as people from ${bulkWork}`,
    [],
  );
  expect(all?.count).toBeGreaterThan(1_000);
  expect(all?.people).toBeGreaterThan(10);
  const wrong = `select p.code, e.date from ${bulkWork} and exists (select from projects p left join weeks w on w.personnel_id = e.personnel_id
      and w.week = e.date - (extract(isodow from e.date)::integer - 1)
    where p.id = e.project_id and (p.project_manager_id <> e.personnel_id or e.date < p.start_date - 3 or e.date > least(p.end_date, current_date - 1)
      or extract(isodow from e.date) > 5 or e.state <> coalesce(w.state, 'open') or p.status not in ('approved', 'active', 'onHold', 'completed', 'closed')))`;
  expect(await run(database.db, wrong.replace('p.code, e.date', 'e.id'), [])).toEqual([]);
  const long = `select personnel_id from entries where personnel_id is not null group by personnel_id, date having sum(seconds) > 86400`;
  expect(await run(database.db, long, [])).toEqual([]);
});

test('work on projects loaded in bulk costs what the shared rules find', async () => {
  const works = await run<{ id: string; lineId: string; personnelId: string; date: string; seconds: number }>(
    database.db,
    `select e.id, e.line_id as "lineId", e.personnel_id as "personnelId", e.date::text, e.seconds from ${bulkWork} order by md5(e.name || e.line_id) limit 300`,
    [],
  );
  const ids = works.map(({ lineId }) => lineId);
  const lines = await readBookedLines(database.db, ids);
  const costed = works.map((work) => ({ ...work, providerId: null, line: lines.get(work.lineId) as ReadLine }));
  const book = await costBook(database.db, costed);
  const stored = new Map(
    (
      await run<{ id: string; name: string; search: boolean }>(
        database.db,
        `select t.id, jsonb_build_object('currency', currency, 'baseCurrency', base_currency, 'unitCost', trim_scale(unit_cost)::text, 'costCurrency', cost_currency,
          'fxRate', trim_scale(fx_rate)::text, 'fxRateBase', trim_scale(fx_rate_base)::text, 'cost', trim_scale(cost)::text,
          'costBase', trim_scale(cost_base)::text, 'costSource', cost_source) as kept, name,
          search_text = ${searchTextSql(entry)} collate "C" as search from entries t where id = any($1)`,
        [works.map(({ id }) => id)],
      )
    ).map((row) => [row.id, row]),
  );
  for (const work of costed) {
    const cost = book.costOf(work);
    const plain = {
      ...cost,
      cost: cost.cost && String(Number(cost.cost)),
      costBase: cost.costBase && String(Number(cost.costBase)),
    };
    expect(stored.get(work.id)).toEqual({
      ...{ id: work.id, name: entryName(work.date, work.seconds), search: true },
      kept: plain,
    });
  }
});

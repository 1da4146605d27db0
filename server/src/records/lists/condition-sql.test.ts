import { everything } from '@mandate/contract/access/roles.ts';
import { type Condition, gridFields, type Operator } from '@mandate/contract/lists/grid.ts';
import { project } from '@mandate/contract/project/project.ts';
import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import { grid, saveCustomer, saved, saveProject, work } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { SqlQuery } from '../../database/queries/sql-query.ts';
import { conditionSql } from './condition-sql.ts';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await startTestApp();
  person = await signIn(app, 'ADMIN');
});
afterAll(() => app.close());

/** The names of the customers, or projects, that meet conditions, in the order of their names. */
async function namesWhere(noun: string, all: Condition[], headers = {}): Promise<string[]> {
  const { rows } = await grid(person, noun, { filter: { all }, sort: [{ field: 'name', direction: 'asc' }] }, headers);
  return rows.map(({ name }) => String(name));
}

const where = (field: string, operator: string, value?: Condition['value']): Condition[] => [
  { field, operator, ...(value !== undefined && { value }) },
];

/** How the database would look for the projects that meet a condition, where reading all of them is the last resort. */
async function planOf(field: string, operator: Operator, value: string | number, order: string): Promise<string> {
  const sqlQuery = new SqlQuery();
  const facts = gridFields(project, everything).get(field);
  if (facts === undefined) throw new Error(`projects are not filtered by ${field}`);
  const sql = conditionSql(sqlQuery, facts, { field, operator, value }, 'UTC');
  const client = await app.database.pool.connect();
  try {
    await client.query(
      'begin; set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off',
    );
    const text = `explain select id from projects t where deleted_at is null and ${sql} order by ${order}`;
    const { rows } = await client.query<Record<string, string>>(text, [...sqlQuery.values]);
    return rows.flatMap(Object.values).join('\n');
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('a filter on a text', () => {
  beforeAll(async () => {
    for (const [name, city] of [
      ['Méskalis Pharma', 'Zürich'],
      ['Meskal 100%', null],
      ['Under_score "quoted"', 'São Paulo'],
      ["O'Neill & Søn", 'zurich'],
      ['Back\\slash', 'Bern'],
    ])
      await saveCustomer(person, { name, city });
  });
  const onNames = (operator: string, value: string) => namesWhere('customer', where('name', operator, value));

  test.each([
    ['contains', 'mesk', ['Meskal 100%', 'Méskalis Pharma']],
    ['contains', 'MÉSKAL', ['Meskal 100%', 'Méskalis Pharma']],
    ['contains', 'me\u0301skalis', ['Méskalis Pharma']],
    ['contains', '%', ['Meskal 100%']],
    ['contains', 'r_s', ['Under_score "quoted"']],
    ['contains', '_', ['Under_score "quoted"']],
    ['contains', '"quoted"', ['Under_score "quoted"']],
    ['contains', "o'n", ["O'Neill & Søn"]],
    ['contains', '\\', ['Back\\slash']],
    ['contains', '*', []],
    ['contains', ' son', ["O'Neill & Søn"]],
    ['contains', "'; drop table customers; --", []],
    ['startsWith', 'mes', ['Meskal 100%', 'Méskalis Pharma']],
    ['startsWith', 'pharma', []],
    ['startsWith', '%', []],
    ['is', 'meskalis pharma', ['Méskalis Pharma']],
    ['is', 'meskalis', []],
    ['is', 'meskal 100%', ['Meskal 100%']],
    ['is', '  MESKAL 100% ', ['Meskal 100%']],
    ['isNot', 'BACK\\SLASH', ['Meskal 100%', 'Méskalis Pharma', "O'Neill & Søn", 'Under_score "quoted"']],
    ['notContains', 'mesk', ['Back\\slash', "O'Neill & Søn", 'Under_score "quoted"']],
  ])('%s %j finds %j', async (operator, value, expected) => {
    expect(await onNames(operator, value)).toEqual(expected);
  });

  test('tells empty ones from others, and what is empty is not a value', async () => {
    expect(await namesWhere('customer', where('city', 'empty'))).toEqual(['Meskal 100%']);
    expect(await namesWhere('customer', where('city', 'notEmpty'))).toHaveLength(4);
    expect(await namesWhere('customer', where('city', 'isNot', 'zurich'))).toEqual([
      'Back\\slash',
      'Meskal 100%',
      'Under_score "quoted"',
    ]);
    expect(await namesWhere('customer', where('city', 'notContains', 'Z'))).toHaveLength(3);
  });

  test('answers at once however long the text is', async () => {
    const reply = await person.post('/customer/get-grid', {
      filter: { all: where('name', 'contains', 'a'.repeat(50_000)) },
    });
    expect(reply.status).toBe(400);
  });
});

describe('a filter on a figure', () => {
  beforeAll(async () => {
    await saveProject(person, { name: 'Half', discountPercent: '0.5', lines: [work({ unitPrice: '100.1' })] });
    await saveProject(person, { name: 'Nought', discountPercent: '0', lines: [work({ unitPrice: '20' })] });
    await saveProject(person, { name: 'Ten', discountPercent: '10', lines: [work({ unitPrice: '999999.99' })] });
    await saveProject(person, { name: 'Without' });
  });

  test.each([
    ['eq', '0.50', ['Half']],
    ['eq', '0', ['Nought']],
    ['ne', '0.5', ['Nought', 'Ten', 'Without']],
    ['lt', '10', ['Half', 'Nought']],
    ['lte', '10', ['Half', 'Nought', 'Ten']],
    ['gt', '0', ['Half', 'Ten']],
    ['gte', '0', ['Half', 'Nought', 'Ten']],
    ['between', ['0', '0.5'], ['Half', 'Nought']],
    ['between', ['5', '1'], []],
  ])('%s %j finds the percentages %j', async (operator, value, expected) => {
    expect(await namesWhere('project', where('discountPercent', operator, value))).toEqual(expected);
  });

  test('of integers lets their index serve', async () => {
    const plan = await planOf('linesWithoutCost', 'lt', 2, 'lines_without_cost, id');
    expect(plan).toContain('Index Cond: (lines_without_cost < 2)');
  });

  test('compares amounts exactly', async () => {
    expect(await namesWhere('project', where('subtotal', 'eq', '100.10'))).toEqual(['Half']);
    expect(await namesWhere('project', where('subtotal', 'gt', '999999.98'))).toEqual(['Ten']);
    expect(await namesWhere('project', where('subtotal', 'between', ['20', '100.1']))).toEqual(['Half', 'Nought']);
    expect(await namesWhere('project', where('subtotal', 'lt', '-999999999999999999999999'))).toEqual([]);
  });

  test('tells empty ones from nought', async () => {
    expect(await namesWhere('project', where('discountPercent', 'empty'))).toEqual(['Without']);
    expect(await namesWhere('project', where('discountPercent', 'notEmpty'))).toEqual(['Half', 'Nought', 'Ten']);
  });

  test.each(['1e3', '1,5', ' 1', '', '+1', 'NaN', '0x10', 5])('refuses %j as a figure', async (value) => {
    const reply = await person.post('/project/get-grid', { filter: { all: where('subtotal', 'eq', value) } });
    expect(reply.fieldCodes).toEqual(['filter.all.0.value numberNotValid']);
  });
});

describe('a filter on a date', () => {
  const days = [...gridFields(project, everything)].filter(([, { kind }]) => kind === 'date' || kind === 'instant');
  test.each(days.map(([field]) => field))(
    'on %s passes over projects in the order of their codes without reading them',
    async (field) => {
      const plan = await planOf(field, 'before', '2020-01-01', 'code desc, id desc');
      expect(plan).toContain('Index Only Scan Backward using projects_code');
    },
  );

  const zone = 'Pacific/Kiritimati';
  const today = dayIn(new Date(), zone);
  const starting = (operator: string, value?: Condition['value']) =>
    namesWhere('project', [...where('name', 'startsWith', 'Date '), ...where('startDate', operator, value)], {
      'x-time-zone': zone,
    });

  beforeAll(async () => {
    await saveProject(person, { name: 'Date 1', startDate: '2024-02-29' });
    await saveProject(person, { name: 'Date 2', startDate: '2024-03-01' });
    await saveProject(person, { name: 'Date now', startDate: today });
    await saveProject(person, { name: 'Date none' });
  });

  test.each([
    ['on', '2024-02-29', ['Date 1']],
    ['before', '2024-03-01', ['Date 1']],
    ['after', '2024-02-29', ['Date 2', 'Date now']],
    ['between', ['2024-02-29', '2024-03-01'], ['Date 1', 'Date 2']],
    ['empty', undefined, ['Date none']],
    ['notEmpty', undefined, ['Date 1', 'Date 2', 'Date now']],
    ['relative', 'today', ['Date now']],
    ['relative', 'thisWeek', ['Date now']],
    ['relative', 'thisMonth', ['Date now']],
    ['relative', 'thisQuarter', ['Date now']],
    ['relative', 'thisYear', ['Date now']],
    ['relative', 'lastDays:1', ['Date now']],
    ['relative', 'nextDays:1', ['Date now']],
    ['relative', 'lastDays:3660', ['Date 1', 'Date 2', 'Date now']],
    ['relative', 'lastWeek', []],
  ])('%s %j finds %j', async (operator, value, expected) => {
    expect(await starting(operator, value)).toEqual(expected);
  });

  test('takes today from the zone of the caller', async () => {
    const other = { 'x-time-zone': 'Pacific/Pago_Pago' };
    expect(await namesWhere('project', where('startDate', 'relative', 'today'), other)).toEqual([]);
    const nonsense = { 'x-time-zone': "Mars/Olympus'; select 1" };
    const utc = await namesWhere('project', where('startDate', 'relative', 'today'), nonsense);
    expect(utc).toEqual(dayIn(new Date(), 'UTC') === today ? ['Date now'] : []);
  });

  test.each(['2023-02-29', 'yesterday', '2024-1-1', '2024-01-01T00:00:00Z', '1899-12-31'])(
    'refuses %j',
    async (value) => {
      const reply = await person.post('/project/get-grid', { filter: { all: where('startDate', 'on', value) } });
      expect(reply.fieldCodes).toEqual(['filter.all.0.value dateNotValid']);
    },
  );

  test.each(['lastDays:0', 'lastDays', 'lastDays:3661', 'nextDays:-1', 'tomorrow'])(
    'refuses the period %j',
    async (value) => {
      const reply = await person.post('/project/get-grid', { filter: { all: where('startDate', 'relative', value) } });
      expect(reply.fieldCodes).toEqual(['filter.all.0.value valueNotAllowed']);
    },
  );

  test('of the years 1900 and 2200 is answered at both ends', async () => {
    for (const operator of ['on', 'before', 'after'])
      for (const day of ['1900-01-01', '2200-12-31']) {
        expect((await starting(operator, day)).length).toBeLessThanOrEqual(3);
        const query = { filter: { all: where('createdAt', operator, day) } };
        expect((await person.post('/project/get-grid', query)).status).toBe(200);
      }
  });
});

describe('a filter on an instant', () => {
  const created = (operator: string, value: Condition['value'], timeZone: string) =>
    namesWhere('project', [...where('name', 'startsWith', 'Instant'), ...where('createdAt', operator, value)], {
      'x-time-zone': timeZone,
    });

  beforeAll(async () => {
    const project = await saveProject(person, { name: 'Instant' });
    // One minute before the day of 10 March ends in Berlin.
    await app.database.pool.query("update projects set created_at = '2026-03-10T22:59:00Z' where id = $1", [
      project.id,
    ]);
  });

  test('means the days of the zone of the caller', async () => {
    expect(await created('on', '2026-03-10', 'Europe/Berlin')).toEqual(['Instant']);
    expect(await created('on', '2026-03-11', 'Asia/Tokyo')).toEqual(['Instant']);
    expect(await created('on', '2026-03-10', 'Asia/Tokyo')).toEqual([]);
    expect(await created('before', '2026-03-11', 'Europe/Berlin')).toEqual(['Instant']);
    expect(await created('before', '2026-03-11', 'Asia/Tokyo')).toEqual([]);
    expect(await created('after', '2026-03-10', 'Asia/Tokyo')).toEqual(['Instant']);
    expect(await created('between', ['2026-03-09', '2026-03-10'], 'UTC')).toEqual(['Instant']);
  });

  test('holds on the days clocks change', async () => {
    await app.database.pool.query("update projects set created_at = '2026-03-29T21:59:59Z' where name = 'Instant'");
    expect(await created('on', '2026-03-29', 'Europe/Berlin')).toEqual(['Instant']);
    expect(await created('on', '2026-03-30', 'Europe/Berlin')).toEqual([]);
  });

  test('counts days back from today', async () => {
    const today = dayIn(new Date(), 'UTC');
    await app.database.pool.query("update projects set created_at = now() - interval '6 days' where name = 'Instant'");
    expect(await created('relative', 'lastDays:7', 'UTC')).toEqual(['Instant']);
    expect(await created('relative', 'lastDays:6', 'UTC')).toEqual([]);
    expect(await created('on', addDays(today, -6), 'UTC')).toEqual(['Instant']);
  });
});

describe('a filter on a choice, a reference, a flag, tags', () => {
  let customerId: string;
  let taxRateId: string;
  const among = (field: string, operator: string, value?: Condition['value']) =>
    namesWhere('project', [...where('name', 'startsWith', 'Pick'), ...where(field, operator, value)]);

  beforeAll(async () => {
    const { id } = await saved<{ id: string }>(person, 'tax-rate', { code: 'VAT', name: 'Value added', percent: '20' });
    taxRateId = id;
    customerId = (await saveCustomer(person, { name: 'Picked', defaultTaxRateId: id })).id;
    await saveProject(person, {
      name: 'Pick 1',
      customerId,
      isInternal: false,
      currency: 'CHF',
      tags: ['red', 'Blue'],
    });
    await saveProject(person, { name: 'Pick 2', currency: 'JPY', tags: ['red'] });
    await saveProject(person, { name: 'Pick 3' });
  });

  test('finds choices', async () => {
    expect(await among('currency', 'anyOf', ['CHF', 'JPY'])).toEqual(['Pick 1', 'Pick 2']);
    expect(await among('currency', 'noneOf', ['CHF'])).toEqual(['Pick 2', 'Pick 3']);
    expect(await among('status', 'anyOf', ['draft'])).toHaveLength(3);
    expect(await among('status', 'noneOf', ['draft', 'quoted'])).toEqual([]);
    expect(await among('currency', 'empty')).toEqual([]);
    expect(await among('currency', 'notEmpty')).toHaveLength(3);
  });

  test('finds references by id, and empty ones', async () => {
    expect(await among('customerId', 'anyOf', [customerId])).toEqual(['Pick 1']);
    expect(await among('customerId', 'anyOf', [customerId.toUpperCase()])).toEqual(['Pick 1']);
    expect(await among('customerId', 'noneOf', [customerId])).toEqual(['Pick 2', 'Pick 3']);
    expect(await among('customerId', 'empty')).toEqual(['Pick 2', 'Pick 3']);
    expect(await among('customerId', 'notEmpty')).toEqual(['Pick 1']);
    expect(await namesWhere('customer', where('defaultTaxRateId', 'anyOf', [taxRateId]))).toEqual(['Picked']);
  });

  test('finds flags', async () => {
    expect(await among('isInternal', 'is', true)).toEqual(['Pick 2', 'Pick 3']);
    expect(await among('isInternal', 'is', false)).toEqual(['Pick 1']);
  });

  test('finds tags', async () => {
    expect(await among('tags', 'anyOf', ['Blue', 'green'])).toEqual(['Pick 1']);
    expect(await among('tags', 'noneOf', ['Blue'])).toEqual(['Pick 2', 'Pick 3']);
    expect(await among('tags', 'empty')).toEqual(['Pick 3']);
    expect(await among('tags', 'notEmpty')).toEqual(['Pick 1', 'Pick 2']);
  });

  test('joins conditions by and, with one level of or', async () => {
    const any = [...where('currency', 'anyOf', ['CHF']), ...where('tags', 'empty')];
    const all = [...where('name', 'startsWith', 'Pick'), { any }];
    const { rows } = await grid(person, 'project', { filter: { all }, sort: [{ field: 'name', direction: 'asc' }] });
    expect(rows.map(({ name }) => name)).toEqual(['Pick 1', 'Pick 3']);
    const narrowed = [...all, ...where('isInternal', 'is', true)];
    expect((await grid(person, 'project', { filter: { all: narrowed } })).rows.map(({ name }) => name)).toEqual([
      'Pick 3',
    ]);
    const deeper = { filter: { all: [{ any: [{ any }] }] } };
    expect((await person.post('/project/get-grid', deeper)).status).toBe(400);
  });
});

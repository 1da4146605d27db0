import type { Aggregate, GridPage } from '@mandate/contract/lists/grid.ts';
import { sentence } from '@mandate/contract/replies/refusals.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyRole, type Person } from '../../../testing/callers/people.ts';
import { grid, saveCustomer, saveProject, work } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof everyRole>>;
let editor: Person;

beforeAll(async () => {
  app = await startTestApp();
  people = await everyRole(app);
  editor = people.EDITOR;
  for (const index of [1, 2, 3, 4, 5, 6, 7]) {
    const { id } = await saveProject(editor, {
      name: `Page ${index}`,
      tags: ['paged'],
      notes: undefined,
      discountPercent: index === 1 ? '10' : null,
      startDate: `2026-01-0${index}`,
      currency: index === 7 ? 'JPY' : 'EUR',
      lines: [work({ unitPrice: `${index}.5`, quantity: '2' })],
    });
    if (index > 5) await people.ADMIN.del(`/project/remove/${id}`);
  }
});
afterAll(() => app.close());

const paged = { all: [{ field: 'tags', operator: 'anyOf', value: ['paged'] }] };

describe('a page of a list', () => {
  test('carries the record without arrays and long texts, its totals flat', async () => {
    const customer = await saveCustomer(editor, { name: 'Rich', notes: 'Long', contacts: [{ lastName: 'Someone' }] });
    const [row] = (await grid(editor, 'customer', { search: 'rich' })).rows;
    expect(row).toMatchObject({
      id: customer.id,
      name: 'Rich',
      version: 1,
      createdBy: { id: editor.id, label: 'The EDITOR' },
    });
    expect(Object.keys(row ?? {})).not.toEqual(expect.arrayContaining(['notes']));
    expect(row).not.toHaveProperty('contacts');
    const [project] = (await grid(editor, 'project', { search: 'page 1' })).rows;
    expect(project).toMatchObject({
      subtotal: '3.00',
      discount: '0.30',
      contractNet: '2.70',
      tax: '0.00',
      gross: '2.70',
    });
    expect(project).not.toHaveProperty('lines');
    expect(project).not.toHaveProperty('totals');
  });

  test('counts to the end by default, and says what it counted', async () => {
    const page = await grid(editor, 'project', { filter: paged, pageSize: 2 });
    expect(page).toMatchObject({ total: 5, totalIsExact: true, page: 1, pageSize: 2 });
    expect(page.rows).toHaveLength(2);
    expect(await grid(editor, 'project', { filter: paged, pageSize: 2, page: 3 })).toMatchObject({ total: 5 });
  });

  test('beyond the end has no rows and the true total', async () => {
    expect(await grid(editor, 'project', { filter: paged, page: 4, pageSize: 5 })).toMatchObject({
      rows: [],
      total: 5,
    });
    const far = await grid(editor, 'project', { filter: paged, page: 10_000_000, pageSize: 200 });
    expect(far).toMatchObject({ rows: [], total: 5, totalIsExact: true });
  });

  test('has no total when none is asked', async () => {
    expect(await grid(editor, 'project', { filter: paged, total: 'none' })).toMatchObject({ total: null });
  });

  test.each([
    [{ page: 0 }, 'page numberOutOfRange'],
    [{ page: 1.5 }, 'page numberNotValid'],
    [{ page: '1' }, 'page numberNotValid'],
    [{ pageSize: 201 }, 'pageSize numberOutOfRange'],
    [{ pageSize: 0 }, 'pageSize numberOutOfRange'],
    [{ pagesize: 10 }, 'pagesize fieldUnknown'],
    [{ total: 'all' }, 'total valueNotAllowed'],
    [{ deleted: true }, 'deleted valueNotAllowed'],
    [{ sort: [{ field: 'name' }] }, 'sort.0.direction fieldRequired'],
    [{ sort: [{ field: 'name', direction: 'asc', nulls: 'last' }] }, 'sort.0.nulls fieldUnknown'],
    [{ filter: [] }, 'filter valueNotAllowed'],
  ])('%j is refused: %s', async (query, code) => {
    const reply = await editor.post('/project/get-grid', query);
    expect([reply.status, ...reply.fieldCodes]).toEqual([400, code]);
  });

  test('takes twenty conditions of a hundred values and no more', async () => {
    const condition = {
      field: 'tags',
      operator: 'noneOf',
      value: Array.from({ length: 100 }, (_, index) => `t${index}`),
    };
    const twenty = Array.from({ length: 20 }, () => condition);
    expect((await editor.post('/project/get-grid', { filter: { all: twenty } })).status).toBe(200);
    expect((await editor.post('/project/get-grid', { filter: { all: [...twenty, condition] } })).status).toBe(400);
    const spread = [{ any: twenty }, condition];
    expect((await editor.post('/project/get-grid', { filter: { all: spread } })).fieldCodes).toEqual([
      'filter tooManyItems',
    ]);
    const wide = { ...condition, value: [...condition.value, 'one more'] };
    expect((await editor.post('/project/get-grid', { filter: { all: [wide] } })).status).toBe(400);
  });

  test('is the same by GET with the query in the address', async () => {
    const query = { filter: paged, sort: [{ field: 'name', direction: 'desc' }], pageSize: 2 };
    const asked = await editor.post('/project/get-grid', query);
    const same = await editor.get(`/project/get-grid?query=${encodeURIComponent(JSON.stringify(query))}`);
    expect(same.data).toEqual(asked.data);
    expect((await editor.get<GridPage<unknown>>('/project/get-grid')).data.rows.length).toBeGreaterThan(0);
  });

  test.each([
    ['?query=%7Bbad', 'requestNotValid'],
    ['?query=', 'requestNotValid'],
    ['?query=null', 'validationFailed'],
    ['?query=%7B%22__proto__%22%3A%7B%22page%22%3A2%7D%7D', 'validationFailed'],
    ['?query=%7B%22search%22%3A%22%5Cu0000%22%7D', 'validationFailed'],
    ['?query=%7B%7D&query=%7B%7D', 'validationFailed'],
    ['?other=1', 'validationFailed'],
    [`?query=${'x'.repeat(2001)}`, 'validationFailed'],
  ])('by GET refuses %s', async (search, code) => {
    const reply = await editor.get(`/project/get-grid${search}`);
    expect([reply.status, reply.errorCode]).toEqual([400, code]);
  });
});

describe('deleted records', () => {
  const names = async (person: Person, deleted: 'exclude' | 'include' | 'only') =>
    (await grid(person, 'project', { filter: paged, deleted, sort: [{ field: 'name', direction: 'asc' }] })).rows.map(
      ({ name }) => name,
    );

  test('are left out unless asked for', async () => {
    expect(await names(people.SA, 'exclude')).toHaveLength(5);
    expect(await names(people.SA, 'include')).toHaveLength(7);
    expect(await names(people.ADMIN, 'only')).toEqual(['Page 6', 'Page 7']);
  });

  test('are shown with who deleted them and when', async () => {
    const { rows } = await grid(people.ADMIN, 'project', { filter: paged, deleted: 'only' });
    expect(rows[0]).toMatchObject({ deletedBy: { id: people.ADMIN.id, label: 'The ADMIN', isDeleted: false } });
    expect(String(rows[0]?.deletedAt)).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  test.each(['include', 'only'])('are refused to who may not restore them (%s)', async (deleted) => {
    for (const person of [editor, people.GUEST]) {
      const reply = await person.post('/project/get-grid', { deleted });
      expect([reply.status, reply.errorCode]).toEqual([403, 'notPermitted']);
    }
  });
});

describe('aggregates of a list', () => {
  async function figures(person: Person, aggregates: { field: string; fn: string }[], query: object = {}) {
    return person.post<GridPage<unknown>>('/project/get-grid', { filter: paged, aggregates, ...query });
  }
  const values = (reply: { data: GridPage<unknown> }) => reply.data.aggregates?.map(({ value }) => value);

  test('are computed over all rows of the filter, not of the page', async () => {
    const reply = await figures(
      editor,
      [
        { field: 'subtotal', fn: 'sum' },
        { field: 'subtotal', fn: 'avg' },
        { field: 'subtotal', fn: 'min' },
        { field: 'subtotal', fn: 'max' },
        { field: 'subtotal', fn: 'count' },
        { field: 'startDate', fn: 'min' },
        { field: 'startDate', fn: 'max' },
        { field: 'discountPercent', fn: 'sum' },
        { field: 'discountPercent', fn: 'count' },
        { field: 'name', fn: 'count' },
      ],
      { pageSize: 1, page: 2 },
    );
    expect(values(reply)).toEqual(['35.00', '7.00', '3.00', '11.00', 5, '2026-01-01', '2026-01-05', '10', 1, 5]);
    expect(reply.data.aggregates?.[0]).toEqual({ field: 'subtotal', fn: 'sum', value: '35.00' });
    expect(reply.alerts).toEqual([]);
  });

  test('of amounts in several currencies are empty, with one alert', async () => {
    const asked: Pick<Aggregate, 'field' | 'fn'>[] = [
      { field: 'gross', fn: 'sum' },
      { field: 'subtotal', fn: 'max' },
      { field: 'gross', fn: 'count' },
      { field: 'discountPercent', fn: 'max' },
    ];
    const reply = await figures(people.ADMIN, asked, { deleted: 'include' });
    expect(values(reply)).toEqual([null, null, 7, '10']);
    expect(reply.alerts).toEqual([sentence('mixedCurrencies')]);
  });

  test('of one currency have its decimals', async () => {
    const yen = [...paged.all, { field: 'currency', operator: 'anyOf', value: ['JPY'] }];
    const reply = await figures(people.ADMIN, [{ field: 'gross', fn: 'sum' }], {
      deleted: 'only',
      filter: { all: yen },
    });
    expect(values(reply)).toEqual(['15']);
  });

  test('are averaged to the decimals of their currency, half away from nothing', async () => {
    const average = async (currency: string, prices: string[]) => {
      for (const unitPrice of prices)
        await saveProject(editor, { name: `Averaged ${currency}`, currency, lines: [work({ unitPrice })] });
      const filter = { all: [{ field: 'name', operator: 'is', value: `Averaged ${currency}` }] };
      return values(await figures(editor, [{ field: 'subtotal', fn: 'avg' }], { filter }));
    };
    expect(await average('JPY', ['1', '2'])).toEqual(['2']);
    expect(await average('USD', ['0.01', '0.02', '0.02'])).toEqual(['0.02']);
    expect(await average('CHF', ['0.01', '0.02'])).toEqual(['0.02']);
  });

  test('of nothing are empty, its count nought', async () => {
    const none = { all: [{ field: 'name', operator: 'is', value: 'nobody' }] };
    const asked = [
      { field: 'gross', fn: 'sum' },
      { field: 'gross', fn: 'count' },
    ];
    expect(values(await figures(editor, asked, { filter: none }))).toEqual([null, 0]);
  });

  test.each([
    ['name', 'sum', 'aggregates.0.fn operatorNotAllowed'],
    ['startDate', 'avg', 'aggregates.0.fn operatorNotAllowed'],
    ['customerId', 'max', 'aggregates.0.fn operatorNotAllowed'],
    ['version', 'max', 'aggregates.0.field fieldUnknown'],
    ['passwordHash', 'count', 'aggregates.0.field fieldUnknown'],
    ['gross', 'median', 'aggregates.0.fn valueNotAllowed'],
  ])('refuses %s %s', async (field, fn, code) => {
    expect((await figures(editor, [{ field, fn }])).fieldCodes).toEqual([code]);
  });
});

describe('a guest whom nobody has linked', () => {
  test.each(['project', 'customer', 'tax-rate'])(
    'sees no rows of %s and one alert that says whom to ask',
    async (noun) => {
      const reply = await people.GUEST.post(`/${noun}/get-grid`, { aggregates: [] });
      expect(reply.data).toEqual({ rows: [], total: 0, totalIsExact: true, page: 1, pageSize: 50 });
      expect(reply.alerts).toEqual([sentence('waitingForAccess')]);
    },
  );

  test('may not filter by money', async () => {
    const filter = { all: [{ field: 'gross', operator: 'gt', value: '0' }] };
    const hidden = await people.GUEST.post('/project/get-grid', { filter });
    const absent = await people.GUEST.post('/project/get-grid', {
      filter: { all: [{ ...filter.all[0], field: 'grosss' }] },
    });
    expect(hidden.fieldErrors).toEqual(absent.fieldErrors);
    expect(hidden.fieldCodes).toEqual(['filter.all.0.field fieldUnknown']);
  });
});

describe('totals of a very long list', () => {
  beforeAll(async () => {
    await app.database.pool.query(`
      insert into customers (id, code, name, kind, status, language, currency, is_active, tags, search_text)
      select uuid_v7(now()), 'L' || n, 'Long ' || n, 'company', 'active', 'en', 'EUR', true, '{long}', ' long ' || n
      from generate_series(1, 10050) n`);
  });
  const long = { filter: { all: [{ field: 'tags', operator: 'anyOf', value: ['long'] }] } };

  test('stop at ten thousand, or are exact when asked', async () => {
    expect(await grid(editor, 'customer', long)).toMatchObject({ total: 10_000, totalIsExact: false });
    expect(await grid(editor, 'customer', { search: 'long' })).toMatchObject({ total: 10_000, totalIsExact: false });
    expect(await grid(editor, 'customer', { ...long, total: 'exact' })).toMatchObject({
      total: 10_050,
      totalIsExact: true,
    });
    expect((await grid(editor, 'customer', { ...long, total: 'none' })).total).toBeNull();
  });

  test('are exactly ten thousand when there are as many', async () => {
    const all = [...long.filter.all, { field: 'name', operator: 'isNot', value: 'Long 1' }];
    await app.database.pool.query(
      "update customers set tags = '{longer}' where tags = '{long}' and substr(code, 2)::int > 10000",
    );
    expect(await grid(editor, 'customer', long)).toMatchObject({ total: 10_000, totalIsExact: true });
    expect(await grid(editor, 'customer', { filter: { all } })).toMatchObject({ total: 9_999, totalIsExact: true });
  });
});

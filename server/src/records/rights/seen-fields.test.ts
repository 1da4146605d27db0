import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reply } from '../../../testing/callers/call.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import {
  grid,
  type ProjectRecord,
  type Row,
  saveCustomer,
  saved,
  saveProject,
  work,
} from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Person;
let editor: Person;
/** An editor from whom the right to see rates was taken. */
let narrow: Person;
let rate: { id: string };

beforeAll(async () => {
  app = await startTestApp();
  admin = await signIn(app, 'ADMIN', 'Adam');
  editor = await signIn(app, 'EDITOR', 'Edith');
  narrow = await signIn(app, 'EDITOR', 'Nora Narrow', ['exportData']);
  rate = await saved(admin, 'tax-rate', { code: 'T', name: 'Tax', percent: '8' });
});
afterAll(() => app.close());

const moneyFields = [
  'subtotal',
  'discount',
  'contractNet',
  'tax',
  'gross',
  'optionalNet',
  'discountPercent',
  'defaultTaxRateId',
];
const moneyKeys = [
  ...moneyFields,
  'defaultTaxRate',
  'totals',
  'unitPrice',
  'taxRateId',
  'taxRate',
  'taxPercent',
  'net',
];

/** Every key anywhere in a reply. */
function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}
const moneyIn = (value: unknown) => keysIn(value).filter((key) => moneyKeys.includes(key));

const priced = () =>
  saveProject(admin, {
    discountPercent: '10',
    defaultTaxRateId: rate.id,
    lines: [
      work({ description: 'One', unitPrice: '1234.5', discountPercent: '5' }),
      work({ description: 'Two', unitPrice: '77.25', taxRateId: rate.id }),
    ],
  });
const asStored = async (id: string) => (await admin.get<ProjectRecord>(`/project/get-by-id/${id}`)).data;
const said = ({ status, result, data, alerts, errorMessage, errorCode }: Reply) =>
  JSON.stringify({ status, result, data, alerts, errorMessage, errorCode });

describe('an editor from whom rates are hidden', () => {
  test('finds no money in lists, records, histories and replies of saves', async () => {
    const { id, version } = await priced();
    const seenByEditor = (await editor.get(`/project/get-by-id/${id}`)).data;
    expect(moneyIn(seenByEditor)).toEqual(
      expect.arrayContaining(['totals', 'unitPrice', 'taxPercent', 'discountPercent']),
    );
    expect(moneyIn((await narrow.get(`/project/get-by-id/${id}`)).data)).toEqual([]);
    expect(moneyIn((await grid(narrow, 'project')).rows)).toEqual([]);
    expect(moneyIn((await grid(narrow, 'customer')).rows)).toEqual([]);
    await saveProject(admin, { id, version, lines: [work({ description: 'New', unitPrice: '9' })] });
    const { data } = await narrow.get<{ rows: { changes: { field: string }[] }[] }>(`/project/history/${id}`);
    expect(data.rows[0]?.changes.length).toBeGreaterThan(2);
    expect(moneyIn(data)).toEqual([]);
    const fields = data.rows.flatMap(({ changes }) => changes.map(({ field }) => field));
    for (const field of moneyFields) expect(fields).not.toContain(field);
    expect(JSON.stringify(data)).not.toMatch(/1234\.5|77\.25/);
    const reply = await narrow.post('/project/save', { id, version: version + 1, name: 'Renamed' });
    expect([reply.status, ...moneyIn(reply.data)]).toEqual([200]);
  });

  test('neither filters, sorts nor adds up by it, and learns nothing of the order', async () => {
    const projects = [await priced(), await saveProject(admin, { lines: [work({ unitPrice: '5' })] })];
    const ask = (query: object) => narrow.post('/project/get-grid', query);
    for (const field of moneyFields) {
      const unknown = said(await ask({ sort: [{ field: 'nothing', direction: 'asc' }] }));
      const before = await ask({ sort: [{ field, direction: 'asc' }] });
      expect(said(before)).toBe(unknown);
      for (const query of [
        { filter: { all: [{ field, operator: 'notEmpty' }] } },
        { aggregates: [{ field, fn: 'sum' }] },
        { aggregates: [{ field, fn: 'count' }] },
      ])
        expect((await ask(query)).status, JSON.stringify(query)).toBe(400);
    }
    const order = async () => (await grid(narrow, 'project', { pageSize: 200 })).rows.map(({ id }) => id);
    const before = await order();
    const swap =
      'update projects set gross = 1000000 - gross, contract_net = 1000000 - contract_net where id = any($1)';
    await app.database.pool.query(swap, [projects.map(({ id }) => id)]);
    expect(await order()).toEqual(before);
    expect((await grid(narrow, 'project', { search: '1234.5' })).total).toBe(0);
  });

  test('changes what they see and keeps what they do not see, and the totals follow', async () => {
    const before = await priced();
    const [one, two] = before.lines;
    await saved(narrow, 'project', {
      id: before.id,
      version: 1,
      name: 'Kept',
      lines: [
        { id: one?.id, quantity: '3', description: 'Thrice' },
        { type: 'text', description: 'Note' },
        { id: two?.id },
      ],
    });
    const after = await asStored(before.id);
    expect(after.lines).toMatchObject([
      { id: one?.id, quantity: '3', unitPrice: '1234.5', discountPercent: '5', taxPercent: '8', net: '3518.33' },
      { type: 'text', unitPrice: null, net: null },
      { ...two },
    ]);
    expect(after).toMatchObject({ name: 'Kept', discountPercent: '10', defaultTaxRateId: rate.id });
    // (3518.33 + 77.25) less 10 %, and 8 % tax on that.
    expect(after.totals).toMatchObject({ subtotal: '3595.58', contractNet: '3236.02' });
    expect((await grid(admin, 'project', { search: 'kept' })).rows[0]).toMatchObject({ contractNet: '3236.02' });
  });

  test('sends back what was replied to them, and nothing changes', async () => {
    const before = await priced();
    const { data } = await narrow.get<object>(`/project/get-by-id/${before.id}`);
    expect((await narrow.post('/project/save', data)).status).toBe(200);
    expect(await asStored(before.id)).toEqual(before);
  });

  test('writes no money: it is a field they do not know, and nothing is stored', async () => {
    const before = await priced();
    const [one, two] = before.lines;
    const attempts: [object, string][] = [
      [{ lines: [{ id: one?.id, unitPrice: '1' }, { id: two?.id }] }, 'lines.0.unitPrice fieldUnknown'],
      [{ lines: [{ id: one?.id }, { id: two?.id, discountPercent: '99' }] }, 'lines.1.discountPercent fieldUnknown'],
      [{ lines: [{ id: one?.id, net: '1' }, { id: two?.id }] }, 'lines.0.net fieldUnknown'],
      [{ discountPercent: '99' }, 'discountPercent fieldUnknown'],
      [{ gross: '1' }, 'gross fieldUnknown'],
      [{ defaultTaxRateId: null }, 'defaultTaxRateId fieldUnknown'],
      [{ marginPercent: '50' }, 'marginPercent fieldUnknown'],
      [{ createdById: narrow.id, status: 'closed', role: 'SA' }, 'role fieldUnknown'],
    ];
    for (const [values, expected] of attempts) {
      const reply = await narrow.post('/project/save', { id: before.id, version: 1, name: 'Not taken', ...values });
      expect([reply.status, ...reply.fieldCodes]).toEqual([400, expected]);
    }
    expect(await asStored(before.id)).toEqual(before);
    const customer = await saveCustomer(admin, { discountPercent: '4' });
    const refused = await narrow.post('/customer/save', { id: customer.id, version: 1, discountPercent: '0' });
    expect(refused.fieldCodes).toEqual(['discountPercent fieldUnknown']);
    await saved(narrow, 'customer', { id: customer.id, version: 1, city: 'Bern' });
    expect((await admin.get(`/customer/get-by-id/${customer.id}`)).data).toMatchObject({
      discountPercent: '4',
      city: 'Bern',
    });
  });

  test('is told that they may not add work without naming what is missing', async () => {
    const before = await priced();
    const reply = await narrow.post('/project/save', {
      id: before.id,
      version: 1,
      lines: [
        ...before.lines.map(({ id }) => ({ id })),
        { type: 'service', description: 'X', quantity: '1', unit: 'day' },
      ],
    });
    expect([reply.status, ...reply.fieldCodes]).toEqual([400, 'lines.2 notPermitted']);
    expect(JSON.stringify(reply)).not.toMatch(/price/i);
    expect(await asStored(before.id)).toEqual(before);
  });

  test('is shown a conflict over rows without the money in them', async () => {
    const before = await priced();
    const [one, two] = before.lines;
    await saved(admin, 'project', {
      id: before.id,
      version: 1,
      lines: [{ id: one?.id, quantity: '9', unitPrice: '4321.5' }, { id: two?.id }],
    });
    const reply = await narrow.post<{ conflicts: Row[] }>('/project/save', {
      id: before.id,
      version: 1,
      lines: [{ id: two?.id }],
    });
    expect([reply.status, reply.errorCode]).toEqual([409, 'recordChangedByOther']);
    expect(reply.data.conflicts).toMatchObject([
      { field: `lines.${one?.id}`, base: { quantity: '1' }, theirs: { quantity: '9' }, yours: null },
    ]);
    expect(moneyIn(reply.data)).toEqual([]);
    expect(JSON.stringify(reply)).not.toMatch(/4321\.5|1234\.5/);
  });

  test('merges with a change of money they do not see', async () => {
    const before = await priced();
    const [one, two] = before.lines;
    await saved(admin, 'project', {
      id: before.id,
      version: 1,
      discountPercent: '20',
      lines: [{ id: one?.id, unitPrice: '2000' }, { id: two?.id }],
    });
    await saved(narrow, 'project', {
      id: before.id,
      version: 1,
      lines: [{ id: one?.id, quantity: '2' }, { id: two?.id }],
    });
    expect(await asStored(before.id)).toMatchObject({
      discountPercent: '20',
      lines: [{ unitPrice: '2000', quantity: '2', net: '3800.00' }, { unitPrice: '77.25' }],
    });
  });

  test('is not told where a tax rate stands in fields they do not see', async () => {
    const own = await saved<{ id: string }>(admin, 'tax-rate', { code: 'W', name: 'Where', percent: '1' });
    await saveProject(admin, { name: 'In a line', lines: [work({ taxRateId: own.id })] });
    await saveCustomer(admin, { name: 'As default', defaultTaxRateId: own.id });
    const used = async (person: Person) =>
      (await person.get<{ uses: { entity: string }[] }>(`/tax-rate/where-used/${own.id}`)).data.uses.map(
        ({ entity }) => entity,
      );
    expect(await used(editor)).toEqual(['customer', 'project']);
    expect(await used(narrow)).toEqual(['customer']);
    const blind = await signIn(app, 'ADMIN', 'Blind', ['exportData']);
    const reply = await blind.del(`/tax-rate/remove/${own.id}`);
    expect([reply.status, reply.errorCode]).toEqual([409, 'deleteBlocked']);
    expect(JSON.stringify(reply)).not.toContain('In a line');
  });
});

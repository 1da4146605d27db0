import type { CustomerOverview } from '@mandate/contract/overview/record/customer-overview.ts';
import { relatedFilter, relatedLists } from '@mandate/contract/overview/record/related-lists.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import {
  type CustomerRecord,
  grid,
  saveCustomer,
  saved,
  savePersonnel,
  saveProject,
  staff,
  work,
} from '../../../testing/callers/records.ts';
import { sendForm } from '../../../testing/callers/send-file.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';

let app: TestApp;
let sa: Person;
let editor: Person;
let guest: Person;
let firm: CustomerRecord;
const ids: Record<string, string> = {};

/** A project of the firm as its history would have made it. */
async function projectIn(status: string, name: string, values: object): Promise<string> {
  const { id } = await saveProject(sa, { name, isInternal: false, customerId: firm.id, ...values });
  await app.database.pool.query('update projects set status = $2 where id = $1', [id, status]);
  ids[name] = id;
  return id;
}

async function overviewOf(person: Person, id = firm.id): Promise<CustomerOverview> {
  const reply = await person.get<CustomerOverview>(`/customer/get-overview/${id}`);
  if (reply.status !== 200) throw new Error(`refused: ${reply.errorMessage}`);
  return reply.data;
}

beforeAll(async () => {
  app = await startTestApp();
  sa = await signIn(app, 'SA');
  editor = await signIn(app, 'EDITOR');
  guest = await signIn(app, 'GUEST', 'A member');
  await saved(sa, 'exchange-rate', { currency: 'USD', validFrom: '2020-01-01', rate: '0.5' });
  firm = await saveCustomer(sa, { name: 'Norvane Mutual' });
  const line = (unitPrice: string, unitCost: string) => [work({ unitPrice, unitCost })];
  await projectIn('quoted', 'Opening hours', { quoteValidUntil: '2031-12-11', lines: line('96200', '70000') });
  await projectIn('quoted', 'Portal', { quoteValidUntil: '2031-12-04', lines: line('64750', '40000') });
  await projectIn('approved', 'Solvency', { startDate: '2032-01-12', lines: line('52900', '30000') });
  await projectIn('active', 'Claims', { startDate: '2026-01-01', endDate: '2032-03-31', lines: line('300', '200') });
  // 200 USD at 0.5.
  await projectIn('onHold', 'Fraud', {
    ...{ currency: 'USD', startDate: '2026-01-01', endDate: '2032-02-26' },
    lines: [work({ unitPrice: '200', unitCost: '100', costCurrency: 'USD' })],
  });
  await projectIn('active', 'Without a rate', { currency: 'KWD', lines: [work({ unitPrice: '5' })] });
  await projectIn('completed', 'Complaints', {
    startDate: '2025-01-01',
    endDate: '2025-09-30',
    lines: line('10', '1'),
  });
  await projectIn('lost', 'Lost one', { lines: line('1', '1') });
  const other = await saveCustomer(sa, { name: 'Somebody else' });
  await saveProject(sa, { name: 'Of others', isInternal: false, customerId: other.id });
  const person = await savePersonnel(sa, { userId: guest.id });
  await staff(sa, ids.Claims ?? '', person.id);
  // The dashboard works in what changed.
  await sa.get('/dashboard/get');
});
afterAll(() => app.close());

describe('the page of a customer', () => {
  test('tells open quotes, what runs, its margin and the last project', async () => {
    const told = await overviewOf(sa);
    expect(told).toMatchObject({
      isBehind: false,
      marginFloorPercent: '15',
      openQuotes: {
        count: 2,
        net: { amount: '160950.00', currency: 'EUR', withoutRate: 0 },
        firstEndsOn: '2031-12-04',
      },
      running: { count: 3, approvedCount: 1, net: { amount: '400.00', currency: 'EUR', withoutRate: 1 } },
      // 100 of 300 and 50 of 100; what nobody can convert is left out.
      margin: { amount: '150.00', currency: 'EUR', percent: '37.5', withoutCost: 0, withoutRate: 1 },
      lastProject: { id: ids['Lost one'], label: 'Lost one' },
    });
    expect(told.lastProject?.on).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('shows the open projects first, by their next date, and counts all by status', async () => {
    const { projects } = await overviewOf(sa);
    expect(projects.rows.map(({ name, nextDate }) => [name, nextDate])).toEqual([
      ['Portal', { what: 'quoteEnds', on: '2031-12-04' }],
      ['Opening hours', { what: 'quoteEnds', on: '2031-12-11' }],
      ['Solvency', { what: 'starts', on: '2032-01-12' }],
      ['Fraud', { what: 'ends', on: '2032-02-26' }],
      ['Claims', { what: 'ends', on: '2032-03-31' }],
      ['Without a rate', null],
    ]);
    expect(projects.rows[0]).toMatchObject({ status: 'quoted', contractNet: '64750.00', currency: 'EUR' });
    expect(projects).toMatchObject({ total: 8, totalIsExact: true });
    expect(projects.byStatus).toEqual([
      { status: 'quoted', count: 2 },
      { status: 'approved', count: 1 },
      { status: 'active', count: 2 },
      { status: 'completed', count: 1 },
      { status: 'onHold', count: 1 },
      { status: 'lost', count: 1 },
    ]);
  });

  test('counts what the full lists count', async () => {
    for (let number = 0; number < 8; number += 1)
      await saved(sa, 'place', { name: `Site ${number}`, customerId: firm.id, phone: '+492215550140' });
    await saved(sa, 'rate', { side: 'sell', customerId: firm.id, unit: 'day', amount: '900', validFrom: '2026-01-01' });
    await saved(sa, 'note', {
      entity: 'customer',
      recordId: firm.id,
      body: '<p>Calls on <strong>Fridays</strong></p>',
    });
    const fields = { entity: 'customer', recordId: firm.id, kind: 'contract' };
    await sendForm(app, sa, '/file/save', 'frame.txt', 'Framework agreement', fields);
    const told = await overviewOf(sa);
    for (const [name, list] of Object.entries(relatedLists.customer)) {
      const { total } = await grid(sa, list.noun, { filter: relatedFilter(list, firm.id) });
      expect([name, told[name as 'places']?.total]).toEqual([name, total]);
    }
    expect(told.places?.rows).toHaveLength(6);
    expect(told.places?.rows[0]).toMatchObject({ name: 'Site 0', phone: '+492215550140' });
    expect(told.files?.rows).toMatchObject([{ fileName: 'frame.txt', kind: 'contract', visibility: 'financial' }]);
  });

  test('tells the last six things that happened, to the customer, its projects and in notes', async () => {
    const own = await saveCustomer(sa, { name: 'Busy firm' });
    await saved(editor, 'customer', { id: own.id, version: 1, website: 'https://busy.example', city: 'Cologne' });
    const project = await saveProject(sa, {
      ...{ name: 'A quote', isInternal: false, customerId: own.id, quoteValidUntil: '2031-12-11' },
      lines: [work({ unitCost: '10' })],
    });
    const step = await sa.post(`/project/transition/${project.id}`, { to: 'quoted', version: project.version });
    expect(step.errorMessage).toBe(null);
    await saved(sa, 'note', { entity: 'customer', recordId: own.id, kind: 'call', body: '<p>Spoke <em>long</em></p>' });
    const { happened = [] } = await overviewOf(sa, own.id);
    const customer = { entity: 'customer', id: own.id, label: 'Busy firm' };
    expect(happened).toMatchObject([
      { what: 'noted', by: { label: 'The SA' }, record: customer, note: { kind: 'call', beginning: 'Spoke long' } },
      { what: 'transition', from: 'draft', to: 'quoted', record: { entity: 'project', label: 'A quote' } },
      { what: 'changed', by: { label: 'The EDITOR' }, record: customer },
      { what: 'created', record: customer },
    ]);
    expect((happened[2] as { fields: string[] }).fields.toSorted()).toEqual(['city', 'website']);
    for (const city of ['Bonn', 'Trier', 'Mainz', 'Ulm', 'Aachen', 'Essen', 'Kiel']) {
      const { data } = await sa.get<CustomerRecord>(`/customer/get-by-id/${own.id}`);
      await saved(sa, 'customer', { id: own.id, version: data.version, city });
    }
    const later = (await overviewOf(sa, own.id)).happened ?? [];
    expect(later.map(({ what }) => what)).toEqual(Array.from({ length: 6 }, () => 'changed'));
  });

  test('tells who does not see costs no margin, and who does not see prices no amounts', async () => {
    const withoutCosts = await overviewOf(editor);
    expect(withoutCosts.running.net?.amount).toBe('400.00');
    for (const name of ['margin', 'marginFloorPercent']) expect(withoutCosts).not.toHaveProperty(name);
    for (const row of withoutCosts.projects.rows) expect(row).not.toHaveProperty('plannedMarginPercent');
    const blind = await overviewOf(await signIn(app, 'EDITOR', 'Who sees no prices', []));
    expect(blind.openQuotes).toEqual({ count: 2, firstEndsOn: '2031-12-04' });
    expect(blind.running).toEqual({ count: 3, approvedCount: 1 });
    for (const row of blind.projects.rows) expect(row).not.toHaveProperty('contractNet');
    expect(blind.rates?.total).toBe(0);
  });

  test('tells a guest of their own projects alone, and of nothing that is noted about the firm', async () => {
    const told = await overviewOf(guest);
    expect(told.projects).toMatchObject({ total: 1, rows: [{ id: ids.Claims, name: 'Claims', status: 'active' }] });
    expect(told.projects.byStatus).toEqual([{ status: 'active', count: 1 }]);
    expect(told.openQuotes).toEqual({ count: 0 });
    expect(told.running).toEqual({ count: 1, approvedCount: 0 });
    expect(Object.keys(told).toSorted()).toEqual(['isBehind', 'openQuotes', 'projects', 'running']);
  });

  test('is not there for a removed customer, one a guest does not see, and what is no id', async () => {
    const gone = await saveCustomer(sa, { name: 'Gone' });
    await sa.del(`/customer/remove/${gone.id}`);
    for (const id of [gone.id, uuidV7(), 'x', '%27', '00000000-0000-0000-0000-000000000000', 'null']) {
      const { status, errorCode } = await sa.get(`/customer/get-overview/${id}`);
      expect([id, status, errorCode]).toEqual([id, 404, 'recordNotFound']);
    }
    const hidden = await saveCustomer(sa, { name: 'Hidden' });
    expect((await guest.get(`/customer/get-overview/${hidden.id}`)).status).toBe(404);
    const waiting = await signIn(app, 'GUEST', 'Who waits');
    expect((await waiting.get(`/customer/get-overview/${firm.id}`)).status).toBe(404);
  });
});

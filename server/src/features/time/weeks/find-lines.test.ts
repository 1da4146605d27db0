import type { WeekRow } from '@mandate/contract/time/week-detail.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../../testing/callers/people.ts';
import { saveCustomer, work } from '../../../../testing/callers/records.ts';
import { monday, runningProject, type TimeFirm, timeFirm } from '../../../../testing/callers/time-firm.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let firm: TimeFirm;

beforeAll(async () => {
  app = await startTestApp();
  firm = await timeFirm(app);
});
afterAll(() => app.close());

/** What Ben, or somebody else, is offered for a word, in the order in which it is offered. */
async function offered(search: string, person: Person = firm.ben): Promise<string[]> {
  const { data } = await person.get<WeekRow[]>(`/week/find-lines?week=${monday}&search=${search}`);
  return data.map(({ project, line }) => `${project.label}: ${line.label}`);
}

const kites = (description: string, values: object = {}) => [
  work({ description, quantity: '100', unit: 'hour', ...values }),
];

test('lines to add are those of projects of everybody, and of one that somebody manages, is of the team of or delivers for', async () => {
  const { personnelId } = firm.ben;
  await runningProject(app, firm.sa, { name: 'Everybody', whoBooks: 'everyone', lines: kites('Kites in common') });
  await runningProject(app, firm.sa, {
    name: 'Managed',
    projectManagerId: personnelId,
    lines: kites('Kites to manage'),
  });
  await runningProject(app, firm.sa, { name: 'Team', members: [{ personnelId }], lines: kites('Kites together') });
  const delivered = [...kites('Kites delivered', { personnelId }), ...kites('Kites of others')];
  await runningProject(app, firm.sa, { name: 'Delivered', lines: delivered });
  await runningProject(app, firm.sa, { name: 'Foreign', lines: kites('Kites elsewhere') });
  expect(await offered('kites')).toEqual([
    'Delivered: Kites delivered',
    'Delivered: Kites of others',
    'Everybody: Kites in common',
    'Managed: Kites to manage',
    'Team: Kites together',
  ]);
  expect(await offered('delivered%20others')).toEqual(['Delivered: Kites of others']);
});

test('lines of a project that is over, removed or not begun are not offered, nor are options', async () => {
  const whoBooks = 'everyone';
  const made = async (name: string) =>
    (await runningProject(app, firm.sa, { name, whoBooks, lines: kites('Boats') })).projectId;
  const [draft, closed, removed] = [await made('Draft'), await made('Closed'), await made('Removed')];
  await runningProject(app, firm.sa, { name: 'Optional', whoBooks, lines: kites('Boats', { isOptional: true }) });
  await made('Open');
  const { pool } = app.database;
  await pool.query("update projects set status = 'draft' where id = $1", [draft]);
  await pool.query("update projects set status = 'closed' where id = $1", [closed]);
  await pool.query('update projects set deleted_at = now() where id = $1', [removed]);
  expect(await offered('boats')).toEqual(['Open: Boats']);
});

test('a guest is offered what everybody books on by its names, and is told nothing else of it', async () => {
  const { id: customerId } = await saveCustomer(firm.sa, { name: 'Secretive Ltd' });
  const others = { personnelId: firm.eve.personnelId };
  await runningProject(app, firm.sa, {
    ...{ name: 'Support', whoBooks: 'everyone', isInternal: false, customerId, code: 'SUP-77' },
    lines: [...kites('Carts for all', others), ...kites('Carts on demand', { isOptional: true })],
  });
  await runningProject(app, firm.sa, { name: 'Foreign carts', lines: kites('Carts elsewhere') });
  expect(await offered('carts', firm.guest)).toEqual(['Support: Carts for all']);
  expect(await offered('support', firm.guest)).toEqual(['Support: Carts for all']);
  for (const hidden of ['secretive', 'sup-77']) {
    expect(await offered(hidden, firm.ben)).toEqual(['Support: Carts for all']);
    expect(await offered(hidden, firm.guest)).toEqual([]);
  }
  const { data } = await firm.guest.get<WeekRow[]>(`/week/find-lines?week=${monday}&search=carts`);
  expect(data).toMatchObject([{ project: { customerLabel: null }, planned: null, remaining: null }]);
  expect(JSON.stringify(data)).not.toContain('Secretive');
});

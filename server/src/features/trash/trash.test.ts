import type { Role } from '@mandate/contract/access/roles.ts';
import type { AuditRow } from '@mandate/contract/entities/audit.ts';
import { type TrashRow, trashKinds } from '@mandate/contract/entities/trash.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyRole, type Person, signIn } from '../../../testing/callers/people.ts';
import { grid, saveCustomer, saved, saveProject } from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { verifyAudit } from '../audit/verify-audit.ts';

let app: TestApp;
let people: Record<Role, Person>;
let sa: Person;

beforeAll(async () => {
  app = await startTestApp();
  people = await everyRole(app);
  sa = people.SA;
});
afterAll(() => app.close());

async function trashOf(person: Person, query: object = {}): Promise<TrashRow[]> {
  return (await grid(person, 'trash', { pageSize: 200, ...query })).rows as unknown as TrashRow[];
}

async function remove(person: Person, noun: string, id: string, reason = ''): Promise<string> {
  const reply = await person.del<{ deletionId: string }>(
    `/${noun}/remove/${id}${reason && `?reason=${encodeURIComponent(reason)}`}`,
  );
  if (reply.status !== 200) throw new Error(`${noun} not removed: ${reply.errorCode}`);
  return reply.data.deletionId;
}

const purge = (person: Person, deletionId: string) =>
  person.post<{ purged: { entity: string; id: string }[]; uses?: { entity: string; count: number }[] }>(
    `/trash/purge/${deletionId}`,
    {},
  );

const removeNew = async (name: string) => remove(sa, 'customer', (await saveCustomer(sa, { name })).id);

describe('the trash', () => {
  test('tells what was removed, by whom, when and why, how much went along and how long it is kept', async () => {
    const customer = await saveCustomer(sa, { name: 'Gone Ltd' });
    const id = await remove(people.ADMIN, 'customer', customer.id, 'Twice there');
    const [row] = await trashOf(people.ADMIN);
    expect(row).toEqual({
      id,
      entity: 'customer',
      recordId: customer.id,
      label: 'Gone Ltd',
      at: expect.stringMatching(/Z$/),
      byId: people.ADMIN.id,
      by: { id: people.ADMIN.id, label: 'The ADMIN', isDeleted: false },
      reason: 'Twice there',
      daysLeft: 90,
      along: 0,
    });
    await app.database.pool.query("update deletions set at = at - interval '100 days 1 hour' where id = $1", [id]);
    expect((await trashOf(sa)).find((one) => one.id === id)?.daysLeft).toBe(0);
    expect((await trashOf(sa, { search: 'gone' })).map((one) => one.id)).toEqual([id]);
    await sa.put(`/customer/undelete/${customer.id}`);
    expect((await trashOf(sa)).map((one) => one.id)).not.toContain(id);
  });

  test('counts what went along, and holds every kind that can be removed but views and drafts', async () => {
    const project = await saveProject(sa, { name: 'With a note' });
    for (const body of ['One', 'Two']) await saved(sa, 'note', { recordId: project.id, body });
    await remove(sa, 'project', project.id);
    expect((await trashOf(sa)).find(({ recordId }) => recordId === project.id)).toMatchObject({
      entity: 'project',
      along: 2,
    });
    const { rows } = await app.database.pool.query("select pg_get_viewdef('trash_entries') as text");
    for (const kind of trashKinds) expect(rows[0].text).toContain(`'${kind}'`);
  });

  test('hides from an ADMIN what only an SA may restore, and from who lacks a grant the rates of that side', async () => {
    const [chief, helper] = [await signIn(app, 'ADMIN', 'A chief'), await signIn(app, 'EDITOR', 'A helper')];
    const gone = [await remove(sa, 'account', chief.id), await remove(sa, 'account', helper.id)];
    const { rows: categories } = await grid(sa, 'service-category');
    const service = await saved<{ id: string }>(sa, 'service', {
      name: 'Advice',
      categoryId: categories[0]?.id ?? (await saved<{ id: string }>(sa, 'service-category', { name: 'Any' })).id,
      unit: 'day',
    });
    const rate = { serviceId: service.id, amount: '900', currency: 'EUR', unit: 'day', validFrom: '2026-01-01' };
    const cost = await saved<{ id: string }>(sa, 'rate', { ...rate, side: 'cost' });
    const removedCost = await remove(sa, 'rate', cost.id);
    const ids = async (person: Person) => (await trashOf(person)).map(({ id }) => id);
    expect(await ids(sa)).toEqual(expect.arrayContaining([...gone, removedCost]));
    const seen = await ids(people.ADMIN);
    expect([seen.includes(gone[0] ?? ''), seen.includes(gone[1] ?? ''), seen.includes(removedCost)]).toEqual([
      false,
      true,
      true,
    ]);
    const blind = await signIn(app, 'ADMIN', 'Without costs', ['seeRates']);
    expect(await ids(blind)).not.toContain(removedCost);
    expect((await people.EDITOR.post('/trash/get-grid', {})).errorCode).toBe('notPermitted');
    expect(await ids(people.GUEST)).toEqual([]);
  });
});

describe('purging', () => {
  test('takes records away for good, is noted, and the audit still verifies', async () => {
    const project = await saveProject(sa, { name: 'To purge' });
    const first = await saved<{ id: string }>(sa, 'note', { recordId: project.id, body: 'Removed before' });
    await remove(sa, 'note', first.id);
    await saved(sa, 'note', { recordId: project.id, body: 'Goes along' });
    const deletionId = await remove(sa, 'project', project.id);
    const reply = await purge(sa, deletionId);
    expect([reply.status, reply.data?.purged.map(({ entity }) => entity)]).toEqual([200, ['project', 'note', 'note']]);
    const { rows } = await app.database.pool.query('select 1 from projects where id = $1', [project.id]);
    expect(rows).toEqual([]);
    expect((await sa.put(`/project/undelete/${deletionId}`)).errorCode).toBe('recordNotFound');
    expect((await purge(sa, deletionId)).errorCode).toBe('recordNotFound');
    const filter = { all: [{ field: 'recordId', operator: 'is', value: project.id }] };
    const told = (await grid(sa, 'audit', { filter } as never)).rows as unknown as AuditRow[];
    expect(told[0]).toMatchObject({ action: 'purged', actorId: sa.id, details: { deletionId } });
    const created = await sa.get<{ changes: unknown[] }>(`/audit/get-by-id/${told.at(-1)?.id}`);
    expect(created.data.changes.length).toBeGreaterThan(0);
    expect((await verifyAudit(app.database.db)).broken).toBeNull();
  });

  test('is refused for what something points to, removed or not, and takes nothing away then', async () => {
    const customer = await saveCustomer(sa, { name: 'Still named' });
    const project = await saveProject(sa, { name: 'Names it', isInternal: false, customerId: customer.id });
    const ofProject = await remove(sa, 'project', project.id);
    const deletionId = await remove(sa, 'customer', customer.id);
    const held = await purge(sa, deletionId);
    expect([held.status, held.errorCode]).toEqual([409, 'deleteBlocked']);
    expect(held.data.uses).toEqual([
      { entity: 'project', count: 1, blocks: true, rows: [{ id: project.id, label: 'Names it' }] },
    ]);
    expect((await trashOf(sa)).map(({ id }) => id)).toContain(deletionId);
    expect((await purge(sa, ofProject)).status).toBe(200);
    expect((await purge(sa, deletionId)).status).toBe(200);
  });

  test('of an account that ever did anything is refused', async () => {
    const busy = await signIn(app, 'EDITOR', 'Once busy');
    await saveCustomer(busy, { name: 'Of somebody' });
    const idle = await saved<{ id: string }>(sa, 'account', {
      fullName: 'Never came',
      email: 'never.came@mandate.example',
      role: 'GUEST',
    });
    const held = await purge(sa, await remove(sa, 'account', busy.id));
    expect([held.errorCode, held.data.uses?.map(({ entity }) => entity)]).toEqual([
      'deleteBlocked',
      expect.arrayContaining(['customer', 'audit']),
    ]);
    expect((await purge(sa, await remove(sa, 'account', idle.id))).status).toBe(200);
  });

  test('is for an SA who gave the password lately', async () => {
    const deletionId = await removeNew('Kept');
    for (const role of ['ADMIN', 'EDITOR', 'GUEST'] as const)
      expect((await purge(people[role], deletionId)).errorCode).toBe('notPermitted');
    const late = await signIn(app, 'SA', 'Came long ago');
    await app.database.pool.query(
      "update sessions set confirmed_at = now() - interval '1 hour' where account_id = $1",
      [late.id],
    );
    expect((await purge(late, deletionId)).errorCode).toBe('reauthNeeded');
    for (const id of ['x', sa.id]) expect((await purge(sa, id)).errorCode).toBe('recordNotFound');
    expect((await trashOf(sa)).map(({ id }) => id)).toContain(deletionId);
  });
});

import { randomUUID } from 'node:crypto';
import { sentence } from '@mandate/contract/replies/refusals.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bulk, prepareBulk, runReceipt, undoBulk } from '../../../testing/callers/bulk.ts';
import { type Person, signIn } from '../../../testing/callers/people.ts';
import {
  type CustomerRecord,
  grid,
  type ProjectRecord,
  saveCustomer,
  saved,
  savePersonnel,
  saveProject,
  work,
} from '../../../testing/callers/records.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { verifyAudit } from '../../features/audit/verify-audit.ts';

let app: TestApp;
let admin: Person;
let editor: Person;
let sa: Person;

beforeAll(async () => {
  app = await startTestApp();
  sa = await signIn(app, 'SA');
  admin = await signIn(app, 'ADMIN');
  editor = await signIn(app, 'EDITOR');
});
afterAll(() => app.close());

/** Customers of one city of their own, so that a filter means them and nobody else. */
async function customersOf(city: string, count: number, values: object = {}): Promise<CustomerRecord[]> {
  const made: CustomerRecord[] = [];
  for (let number = 1; number <= count; number += 1) {
    made.push(await saveCustomer(admin, { name: `${city} ${number}`, city, ...values }));
  }
  return made;
}

const of = (city: string) => ({
  filter: { all: [{ field: 'city', operator: 'is', value: city }] },
  sort: [{ field: 'name', direction: 'asc' }],
});
const read = async (id: string) => (await admin.get<CustomerRecord>(`/customer/get-by-id/${id}`)).data;
const columnOf = async (city: string, field: string) =>
  (await grid(admin, 'customer', of(city) as never)).rows.map((row) => row[field]);

describe('a receipt', () => {
  test('says how many, shows ten before and after, and changes nothing', async () => {
    const customers = await customersOf('Aalen', 12, { language: 'de' });
    await saved(admin, 'customer', { id: customers[0]?.id, version: 1, status: 'former', language: 'fr' });
    const receipt = await prepareBulk(editor, 'customer', {
      query: of('Aalen'),
      except: [String(customers[11]?.id)],
      action: 'edit',
      changes: { status: 'former', tags: { add: ['key'] } },
    });
    expect(receipt).toMatchObject({ count: 11, unchanged: 0 });
    expect(receipt.sample).toHaveLength(10);
    expect(receipt.sample[0]).toEqual({
      id: customers[0]?.id,
      label: 'Aalen 1',
      before: { id: customers[0]?.id, status: 'former', tags: [] },
      after: { id: customers[0]?.id, status: 'former', tags: ['key'] },
      problem: null,
    });
    expect((await read(String(customers[1]?.id))).version).toBe(1);
    const only = await prepareBulk(admin, 'customer', {
      query: of('Aalen'),
      action: 'edit',
      changes: { status: 'former' },
    });
    expect(only.unchanged).toBe(1);
  });

  test('tells of what cannot be done with one of them', async () => {
    const [used] = await customersOf('Bonn', 2);
    await saveProject(admin, { isInternal: false, customerId: used?.id });
    const receipt = await prepareBulk(admin, 'customer', { query: of('Bonn'), action: 'remove' });
    expect(receipt.sample.map(({ problem }) => problem?.code ?? null)).toEqual(['deleteBlocked', null]);
    expect(await columnOf('Bonn', 'deletedAt')).toEqual([null, null]);
  });

  test('is refused with every wrong field', async () => {
    const codes = async (changes: object) =>
      (await admin.post('/customer/prepare-bulk', { query: {}, action: 'edit', changes })).fieldCodes;
    expect(await codes({})).toEqual(['changes fieldRequired']);
    expect(await codes({ code: 'X', contacts: [], status: 'nope', wrong: 1, currency: 'XXX' })).toEqual(
      expect.arrayContaining([
        'changes.code notBulkEditable',
        'changes.contacts notBulkEditable',
        'changes.status valueNotAllowed',
        'changes.wrong fieldUnknown',
      ]),
    );
    // What one may not see is refused as what there is not, once each.
    const ofProviders = (changes: object) =>
      admin.post('/provider/prepare-bulk', { query: {}, action: 'edit', changes: { city: 'X', ...changes } });
    expect((await ofProviders({ wrong: '1' })).fieldCodes).toEqual(['changes.wrong fieldUnknown']);
    expect((await ofProviders({ bankName: '1' })).fieldCodes).toEqual(['changes.bankName fieldUnknown']);
    expect(await codes({ version: 3 })).toEqual(['changes.version fieldUnknown']);
    expect(await codes({ createdAt: '2026-01-01T00:00:00.000Z' })).toEqual(['changes.createdAt fieldUnknown']);
    expect(await codes({ tags: { add: 'x' } })).not.toEqual([]);
    const bad = await admin.post('/customer/prepare-bulk', { action: 'edit', changes: { city: 'X' } });
    expect(bad.fieldCodes).toEqual(['query fieldRequired']);
    const unseen = await admin.post('/customer/prepare-bulk', {
      query: { filter: { all: [{ field: 'secret', operator: 'is', value: '1' }] } },
      action: 'remove',
    });
    expect(unseen.fieldCodes).toEqual(['filter.all.0.field fieldUnknown']);
  });

  test('works once, for the one who asked for it, and for its records only', async () => {
    await customersOf('Celle', 2);
    const { receipt } = await prepareBulk(admin, 'customer', {
      query: of('Celle'),
      action: 'edit',
      changes: { city: 'Celle' },
    });
    expect((await sa.post('/customer/run-bulk', { receipt })).errorCode).toBe('receiptNotFound');
    expect((await admin.post('/place/run-bulk', { receipt })).errorCode).toBe('receiptNotFound');
    expect((await admin.post('/customer/run-bulk', { receipt: randomUUID() })).status).toBe(404);
    await runReceipt(admin, 'customer', receipt);
    const again = await admin.post('/customer/run-bulk', { receipt });
    expect([again.status, again.errorCode]).toEqual([409, 'receiptUsed']);
    expect((await sa.post(`/customer/undo-bulk/${receipt}`, {})).errorCode).toBe('receiptNotFound');
  });

  test('sent once more under the key of the first call is answered as the first', async () => {
    await customersOf('Cham', 3);
    const { receipt } = await prepareBulk(admin, 'customer', {
      query: of('Cham'),
      action: 'edit',
      changes: { legalName: 'Cham & Co' },
    });
    const key = { 'idempotency-key': receipt };
    const first = await admin.post('/customer/run-bulk', { receipt }, key);
    expect(first.data).toMatchObject({ changed: 3 });
    expect((await admin.post('/customer/run-bulk', { receipt }, key)).data).toEqual(first.data);
    expect((await admin.post('/customer/run-bulk', { receipt: randomUUID() }, key)).errorCode).toBe(
      'idempotencyKeyReused',
    );
  });

  test('is of no use after half an hour', async () => {
    await customersOf('Daun', 1);
    const { receipt } = await prepareBulk(admin, 'customer', { query: of('Daun'), action: 'remove' });
    await app.database.pool.query(
      "update bulk_runs set created_at = created_at - interval '31 minutes' where id = $1",
      [receipt],
    );
    expect((await admin.post('/customer/run-bulk', { receipt })).errorCode).toBe('receiptExpired');
  });

  test('is refused when the records drifted, with how', async () => {
    const [first, second] = await customersOf('Erfurt', 3);
    const { receipt } = await prepareBulk(admin, 'customer', { query: of('Erfurt'), action: 'remove' });
    await saved(editor, 'customer', { id: first?.id, version: 1, phone: '+49 30 123450' });
    await saved(editor, 'customer', { id: second?.id, version: 1, city: 'Elsewhere' });
    await customersOf('Erfurt', 2);
    const reply = await admin.post('/customer/run-bulk', { receipt });
    expect([reply.status, reply.errorCode, reply.data]).toEqual([
      409,
      'setChanged',
      { added: 2, removed: 1, changed: 1 },
    ]);
    expect(await columnOf('Erfurt', 'deletedAt')).toHaveLength(4);
  });
});

describe('many customers', () => {
  test('are edited by the rules of the editor, and one undo brings all of it back', async () => {
    const manager = await savePersonnel(admin, { firstName: 'Mia', lastName: 'Manager' });
    const customers = await customersOf('Fulda', 60, { tags: ['old', 'kept'] });
    const others = await customersOf('Gera', 2);
    const [, changed] = customers;
    const result = await bulk(editor, 'customer', {
      query: of('Fulda'),
      action: 'edit',
      changes: { accountManagerId: manager.id, isActive: false, tags: { add: ['new'], remove: ['old'] } },
    });
    expect(result).toMatchObject({ changed: 60, skipped: [], failed: [], isCancelled: false });
    const after = await read(String(changed?.id));
    expect(after).toMatchObject({
      version: 2,
      accountManager: { label: 'Mia Manager' },
      isActive: false,
      tags: ['kept', 'new'],
    });
    expect((await read(String(others[0]?.id))).version).toBe(1);
    expect((await grid(admin, 'customer', { ...of('Fulda'), search: 'mia manager' } as never)).total).toBe(60);
    const history = await admin.get<{ rows: { origin: string; by: object; changes: object[] }[] }>(
      `/customer/history/${changed?.id}`,
    );
    expect(history.data.rows[0]).toMatchObject({ origin: 'bulk', by: { label: 'The EDITOR' } });
    expect(history.data.rows[0]?.changes).toHaveLength(3);

    // Another person goes on with two of them: what they changed stays, the rest goes back.
    await saved(admin, 'customer', { id: customers[0]?.id, version: 2, phone: '+49 30 123451' });
    await saved(admin, 'customer', { id: customers[1]?.id, version: 2, isActive: true });
    const undone = await undoBulk(editor, 'customer', result.batchId);
    expect(undone).toMatchObject({ changed: 60, skippedCount: 1, failedCount: 0 });
    expect(undone.skipped[0]).toMatchObject({ id: customers[1]?.id, label: 'Fulda 2', code: 'changedSince' });
    expect(undone.skipped[0]?.message).toBe(sentence('changedSince', { context: 'partly' }));
    expect(await read(String(customers[0]?.id))).toMatchObject({
      tags: ['old', 'kept'],
      isActive: true,
      accountManagerId: null,
      phone: '+4930123451',
    });
    expect(await read(String(customers[59]?.id))).toMatchObject({
      tags: ['old', 'kept'],
      isActive: true,
      accountManagerId: null,
    });
    expect((await editor.post(`/customer/undo-bulk/${result.batchId}`, {})).errorCode).toBe('undoNotPossible');
    expect((await verifyAudit(app.database.db)).broken).toBeNull();
  });

  test('of which some cannot be changed leave the others changed, and are named with the reason', async () => {
    const customers = await customersOf('Hamm', 3);
    // What a rule of the record refuses.
    await saved(admin, 'customer', { id: customers[0]?.id, version: 1, countryCode: 'AT', vatNumber: 'ATU13585627' });
    const result = await bulk(admin, 'customer', { query: of('Hamm'), action: 'edit', changes: { countryCode: 'DE' } });
    expect(result).toMatchObject({ changed: 2, failedCount: 0, skippedCount: 1 });
    expect(result.skipped[0]).toMatchObject({ label: 'Hamm 1', code: 'vatNumberNotValid' });
    // What comes in between is told afterwards.
    const gone = await savePersonnel(admin);
    const changes = { accountManagerId: gone.id };
    const { receipt, kept } = await prepareBulk(admin, 'customer', { query: of('Hamm'), action: 'edit', changes });
    expect(kept.count).toBe(0);
    await admin.del(`/personnel/remove/${gone.id}`);
    expect(await runReceipt(admin, 'customer', receipt)).toMatchObject({ changed: 0, failedCount: 3 });
    // Who deleted one of them since is told when the rest is taken back.
    await editor.del(`/customer/remove/${customers[1]?.id}`);
    const { skipped } = await undoBulk(admin, 'customer', result.batchId);
    const params = { user: 'The EDITOR', time: expect.stringMatching(/^\d{4}-.*Z$/) };
    expect(skipped).toMatchObject([{ label: 'Hamm 2', code: 'recordDeleted', params }]);
    expect(skipped[0]?.message).toMatch(/^The EDITOR deleted this record at /);
  });

  test('are deleted under a filter, the rest alone, and come back exactly as they were', async () => {
    const customers = await customersOf('Iserlohn', 4, { contacts: [{ lastName: 'Kept' }] });
    const [, , third] = customers;
    const before = await read(String(third?.id));
    const result = await bulk(admin, 'customer', {
      query: of('Iserlohn'),
      except: [String(customers[0]?.id)],
      action: 'remove',
    });
    expect(result.changed).toBe(3);
    expect(await columnOf('Iserlohn', 'name')).toEqual(['Iserlohn 1']);
    await admin.put(`/customer/undelete/${customers[1]?.id}`);
    const undone = await undoBulk(admin, 'customer', result.batchId);
    expect(undone).toMatchObject({ changed: 2, skippedCount: 1 });
    const { updatedAt: _one, version: _two, ...same } = before as never as Record<string, unknown>;
    expect(await read(String(third?.id))).toMatchObject({ ...same, version: 3 });
    const removed = await bulk(admin, 'customer', { ids: customers.map(({ id }) => id), action: 'remove' });
    const restored = await bulk(admin, 'customer', {
      query: { ...of('Iserlohn'), deleted: 'only' },
      action: 'undelete',
    });
    expect([removed.changed, restored.changed]).toEqual([4, 4]);
    expect((await undoBulk(admin, 'customer', restored.batchId)).changed).toBe(4);
    expect(await columnOf('Iserlohn', 'name')).toEqual([]);
  });

  test('are not changed by people who may not, record by record', async () => {
    const guest = await signIn(app, 'GUEST');
    await customersOf('Jena', 1);
    const request = { query: of('Jena'), action: 'edit', changes: { city: 'X' } };
    expect((await guest.post('/customer/prepare-bulk', request)).errorCode).toBe('notPermitted');
    expect((await editor.post('/customer/prepare-bulk', { query: of('Jena'), action: 'undelete' })).errorCode).toBe(
      'notPermitted',
    );
    const personnel = await editor.post('/personnel/prepare-bulk', {
      query: {},
      action: 'edit',
      changes: { jobTitle: 'X' },
    });
    expect(personnel.errorCode).toBe('notPermitted');
    const own = await saveProject(editor, { name: 'Bulk own draft' });
    const foreign = await saveProject(admin, { name: 'Bulk foreign draft' });
    const result = await bulk(editor, 'project', { ids: [own.id, foreign.id], action: 'remove' });
    expect(result).toMatchObject({ changed: 1, skipped: [{ id: foreign.id, code: 'notPermitted' }] });
  });

  test('are not changed further once the run is cancelled', async () => {
    await customersOf('Kiel', 101);
    const { receipt } = await prepareBulk(admin, 'customer', {
      query: of('Kiel'),
      action: 'edit',
      changes: { phone: '+49 30 123452' },
    });
    const stop = `create or replace function stop_after_first() returns trigger language plpgsql as
      'begin if new.done > 0 then new.is_cancelled := true; end if; return new; end';
      create trigger stop before update on bulk_runs for each row execute function stop_after_first()`;
    await app.database.pool.query(stop);
    const result = await runReceipt(admin, 'customer', receipt);
    await app.database.pool.query('drop trigger stop on bulk_runs');
    expect(result).toMatchObject({ changed: 100, isCancelled: true });
    expect((await admin.get(`/customer/get-bulk/${receipt}`)).data).toMatchObject({
      state: 'done',
      count: 101,
      done: 100,
      changed: 100,
    });
    expect((await undoBulk(admin, 'customer', receipt)).changed).toBe(100);
  });
});

describe('the audit of a run', () => {
  test('tells when an entry of one of its records was changed or is gone', async () => {
    await customersOf('Lahr', 2);
    const { batchId } = await bulk(admin, 'customer', {
      query: of('Lahr'),
      action: 'edit',
      changes: { legalName: 'Lahr' },
    });
    const faultOf = async (change: string) => {
      await app.database.pool.query(change, [batchId]);
      const { broken } = await verifyAudit(app.database.db);
      return broken?.fault ?? null;
    };
    expect(await faultOf('select $1::uuid')).toBeNull();
    const swap = (from: string, to: string) =>
      `update history set changes = replace(changes::text, '"${from}"', '"${to}"')::jsonb where batch_id = $1`;
    expect(await faultOf(swap('Lahr', 'Mahr'))).toBe('historyChanged');
    expect(await faultOf(swap('Mahr', 'Lahr'))).toBeNull();
    await app.database.pool.query('create table held as select * from history where batch_id = $1 limit 1', [batchId]);
    expect(await faultOf('delete from history where id in (select id from held) and $1::uuid is not null')).toBe(
      'historyMissing',
    );
    await app.database.pool.query('insert into history overriding system value select * from held');
    expect(await faultOf('select $1::uuid')).toBeNull();
  });
});

describe('many projects', () => {
  test('are edited with what follows from it, and undone', async () => {
    const rate = await saved<{ id: string }>(admin, 'tax-rate', { code: 'BULK', name: 'Bulk', percent: '10' });
    const projects = [
      await saveProject(admin, { lines: [work()] }),
      await saveProject(admin, { lines: [work(), work()] }),
    ];
    const ids = projects.map(({ id }) => id);
    const result = await bulk(admin, 'project', {
      ids,
      action: 'edit',
      changes: { defaultTaxRateId: rate.id, discountPercent: '50' },
    });
    expect(result.changed).toBe(2);
    const now = (await admin.get<ProjectRecord>(`/project/get-by-id/${ids[1]}`)).data;
    expect([now.totals.contractNet, now.totals.tax, now.lines[0]?.taxPercent]).toEqual(['100.00', '10.00', '10']);
    expect((await undoBulk(admin, 'project', result.batchId)).changed).toBe(2);
    const back = (await admin.get<ProjectRecord>(`/project/get-by-id/${ids[1]}`)).data;
    expect(back.totals).toEqual(projects[1]?.totals);
  });
});

describe('many records that are saved one by one', () => {
  test('of people are edited and undone', async () => {
    const people = [await savePersonnel(admin), await savePersonnel(admin)];
    const ids = people.map(({ id }) => id);
    const result = await bulk(admin, 'personnel', { ids, action: 'edit', changes: { jobTitle: 'Auditor' } });
    expect(result.changed).toBe(2);
    expect((await undoBulk(admin, 'personnel', result.batchId)).changed).toBe(2);
    expect((await grid(admin, 'personnel', { search: 'auditor' })).total).toBe(0);
  });

  test('of a tree go and come back whichever comes first', async () => {
    const top = await saved<{ id: string }>(admin, 'service-category', { code: 'BT', name: 'Bulk top' });
    const below = await saved<{ id: string }>(admin, 'service-category', {
      code: 'BB',
      name: 'Bulk below',
      parentId: top.id,
    });
    const result = await bulk(admin, 'service-category', { ids: [top.id, below.id], action: 'remove' });
    expect(result).toMatchObject({ changed: 2, failed: [] });
    expect(await undoBulk(admin, 'service-category', result.batchId)).toMatchObject({ changed: 2, failed: [] });
  });

  test('of accounts ask for the password first, and then can be tried again', async () => {
    const users = [await signIn(app, 'EDITOR', 'Bulk One'), await signIn(app, 'EDITOR', 'Bulk Two')];
    const ids = users.map(({ id }) => id);
    const text = "update sessions set confirmed_at = now() - interval '11 minutes' where account_id = $1";
    await app.database.pool.query(text, [sa.id]);
    const { receipt } = await prepareBulk(sa, 'account', { ids, action: 'edit', changes: { role: 'ADMIN' } });
    expect((await sa.post('/account/run-bulk', { receipt })).errorCode).toBe('reauthNeeded');
    expect((await sa.get(`/account/get-bulk/${receipt}`)).data).toMatchObject({ state: 'prepared' });
  });
});

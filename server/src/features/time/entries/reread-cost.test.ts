import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bulk, prepareBulk, runReceipt, undoBulk } from '../../../../testing/callers/bulk.ts';
import { type Person, signIn } from '../../../../testing/callers/people.ts';
import { saved } from '../../../../testing/callers/records.ts';
import { booked, type Entry, type TimeFirm, timeFirm } from '../../../../testing/callers/time-firm.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let firm: TimeFirm;
let admin: Person;
let rate: { id: string; version: number };

beforeAll(async () => {
  app = await startTestApp();
  firm = await timeFirm(app);
  admin = await signIn(app, 'ADMIN');
  const { personnelId } = firm.ann;
  const wanted = { side: 'cost', personnelId, unit: 'hour', currency: 'EUR', amount: '60', validFrom: '2026-01-01' };
  rate = await saved(firm.sa, 'rate', wanted);
});
afterAll(() => app.close());

const hour = 3_600;
const read = async (id: string) => (await firm.sa.get<Entry>(`/entry/get-by-id/${id}`)).data;
const bookOn = async (date: string) => (await booked(firm.ann, { lineId: firm.lineId, date, seconds: 2 * hour })).id;
const anew = (...ids: string[]) => ({ ids, action: 'edit', changes: { readCosts: true } }) as const;
async function raiseTo(amount: string): Promise<void> {
  rate = await saved(firm.sa, 'rate', { id: rate.id, version: rate.version, amount });
}

describe('costs read anew', () => {
  test('are shown before and after with their sources, become what rates say now, and are in the history', async () => {
    const id = await bookOn('2026-02-02');
    await raiseTo('65');
    expect(await read(id)).toMatchObject({ cost: '120.00' });
    const receipt = await prepareBulk(admin, 'entry', anew(id));
    expect(receipt.sample[0]).toMatchObject({
      before: { cost: '120.00', costBase: '120.00', costSource: { rule: 'person', amount: '60' } },
      after: { cost: '130.00', costBase: '130.00', costSource: { rule: 'person', amount: '65' } },
      problem: null,
    });
    expect(await read(id)).toMatchObject({ cost: '120.00', version: 1 });
    expect((await runReceipt(admin, 'entry', receipt.receipt)).changed).toBe(1);
    expect(await read(id)).toMatchObject({ cost: '130.00', unitCost: '65', version: 2, seconds: 2 * hour });
    const { data } = await admin.get<{ rows: { changes: { field: string }[] }[] }>(`/entry/history/${id}`);
    expect(data.rows[0]?.changes.map(({ field }) => field)).toContain('cost');
    const told = await firm.eve.get<{ rows: { changes: { field: string }[] }[] }>(`/entry/history/${id}`);
    expect(JSON.stringify(told.data)).not.toMatch(/cost|fxRate/i);
    // What is so already is announced as such, and not written again.
    const other = await bookOn('2026-02-06');
    await raiseTo('66');
    await bulk(admin, 'entry', anew(id));
    expect(await prepareBulk(admin, 'entry', anew(id, other))).toMatchObject({ count: 2, unchanged: 1 });
    expect((await bulk(admin, 'entry', anew(id))).changed).toBe(0);
  });

  test('go back to what they were, source and all', async () => {
    const id = await bookOn('2026-02-03');
    const before = await read(id);
    await raiseTo('70');
    const { batchId } = await bulk(admin, 'entry', anew(id));
    expect(await read(id)).toMatchObject({ cost: '140.00' });
    expect((await undoBulk(admin, 'entry', batchId)).changed).toBe(1);
    const { cost, costBase, costSource, unitCost } = before;
    expect(await read(id)).toMatchObject({ cost, costBase, costSource, unitCost, version: 3 });
  });

  test('stay in a closed month, and where no rate is found', async () => {
    const [closed, open] = [await bookOn('2026-01-05'), await bookOn('2026-02-04')];
    const ben = await booked(firm.sa, {
      ...{ personnelId: firm.guest.personnelId, lineId: firm.lineId, date: '2026-02-04', seconds: hour },
    });
    await app.database.pool.query(`update parameters set value = '"2026-01-31"' where key = 'time.closedUntil'`);
    await raiseTo('75');
    const receipt = await prepareBulk(admin, 'entry', anew(closed, open, ben.id));
    expect(receipt.kept.rows.map(({ id, code }) => [id, code])).toEqual([
      [closed, 'periodClosed'],
      [ben.id, 'bookedWithoutCost'],
    ]);
    const result = await runReceipt(admin, 'entry', receipt.receipt);
    expect([result.changed, result.skippedCount + result.failedCount]).toEqual([1, 2]);
    expect((await read(closed)).cost).not.toBe('150.00');
    expect((await read(open)).cost).toBe('150.00');
  });

  test('are nothing for whoever sees no costs, and no field a save takes', async () => {
    const id = await bookOn('2026-02-05');
    const reply = await firm.eve.post('/entry/prepare-bulk', anew(id));
    expect(new Set(reply.fieldCodes)).toEqual(new Set(['changes.readCosts fieldUnknown']));
    const save = await admin.post('/entry/save', { id, version: 1, readCosts: true });
    expect(save.fieldCodes).toEqual(['readCosts fieldUnknown']);
  });
});

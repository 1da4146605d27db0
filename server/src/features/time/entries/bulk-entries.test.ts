import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bulk, prepareBulk, runReceipt, undoBulk } from '../../../../testing/callers/bulk.ts';
import { signIn } from '../../../../testing/callers/people.ts';
import { saved, work } from '../../../../testing/callers/records.ts';
import {
  act,
  booked,
  type Entry,
  runningProject,
  type TimeFirm,
  timeFirm,
  wednesday,
} from '../../../../testing/callers/time-firm.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let firm: TimeFirm;

beforeAll(async () => {
  app = await startTestApp();
  firm = await timeFirm(app);
  const rate = { side: 'cost', unit: 'hour', currency: 'EUR', validFrom: '2026-01-01' };
  await saved(firm.sa, 'rate', { ...rate, personnelId: firm.ann.personnelId, amount: '60' });
});
afterAll(() => app.close());

const hour = 3_600;
const read = async (id: string) => (await firm.sa.get<Entry>(`/entry/get-by-id/${id}`)).data;
const bookOn = (date: string, values: object = {}) =>
  booked(firm.ann, { lineId: firm.lineId, date, seconds: hour, ...values });

describe('many entries', () => {
  test('take another line, text and tags together, with the project that follows and the cost of its line', async () => {
    const other = await runningProject(app, firm.sa, {
      name: 'Tunnel',
      members: [{ personnelId: firm.ann.personnelId }],
    });
    const ids = [(await bookOn('2026-02-02')).id, (await bookOn('2026-02-03')).id];
    const changes = { lineId: other.lineId, text: 'Dug', tags: { add: ['night'] } };
    const receipt = await prepareBulk(firm.sa, 'entry', { ids, action: 'edit', changes });
    expect(receipt).toMatchObject({ count: 2, unchanged: 0, kept: { checked: 2, count: 0 } });
    expect(receipt.sample[0]).toMatchObject({
      label: expect.stringMatching(/^2026-02-0\d, 1:00, .+, Bridge, Build$/),
      before: { text: null },
      after: { line: { label: 'Build' }, text: 'Dug' },
    });
    const { changed } = await runReceipt(firm.sa, 'entry', receipt.receipt);
    expect(changed).toBe(2);
    for (const id of ids)
      expect(await read(id)).toMatchObject({
        ...{ lineId: other.lineId, projectId: other.projectId, text: 'Dug', tags: ['night'] },
        ...{ cost: '60.00', version: 2 },
      });
  });

  test('are refused one by one for what a save of each would be refused for', async () => {
    const unbilled = await runningProject(app, firm.sa, {
      lines: [work({ unit: 'hour', isBillable: false })],
      members: [{ personnelId: firm.ann.personnelId }],
    });
    const full = [
      (await bookOn('2026-02-04', { seconds: 16 * hour })).id,
      (await bookOn('2026-02-05', { seconds: 16 * hour })).id,
    ];
    const moved = await bulk(firm.sa, 'entry', { ids: full, action: 'edit', changes: { date: '2026-02-06' } });
    expect([moved.changed, moved.skipped.map(({ code }) => code)]).toEqual([1, ['dayOverfull']]);
    const billed = await prepareBulk(firm.sa, 'entry', {
      ids: full,
      action: 'edit',
      changes: { lineId: unbilled.lineId },
    });
    expect(billed.kept.rows.map(({ code }) => code)).toEqual(['lineNotBilled', 'lineNotBilled']);
  });

  test('of others are left alone by whoever does not keep them, and what is handed in wants a reason', async () => {
    const { id } = await bookOn(wednesday);
    const asked = { ids: [id], action: 'edit' as const, changes: { text: 'Seen by Ben' } };
    expect((await prepareBulk(firm.ben, 'entry', asked)).kept.rows.map(({ code }) => code)).toEqual(['notPermitted']);
    expect((await act(firm.ann, 'submit', firm.ann)).state).toBe('submitted');
    const longer = { ids: [id], action: 'edit' as const, changes: { seconds: 2 * hour } };
    expect((await prepareBulk(firm.ann, 'entry', longer)).kept.rows.map(({ code }) => code)).toEqual(['entryLocked']);
    expect((await prepareBulk(firm.sa, 'entry', longer)).kept).toMatchObject({ count: 1, wantReason: 1 });
    expect((await bulk(firm.sa, 'entry', { ...longer, reason: 'Counted again' })).changed).toBe(1);
    expect(await read(id)).toMatchObject({ seconds: 2 * hour, state: 'submitted', cost: '120.00' });
  });

  test('go back together into a week that was handed in since only where it was said why', async () => {
    const { id } = await bookOn('2026-02-18');
    const { batchId: silent } = await bulk(firm.sa, 'entry', {
      ids: [id],
      action: 'edit',
      changes: { seconds: 2 * hour },
    });
    await act(firm.ann, 'submit', firm.ann, {}, '2026-02-16');
    expect((await undoBulk(firm.sa, 'entry', silent)).failed.map(({ message }) => message)).toEqual([
      'This time is handed in or approved. Save this entry by itself and say why.',
    ]);
    const more = { ids: [id], action: 'edit' as const, changes: { seconds: 3 * hour }, reason: 'Counted again' };
    const { batchId: said } = await bulk(firm.sa, 'entry', more);
    expect((await undoBulk(firm.sa, 'entry', said)).changed).toBe(1);
    expect(await read(id)).toMatchObject({ seconds: 2 * hour, state: 'submitted' });
  });

  test('get every figure back when a change of many is taken back, whatever rates became meanwhile', async () => {
    const keeper = await signIn(app, 'ADMIN');
    const ids = [(await bookOn('2026-01-05')).id, (await bookOn('2026-01-06')).id];
    const before = await Promise.all(ids.map(read));
    const { batchId } = await bulk(keeper, 'entry', { ids, action: 'edit', changes: { date: '2026-01-07' } });
    const { rows } = await app.database.pool.query("select id, version from rates where side = 'cost' limit 1");
    await saved(firm.sa, 'rate', { id: rows[0].id, version: rows[0].version, amount: '77' });
    expect((await undoBulk(keeper, 'entry', batchId)).changed).toBe(2);
    for (const [at, id] of ids.entries()) {
      const { date, postedOn, name, cost, costBase, costSource } = await read(id);
      expect({ date, postedOn, name, cost, costBase, costSource }).toEqual(pick(before[at]));
    }
    await saved(firm.sa, 'rate', { id: rows[0].id, version: rows[0].version + 1, amount: '60' });
  });
});

function pick({ date, postedOn, name, cost, costBase, costSource }: Partial<Entry> = {}) {
  return { date, postedOn, name, cost, costBase, costSource };
}

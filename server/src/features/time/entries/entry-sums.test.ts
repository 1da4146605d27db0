import type { Sums } from '@mandate/contract/lists/sums.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grid, saved } from '../../../../testing/callers/records.ts';
import { booked, type TimeFirm, timeFirm } from '../../../../testing/callers/time-firm.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let firm: TimeFirm;

beforeAll(async () => {
  app = await startTestApp();
  firm = await timeFirm(app);
  const { personnelId } = firm.ann;
  const rate = { side: 'cost', personnelId, unit: 'hour', currency: 'EUR', amount: '60', validFrom: '2026-01-01' };
  await saved(firm.sa, 'rate', rate);
  const entry = { lineId: firm.lineId, seconds: 5_400 };
  await booked(firm.ann, { ...entry, date: '2026-02-02' });
  await booked(firm.ann, { ...entry, date: '2026-03-02', seconds: 3_600 });
  await booked(firm.guest, { ...entry, date: '2026-03-03', seconds: 7_200 });
});
afterAll(() => app.close());

test('hours are added up over a list and by groups, the most first, and costs for who sees them alone', async () => {
  const { data } = await firm.sa.post<Sums>('/entry/get-sums', { groupBy: 'personnelId' });
  expect(data).toMatchObject({ count: 3, times: { seconds: 16_200 }, inBase: { amounts: { cost: '150.00' } } });
  expect(data.groups?.map(({ label, times }) => [label, times?.seconds])).toEqual([
    [expect.stringContaining('Pat'), 9_000],
    [expect.stringContaining('Pat'), 7_200],
  ]);
  const seen = await firm.eve.post<Sums>('/entry/get-sums', { groupBy: 'date' });
  expect(seen.data.groups?.map(({ value, times }) => [value, times?.seconds])).toEqual([
    ['2026-03', 10_800],
    ['2026-02', 5_400],
  ]);
  expect(JSON.stringify(seen.data)).not.toMatch(/cost|EUR/i);
});

test('a guest adds up their own alone', async () => {
  expect((await firm.guest.post<Sums>('/entry/get-sums', {})).data).toMatchObject({
    count: 1,
    times: { seconds: 7_200 },
  });
});

test('those without a cost are found by who sees costs, and by nobody else', async () => {
  const without = { filter: { all: [{ field: 'hasCost', operator: 'is', value: false }] } };
  const { rows } = await grid(firm.sa, 'entry', without as never);
  expect(rows.map(({ personnelId }) => personnelId)).toEqual([firm.guest.personnelId]);
  const refused = await firm.eve.post('/entry/get-grid', without);
  expect(refused.fieldCodes).toEqual(['filter.all.0.field fieldUnknown']);
});

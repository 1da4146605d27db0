import type { Attention, AttentionRow } from '@mandate/contract/control-panel.ts';
import { expect, test } from 'vitest';
import { countOf, readView, rowKey, rowsOf, withoutRow, withSnooze, writeView } from './attention-view.ts';

const row = (recordId: string, part: Partial<AttentionRow> = {}): AttentionRow => ({
  kind: 'quoteExpires',
  projectId: recordId,
  project: { id: recordId, label: recordId, isDeleted: false },
  recordId,
  detail: null,
  on: '2026-11-25',
  value: null,
  limit: null,
  isMine: false,
  snoozed: null,
  ...part,
});

const late = row('m', { kind: 'milestoneLate', isMine: true });
const quote = row('q');
const waiting = row('w', { snoozed: { until: '2026-12-01', reason: 'Holiday' } });
const attention: Attention = {
  rows: [late, quote, waiting],
  counts: [
    { kind: 'milestoneLate', count: 1, isExact: true },
    { kind: 'quoteExpires', count: 10_000, isExact: false },
  ],
  snoozedCount: 1,
};
const ids = (rows: readonly AttentionRow[]) => rows.map(({ recordId }) => recordId);

test('an address says which rows are shown; what it says beside that stays, what means nothing is as usual', () => {
  expect(readView(new URLSearchParams('show=mine&kind=quoteExpires'))).toEqual({ show: 'mine', kind: 'quoteExpires' });
  expect(readView(new URLSearchParams('show=theirs&kind=nonsense'))).toEqual({ show: 'all', kind: null });
  const address = writeView({ show: 'snoozed', kind: null }, new URLSearchParams('kind=quoteExpires&other=1'));
  expect(address.toString()).toBe('other=1&show=snoozed');
});

test('snoozed rows are shown behind their own tab alone, own ones and one kind when asked for', () => {
  expect(ids(rowsOf(attention, { show: 'all', kind: null }))).toEqual(['m', 'q']);
  expect(ids(rowsOf(attention, { show: 'mine', kind: null }))).toEqual(['m']);
  expect(ids(rowsOf(attention, { show: 'snoozed', kind: null }))).toEqual(['w']);
  expect(ids(rowsOf(attention, { show: 'all', kind: 'quoteExpires' }))).toEqual(['q']);
});

test('there may be more than is told, of one kind and of all', () => {
  expect(countOf(attention)).toEqual({ count: 10_001, isExact: false });
  expect(countOf(attention, 'milestoneLate')).toEqual({ count: 1, isExact: true });
});

test('what is settled leaves the rows and the counts at once', () => {
  const after = withoutRow(attention, late);
  expect(ids(after.rows)).toEqual(['q', 'w']);
  expect(countOf(after, 'milestoneLate').count).toBe(0);
  expect(after.snoozedCount).toBe(1);
  expect(withoutRow(after, late)).toBe(after);
});

test('what is put off and brought back goes from one count to the other', () => {
  const put = withSnooze(attention, late, { until: '2026-11-30', reason: null });
  expect(ids(rowsOf(put, { show: 'snoozed', kind: null }))).toEqual(['m', 'w']);
  expect([countOf(put, 'milestoneLate').count, put.snoozedCount]).toEqual([0, 2]);
  const back = withSnooze(put, late, null);
  expect(back).toEqual(attention);
  // Putting off again what is put off moves its day alone.
  expect(withSnooze(put, late, { until: '2026-12-24', reason: null }).snoozedCount).toBe(2);
});

test('a project may need attention for two reasons', () => {
  expect(rowKey(quote)).not.toBe(rowKey({ ...quote, kind: 'priceMissing' }));
});

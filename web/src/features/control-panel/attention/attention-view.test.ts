import type { Attention, AttentionRow } from '@mandate/contract/overview/control-panel.ts';
import { expect, test } from 'vitest';
import { countOf, readView, rowKey, rowsOf, usualShow, withoutRow, withSnooze, writeView } from './attention-view.ts';

const row = (recordId: string, part: Partial<AttentionRow> = {}): AttentionRow => ({
  kind: 'quoteExpires',
  subject: { entity: 'project', id: recordId, label: recordId },
  person: null,
  projectId: recordId,
  project: { id: recordId, label: recordId, isDeleted: false },
  recordIds: [recordId],
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
    { kind: 'milestoneLate', count: 1, mine: 1, isExact: true },
    { kind: 'quoteExpires', count: 10_000, mine: 120, isExact: false },
  ],
  snoozedCount: 1,
};
const lateOf = (of: Attention) =>
  (['all', 'mine'] as const).map((show) => countOf(of, { show, kind: 'milestoneLate' }).count);
const ids = (rows: readonly AttentionRow[]) => rows.map(({ recordIds }) => recordIds[0]);

test('an EDITOR begins with their own rows of attention; an SA, an ADMIN or an EDITOR outside the staff with all', () => {
  const person = { personnelId: 'p' };
  expect(usualShow({ role: 'EDITOR', ...person })).toBe('mine');
  for (const role of ['SA', 'ADMIN'] as const) expect(usualShow({ role, ...person })).toBe('all');
  expect(usualShow({ role: 'EDITOR', personnelId: null })).toBe('all');
});

test('the address says which rows of attention are shown, keeps its other parts, and ignores nonsense', () => {
  const read = (address: string, usual: 'all' | 'mine' = 'all') => readView(new URLSearchParams(address), usual);
  expect(read('show=mine&kind=quoteExpires')).toEqual({ show: 'mine', kind: 'quoteExpires' });
  expect(read('show=theirs&kind=nonsense')).toEqual({ show: 'all', kind: null });
  expect(read('kind=quoteExpires', 'mine')).toEqual({ show: 'mine', kind: 'quoteExpires' });
  expect(read('show=all', 'mine').show).toBe('all');
  const before = new URLSearchParams('kind=quoteExpires&other=1');
  expect(writeView({ show: 'snoozed', kind: null }, before, 'all').toString()).toBe('other=1&show=snoozed');
});

test('the choice of rows of attention is kept in the address, whatever a person begins with', () => {
  for (const usual of ['all', 'mine'] as const)
    for (const show of ['all', 'mine', 'snoozed'] as const)
      for (const kind of [null, 'endOverdue'] as const)
        expect(readView(writeView({ show, kind }, new URLSearchParams('show=mine'), usual), usual)).toEqual({
          show,
          kind,
        });
});

test('snoozed rows of attention are shown only on their own tab, and can be narrowed to own ones and one kind', () => {
  expect(ids(rowsOf(attention, { show: 'all', kind: null }))).toEqual(['m', 'q']);
  expect(ids(rowsOf(attention, { show: 'mine', kind: null }))).toEqual(['m']);
  expect(ids(rowsOf(attention, { show: 'snoozed', kind: null }))).toEqual(['w']);
  expect(ids(rowsOf(attention, { show: 'all', kind: 'quoteExpires' }))).toEqual(['q']);
});

test('a count of attention says when there is more than it counts, for one kind and for all', () => {
  expect(countOf(attention, { show: 'all', kind: null })).toEqual({ count: 10_001, isExact: false });
  expect(countOf(attention, { show: 'all', kind: 'milestoneLate' })).toEqual({ count: 1, isExact: true });
  expect(countOf(attention, { show: 'mine', kind: null })).toEqual({ count: 121, isExact: false });
  expect(countOf(attention, { show: 'snoozed', kind: null })).toEqual({ count: 1, isExact: true });
});

test('a row of attention that is settled leaves the rows and the counts at once', () => {
  const after = withoutRow(attention, late);
  expect(ids(after.rows)).toEqual(['q', 'w']);
  expect(lateOf(after)).toEqual([0, 0]);
  expect(after.snoozedCount).toBe(1);
  expect(withoutRow(after, late)).toBe(after);
});

test('a row of attention that is snoozed and brought back moves from one count to the other', () => {
  const put = withSnooze(attention, late, { until: '2026-11-30', reason: null });
  expect(ids(rowsOf(put, { show: 'snoozed', kind: null }))).toEqual(['m', 'w']);
  expect([lateOf(put), put.snoozedCount]).toEqual([[0, 0], 2]);
  // Of somebody else's row only the whole count changes.
  const others = withoutRow(attention, quote);
  expect(countOf(others, { show: 'mine', kind: null }).count).toBe(121);
  const back = withSnooze(put, late, null);
  expect(back).toEqual(attention);
  // Putting off again what is put off moves its day alone.
  expect(withSnooze(put, late, { until: '2026-12-24', reason: null }).snoozedCount).toBe(2);
});

test('a project may need attention for two reasons', () => {
  expect(rowKey(quote)).not.toBe(rowKey({ ...quote, kind: 'priceMissing' }));
});

import { expect, test } from 'vitest';
import { entryLocks } from './entry-locks.ts';

const open = { postedOn: '2026-03-04', state: 'open' };
const locked = (record: object, role: 'ADMIN' | 'EDITOR', closedUntil: string | null = null, isKept = true) => {
  const around = { closedUntil, isCorrected: 'correctedBy' in record };
  const { fields, notice, isClosed, isRead } = entryLocks(record as never, role, around, isKept);
  return [fields.has('seconds') || isRead, fields.has('text') || isRead, notice !== null, isClosed];
};

test('an entry of an open month that nobody handed in is changed by whoever keeps it', () => {
  expect(locked(open, 'EDITOR', '2026-02-28')).toEqual([false, false, false, false]);
});

test('what counts in a closed month keeps its figures for everybody, and its texts may change', () => {
  for (const role of ['ADMIN', 'EDITOR'] as const)
    expect(locked(open, role, '2026-03-31')).toEqual([true, false, true, true]);
});

test('what is handed in or approved is left to administrators, who are told that they are asked why', () => {
  for (const state of ['submitted', 'approved']) {
    expect(locked({ ...open, state }, 'EDITOR')).toEqual([true, true, true, false]);
    expect(locked({ ...open, state }, 'ADMIN')).toEqual([false, false, true, false]);
  }
});

test('time of somebody whose time the reader does not keep is only read, and a notice says who changes it', () => {
  expect(locked(open, 'EDITOR', null, false)).toEqual([true, true, true, false]);
  expect(locked(open, 'EDITOR', '2026-03-31', false)).toEqual([true, true, true, false]);
});

test('what takes an entry back and what was corrected keep for good what they count, and administrators may change their texts', () => {
  const approved = { ...open, state: 'approved' };
  for (const record of [
    { ...approved, seconds: -3_600 },
    { ...approved, correctedBy: 'another' },
  ]) {
    for (const closedUntil of [null, '2026-03-31'])
      expect(locked(record, 'ADMIN', closedUntil)).toEqual([true, false, true, false]);
    expect(locked(record, 'EDITOR')).toEqual([true, true, true, false]);
  }
  const { fields } = entryLocks(
    { ...approved, seconds: -3_600 },
    'ADMIN',
    { closedUntil: null, isCorrected: false },
    true,
  );
  expect([...fields.keys()]).toEqual(
    expect.arrayContaining(['personnelId', 'providerId', 'lineId', 'date', 'seconds']),
  );
});

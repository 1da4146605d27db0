import { describe, expect, test } from 'vitest';
import { acknowledge, SaveLedger, send } from '../load/save-ledger.ts';
import { compareJobs } from './compare-jobs.ts';
import { compareMails } from './compare-mails.ts';
import { compareSaves } from './compare-saves.ts';

const nothing = { lost: [], doubled: [] };

/** A customer of whom two saves were acknowledged. */
function savedTwice() {
  const ledger = new SaveLedger();
  const record = ledger.begin('customer', 'id-1', 'mark');
  for (const version of [1, 2]) {
    send(record, `Kept mark ${version}`);
    acknowledge(record, { version, name: `Kept mark ${version}` });
  }
  return { ledger, record };
}

const found = (version: number, id = 'id-1') => ({ id, version, name: `Kept mark ${version}` });

describe('saves', () => {
  test('agree when the last acknowledged one is there', () => {
    const { ledger } = savedTwice();
    expect(ledger.saves).toBe(2);
    expect(compareSaves(ledger.records, [found(2)])).toEqual(nothing);
  });

  test('are lost when the record is gone, or is as it was before', () => {
    const { ledger } = savedTwice();
    expect(compareSaves(ledger.records, []).lost).toEqual(['customer mark is not there']);
    expect(compareSaves(ledger.records, [found(1)]).lost).toHaveLength(1);
    expect(compareSaves(ledger.records, [{ ...found(2), name: 'Kept mark 1' }]).lost).toHaveLength(1);
  });

  test('are doubled when there are two records, or one save more than was sent', () => {
    const { ledger } = savedTwice();
    expect(compareSaves(ledger.records, [found(2), found(1, 'id-2')]).doubled).toHaveLength(1);
    expect(compareSaves(ledger.records, [found(3)]).doubled).toHaveLength(1);
  });

  test('that were not acknowledged may be there or not', () => {
    const { ledger, record } = savedTwice();
    send(record, 'Kept mark 3');
    expect(compareSaves(ledger.records, [found(2)])).toEqual(nothing);
    expect(compareSaves(ledger.records, [found(3)])).toEqual(nothing);
    expect(compareSaves(ledger.records, [found(4)]).doubled).toHaveLength(1);
    ledger.begin('project', 'id-3', 'other');
    expect(compareSaves(ledger.records, [found(2)])).toEqual(nothing);
  });
});

describe('mails', () => {
  const known = [
    { address: 'a@x', mayBeTwice: true },
    { address: 'b@x', mayBeTwice: false },
  ];

  test('come once, or twice where the product says that they may have', () => {
    expect(compareMails(['a@x', 'b@x'], ['a@x', 'b@x', 'a@x'], known)).toEqual(nothing);
  });

  test('are lost when none came, and doubled when nobody says so', () => {
    expect(compareMails(['a@x', 'b@x'], ['a@x'], known).lost).toEqual(['no mail came to b@x']);
    expect(compareMails(['b@x'], ['b@x', 'b@x'], known).doubled).toEqual(['2 mails came to b@x']);
    expect(compareMails(['a@x'], ['a@x', 'a@x', 'a@x'], known).doubled).toEqual(['3 mails came to a@x']);
  });
});

test('jobs are done, and their person is told once', () => {
  const done = { id: 'one', state: 'done', told: 1 };
  expect(compareJobs(['one', 'one'], [done])).toEqual(nothing);
  expect(compareJobs(['one'], []).lost).toEqual(['job one is not there']);
  expect(compareJobs(['one'], [{ ...done, state: 'running' }]).lost).toEqual(['job one is running']);
  expect(compareJobs(['one'], [{ ...done, told: 2 }]).doubled).toHaveLength(1);
});

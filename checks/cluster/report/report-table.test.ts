import { describe, expect, test } from 'vitest';
import type { Compared } from '../compare/compare-all.ts';
import type { Seen } from '../load/call-log.ts';
import { brokenPromises } from './broken-promises.ts';
import { comparisonTable, reportTable } from './report-table.ts';
import { addRound, type Stretch } from './stretch.ts';

const seen = (changed: Partial<Seen> = {}): Seen => ({
  calls: 1_000,
  counts: { answered: 990, busy: 10, refused: 0, failed: 0, bare: 0, lost: 0 },
  kinds: new Map(),
  longestGap: { write: 9_000, read: 4_000 },
  longestWait: 2_500,
  leaderChange: 8_000,
  signedOut: 0,
  streamsEnded: 2,
  streamsBack: 2,
  ms: 20_000,
  ...changed,
});
const agreed: Compared = {
  saves: { acknowledged: 800, lost: [], doubled: [] },
  mails: { ordered: 20, marked: 1, lost: [], doubled: [] },
  jobs: { ordered: 3, lost: [], doubled: [] },
  unseen: [],
};

function stretches(...all: Seen[]): Stretch[] {
  const found: Stretch[] = [];
  for (const one of all) addRound(found, 'A leader goes', one);
  return found;
}

describe('the report', () => {
  test('adds up what was seen of one kind of act, and keeps the longest time without a save', () => {
    const twice = stretches(seen(), seen({ longestGap: { write: 11_000, read: 1_000 } }));
    const cells = reportTable(twice)
      .split('\n')
      .at(-1)
      ?.split('|')
      .map((cell) => cell.trim());
    expect(cells?.slice(1, -1)).toEqual([
      'A leader goes',
      '2',
      '40',
      '2,000',
      '1,980',
      '20',
      '0',
      '0',
      '0',
      '0',
      '8.0 s',
      '11.0 s',
      '4.0 s',
      '2.5 s',
      '0',
      '4, 4',
    ]);
    expect(comparisonTable(agreed)).toContain('Mails (1 marked as perhaps repeated)');
  });

  test('names no promise as broken where all were kept', () => {
    expect(brokenPromises(stretches(seen()), agreed)).toEqual([]);
  });

  test('names each that was not', () => {
    const counts = { answered: 990, busy: 5, refused: 0, failed: 2, bare: 1, lost: 2 };
    const bad = seen({ counts, signedOut: 1, longestGap: { write: 16_000, read: 0 }, kinds: new Map([['/a 500', 2]]) });
    const lost = {
      ...agreed,
      unseen: ['customer Kept 1'],
      saves: { acknowledged: 1, lost: ['one'], doubled: ['two'] },
    };
    expect(brokenPromises(stretches(bad), lost)).toEqual([
      'A leader goes: 3 calls were not answered by the envelope (2 × /a 500)',
      'A leader goes: 2 calls failed (2 × /a 500)',
      'A leader goes: 1 people were signed out',
      'A leader goes: nobody could save for 16.0 s',
      '1 saves are lost: one',
      '1 saves are doubled: two',
      '1 records were not in the list of who had saved them: customer Kept 1',
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { decidedCopy } from './decided-copy.ts';
import { decisionOf, groupsOf, withDecision } from './not-carried-groups.ts';
import type { CopyLine, CopyProject } from './use-prepared-copy.ts';

const line = (id: string, unitPrice: string | null) =>
  ({ id, type: 'service', quantity: '2', unitPrice, isBillable: true, isOptional: false, unitCost: null }) as CopyLine;
const lines = [line('a', null), line('b', '10')];
const groups = groupsOf(
  [
    { part: 'lines', label: 'Mara Feld', code: 'personLeft', rowId: 'a' },
    { part: 'lines', label: 'Mara Feld', code: 'personLeft', rowId: 'b' },
    { part: 'members', label: 'Mara Feld', code: 'personLeft', rowId: 'm' },
    { part: 'lines', label: 'Work', code: 'rateMissing', rowId: 'a' },
    { part: 'places', label: 'Harbour', code: 'placeGone', rowId: null },
  ],
  lines,
  true,
);

describe('what could not be copied', () => {
  test('is listed once, with the lines it is about', () => {
    expect(groups.map(({ code, lines: about, ways }) => [code, about, ways])).toEqual([
      ['personLeft', [0, 1], ['toBeNamed']],
      ['rateMissing', [0], ['without', 'keepPrice']],
      ['placeGone', [], ['without']],
    ]);
  });

  test('can be decided, decided differently, and left open again', () => {
    const [, rate] = groups;
    if (!rate) throw new Error('no rate is missing');
    const kept = withDecision(['other.without'], rate, 'keepPrice');
    expect([kept.length, decisionOf(rate, kept)]).toEqual([2, 'keepPrice']);
    expect(decisionOf(rate, withDecision(kept, rate, 'without'))).toBe('without');
    expect(withDecision(kept, rate, null)).toEqual(['other.without']);
  });

  test('can keep the price of the original in the copy, and in its totals', () => {
    const prepared = { id: 'c', currency: 'EUR', lines, totals: { contractNet: '20.00' } } as unknown as CopyProject;
    const sources = [line('x', '1180'), line('y', '9')];
    const [, rate] = groups;
    const decided = rate ? withDecision([], rate, 'keepPrice') : [];
    expect(decidedCopy(prepared, sources, groups, [])).toBe(prepared);
    const copy = decidedCopy(prepared, sources, groups, decided);
    expect([copy.lines[0]?.unitPrice, copy.lines[0]?.net, copy.lines[1]?.unitPrice]).toEqual(['1180', '2360.00', '10']);
    expect(copy.totals).toEqual({ contractNet: '2380.00' });
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { merge } from '../changes/merge.ts';
import { blankLine, type LineValues } from './line.ts';

/** What somebody does to the lines of a project. */
type Edit =
  | { kind: 'add'; at: number; text: string }
  | { kind: 'write'; at: number; text: string }
  | { kind: 'price'; at: number; price: number }
  | { kind: 'move'; from: number; at: number }
  | { kind: 'remove'; at: number };

const at = fc.nat(40);
const text = fc.string({ minLength: 1, maxLength: 4 });
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), at, text }),
  fc.record({ kind: fc.constant('write' as const), at, text }),
  fc.record({ kind: fc.constant('price' as const), at, price: fc.nat(999) }),
  fc.record({ kind: fc.constant('move' as const), from: at, at }),
  fc.record({ kind: fc.constant('remove' as const), at }),
);

function line(id: string, description: string): LineValues {
  return { ...blankLine, id, type: 'service', description, quantity: '1', unit: 'day', unitPrice: '100' };
}

function edited(lines: readonly LineValues[], edits: readonly Edit[], who: string): LineValues[] {
  let now = [...lines];
  for (const [index, one] of edits.entries()) {
    const place = now.length === 0 ? 0 : one.at % now.length;
    const here = now[place];
    if (one.kind === 'add') now = now.toSpliced(place, 0, line(`${who} ${index}`, one.text));
    else if (here === undefined) continue;
    else if (one.kind === 'write') now = now.with(place, { ...here, description: one.text });
    else if (one.kind === 'price') now = now.with(place, { ...here, unitPrice: String(one.price) });
    else if (one.kind === 'remove') now = now.toSpliced(place, 1);
    else {
      const [moved] = now.splice(one.from % now.length, 1);
      if (moved) now.splice(place, 0, moved);
    }
  }
  return now;
}

const idsOf = (lines: readonly LineValues[]) => lines.map(({ id }) => id);

test('of two people who work on the lines of one project, no line of either is lost, and none comes back', () => {
  fc.assert(
    fc.property(
      fc.nat(12),
      fc.array(edit, { maxLength: 12 }),
      fc.array(edit, { maxLength: 12 }),
      (count, ofOne, ofOther) => {
        const base = Array.from({ length: count }, (_, index) => line(`base ${index}`, `Line ${index}`));
        const [theirs, yours] = [edited(base, ofOne, 'theirs'), edited(base, ofOther, 'yours')];
        const { values, conflicts } = merge({ lines: base }, { lines: theirs }, { lines: yours }, ['lines']);
        const merged = values.lines as LineValues[];
        const told = new Set(conflicts.map(({ field }) => field.split('.')[1]));
        const [here, there, known] = [idsOf(yours), idsOf(theirs), idsOf(base)];

        expect(new Set(idsOf(merged)).size).toBe(merged.length);
        for (const id of new Set([...here, ...there, ...known])) {
          if (told.has(id)) continue;
          const isAdded = !known.includes(id);
          const isWanted = isAdded || (here.includes(id) && there.includes(id));
          expect([id, idsOf(merged).includes(id)]).toEqual([id, isWanted]);
        }
        for (const row of merged) {
          const [mine, other, before] = [yours, theirs, base].map((lines) => lines.find(({ id }) => id === row.id));
          for (const field of ['description', 'unitPrice'] as const) {
            const isMine = mine !== undefined && mine[field] !== before?.[field];
            const expected = isMine ? mine[field] : (other ?? mine)?.[field];
            if (!told.has(row.id)) expect(row[field]).toBe(expected);
          }
        }
      },
    ),
    { numRuns: 500 },
  );
});

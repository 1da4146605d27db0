import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keySequence, sequenceMs } from './key-sequence.ts';

const press = (key: string) => ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false });
const offers = ['g p', 'g d', 'g g c'];

/** Presses keys at moments. @returns what each completed */
function typed(keys: readonly (readonly [key: string, at: number])[]): (string | null)[] {
  const sequence = keySequence();
  return keys.map(([key, at]) => sequence.press(press(key), offers, at));
}

describe('keys pressed one after the other', () => {
  test('trigger a shortcut within a second of each other', () => {
    const last = sequenceMs - 1;
    expect(
      typed([
        ['g', 0],
        ['p', last],
      ]),
    ).toEqual([null, 'g p']);
    expect(
      typed([
        ['g', 0],
        ['p', sequenceMs],
      ]),
    ).toEqual([null, null]);
    expect(
      typed([
        ['g', 0],
        ['g', last],
        ['c', 2 * last],
      ]),
    ).toEqual([null, null, 'g g c']);
  });

  test('start again with a key that does not continue', () => {
    expect(
      typed([
        ['g', 0],
        ['x', 1],
        ['p', 2],
      ]),
    ).toEqual([null, null, null]);
    expect(
      typed([
        ['g', 0],
        ['g', 1],
        ['p', 2],
      ]),
    ).toEqual([null, null, null]);
    expect(
      typed([
        ['g', 0],
        ['g', 1],
        ['g', 2],
        ['p', 3],
      ]),
    ).toEqual([null, null, null, 'g p']);
  });

  test('are not disturbed by holding down a modifier key', () => {
    expect(
      typed([
        ['g', 0],
        ['Shift', 1],
        ['p', 2],
      ]),
    ).toEqual([null, null, 'g p']);
  });

  test('are no longer waited for once they are complete or forgotten', () => {
    const sequence = keySequence();
    sequence.press(press('g'), offers, 0);
    expect(sequence.isWaiting(1)).toBe(true);
    sequence.press(press('p'), offers, 1);
    expect(sequence.isWaiting(2)).toBe(false);
    sequence.press(press('g'), offers, 3);
    sequence.forget();
    expect(sequence.press(press('p'), offers, 4)).toBeNull();
  });

  test('trigger only a shortcut that ends with the last key', () => {
    const keys = fc.array(fc.constantFrom('g', 'p', 'd', 'c', 'x', 'Shift'), { maxLength: 12 });
    fc.assert(
      fc.property(keys, (all) => {
        const told = typed(all.map((key, at) => [key, at] as const));
        told.forEach((keys, at) => {
          if (keys !== null)
            expect(
              all
                .slice(0, at + 1)
                .filter((key) => key !== 'Shift')
                .join(' '),
            ).toMatch(new RegExp(`${keys}$`));
        });
      }),
    );
  });
});

import type { Fit } from '@mandate/contract/search/name-fit.ts';
import { describe, expect, test } from 'vitest';
import { activePlace, heldLine, isTaken, isTakenAfter } from './active-line.ts';
import type { PaletteItem } from './palette-item.ts';

const line = (id: string, fit: Fit, values: Partial<PaletteItem> = {}): PaletteItem => ({
  id,
  label: id,
  fit,
  ...values,
});
const found = (id: string, fit: Fit) => line(id, fit, { isFound: true });
const nowhere = { went: null, held: null };

describe('while the server searches', () => {
  test('a page whose name is or begins with what was typed stays chosen, and Enter opens it at once', () => {
    for (const fit of ['exact', 'begins'] as const) {
      const page = line('page', fit);
      const held = heldLine([page, line('other', 'within')]);
      expect(held).toBe('page');
      expect(isTaken(page, { went: null, held })).toBe(true);
      // What came a moment later and fits better leads the list, and takes nothing from under the finger.
      expect(activePlace([found('better', 'exact'), page], { went: null, held })).toBe(1);
    }
  });

  test('an unsure match gives way to the best of the answer, and Enter waits for that', () => {
    for (const first of [line('page', 'initials'), line('page', 'wordsBegin'), found('record', 'exact')]) {
      expect(heldLine([first])).toBeNull();
      expect(isTaken(first, nowhere)).toBe(false);
      expect(activePlace([found('better', 'exact'), first], nowhere)).toBe(0);
    }
    expect(heldLine([])).toBeNull();
  });

  test('the line a person moved to stays chosen wherever it ends up, and if it is gone the first one is', () => {
    const lines = [found('a', 'begins'), line('b', 'begins'), line('c', 'text')];
    const at = { went: 'c', held: 'b' };
    expect(activePlace(lines, at)).toBe(2);
    expect(isTaken(lines[2], at)).toBe(true);
    expect(activePlace(lines.slice(0, 1), at)).toBe(0);
  });
});

test('an unsure answer of the search opens no found record, and no command that only resembles the words', () => {
  expect(isTakenAfter(found('a', 'begins'), true)).toBe(true);
  expect(isTakenAfter(found('a', 'resembles'), false)).toBe(false);
  expect(isTakenAfter(line('a', 'initials'), false)).toBe(true);
  expect(isTakenAfter(line('a', 'resembles'), false)).toBe(false);
  expect(isTakenAfter(undefined, true)).toBe(false);
});

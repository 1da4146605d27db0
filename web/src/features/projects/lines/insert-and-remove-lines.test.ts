import { expect, test } from 'vitest';
import { type EditLine, isBlank, newLine, readable, withValue } from './edit-line.ts';
import {
  duplicateLine,
  moveLine,
  nextService,
  placeLine,
  removeLines,
  replaceLine,
  takeLine,
} from './insert-and-remove-lines.ts';

function lines(...names: string[]): EditLine[] {
  return names.map((name) => ({
    ...newLine(/^[A-Z]/.test(name) ? 'section' : 'service'),
    id: name,
    description: name,
  }));
}

const ids = (all: readonly EditLine[]) => all.map(({ id }) => id).join(' ');

test.each([
  ['a b c', 1, -1, 'b a c', 0],
  ['a b c', 1, 1, 'a c b', 2],
  ['a b c', 0, -1, 'a b c', 0],
  ['a b c', 2, 1, 'a b c', 2],
  ['A a b B c', 0, 1, 'B c A a b', 2],
  ['A a b B c', 3, -1, 'B c A a b', 0],
  ['a A b', 1, -1, 'a A b', 1],
  ['A a B b', 2, 1, 'A a B b', 2],
] as const)('moving a line in %s from place %i by %i gives %s', (before, at, step, after, to) => {
  const moved = moveLine(lines(...before.split(' ')), at, step);
  expect([ids(moved.lines), moved.at]).toEqual([after, to]);
});

test('a copied line stands behind the original, with an id of its own', () => {
  const copied = duplicateLine(lines('a', 'b'), 0);
  expect(copied.map(({ description }) => description)).toEqual(['a', 'a', 'b']);
  expect(new Set(copied.map(({ id }) => id)).size).toBe(3);
});

test('the chosen lines of a project are removed, and no others', () => {
  expect(ids(removeLines(lines('a', 'b', 'c'), 0, 1))).toBe('c');
});

test('replacing a line with itself changes nothing', () => {
  const all = lines('a', 'b');
  expect(replaceLine(all, all[1] as EditLine)).toBe(all);
});

test('a new service takes the unit of the one above, but never a flat sum', () => {
  const hours = { ...newLine('service', 'hour'), description: 'a' };
  expect(nextService([hours], 1).unit).toBe('hour');
  expect(nextService([hours, newLine('service', 'lumpSum')], 2).unit).toBe('hour');
  expect(nextService([], 0).unit).toBe('day');
});

test('a line counts as blank until something is written on it', () => {
  const fresh = newLine('service');
  expect(isBlank(fresh)).toBe(true);
  expect(isBlank(withValue(fresh, 'quantity', 'about 5'))).toBe(false);
  expect(isBlank(newLine('text'))).toBe(true);
  expect(isBlank(newLine('discount'))).toBe(false);
});

test('a figure that cannot be read does not count in a line', () => {
  const line = { ...newLine('service'), quantity: 'about 5', unitPrice: '100' };
  expect(readable(line)).toMatchObject({ quantity: null, unitPrice: '100' });
});

test.each([
  ['a b c', 0, 2, 'b a c'],
  ['a b c', 2, 0, 'c a b'],
  ['a b c', 1, 3, 'a c b'],
  ['a b c', 1, 2, 'a b c'],
  ['A a b B c', 0, 5, 'B c A a b'],
  // Let go among the lines of another section: behind them, so that it takes none of them.
  ['A a B b c C', 5, 3, 'A a B b c C'],
  ['A a B b c C d', 0, 4, 'B b c A a C d'],
  ['A a B b', 3, 1, 'A b a B'],
] as const)('dropping a line of %s from place %i before place %i gives %s', (before, at, to, after) => {
  expect(ids(placeLine(lines(...before.split(' ')), at, to))).toBe(after);
});

test('a price found while a line is being edited is kept', () => {
  const [line] = lines('a') as [EditLine];
  const found = { ...line, unitPrice: '100' };
  const taken = takeLine([found], { line: { ...line, quantity: '2' }, before: line });
  expect(taken[0]).toMatchObject({ quantity: '2', unitPrice: '100' });
});

test('a discount is taken off a line whether typed with a minus or not, and shown with one', () => {
  const discount = { ...newLine('discount'), id: 'a' };
  expect(withValue(discount, 'unitPrice', '2000').unitPrice).toBe('-2000');
  expect(withValue(discount, 'unitPrice', '-2000').unitPrice).toBe('-2000');
  expect(withValue(discount, 'unitPrice', '2k').unitPrice).toBe('2k');
  expect(withValue({ ...newLine('service'), id: 'b' }, 'unitPrice', '2000').unitPrice).toBe('2000');
});

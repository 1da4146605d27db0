import { expect, test } from 'vitest';
import { foundIcons, type NamedIcon } from './found-icons.ts';

const icons: readonly NamedIcon[] = [
  ['alarm-clock', [], []],
  ['clock-arrow-up', [], []],
  ['trash', ['trash-2'], []],
];
const namesOf = (text: string) => foundIcons(icons, text).map(([name]) => name);

test('an empty search for icons finds all of them', () => expect(namesOf(' ')).toHaveLength(3));

test('an icon is found when all words are in its name, in any order and case', () => {
  expect(namesOf('Clock')).toEqual(['alarm-clock', 'clock-arrow-up']);
  expect(namesOf('up clock')).toEqual(['clock-arrow-up']);
  expect(namesOf('clock-al')).toEqual(['alarm-clock']);
});

test('an icon is found by its former name', () => expect(namesOf('trash-2')).toEqual(['trash']));

test('a search for an unknown name finds no icon, and is not read as a pattern', () =>
  expect(namesOf('.*')).toEqual([]));

import { expect, test } from 'vitest';
import { foundIcons, type NamedIcon } from './found-icons.ts';

const icons: readonly NamedIcon[] = [
  ['alarm-clock', [], []],
  ['clock-arrow-up', [], []],
  ['trash', ['trash-2'], []],
];
const namesOf = (text: string) => foundIcons(icons, text).map(([name]) => name);

test('an empty search finds all icons', () => expect(namesOf(' ')).toHaveLength(3));

test('all words must be in the name, in any order and whatever their case', () => {
  expect(namesOf('Clock')).toEqual(['alarm-clock', 'clock-arrow-up']);
  expect(namesOf('up clock')).toEqual(['clock-arrow-up']);
  expect(namesOf('clock-al')).toEqual(['alarm-clock']);
});

test('a former name leads to the icon', () => expect(namesOf('trash-2')).toEqual(['trash']));

test('what is no name is found nowhere, and is no pattern', () => expect(namesOf('.*')).toEqual([]));

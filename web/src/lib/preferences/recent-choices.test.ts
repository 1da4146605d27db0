import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { purgeRecentChoices, readRecentChoices, storeRecentChoice } from './recent-choices.ts';

let kept: Record<string, string>;

beforeEach(() => {
  kept = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      if (value.includes('too-long')) throw new DOMException('full', 'QuotaExceededError');
      kept[key] = value;
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

test('the five records a person chose last are remembered, the latest first and each once', () => {
  for (const id of ['a', 'b', 'c', 'd', 'a', 'e', 'f']) storeRecentChoice('ines', 'customer', id);
  expect(readRecentChoices('ines', 'customer')).toEqual(['f', 'e', 'a', 'd', 'c']);
});

test('recent choices belong to one person and one kind of record, and only their ids are kept', () => {
  storeRecentChoice('ines', 'customer', 'a');
  expect(readRecentChoices('otto', 'customer')).toEqual([]);
  expect(readRecentChoices('ines', 'provider')).toEqual([]);
  expect(Object.values(kept)).toEqual(['["a"]']);
});

test('a record that is gone is forgotten among recent choices, and the others stay', () => {
  for (const id of ['a', 'b', 'c']) storeRecentChoice('ines', 'customer', id);
  purgeRecentChoices('ines', 'customer', 'b');
  expect(readRecentChoices('ines', 'customer')).toEqual(['c', 'a']);
});

test('recent choices survive nonsense in storage and a full browser', () => {
  kept['recent-choices:ines:customer'] = '{"a":1';
  expect(readRecentChoices('ines', 'customer')).toEqual([]);
  kept['recent-choices:ines:customer'] = '[1,"a",null]';
  expect(readRecentChoices('ines', 'customer')).toEqual(['a']);
  storeRecentChoice('ines', 'customer', 'too-long');
  expect(readRecentChoices('ines', 'customer')).toEqual(['a']);
});

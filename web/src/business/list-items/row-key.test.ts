import type { ListItem } from '@mandate/contract/parameters/read-value.ts';
import { expect, test } from 'vitest';
import { codeFor, rowKey, withPlaces, withRowKey } from './row-key.ts';

const item = (code: string, sort = 1): ListItem => ({ code, label: code, color: null, isActive: true, sort });

test('a new item of a parameter gets a code made from its label that no other item has', () => {
  const fresh = item('');
  expect(codeFor('Project manager', [fresh], fresh)).toBe('projectManager');
  expect(codeFor('Évaluateur / senior', [fresh], fresh)).toBe('evaluateurSenior');
  expect(codeFor('3rd party', [fresh], fresh)).toBe('rdParty');
  expect(codeFor('領導', [fresh], fresh)).toBe('');
  expect(codeFor('Lead', [item('lead'), item('lead2'), fresh], fresh)).toBe('lead3');
});

test('items of a parameter are renumbered when their order changes, and keep their rows', () => {
  const [first, second] = [item('a', 1), item('b', 2)];
  const keys = [rowKey(first), rowKey(second)];
  const turned = withPlaces([second, first]);
  expect(turned.map(({ code, sort }) => [code, sort])).toEqual([
    ['b', 1],
    ['a', 2],
  ]);
  expect(turned.map(rowKey)).toEqual(keys.toReversed());
  expect(rowKey(withRowKey({ ...first, label: 'A' }, first))).toBe(keys[0]);
});

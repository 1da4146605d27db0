import { expect, test } from 'vitest';
import { listWish } from './list-keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isTyping: false };

test.each([
  ['j', { to: 'next' }],
  ['J', { to: 'next' }],
  ['k', { to: 'previous' }],
  ['Enter', { to: 'open' }],
  ['/', { to: 'control', shortcut: '/' }],
  ['f', { to: 'control', shortcut: 'f' }],
  ['n', { to: 'control', shortcut: 'n' }],
  ['e', { to: 'control', shortcut: 'e' }],
  ['x', { to: 'pick' }],
  [' ', { to: 'preview' }],
  ['Escape', { to: 'control', shortcut: 'Escape' }],
  ['y', null],
  ['Tab', null],
])('a list answers the key %s', (key, wish) => {
  expect(listWish({ ...plain, key })).toEqual(wish);
});

test('the slash is found with Shift, where the keyboard has it there', () => {
  expect(listWish({ ...plain, key: '/', shiftKey: true })).toEqual({ to: 'control', shortcut: '/' });
  expect(listWish({ ...plain, key: 'J', shiftKey: true })).toBeNull();
});

test.each(['ctrlKey', 'metaKey', 'altKey', 'isTyping'])('a key with %s is not for the list', (held) => {
  for (const key of ['j', 'n', '/', ' ', 'Enter']) expect(listWish({ ...plain, key, [held]: true })).toBeNull();
});

import { afterEach, expect, test, vi } from 'vitest';
import { changePreferences, leavePreferences, takeUpPreferences } from '../../lib/preferences/preferences.ts';
import { listShortcut } from './list-keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isTyping: false };

test.each([
  ['j', 'next'],
  ['J', 'next'],
  ['k', 'previous'],
  ['Enter', 'open'],
  ['/', 'search'],
  ['f', 'filter'],
  ['n', 'create'],
  ['e', 'edit'],
  ['x', 'pick'],
  [' ', 'preview'],
  ['Escape', 'leave'],
  ['y', null],
  ['Tab', null],
])('a list answers the key %s', (key, shortcut) => {
  expect(listShortcut({ ...plain, key })).toEqual(shortcut);
});

test('a list answers the slash with Shift on keyboards that need it', () => {
  expect(listShortcut({ ...plain, key: '/', shiftKey: true })).toBe('search');
  expect(listShortcut({ ...plain, key: 'J', shiftKey: true })).toBeNull();
});

test.each(['ctrlKey', 'metaKey', 'altKey', 'isTyping'])('a list ignores keys with %s', (held) => {
  for (const key of ['j', 'n', '/', ' ', 'Enter']) expect(listShortcut({ ...plain, key, [held]: true })).toBeNull();
});

afterEach(leavePreferences);

test('a list ignores letters and signs when they are switched off, and answers every other key', () => {
  const stored = new Map<string, string>();
  const storage = { getItem: (key: string) => stored.get(key) ?? null, setItem: stored.set.bind(stored) };
  vi.stubGlobal('localStorage', storage);
  takeUpPreferences('somebody', { language: 'en', timeZone: null });
  changePreferences('somebody', { letterKeys: false });
  for (const key of ['j', 'k', 'n', 'e', 'f', 'x', '/']) expect(listShortcut({ ...plain, key })).toBeNull();
  for (const key of ['Enter', ' ', 'Escape']) expect(listShortcut({ ...plain, key })).not.toBeNull();
});

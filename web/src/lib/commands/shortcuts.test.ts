import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import words from '@mandate/contract/locales/en/frame.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { readKeys } from './keys.ts';
import { type ShortcutPlace, shortcutPlaces, shortcuts, shortcutsOf } from './shortcuts.ts';

const house = join(import.meta.dirname, '../../../..');
const sources = globSync('{web,demo}/src/**/*.{ts,tsx}', { cwd: house })
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(house, path), 'utf8') }));

const all = shortcutPlaces.flatMap(shortcutsOf);
/** Places that hold together: what lies within another, and what holds on every page. */
const together: readonly (readonly ShortcutPlace[])[] = [
  ['list', 'go', 'everywhere'],
  ['board', 'go', 'everywhere'],
  ['week', 'go', 'everywhere'],
  ['approvals', 'go', 'everywhere'],
  ['record', 'go', 'everywhere'],
  ['lines', 'everywhere'],
  ['cells', 'everywhere'],
  ['text', 'everywhere'],
  ['pinned', 'go', 'everywhere'],
];

describe('the list of all shortcuts', () => {
  test('names every place where they work, each once', () => {
    expect([...shortcutPlaces].sort()).toEqual(Object.keys(shortcuts).sort());
  });

  test.each(together.map((places) => [places]))(
    'has no two meanings for a key in %j, which hold together',
    (places) => {
      const keys = places.flatMap((place) => shortcutsOf(place).flatMap((one) => one.keys));
      expect(keys.filter((one, at) => keys.indexOf(one) !== at)).toEqual([]);
      // The first key of a sequence waits for the next one: alone it means nothing.
      const firsts = keys.filter((one) => one.includes(' ')).map((one) => one.split(' ')[0]);
      expect(keys.filter((one) => firsts.includes(one))).toEqual([]);
    },
  );

  test('writes keys in one way, including the order of modifiers', () => {
    for (const { id, keys } of all)
      for (const one of keys) {
        const again = readKeys(one).map(({ key, mod, alt, shift }) =>
          [mod && 'mod', alt && 'alt', shift && 'shift', key].filter(Boolean).join('+'),
        );
        expect(again.join(' '), id).toBe(one);
      }
  });

  test('has a sentence for every shortcut, and none besides', () => {
    const said = Object.entries(words.shortcut.does).flatMap(([place, names]) =>
      Object.keys(names).map((name) => `${place}.${name}`),
    );
    // Ways to pages are called as the side navigation calls the pages.
    const ids = all.filter(({ place }) => place !== 'go').map(({ id }) => id);
    expect(said.sort()).toEqual(ids.sort());
  });

  test('is where every control takes its keys from', () => {
    const own = /^web\/src\/lib\/commands\/(keys|shortcuts)\.ts$/;
    const written = sources.filter(({ path, text }) => !own.test(join(path)) && /aria-?keyshortcuts/i.test(text));
    expect(written.map(({ path }) => path)).toEqual([]);
    const marked = sources.flatMap(({ text }) => [...text.matchAll(/\bmark\('([a-zA-Z.]+)'/g)].map(([, id]) => id));
    expect(marked.length).toBeGreaterThan(5);
    expect(marked.filter((id) => !all.some((one) => one.id === id))).toEqual([]);
  });
});

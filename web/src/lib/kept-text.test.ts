import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetEveryText, forgetText, keepText, readText } from './kept-text.ts';

const typed = { id: 'c', base: { version: 3, name: 'Norvane' }, values: { version: 3, name: 'Norvane Mutual' } };

beforeEach(() => {
  const kept: Record<string, unknown> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > 10_000) throw new DOMException('full', 'QuotaExceededError');
      Object.assign(kept, { [key]: value });
      Object.assign(storage, { [key]: value });
    },
    removeItem: (key: string) => {
      Reflect.deleteProperty(kept, key);
      Reflect.deleteProperty(storage, key);
    },
  };
  // Keys are own properties, as in the browser's.
  const storage: object = Object.create(methods);
  vi.stubGlobal('sessionStorage', storage);
});

afterEach(() => vi.unstubAllGlobals());

test('what a person typed on a record is found again for this person and this record alone', () => {
  keepText('ines', 'customer', 'c', typed);
  expect(readText('ines', 'customer', 'c')).toEqual(typed);
  expect(readText('otto', 'customer', 'c')).toBeNull();
  expect(readText('ines', 'customer', 'new')).toBeNull();
  expect(readText('ines', 'project', 'c')).toBeNull();
});

test('it is forgotten record by record, and whole when somebody signs out', () => {
  keepText('ines', 'customer', 'c', typed);
  keepText('ines', 'project', 'new', typed);
  keepText('otto', 'project', 'new', typed);
  sessionStorage.setItem('accessToken', 'other');
  forgetText('ines', 'customer', 'c');
  expect(readText('ines', 'customer', 'c')).toBeNull();
  expect(readText('ines', 'project', 'new')).toEqual(typed);
  forgetEveryText();
  expect([readText('ines', 'project', 'new'), readText('otto', 'project', 'new')]).toEqual([null, null]);
  expect(sessionStorage.getItem('accessToken')).toBe('other');
});

test('a browser without room keeps nothing rather than something older', () => {
  keepText('ines', 'customer', 'c', typed);
  keepText('ines', 'customer', 'c', { ...typed, values: { notes: 'x'.repeat(20_000) } });
  expect(readText('ines', 'customer', 'c')).toBeNull();
});

test.each(['nonsense', '{}', 'null', '{"id":1,"base":{},"values":{}}'])('%s is nothing that was kept', (text) => {
  sessionStorage.setItem('kept-text:ines:customer:c', text);
  expect(readText('ines', 'customer', 'c')).toBeNull();
});

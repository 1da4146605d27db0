import { beforeEach, expect, test, vi } from 'vitest';
import type { ListMemory, OwnLayout } from './list-memory.ts';

let stored: Map<string, string>;
let isFull = false;

beforeEach(() => {
  vi.resetModules();
  stored = new Map();
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  });
});

const memory: ListMemory = {
  views: [],
  layouts: [{ viewId: null, state: { columns: [{ field: 'name' }] } }],
  defaultViewId: null,
};

test('the layout of a list is remembered for each person separately', async () => {
  const { storeMemory, readMemory } = await import('./list-memory.ts');
  storeMemory('ines', 'customer', memory);
  expect(readMemory('ines', 'customer')).toEqual(memory);
  expect(readMemory('kofi', 'customer')).toBeUndefined();
  expect(readMemory('ines', 'project')).toBeUndefined();
});

test('a stored layout of a list that is broken or does not fit is ignored', async () => {
  const { storeMemory, readMemory } = await import('./list-memory.ts');
  stored.set('mandate-list:ines:customer', '{"views":7}');
  expect(readMemory('ines', 'customer')).toBeUndefined();
  stored.set('mandate-list:ines:customer', '{');
  expect(readMemory('ines', 'customer')).toBeUndefined();
  isFull = true;
  storeMemory('ines', 'customer', memory);
  expect(readMemory('ines', 'customer')).toBeUndefined();
});

test('a choice in a list that the server does not have yet wins over what the server says', async () => {
  const { withUnsaved } = await import('./list-memory.ts');
  const own: OwnLayout = { viewId: null, state: { columns: [{ field: 'city' }] }, isUnsaved: true };
  const other: OwnLayout = { viewId: 'v', state: { density: 'compact' } };
  const known = { ...memory, layouts: [own, { viewId: 'v', state: null }] };
  const served = { ...memory, layouts: [...memory.layouts, other] };
  expect(withUnsaved(served, known).layouts).toEqual([other, own]);
  expect(withUnsaved(served, undefined)).toEqual(served);
});

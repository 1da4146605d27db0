import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  draftToTakeUp,
  goneDrafts,
  type LocalDraft,
  markGone,
  purgeDraft,
  readDrafts,
  storeDraft,
  takeDrafts,
  takeUpLater,
} from './draft-store.ts';
import { keepWork, readWork } from './kept-work.ts';

const draft: LocalDraft = {
  ...{ id: 'd', version: null, entity: 'customer', recordId: 'c', isNew: false, title: 'Norvane', baseVersion: 3 },
  changes: [{ field: 'name', old: 'Norvane', new: 'Norvane AG' }],
  ...{ updatedAt: '2026-11-21T10:00:00.000Z', isSent: false },
};

/** A browser's storage with room for a number of characters per key. */
function storage() {
  const kept: Record<string, unknown> = {};
  // Keys are own properties, as in the browser's.
  const own: object = Object.create({
    getItem: (key: string) => kept[key] ?? null,
    setItem(key: string, value: string) {
      if (value.length > 10_000) throw new DOMException('full', 'QuotaExceededError');
      Object.assign(kept, { [key]: value });
      Object.assign(own, { [key]: value });
    },
    removeItem(key: string) {
      Reflect.deleteProperty(kept, key);
      Reflect.deleteProperty(own, key);
    },
  });
  return own;
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('localStorage', storage());
});
afterEach(() => vi.unstubAllGlobals());

test('the drafts of a person are found again for this person alone', () => {
  storeDraft('ines', draft);
  expect(readDrafts('ines')).toEqual([draft]);
  expect(readDrafts('otto')).toEqual([]);
  purgeDraft('ines', 'd');
  expect(readDrafts('ines')).toEqual([]);
});

test('signing out removes a person’s drafts from the browser, and hands over those the server does not have', () => {
  storeDraft('ines', draft);
  storeDraft('ines', { ...draft, id: 'sent', isSent: true });
  storeDraft('otto', { ...draft, id: 'other' });
  markGone('ines', 'gone');
  localStorage.setItem('accessToken', 'token');
  expect(takeDrafts('ines')).toEqual([draft]);
  expect([readDrafts('ines'), goneDrafts('ines')]).toEqual([[], []]);
  expect([readDrafts('otto').length, localStorage.getItem('accessToken')]).toEqual([1, 'token']);
});

test('a full browser keeps no draft rather than an older one', () => {
  expect(storeDraft('ines', draft)).toBe(true);
  expect(storeDraft('ines', { ...draft, title: 'x'.repeat(20_000) })).toBe(false);
  expect(readDrafts('ines')).toEqual([]);
});

test.each(['nonsense', '{}', 'null', '{"id":"d","entity":"customer","recordId":"c","changes":1}'])(
  'a stored draft that reads %s is ignored',
  (text) => {
    localStorage.setItem('draft:ines:d', text);
    expect(readDrafts('ines')).toEqual([]);
  },
);

test('a draft is offered only at its own record, and only to the person who typed it', () => {
  const mark = { userId: 'ines', id: 'd', entity: 'customer', recordId: 'c', isNew: false };
  takeUpLater(mark);
  expect(draftToTakeUp('ines', 'customer', 'c')).toEqual(mark);
  expect(draftToTakeUp('ines', 'customer', null)).toBeNull();
  expect(draftToTakeUp('ines', 'project', 'c')).toBeNull();
  expect(draftToTakeUp('otto', 'customer', 'c')).toBeNull();
  takeUpLater({ ...mark, isNew: true });
  expect(draftToTakeUp('ines', 'customer', null)?.id).toBe('d');
  takeUpLater(null);
  expect(draftToTakeUp('ines', 'customer', null)).toBeNull();
});

test('work on a page that is no record is kept for its person alone, is offered as no draft, and goes at sign-out', () => {
  expect(keepWork('ines', 'firm', { name: 'Halberd' })).not.toBeNull();
  expect(readWork('ines', 'firm')?.work).toEqual({ name: 'Halberd' });
  expect(readWork('otto', 'firm')).toBeNull();
  expect(readDrafts('ines')).toEqual([]);
  keepWork('ines', 'people', ['a row']);
  keepWork('ines', 'people', null);
  expect(readWork('ines', 'people')).toBeNull();
  expect(takeDrafts('ines')).toEqual([]);
  expect(readWork('ines', 'firm')).toBeNull();
});

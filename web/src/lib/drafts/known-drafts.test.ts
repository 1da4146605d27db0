import type { DraftRow } from '@mandate/contract/entities/draft.ts';
import { expect, test } from 'vitest';
import type { LocalDraft } from './draft-store.ts';
import { knownDrafts } from './known-drafts.ts';

const facts = { entity: 'customer', recordId: 'c', isNew: false, title: 'Norvane', baseVersion: 3 };
const change = { field: 'name', old: 'Norvane', new: 'Norvane AG' };
const copy = (id: string, updatedAt: string, more: Partial<LocalDraft> = {}): LocalDraft => ({
  ...facts,
  ...{ id, updatedAt, version: 1, changes: [change], isSent: false },
  ...more,
});
const row = (id: string, updatedAt: string, version = 1): DraftRow => ({
  ...facts,
  ...{ id, updatedAt, version, changeCount: 4, isTrivial: false, createdAt: updatedAt, deletedAt: null },
});
const early = '2026-11-21T10:00:00.000Z';
const late = '2026-11-21T10:05:00.000Z';
const shown = (copies: LocalDraft[], rows: DraftRow[] | null, gone: string[] = []) =>
  knownDrafts(copies, rows, gone).map((draft) => [
    draft.id,
    draft.copy === null ? 'server' : 'copy',
    draft.changeCount,
  ]);

test('the drafts of the server and of this browser are one list, the newest first', () => {
  expect(shown([copy('here', early)], [row('there', late)])).toEqual([
    ['there', 'server', 4],
    ['here', 'copy', 1],
  ]);
});

test('what was typed here and not sent goes before the server, also where the clocks disagree', () => {
  expect(shown([copy('d', early)], [row('d', late, 1)])).toEqual([['d', 'copy', 1]]);
});

test('where another device was there since, the newer of the two is taken', () => {
  expect(shown([copy('d', early)], [row('d', late, 2)])).toEqual([['d', 'server', 4]]);
  expect(shown([copy('d', late)], [row('d', early, 2)])).toEqual([['d', 'copy', 1]]);
});

test('a copy the server has is as good as the server, until another device goes on', () => {
  const sent = copy('d', late, { isSent: true });
  expect(shown([sent], [row('d', early, 1)])).toEqual([['d', 'copy', 1]]);
  expect(shown([sent], [row('d', early, 2)])).toEqual([['d', 'server', 4]]);
});

test('what was sent and is on the server no more was discarded elsewhere; what was not sent stays', () => {
  const copies = [copy('sent', late, { isSent: true }), copy('unsent', late)];
  expect(shown(copies, [])).toEqual([['unsent', 'copy', 1]]);
  expect(shown(copies, null)).toHaveLength(2);
});

test('a trivial draft is known as one, whether the server says so or what was typed here', () => {
  const begun = { isNew: true, title: '', baseVersion: null };
  const city = [{ field: 'city', old: null, new: 'Rome' }];
  const drafts = knownDrafts(
    [copy('here', late, { ...begun, changes: city }), copy('more', late, { ...begun, changes: [...city, change] })],
    [{ ...row('there', early), isTrivial: true }],
    [],
  );
  const trivial = drafts.filter(({ isTrivial }) => isTrivial).map(({ id }) => id);
  expect(trivial.toSorted()).toEqual(['here', 'there']);
});

test('a draft that is done with is not offered, although the server does not know yet', () => {
  expect(shown([], [row('d', late)], ['d'])).toEqual([]);
});

test('a copy whose first save arrived without a reply goes on from the version the server has', () => {
  const [draft] = knownDrafts([copy('d', late, { version: null })], [row('d', early, 1)], []);
  expect([draft?.copy?.id, draft?.version]).toEqual(['d', 1]);
});

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

test('a draft not yet sent goes before the one on the server, even when clocks disagree', () => {
  expect(shown([copy('d', early)], [row('d', late, 1)])).toEqual([['d', 'copy', 1]]);
});

test('the newer of two drafts is taken when another device continued one', () => {
  expect(shown([copy('d', early)], [row('d', late, 2)])).toEqual([['d', 'server', 4]]);
  expect(shown([copy('d', late)], [row('d', early, 2)])).toEqual([['d', 'copy', 1]]);
});

test('a draft in this browser is as good as on the server until another device continues it', () => {
  const sent = copy('d', late, { isSent: true });
  expect(shown([sent], [row('d', early, 1)])).toEqual([['d', 'copy', 1]]);
  expect(shown([sent], [row('d', early, 2)])).toEqual([['d', 'server', 4]]);
});

test('a sent draft that left the server was discarded elsewhere, and an unsent one stays', () => {
  const copies = [copy('sent', late, { isSent: true }), copy('unsent', late)];
  expect(shown(copies, [])).toEqual([['unsent', 'copy', 1]]);
  expect(shown(copies, null)).toHaveLength(2);
});

test('a trivial draft is recognised by what the server says or by what was typed here', () => {
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

test('a finished draft is not offered, even before the server knows', () => {
  expect(shown([], [row('d', late)], ['d'])).toEqual([]);
});

test('a draft whose first save got no reply continues from the version on the server', () => {
  const [draft] = knownDrafts([copy('d', late, { version: null })], [row('d', early, 1)], []);
  expect([draft?.copy?.id, draft?.version]).toEqual(['d', 1]);
});

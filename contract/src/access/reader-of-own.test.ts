import { expect, test } from 'vitest';
import { absence } from '../entities/absence.ts';
import { place } from '../entities/place.ts';
import { readerOfOwn } from './reader-of-own.ts';
import type { Grant } from './roles.ts';

const editor = { role: 'EDITOR', grants: ['seeRates'] as Grant[], personnelId: 'me' } as const;

test('nothing of an absence is hidden from the person it is about, and no other field is opened by that', () => {
  expect(readerOfOwn(absence, { personnelId: 'me' }, editor).grants).toEqual(['seeRates', 'seePersonal']);
  expect(readerOfOwn(absence, { personnelId: 'other' }, editor)).toBe(editor);
  expect(readerOfOwn(absence, { id: '1' }, editor)).toBe(editor);
  expect(readerOfOwn(place, { personnelId: 'me' }, editor)).toBe(editor);
});

test('a new absence is about who makes it until they name somebody else', () => {
  expect(readerOfOwn(absence, null, editor).grants).toContain('seePersonal');
  expect(readerOfOwn(absence, { personnelId: null }, editor).grants).toContain('seePersonal');
});

test('an account that is linked to nobody has no absences of its own', () => {
  const nobody = { ...editor, personnelId: null };
  expect(readerOfOwn(absence, { personnelId: null }, nobody)).toBe(nobody);
  expect(readerOfOwn(absence, null, nobody)).toBe(nobody);
});

import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { expect, test } from 'vitest';
import { besideReason, wantsReason } from './wants-reason.ts';

const [reason, line] = [fieldError('reason', 'reasonRequired'), fieldError('lineId', 'referenceNotFound')];

test('why a change is made is asked once everything else is right', () => {
  expect(wantsReason({ fieldErrors: [reason] })).toBe(true);
  expect(wantsReason({ fieldErrors: [line, reason] })).toBe(false);
  expect(besideReason({ fieldErrors: [line, reason] })).toEqual([line]);
  expect(wantsReason({ fieldErrors: [] })).toBe(false);
});

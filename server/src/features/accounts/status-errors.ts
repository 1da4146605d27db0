import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';

/**
 * What is wrong with a status somebody chose: invited is who has no password yet, and only choosing one makes such an account active.
 * @param before the status so far; null for a new account
 */
export function statusErrors(before: unknown, wanted: unknown, hasPassword: boolean): FieldError[] {
  if (before === wanted) return [];
  const isFit =
    wanted === 'disabled' ||
    (wanted === 'invited' && !hasPassword) ||
    (wanted === 'active' && hasPassword && before !== 'invited');
  return isFit ? [] : [fieldError('status', 'valueNotAllowed')];
}

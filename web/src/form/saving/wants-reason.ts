import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import type { CallError } from '../../lib/calls/call.ts';

function isReason({ field, code }: Pick<FieldError, 'field' | 'code'>): boolean {
  return `${field} ${code}` === 'reason reasonRequired';
}

/** Whether all that a change lacks is why it is made. */
export function wantsReason({ fieldErrors }: Pick<CallError, 'fieldErrors'>): boolean {
  return fieldErrors.length > 0 && fieldErrors.every(isReason);
}

/** What is wrong beside that: it is put right before anybody is asked why. */
export function besideReason({ fieldErrors }: Pick<CallError, 'fieldErrors'>): FieldError[] {
  return fieldErrors.filter((error) => !isReason(error));
}

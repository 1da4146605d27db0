import type { CallError } from '../../lib/calls/call.ts';

/** Whether all that a change lacks is why it is made. */
export function wantsReason({ fieldErrors }: Pick<CallError, 'fieldErrors'>): boolean {
  return fieldErrors.some(({ field, code }) => `${field} ${code}` === 'reason reasonRequired');
}

import { everything, type Reader } from '@mandate/contract/access/roles.ts';
import type { Call } from '../../calls/call.ts';

/**
 * Whose sight decides what the body of a save may hold: the caller's. What an undo puts back was chosen by it already; rows go with all they
 * had, also with what is hidden from who takes a change of them back.
 */
export function sightOfSave({ caller, origin }: Pick<Call, 'caller' | 'origin'>): Reader {
  return origin?.kind === 'undo' ? everything : caller;
}

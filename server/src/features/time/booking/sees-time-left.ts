import type { Call } from '../../../calls/call.ts';

/** Whether somebody is told how much of a line is left: not guests, since what others worked is not told to them. */
export function seesTimeLeft({ caller }: Pick<Call, 'caller'>): boolean {
  return caller.role !== 'GUEST';
}

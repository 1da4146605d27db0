import type { Values } from '@mandate/contract/changes/merge.ts';

/** How a milestone stands: waived ones need not be reached any more, late ones should have been. */
export type MilestoneState = 'reached' | 'waived' | 'late' | 'open';

/**
 * How a milestone stands.
 * @param today plain date
 */
export function milestoneState({ reachedOn, waivedReason, dueDate }: Values, today: string): MilestoneState {
  if (reachedOn) return 'reached';
  if (waivedReason) return 'waived';
  return typeof dueDate === 'string' && dueDate !== '' && dueDate < today ? 'late' : 'open';
}

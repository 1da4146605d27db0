import type { JobRow } from '@mandate/contract/entities/job.ts';
import type { PillTone } from '../../ui/badges/status-pill.tsx';

/** How the state of a job is painted. */
export const jobTones: Record<JobRow['state'], PillTone> = {
  queued: 'draft',
  running: 'active',
  done: 'completed',
  failed: 'bad',
  cancelled: 'cancelled',
};

/** The word for the state of a job: an act on many records may be taken back by now. */
export function stateWord({ kind, state, about }: JobRow): JobRow['state'] | 'undoing' | 'undone' {
  if (kind !== 'bulk' || about.isUndo !== true) return state;
  return state === 'running' ? 'undoing' : state === 'done' ? 'undone' : state;
}

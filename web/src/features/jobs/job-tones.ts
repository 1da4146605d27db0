import type { JobRow } from '@mandate/contract/entities/job.ts';
import type { PillTone } from '../../ui/status-pill.tsx';

/** How the state of a job is painted. */
export const jobTones: Record<JobRow['state'], PillTone> = {
  queued: 'draft',
  running: 'active',
  done: 'completed',
  failed: 'bad',
  cancelled: 'cancelled',
};

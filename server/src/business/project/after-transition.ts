import type { Values } from '@mandate/contract/changes/merge.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';

/** Where a project goes and what was said of it. */
export interface Step {
  to: ProjectStatus;
  reason: string | null;
  reasonCode: string | null;
  resumeOn: string | null;
}

/**
 * A project as it is in another status, with everything that comes with it (domain reference 2.10). What was said of the last change
 * goes with it.
 * @param today the day it is where the firm is
 */
export function afterTransition(before: Values, { to, reason, reasonCode, resumeOn }: Step, today: string): Values {
  const said = { statusReason: reason, statusReasonCode: reasonCode, resumeOn };
  return { ...before, ...said, status: to, ...effects[to]?.(before, today) };
}

const effects: Partial<Record<ProjectStatus, (before: Values, today: string) => Values>> = {
  // It begins again: what was sold and done of it does not count any more.
  draft: (before) => {
    const undecided = { decidedOn: null, decision: null };
    return { ...nextRevision(before), ...undecided, frozenOn: null, actualStartDate: null, actualEndDate: null };
  },
  quoted: (before, today) => ({ ...nextRevision(before), quotedOn: today }),
  approved: (_before, today) => ({ frozenOn: today, decidedOn: today, decision: 'won' }),
  lost: (_before, today) => ({ decidedOn: today, decision: 'lost' }),
  active: ({ actualStartDate }, today) => ({ actualStartDate: actualStartDate ?? today, actualEndDate: null }),
  completed: ({ actualEndDate }, today) => ({ actualEndDate: actualEndDate ?? today }),
};

function nextRevision({ revision }: Values): Values {
  return { revision: Number(revision) + 1 };
}

import type { AttentionKind, AttentionRow } from '@mandate/contract/overview/control-panel.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import { documentAddress, paths, weekAddress } from '../../../lib/addresses/paths.ts';
import { subjectAddress } from './subject-address.ts';

type ActWord =
  | 'openLines'
  | 'openMilestones'
  | 'openDocument'
  | 'openProject'
  | 'openRates'
  | 'openApprovals'
  | 'openAbsence'
  | 'openWeek'
  | 'extendQuote'
  | 'approve'
  | 'closeAsLost'
  | 'activate'
  | 'complete'
  | 'resume';

/** What is done next about a row: a page to go to, a step of its project, or its quote to extend. */
export type AttentionAct = { word: ActWord } & (
  | { does: 'open'; to: string }
  | { does: 'step'; from: ProjectStatus; to: ProjectStatus }
  | { does: 'extend' }
);

const steps: Partial<Record<AttentionKind, { word: ActWord; from: ProjectStatus; to: ProjectStatus }>> = {
  startOverdue: { word: 'activate', from: 'approved', to: 'active' },
  endOverdue: { word: 'complete', from: 'active', to: 'completed' },
  resumeDue: { word: 'resume', from: 'onHold', to: 'active' },
};

/**
 * The next act of a row.
 * @param isReading whoever looks at the product as somebody else changes nothing, and is led to the project
 */
export function actOf(row: AttentionRow, isReading: boolean): AttentionAct {
  const { kind, recordIds, value } = row;
  const page = subjectAddress(row);
  if (kind === 'weekToApprove') return { does: 'open', word: 'openApprovals', to: paths.approvals };
  if (kind === 'absenceToDecide') return { does: 'open', word: 'openAbsence', to: page };
  if (kind === 'weekNotHandedIn')
    return { does: 'open', word: 'openWeek', to: weekAddress(row.on ?? '', row.person?.id ?? null) };
  if (kind === 'costRateMissing') return { does: 'open', word: 'openRates', to: paths.rates.list };
  if (kind === 'marginUnderFloor' || kind === 'priceMissing')
    return { does: 'open', word: 'openLines', to: `${page}#lines` };
  if (kind === 'milestoneLate') return { does: 'open', word: 'openMilestones', to: `${page}#milestones` };
  if (kind === 'documentNotPrinted' || kind === 'mailFailed')
    return { does: 'open', word: 'openDocument', to: documentAddress(recordIds[0] ?? '') };
  if (isReading) return { does: 'open', word: 'openProject', to: page };
  if (kind === 'quoteAnswered')
    return value === 'accepted'
      ? { does: 'step', word: 'approve', from: 'quoted', to: 'approved' }
      : { does: 'step', word: 'closeAsLost', from: 'quoted', to: 'lost' };
  const step = steps[kind];
  return step ? { does: 'step', ...step } : { does: 'extend', word: 'extendQuote' };
}

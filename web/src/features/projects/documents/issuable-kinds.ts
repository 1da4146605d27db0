import type { DocumentKind } from '@mandate/contract/paper/document-kinds.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';

const kinds: Record<ProjectStatus, readonly DocumentKind[]> = {
  draft: ['quote'],
  quoted: ['quote'],
  approved: ['orderConfirmation', 'statusReport'],
  active: ['statusReport', 'orderConfirmation'],
  onHold: ['statusReport', 'orderConfirmation'],
  completed: ['statusReport', 'orderConfirmation'],
  closed: ['statusReport', 'orderConfirmation'],
  lost: [],
  cancelled: [],
};

/** What can be issued of a project as it stands, what is issued most first: a quote until it is approved, then its order confirmation and reports. */
export function issuableKinds(status: ProjectStatus): readonly DocumentKind[] {
  return kinds[status];
}

import type { DeclineReason } from '@mandate/contract/documents/decline-reasons.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import { useQuery } from '@tanstack/react-query';
import { itemsOf, useSettings } from '../../records/reading/use-settings.ts';
import { documentsOfProject } from '../documents/document-query.ts';
import { useDocumentRights } from '../documents/use-document-rights.ts';
import { reasonLength } from '../reason/reason-field.tsx';

/** Under which code the firm begins with what customers choose; another reason is said in words. */
const codes: Record<DeclineReason, string> = {
  price: 'price',
  timing: 'timing',
  scope: 'scope',
  elsewhere: 'competitor',
  other: '',
};

/** What the customer said who declined the quote of a project, as the reason it is lost for; null where none did. */
export function useDeclinedQuote(projectId: string, to: ProjectStatus): { reason: string; reasonCode: string } | null {
  const { isListed } = useDocumentRights();
  const { data: settings } = useSettings();
  const { data } = useQuery({ ...documentsOfProject(projectId), enabled: to === 'lost' && isListed });
  const declined = data?.rows.find(({ kind, state, answer }) => {
    return kind === 'quote' && state === 'issued' && answer === 'declined';
  });
  if (to !== 'lost' || !declined) return null;
  const code = declined.answerReasonCode ? codes[declined.answerReasonCode] : '';
  const isOffered = itemsOf(settings, 'project.lostReasons').some((item) => item.code === code && item.isActive);
  return { reason: (declined.answerReason ?? '').slice(0, reasonLength), reasonCode: isOffered ? code : '' };
}

import { may } from '@mandate/contract/access/permissions.ts';
import { useUser, useViewer } from '../../lib/session/session.ts';

/** What a person may do with documents: who sees no prices is told that there are some, and no more. */
export function useDocumentRights() {
  const { role, grants } = useUser();
  const isLooking = useViewer() !== null;
  const seesPaper = may(role, 'document', 'read') !== false && grants.includes('seeRates');
  const mayAct = seesPaper && !isLooking && may(role, 'document', 'edit') !== false;
  return { isListed: may(role, 'document', 'list') !== false, seesPaper, mayAct };
}

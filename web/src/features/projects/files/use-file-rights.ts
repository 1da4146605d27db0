import { may } from '@mandate/contract/access/permissions.ts';
import { useUser, useViewer } from '../../../lib/session/session.ts';

/**
 * What a person is offered to do with the files of a project. Who looks at the product as somebody else changes nothing; of a closed
 * project administrators keep the files.
 */
export function useFileRights(isClosed: boolean): { mayAdd: boolean; mayChange: boolean; mayRemove: boolean } {
  const { role } = useUser();
  const isLooking = useViewer() !== null;
  const isOpen = !isLooking && (!isClosed || role === 'SA' || role === 'ADMIN');
  return {
    mayAdd: isOpen && may(role, 'file', 'create') !== false,
    mayChange: isOpen && may(role, 'file', 'edit') !== false,
    mayRemove: isOpen && may(role, 'file', 'remove') !== false,
  };
}

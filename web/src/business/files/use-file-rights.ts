import { may } from '@mandate/contract/access/permissions.ts';
import { type NotedNoun, neededOfNoted } from '@mandate/contract/entities/noted-nouns.ts';
import { useUser, useViewer } from '../../lib/session/session.ts';

/**
 * What a person is offered to do with the files of a record. Who looks at the product as somebody else changes nothing; of a closed
 * project administrators keep the files.
 * @param entity the noun of the record
 */
export function useFileRights(
  entity: NotedNoun,
  isClosed: boolean,
): { mayAdd: boolean; mayChange: boolean; mayRemove: boolean } {
  const { role } = useUser();
  const isLooking = useViewer() !== null;
  const isKeeper = may(role, entity, neededOfNoted(entity, 'edit')) !== false;
  const isOpen = !isLooking && isKeeper && (!isClosed || role === 'SA' || role === 'ADMIN');
  return {
    mayAdd: isOpen && may(role, 'file', 'create') !== false,
    mayChange: isOpen && may(role, 'file', 'edit') !== false,
    mayRemove: isOpen && may(role, 'file', 'remove') !== false,
  };
}

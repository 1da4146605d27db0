import { may } from '@mandate/contract/access/permissions.ts';
import type { Reader } from '@mandate/contract/access/roles.ts';
import { type NotedNoun, neededOfNoted } from '@mandate/contract/entities/noted-nouns.ts';
import { useUser, useViewer } from '../../lib/session/session.ts';
import type { NoteRow } from './note-query.ts';

/**
 * What a person is offered to do with the notes of a record; what only the server can tell is said when it is tried. Who looks at the
 * product as somebody else changes nothing.
 * @param entity the noun of the record
 */
export function useNoteRights(entity: NotedNoun, isClosed: boolean) {
  const { id, role } = useUser();
  const isLooking = useViewer() !== null;
  const isKeeper = may(role, entity, neededOfNoted(entity, 'edit')) !== false;
  const isOpen = !isLooking && isKeeper && (!isClosed || keepsOrder(role));
  const within = (verb: 'edit' | 'remove', note: Pick<NoteRow, 'createdById'>) => {
    const allowed = may(role, 'note', verb);
    return isOpen && (allowed === 'ownOfReadableRecord' ? note.createdById === id : allowed !== false);
  };
  return {
    mayWrite: isOpen && may(role, 'note', 'create') !== false,
    mayEdit: (note: Pick<NoteRow, 'createdById'>) => within('edit', note),
    mayRemove: (note: Pick<NoteRow, 'createdById'>) => within('remove', note),
    mayRemoveOwn: within('remove', { createdById: id }),
  };
}

function keepsOrder(role: Reader['role']): boolean {
  return role === 'SA' || role === 'ADMIN';
}

import { grants, type Role } from '@mandate/contract/access/roles.ts';
import type { Caller } from '../../src/http/caller.ts';
import { onlyId } from './made-up-database.ts';

/** Somebody of a role who is a person of the firm; an SA has every grant, the others have none. */
export function madeUpCaller(role: Role): Caller {
  return {
    id: onlyId,
    fullName: role,
    // What the product calls its own records is searched for in other languages than that in which they are stored.
    language: role === 'SA' ? 'de' : 'en',
    role,
    grants: role === 'SA' ? grants : [],
    personnelId: onlyId,
    isWaiting: false,
    mustChangePassword: false,
    sessionId: onlyId,
    isConfirmed: true,
    viewedById: null,
  };
}

import { grantsOf } from '@mandate/contract/roles.ts';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import type { AccessTokens } from './access-token.ts';
import { useSession } from './session-store.ts';
import { sessionUser } from './session-user.ts';

/** How long, in ms, a caller is believed without asking the database again. Ends in this process take effect at once. */
const believedMs = 2000;
const mostRemembered = 10_000;

/** Finds the caller behind a token; forgets a session that ended. */
export interface Callers {
  find(token: string): Promise<Caller | null>;
  forget(sessionId: string): void;
}

export function callers(db: Database, tokens: AccessTokens): Callers {
  const known = new Map<string, { caller: Caller; until: number }>();
  let ends = 0;
  return {
    async find(token) {
      const facts = await tokens.read(token);
      if (!facts) return null;
      const remembered = known.get(facts.sessionId);
      if (remembered && remembered.until > Date.now()) return remembered.caller;
      known.delete(facts.sessionId);
      const endsBefore = ends;
      const account = await useSession(db, facts.sessionId);
      if (!account || account.id !== facts.accountId) return null;
      const { id, fullName, role } = account;
      const { isWaiting } = sessionUser(account);
      const caller = { id, fullName, role, grants: grantsOf(role), isWaiting, sessionId: facts.sessionId };
      if (known.size >= mostRemembered) known.clear();
      // A session that ended while the database was asked may be the one just found living.
      if (ends === endsBefore) known.set(facts.sessionId, { caller, until: Date.now() + believedMs });
      return caller;
    },
    forget(sessionId) {
      ends += 1;
      known.delete(sessionId);
    },
  };
}

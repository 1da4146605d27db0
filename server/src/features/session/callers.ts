import type { Role } from '@mandate/contract/roles.ts';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import type { AccessTokens } from './access-token.ts';
import { type LiveSession, useSession } from './live-session.ts';
import { sessionUser } from './session-user.ts';

/** How long, in ms, a caller is believed without asking the database again. Ends in this process take effect at once. */
const believedMs = 2000;
const mostRemembered = 10_000;

/** Finds the caller behind a token; forgets what may no longer be so. */
export interface Callers {
  find(token: string): Promise<Caller | null>;
  /** Forgets everybody: after a change of who may do what, the database is asked again. */
  forget(): void;
}

export function callers(db: Database, tokens: AccessTokens): Callers {
  const known = new Map<string, { caller: Caller; until: number }>();
  let changes = 0;
  return {
    async find(token) {
      const facts = await tokens.read(token);
      if (!facts) return null;
      const remembered = known.get(facts.sessionId);
      if (remembered && remembered.until > Date.now()) return remembered.caller;
      known.delete(facts.sessionId);
      const changesBefore = changes;
      const session = await useSession(db, facts.sessionId);
      if (!session || session.account.id !== facts.accountId) return null;
      const caller = callerIn(session, facts.sessionId);
      if (known.size >= mostRemembered) known.clear();
      // What changed while the database was asked may be what was just found.
      if (changes === changesBefore) known.set(facts.sessionId, { caller, until: Date.now() + believedMs });
      return caller;
    },
    forget() {
      changes += 1;
      known.clear();
    },
  };
}

function callerIn({ account, viewedById, isConfirmed }: LiveSession, sessionId: string): Caller {
  const { id, fullName, role, grants, personnelId, isWaiting, mustChangePassword } = sessionUser(account);
  return {
    id,
    fullName,
    role: role as Role,
    grants,
    personnelId,
    isWaiting,
    mustChangePassword,
    sessionId,
    isConfirmed,
    viewedById,
  };
}

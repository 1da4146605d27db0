import type { Role } from '@mandate/contract/access/roles.ts';
import type { RightsChannel } from '../../database/connection/rights-channel.ts';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { type LiveSession, useSession } from './live-session.ts';
import { sessionUser } from './session-user.ts';
import type { AccessTokens } from './tokens/access-token.ts';

/** After how long, in ms, a session is read again though nothing was heard of it: its use is noted by that. */
const readAgainAfter = 30_000;
const mostRemembered = 10_000;

/** Finds the caller behind a token. What was read of a session is remembered until something is heard that may have changed it. */
export interface Callers {
  find(token: string): Promise<Caller | null>;
  /** Forgets everybody: after a change of who may do what, the database is asked again. */
  forget(): void;
}

/** A caller as it was read, and until when at most that holds, as `performance.now()` tells time. */
interface Remembered {
  caller: Caller;
  until: number;
}

export function callers(db: Database, tokens: AccessTokens, channel: RightsChannel): Callers {
  const known = new Map<string, Remembered>();
  let changes = 0;
  const forget = () => {
    changes += 1;
    known.clear();
  };
  channel.onChange(forget);

  async function read(sessionId: string, isHeard: boolean): Promise<Caller | null> {
    known.delete(sessionId);
    const changesBefore = changes;
    const begun = performance.now();
    const session = await useSession(db, sessionId);
    if (!session) return null;
    const caller = callerIn(session, sessionId);
    if (known.size >= mostRemembered) known.clear();
    // What changed while the database was asked may be what was just found.
    if (isHeard && changes === changesBefore)
      known.set(sessionId, { caller, until: begun + Math.min(readAgainAfter, session.holdsMs) });
    return caller;
  }

  return {
    async find(token) {
      const facts = await tokens.read(token);
      if (!facts) return null;
      const isHeard = await channel.isHeard();
      const remembered = isHeard ? known.get(facts.sessionId) : undefined;
      const caller =
        remembered && remembered.until > performance.now() ? remembered.caller : await read(facts.sessionId, isHeard);
      return caller?.id === facts.accountId ? caller : null;
    },
    forget,
  };
}

function callerIn({ account, viewedById, isConfirmed }: LiveSession, sessionId: string): Caller {
  const { id, fullName, language, role, grants, personnelId, isWaiting, mustChangePassword } = sessionUser(account);
  return {
    id,
    fullName,
    language,
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

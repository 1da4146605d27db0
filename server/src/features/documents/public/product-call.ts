import type { FastifyRequest } from 'fastify';
import type { Call } from '../../../calls/call.ts';
import type { Caller } from '../../../http/caller.ts';
import { networkOf } from '../../../http/network-of.ts';
import { wordsFor } from '../../../http/requests/words-for.ts';

/**
 * A call that nobody of the firm makes: what follows from it the product does in its own name, as far as its staff may without a say of an
 * administrator.
 */
export function productCall(request: FastifyRequest): Call {
  const caller: Omit<Caller, 'id' | 'sessionId'> = {
    ...{ role: 'EDITOR', grants: ['seeRates', 'seeCosts'], fullName: '', language: '', personnelId: null },
    ...{ isWaiting: false, mustChangePassword: false, isConfirmed: false, viewedById: null },
  };
  return {
    db: request.database,
    room: request.server.room,
    // Nobody's: what is written down as done by somebody is then done by nobody.
    caller: { ...caller, id: null, sessionId: null } as unknown as Caller,
    timeZone: request.timeZone,
    words: wordsFor(request),
    requestId: request.id,
    network: networkOf(request.ip),
    // Nor is anybody of the firm told by the reply.
    alerts: [],
  };
}

import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { type Caller, callerOf } from '../caller.ts';
import { refuse } from '../refusal.ts';
import { isReading } from './reading-call.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call does its work in several transactions, and can be begun only once by what is sent. */
    commitsItself?: true;
    /**
     * Answers a repeat of the call whose reply has the id of a record.
     * @param isSame by the same person as before: it is enough that the record is still seen
     * @returns the record as the caller may see it now
     * @throws Refusal recordNotFound, notPermitted
     */
    recordNow?: (request: FastifyRequest, id: string, isSame: boolean) => Promise<unknown>;
  }
}

/** What is known of a call that was done under a key. */
export interface DoneCall {
  requestHash: string;
  /** The session, the role and the grants it was made under. */
  standing: string;
  /** The record that was replied. */
  recordId: string | null;
  /** Nothing was replied. */
  isNothing: boolean;
}

/** What it answered. */
export interface StoredReply {
  data: unknown;
  alerts: string[];
}

/** A call under a key. */
export interface KeyedCall {
  request: FastifyRequest;
  accountId: string;
  key: string;
  /** Does it. */
  work: () => Promise<unknown>;
  /** What is to be known of it once it is done. */
  about: (data: unknown) => DoneCall;
  /** Answers it where it was done before; `reply` is null when the reply was let go of. */
  again: (done: DoneCall, reply: StoredReply | null) => Promise<unknown>;
}

/** Where replies are kept. Concurrent uses of a key never do the work twice. */
export interface ReplyStore {
  /** Does the work and keeps its reply in one transaction, so that both are there or neither. */
  once(call: KeyedCall): Promise<unknown>;
  /** The same for work that commits what it does piece by piece: the reply is kept when it is over. */
  onceInPieces(call: KeyedCall): Promise<unknown>;
}

/**
 * Lets every POST of a signed-in person that changes something be repeated safely under an `Idempotency-Key`: the same body gets the same
 * reply, another body is refused (decisions 9.1). In another session, or with other rights, it is judged as a new call and not done again: the
 * answer is the record as the caller may see it now (decisions 10).
 */
export function repeatSafely(app: FastifyInstance, keeper: ReplyStore): void {
  app.addHook('onRoute', (route) => {
    const { allow } = route.config ?? {};
    if (route.method !== 'POST' || allow === undefined || allow === 'anyone') return;
    if (isReading(route.method, route.config)) return;
    const handler = route.handler as RouteHandlerMethod;
    route.handler = async function once(request: FastifyRequest, reply: FastifyReply) {
      const work = async () => handler.call(this, request, reply);
      const caller = callerOf(request);
      const key = request.headers['idempotency-key'];
      if (key === undefined || caller.viewedById !== null) return work();
      if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) return refuse('idempotencyKeyNotValid');
      const call = { request, accountId: caller.id, key, work, ...repeating(request, caller, work) };
      return route.config?.commitsItself ? keeper.onceInPieces(call) : keeper.once(call);
    };
  });
}

/** What is noted of a call, and how it is answered when it was done before. */
function repeating(
  request: FastifyRequest,
  caller: Caller,
  work: KeyedCall['work'],
): Pick<KeyedCall, 'about' | 'again'> {
  const { recordNow, commitsItself } = request.routeOptions.config;
  const content = `${request.method} ${request.url} ${JSON.stringify(request.body ?? null)}`;
  const requestHash = createHash('sha256').update(content).digest('hex');
  const standing = standingOf(caller);
  return {
    about: (data) => ({ requestHash, standing, recordId: idOf(data), isNothing: data === null }),
    async again(done, reply) {
      if (done.requestHash !== requestHash) refuse('idempotencyKeyReused');
      const isSame = done.standing === standing;
      const now =
        recordNow && done.recordId !== null ? await recordNow(request, done.recordId, isSame && reply !== null) : null;
      if (isSame && reply !== null) {
        request.alerts = reply.alerts;
        return reply.data;
      }
      if (now !== null) return now;
      if (commitsItself) return work();
      return done.isNothing ? null : refuse('callDone');
    },
  };
}

/** Under what a call is made: where one of these differs, a reply of before is not for this caller. */
function standingOf({ sessionId, role, grants, personnelId, isWaiting }: Caller): string {
  return JSON.stringify([sessionId, role, [...grants].sort(), personnelId, isWaiting]);
}

function idOf(data: unknown): string | null {
  const { id } = (data ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : null;
}

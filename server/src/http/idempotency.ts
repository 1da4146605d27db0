import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { callerOf } from './caller.ts';
import { refuse } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call does its work in several transactions, and can be begun only once by what is sent. */
    commitsItself?: true;
  }
}

/** A reply kept for a repeated request. */
export interface KeptReply {
  requestHash: string;
  data: unknown;
  alerts: string[];
}

/** Where replies are kept: run in one transaction with the call itself, so that both are there or neither. */
export interface ReplyKeeper {
  /**
   * Runs the work once for a key. Concurrent uses of a key wait for each other.
   * @param isOwnCommit the work commits what it does piece by piece: the reply is kept when it is over
   * @returns the kept reply when the key was used before, else what the work gave
   */
  once(
    request: FastifyRequest,
    accountId: string,
    key: string,
    requestHash: string,
    work: () => Promise<unknown>,
    isOwnCommit: boolean,
  ): Promise<KeptReply>;
}

/**
 * Lets every POST of a signed-in person be repeated safely under an `Idempotency-Key` (decisions 9.1): the same body gets the same reply,
 * another body is refused.
 */
export function repeatSafely(app: FastifyInstance, keeper: ReplyKeeper): void {
  app.addHook('onRoute', (route) => {
    if (route.method !== 'POST' || route.config?.allow === 'anyone') return;
    const handler = route.handler;
    route.handler = async function once(request: FastifyRequest, reply: FastifyReply) {
      const work = async () => (handler as RouteHandlerMethod).call(this, request, reply);
      const key = request.headers['idempotency-key'];
      if (key === undefined) return work();
      if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) return refuse('idempotencyKeyNotValid');
      const content = `${request.method} ${request.url} ${JSON.stringify(request.body ?? null)}`;
      const requestHash = createHash('sha256').update(content).digest('hex');
      const kept = await keeper.once(
        request,
        callerOf(request).id,
        key,
        requestHash,
        work,
        route.config?.commitsItself === true,
      );
      if (kept.requestHash !== requestHash) return refuse('idempotencyKeyReused');
      request.alerts = kept.alerts;
      return kept.data;
    };
  });
}

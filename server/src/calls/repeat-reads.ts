import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { isCutOff } from '../database/unavailable.ts';
import { isReading } from '../http/requests/reading-call.ts';

/**
 * Lets a call that changes nothing be read once more when its connection to the database was cut off: after a change of the leader the next
 * connection leads to the new one, and nobody has to notice.
 */
export function repeatReads(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (typeof route.method !== 'string' || !isReading(route.method, route.config)) return;
    const handler = route.handler as RouteHandlerMethod;
    route.handler = async function read(request: FastifyRequest, reply) {
      try {
        return await handler.call(this, request, reply);
      } catch (error) {
        if (!isCutOff(error) || reply.sent) throw error;
        request.alerts = [];
        return handler.call(this, request, reply);
      }
    };
  });
}

import type { FastifyContextConfig, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A POST that only answers a question, and changes nothing. */
    isQuestion?: true;
  }
}

/** Whether calls to a route change nothing: by GET, a list asked for by POST, or an answer to a question. */
export function isReading(method: string, { allow, isQuestion }: FastifyContextConfig = {}): boolean {
  if (method === 'GET' || method === 'HEAD' || isQuestion === true) return true;
  return typeof allow === 'object' && allow.verb === 'list';
}

/** Whether this call changes nothing. */
export function isReadingCall({ method, routeOptions }: FastifyRequest): boolean {
  return isReading(method, routeOptions.config);
}

import type { Verb } from '@mandate/contract/permissions.ts';
import type { FastifyRequest } from 'fastify';

const readingVerbs: readonly Verb[] = ['list', 'read', 'history', 'whereUsed'];

/** Whether a call changes nothing: a GET, or one that is allowed as reading. */
export function isReadingCall({ method, routeOptions }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  const { allow } = routeOptions.config;
  return typeof allow === 'object' && readingVerbs.includes(allow.verb);
}

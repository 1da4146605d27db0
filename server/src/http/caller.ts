import type { Grant, Role } from '@mandate/contract/roles.ts';
import type { FastifyRequest } from 'fastify';
import { refuse } from './refusal.ts';

/** Who makes a call: taken from the user's row at the time of the call, never from the token. */
export interface Caller {
  id: string;
  fullName: string;
  role: Role;
  grants: readonly Grant[];
  /** A guest nobody has linked to a person of the firm yet: sees empty lists and whom to ask. */
  isWaiting: boolean;
  sessionId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    timeZone: string;
    alerts: string[];
  }
}

/** The caller of a call that needs one. */
export function callerOf(request: FastifyRequest): Caller {
  return request.caller ?? refuse('sessionExpired');
}

/** The bearer token of a request, or null. */
export function bearerOf(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w.~+/=-]{1,8192})$/.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

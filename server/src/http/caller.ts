import type { Reader } from '@mandate/contract/access/roles.ts';
import type { FastifyRequest } from 'fastify';
import { refuse } from './refusal.ts';

/** Who makes a call: taken from the user's row at the time of the call, never from the token. */
export interface Caller extends Reader {
  id: string;
  fullName: string;
  /** The language of the account (BCP 47), be there words in it or not. */
  language: string;
  /** The person of the firm who signs in with this account, if one was linked to it. */
  personnelId: string | null;
  /** A guest who is a member of nothing yet: sees empty lists and whom to ask. */
  isWaiting: boolean;
  /** The password was made for the person: nothing is allowed but to choose another one, and to sign out. */
  mustChangePassword: boolean;
  sessionId: string;
  /** Whether the password was given in this session within the last ten minutes. */
  isConfirmed: boolean;
  /** Who really looks, when the product is looked at as somebody else; then nothing can be changed. */
  viewedById: string | null;
}

/** Somebody in whose name something is done, in whatever session. */
export type Person = Omit<Caller, 'sessionId'>;

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

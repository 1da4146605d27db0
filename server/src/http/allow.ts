import { may, type Noun, permissions, type Verb } from '@mandate/contract/access/permissions.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerOf, type Caller, callerOf } from './caller.ts';
import { refuse } from './refusal.ts';
import { isReadingCall } from './requests/reading-call.ts';

/** Who may make a call: anyone, anyone signed in, or who may do something with an entity. */
export type Allow = 'anyone' | 'signedIn' | { entity: Noun; verb: Verb };

declare module 'fastify' {
  interface FastifyContextConfig {
    allow?: Allow;
    /** Open also to who must choose a new password first. */
    isForNewPassword?: true;
  }
}

/** Finds who a bearer token belongs to, or null when it is not good (any more). */
export type FindCaller = (token: string) => Promise<Caller | null>;

/**
 * Checks every call before its body is read. Start-up fails on a call that does not say who may make it: denied is the default.
 */
export function checkPermissions(app: FastifyInstance, findCaller: FindCaller): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.allow === undefined) throw new Error(`${route.method} ${route.url} does not say who may call it`);
  });
  app.addHook('onRequest', async (request) => {
    const { allow } = request.routeOptions.config;
    if (allow === undefined || allow === 'anyone') return;
    const token = bearerOf(request);
    request.caller = token === null ? null : await findCaller(token);
    checkAllowed(request, allow);
  });
}

function checkAllowed(request: FastifyRequest, allow: Exclude<Allow, 'anyone'>): void {
  const caller = callerOf(request);
  if (caller.mustChangePassword && !request.routeOptions.config.isForNewPassword) refuse('passwordChangeNeeded');
  if (caller.viewedById !== null && !isReadingCall(request)) refuse('viewAsReadOnly');
  if (allow === 'signedIn') return;
  // Who waits may ask for lists and records of every kind: they get none, and are told whom to ask (decisions 9.2).
  if (caller.isWaiting && isOfLists(allow)) return;
  if (!may(caller.role, allow.entity, allow.verb)) refuse('notPermitted');
}

/** Whether a call asks for the list or a record of an entity that has lists. */
function isOfLists({ entity, verb }: Exclude<Allow, string>): boolean {
  return (verb === 'list' || verb === 'read') && permissions[entity].list !== undefined;
}

import type { Verb } from '@mandate/contract/access/permissions.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../refusal.ts';
import { isReadingCall } from '../requests/reading-call.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call goes on with next to no room on the disk: it changes nothing, or a row that lets people in, keeps others out, or tidies up. */
    needsNoRoom?: true;
  }
}

/** Whether there is room for changes. */
interface Room {
  /** Whether so little is left that nothing is to be changed. */
  isShort(): Promise<boolean>;
}

/** What takes next to no room: to take away, which is how room is made, and to copy out. */
const sparing: readonly Verb[] = ['remove', 'export'];

/**
 * Refuses changes while there is little room left on the disk of the database, before anything of them is done: a full disk would end the
 * database, and with it reading. What is needed to sign in, to read and to make room goes on.
 */
export function refuseWithoutRoom(app: FastifyInstance, room: Room): void {
  app.addHook('onRequest', async (request) => {
    if (!isSparing(request) && (await room.isShort())) refuse('diskFull');
  });
}

function isSparing(request: FastifyRequest): boolean {
  const { allow, needsNoRoom } = request.routeOptions.config;
  if (needsNoRoom || isReadingCall(request)) return true;
  return typeof allow === 'object' && sparing.includes(allow.verb);
}

import { presenceSchema, type SentPresence } from '@mandate/contract/presence/presence.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callOf } from '../../calls/call.ts';
import { bearerOf, callerOf } from '../../http/caller.ts';
import { refuse } from '../../http/refusal.ts';
import { StreamReply } from '../../http/replies/stream-reply.ts';
import type { EventStreams } from './event-streams.ts';
import { presenceCall } from './presence/presence-call.ts';

const response = {
  200: {
    description:
      'Server-Sent Events: `version` with the build of the web app that is served, at the beginning; `job` with a job, `notification` with a ' +
      'notification and the count of unread ones; `presence` with a record the person has open (`POST /event/tell-presence`): who else has it ' +
      'open, and its version',
    content: { 'text/event-stream': { schema: z.string() } },
  },
};

/**
 * The calls that tell a browser what changes for its person, and that tell which record is open in one of its windows.
 * @param expiresOf end of a bearer's token in seconds since 1970, or null when it is not good
 */
export function eventRoutes(streams: EventStreams, expiresOf: (token: string) => Promise<number | null>) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get(
      '/event/stream',
      // A HEAD would open a stream nobody reads.
      { exposeHeadRoute: false, config: { allow: 'signedIn', lane: 'session' }, schema: { tags: ['event'], response } },
      async (request) => {
        const expires = await expiresOf(bearerOf(request) ?? '');
        if (expires === null) return refuse('sessionExpired');
        const stream = await streams.open(callerOf(request), expires);
        return new StreamReply('text/event-stream', stream.bytes);
      },
    );
    const tellPresence = presenceCall(streams.presence);
    app.post<{ Body: SentPresence }>(
      '/event/tell-presence',
      {
        // Nothing of it is stored.
        config: { allow: 'signedIn', isQuestion: true },
        schema: { tags: ['event'], body: presenceSchema, response: { 200: envelopeOf(z.null()) } },
      },
      (request) => tellPresence(callOf(request), request.body),
    );
  };
}

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bearerOf, callerOf } from '../../http/caller.ts';
import { refuse } from '../../http/refusal.ts';
import { StreamReply } from '../../http/replies/stream-reply.ts';
import type { EventStreams } from './event-streams.ts';

const response = {
  200: {
    description:
      'Server-Sent Events: `version` with the build of the web app that is served, at the beginning; `job` with a job, `notification` with a ' +
      'notification and the count of unread ones',
    content: { 'text/event-stream': { schema: z.string() } },
  },
};

/**
 * The call that tells a browser what changes for its person.
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
  };
}

import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuse } from '../../http/refusal.ts';
import { wordsFor } from '../../http/requests/words-for.ts';
import { type ReadinessParts, readiness } from './readiness.ts';

/** Whether the process is about to stop; then it takes no new work. */
export interface Stopping {
  isStopping: boolean;
}

/**
 * Health for those who watch the process: alive without asking anybody, ready with a database that answers. A server that only reads is
 * ready and says so: whoever sends calls elsewhere would take reading away as well.
 */
export function healthRoutes(stopping: Stopping, parts: ReadinessParts) {
  return async (app: FastifyInstance): Promise<void> => {
    const look = readiness(parts);
    const status = (words: [string, ...string[]]) => ({
      config: { allow: 'anyone', lane: 'none' } as const,
      schema: { tags: ['health'], response: { 200: envelopeOf(z.object({ status: z.enum(words) })) } },
    });

    app.get('/health/live', status(['live']), async () => ({ status: 'live' }));
    app.get('/health/ready', status(['ready', 'readOnly']), async (request) => {
      const found = await look();
      if (stopping.isStopping || found === 'unready') refuse('serviceUnavailable', { seconds: 2 });
      if (found === 'readOnly') request.alerts.push(wordsFor(request).sentence('diskFull'));
      return { status: found };
    });
  };
}

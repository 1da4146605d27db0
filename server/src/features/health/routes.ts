import { envelopeOf } from '@mandate/contract/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { refuse } from '../../http/refusal.ts';

/** Whether the process is about to stop; then it takes no new work. */
export interface Stopping {
  isStopping: boolean;
}

const askedMs = 1000;

/** Health for those who watch the process: alive without asking anybody, ready with a database that answers (asked once a second at most). */
export function healthRoutes(stopping: Stopping) {
  return async (app: FastifyInstance): Promise<void> => {
    const status = envelopeOf(z.object({ status: z.string() }));
    const options = { config: { allow: 'anyone' }, schema: { tags: ['health'], response: { 200: status } } } as const;
    let answer = { at: 0, isGood: false };

    app.get('/health/live', options, async () => ({ status: 'live' }));
    app.get('/health/ready', options, async (request) => {
      if (Date.now() - answer.at > askedMs) {
        const isGood = await sql`select 1`.execute(request.database).then(
          () => true,
          () => false,
        );
        answer = { at: Date.now(), isGood };
      }
      if (stopping.isStopping || !answer.isGood) refuse('serviceUnavailable', { seconds: 2 });
      return { status: 'ready' };
    });
  };
}

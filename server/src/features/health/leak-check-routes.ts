import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callOf } from '../../calls/call.ts';
import { noBody } from '../../http/requests/no-body.ts';
import { addJob } from '../../jobs/add-job.ts';

const response = { 200: envelopeOf(z.object({ jobId: z.string() })) };

/** Sets the leak check going, as a job; while one of the same person is under way it is that one. */
export async function leakCheckRoutes(app: FastifyInstance): Promise<void> {
  app.post(
    '/health/run-leak-check',
    { config: { allow: { entity: 'health', verb: 'edit' } }, schema: { tags: ['health'], body: noBody, response } },
    async (request) => {
      const wanted = { kind: 'leakCheck', entity: { name: 'health' }, input: null, about: {} } as const;
      return { jobId: await addJob(callOf(request), wanted) };
    },
  );
}

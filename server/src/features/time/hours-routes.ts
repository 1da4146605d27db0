import { entry } from '@mandate/contract/entities/entry.ts';
import { project } from '@mandate/contract/project/project.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callOf } from '../../calls/call.ts';
import { findProjectHours } from './hours/find-project-hours.ts';

const worked = {
  worked: z.number(),
  notApproved: z.number(),
  entries: z.int(),
  cost: z.string().nullable().optional(),
  withoutCost: z.int().optional(),
};
const plan = { unit: z.enum(['hour', 'day']), planned: z.number().nullable(), left: z.number().nullable() };
const hours = z.object({
  hoursPerDay: z.string(),
  currency: z.string(),
  startDate: z.string().nullable(),
  lines: z.array(z.object({ id: z.string(), label: z.string(), ...plan, ...worked })),
  total: z.object({ ...plan, ...worked }),
});

/** What was worked on projects. */
export async function hoursRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { id: string } }>(
    '/project/get-hours/:id',
    {
      // Who sees of others no time sees none of a project: as with what time was before, that is for staff.
      config: { allow: { entity: entry.name, verb: 'history' } },
      schema: {
        tags: [project.name],
        params: z.object({ id: z.string().max(100) }),
        response: { 200: envelopeOf(hours) },
      },
    },
    (request) => findProjectHours(callOf(request), request.params.id),
  );
}

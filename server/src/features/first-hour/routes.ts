import type { Verb } from '@mandate/contract/access/permissions.ts';
import {
  type AnsweredStep,
  answeredSteps,
  type FirstHourStep,
  firstHourSteps,
} from '@mandate/contract/overview/first-hour.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callOf } from '../../calls/call.ts';
import type { Allow } from '../../http/allow.ts';
import { noBody } from '../../http/requests/no-body.ts';
import { findFirstHour } from './find-first-hour.ts';
import { agreeToStep, endFirstHour, skipStep } from './skip-and-end-steps.ts';

const name = 'first-hour';
const tags = [name];
const allow = (verb: Verb): { allow: Allow } => ({ allow: { entity: name, verb } });
const step = z.enum(firstHourSteps);
const response = {
  200: envelopeOf(
    z.object({
      isOpen: z.boolean(),
      hasProjects: z.boolean(),
      steps: z.array(z.object({ step, state: z.enum(['open', 'done', 'skipped']) })),
    }),
  ),
};

/** The calls of a firm's first hour. */
export async function firstHourRoutes(app: FastifyInstance): Promise<void> {
  app.get(`/${name}/get`, { config: allow('read'), schema: { tags, response } }, (request) =>
    findFirstHour(callOf(request)),
  );
  app.post<{ Body: { step: FirstHourStep } }>(
    `/${name}/skip`,
    { config: allow('edit'), schema: { tags, body: z.strictObject({ step }), response } },
    (request) => skipStep(callOf(request), request.body.step),
  );
  app.post<{ Body: { step: AnsweredStep } }>(
    `/${name}/agree`,
    { config: allow('edit'), schema: { tags, body: z.strictObject({ step: z.enum(answeredSteps) }), response } },
    (request) => agreeToStep(callOf(request), request.body.step),
  );
  app.post(`/${name}/end`, { config: allow('edit'), schema: { tags, body: noBody, response } }, (request) =>
    endFirstHour(callOf(request)),
  );
}

import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import { openMonthsSchema } from '@mandate/contract/time/open-months.ts';
import { type PeriodRequest, periodSchema } from '@mandate/contract/time/week-acts.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callOf } from '../../calls/call.ts';
import { closePeriod, reopenPeriod } from './periods/close-period.ts';
import { openMonths } from './periods/open-months.ts';

const closed = { 200: envelopeOf(z.object({ closedUntil: z.string() })) };

/** Months whose figures never change any more. */
export async function periodRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/period/get',
    {
      config: { allow: { entity: 'period', verb: 'read' } },
      schema: { tags: ['period'], response: { 200: envelopeOf(openMonthsSchema) } },
    },
    (request) => openMonths(callOf(request)),
  );
  app.post<{ Body: PeriodRequest }>(
    '/period/close',
    {
      config: { allow: { entity: 'period', verb: 'create' } },
      schema: { tags: ['period'], body: periodSchema, response: closed },
    },
    (request) => closePeriod(callOf(request), request.body),
  );
  app.post<{ Body: PeriodRequest }>(
    '/period/reopen',
    {
      config: { allow: { entity: 'period', verb: 'remove' } },
      schema: { tags: ['period'], body: periodSchema, response: closed },
    },
    (request) => reopenPeriod(callOf(request), request.body),
  );
}

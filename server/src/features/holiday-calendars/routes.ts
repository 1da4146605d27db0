import { holidayCalendar } from '@mandate/contract/entities/holiday-calendar.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callOf } from '../../calls/call.ts';
import { addJob } from '../../jobs/add-job.ts';
import { find } from '../../records/read/find.ts';
import type { FillInput } from './fill-work.ts';

const params = z.object({ id: z.string().max(100) });
const body = z.strictObject({
  years: z.array(z.int().min(1970).max(2100)).min(1).max(10),
  /** Only finds out what would change; the job's result tells it. */
  isTrial: z.boolean().default(false),
});
const response = { 200: envelopeOf(z.object({ jobId: z.string() })) };

/** Fills a calendar with the public holidays of its country, as a job, or tries what that would change. */
export async function holidayCalendarRoutes(app: FastifyInstance): Promise<void> {
  app.post<{ Params: { id: string }; Body: Omit<FillInput, 'id'> }>(
    '/holiday-calendar/fill/:id',
    {
      config: { allow: { entity: holidayCalendar.name, verb: 'edit' } },
      schema: { tags: [holidayCalendar.name], params, body, response },
    },
    async (request) => {
      const call = callOf(request);
      const calendar = await find(call, holidayCalendar, request.params.id);
      const { isTrial } = request.body;
      const years = [...new Set(request.body.years)].sort();
      const input: FillInput = { id: String(calendar.id), years, isTrial };
      const about = { calendarId: calendar.id, name: calendar.name, isTrial };
      return { jobId: await addJob(call, { kind: 'holidays', entity: holidayCalendar, input, about }) };
    },
  );
}

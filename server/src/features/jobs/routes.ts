import type { Verb } from '@mandate/contract/access/permissions.ts';
import { job } from '@mandate/contract/entities/job.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callOf } from '../../calls/call.ts';
import { fileResponse } from '../../http/replies/file-reply.ts';
import { noBody } from '../../http/requests/no-body.ts';
import { findJob, jobRowSchema, listJobs } from '../../jobs/job-rows.ts';
import { gridRoutes } from '../../routes/entity-routes.ts';
import { cancelJob } from './cancel-job.ts';
import { jobFileReply } from './job-file-reply.ts';

const params = z.object({ id: z.string().max(100) });
const reply = { 200: envelopeOf(jobRowSchema) };

/** The types of files jobs make. */
const types = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

/** The calls of jobs: the own ones, to see and to stop them for administrators everybody's. They are begun by the calls whose work they are. */
export async function jobRoutes(app: FastifyInstance): Promise<void> {
  const { name } = job;
  const tags = [name];
  const allow = (verb: Verb) => ({ allow: { entity: name, verb } });

  gridRoutes(app, name, jobRowSchema, listJobs);
  app.get<{ Params: { id: string } }>(
    `/${name}/get-by-id/:id`,
    { config: allow('read'), schema: { tags, params, response: reply } },
    (request) => findJob(callOf(request), request.params.id),
  );
  app.post<{ Params: { id: string } }>(
    `/${name}/cancel/:id`,
    { config: { ...allow('edit'), needsNoRoom: true }, schema: { tags, params, body: noBody, response: reply } },
    (request) => cancelJob(callOf(request), request.params.id),
  );
  app.get<{ Params: { id: string } }>(
    `/${name}/get-file/:id`,
    { config: allow('read'), schema: { tags, params, response: { 200: fileResponse(types) } } },
    (request) => jobFileReply(callOf(request), request.params.id),
  );
}

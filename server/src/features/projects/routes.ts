import { recordReplySchema } from '@mandate/contract/facts/record-schema.ts';
import { project } from '@mandate/contract/project/project.ts';
import { type ProjectStatus, projectStatuses } from '@mandate/contract/project/way/status.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { workInSaved } from '../../business/figures/work-in.ts';
import { checkStep } from '../../business/project/check-step.ts';
import { findProject, readProject } from '../../business/project/find-project.ts';
import { type SentStep, transitionProject, transitionSchema } from '../../business/project/transition-project.ts';
import { callOf } from '../../calls/call.ts';
import { undelete } from '../../records/remove/undelete.ts';
import { entityRoutes } from '../../routes/entity-routes.ts';
import { recordNow } from '../../routes/record-now.ts';
import { type CopyRequest, copyReplySchema, copySchema } from './copy/copy-schema.ts';
import { prepareCopy } from './copy/prepare-copy.ts';
import { explainProject, explainQuery, explanationSchema } from './pricing/explain-project.ts';
import { currencyReplySchema, currencyRequestDescription, prepareCurrency } from './pricing/prepare-currency.ts';
import { projectRemoval, removeProject } from './remove-project.ts';
import { rereadRoutes } from './reread/reread-routes.ts';
import { completeNewProjects, completeProjects, saveProject } from './save-project.ts';

const megabytes = 1024 * 1024;

/** What is missing before a step, each with its sentence. */
const failuresSchema = z.array(
  z.object({
    code: z.string(),
    field: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    message: z.string(),
    isConfirmable: z.literal(true).optional(),
  }),
);

/** The calls of projects. */
export async function projectRoutes(app: FastifyInstance): Promise<void> {
  entityRoutes(app, project, 4 * megabytes, {
    save: saveProject,
    find: findProject,
    remove: removeProject,
    removalRule: async () => projectRemoval,
    undelete: async (call, id) => readProject(call, String((await undelete(call, project, id)).id)),
    complete: completeProjects,
    completeNew: completeNewProjects,
    prepare: ({ db }) => workInSaved(db),
  });
  rereadRoutes(app);
  app.post<{ Params: { id: string }; Body: SentStep }>(
    '/project/transition/:id',
    {
      config: { allow: { entity: project.name, verb: 'edit' }, ...recordNow(project, findProject) },
      schema: {
        tags: [project.name],
        params: z.object({ id: z.string().max(100) }),
        body: transitionSchema,
        response: { 200: envelopeOf(recordReplySchema(project)) },
      },
    },
    (request) => transitionProject(callOf(request), request.params.id, request.body, saveProject),
  );
  app.get<{ Params: { id: string }; Querystring: { to: ProjectStatus } }>(
    '/project/check-step/:id',
    {
      config: { allow: { entity: project.name, verb: 'edit' } },
      schema: {
        tags: [project.name],
        params: z.object({ id: z.string().max(100) }),
        querystring: z.strictObject({ to: z.enum(projectStatuses) }),
        response: { 200: envelopeOf(failuresSchema) },
      },
    },
    (request) => checkStep(callOf(request), request.params.id, request.query.to),
  );
  app.get<{ Params: { id: string }; Querystring: { field: string; lineId?: string } }>(
    '/project/explain/:id',
    {
      // Who sees no money and no history sees nothing that could be explained.
      config: { allow: { entity: project.name, verb: 'history' } },
      schema: {
        tags: [project.name],
        params: z.object({ id: z.string().max(100) }),
        querystring: explainQuery,
        response: { 200: envelopeOf(explanationSchema) },
      },
    },
    (request) => explainProject(callOf(request), request.params.id, request.query),
  );
  app.post<{ Params: { id: string }; Body: CopyRequest }>(
    '/project/prepare-copy/:id',
    {
      config: { allow: { entity: project.name, verb: 'create' }, isQuestion: true },
      schema: {
        tags: [project.name],
        params: z.object({ id: z.string().max(100) }),
        body: copySchema,
        response: { 200: copyReplySchema },
      },
    },
    (request) => prepareCopy(callOf(request), request.params.id, request.body),
  );
  app.post<{ Body: unknown }>(
    '/project/prepare-currency',
    {
      config: { allow: { entity: project.name, verb: 'edit' }, isQuestion: true },
      bodyLimit: 4 * megabytes,
      schema: { tags: [project.name], body: currencyRequestDescription, response: { 200: currencyReplySchema } },
      // The project is read as a save of the caller reads it.
      validatorCompiler: () => (value) => ({ value }),
    },
    (request) => prepareCurrency(callOf(request), request.body),
  );
}

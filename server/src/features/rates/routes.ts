import { rate } from '@mandate/contract/entities/rate.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { callOf } from '../../calls/call.ts';
import { find } from '../../records/read/find.ts';
import { entityRoutes } from '../../routes/entity-routes.ts';
import type { OpenProjects } from './raise/open-projects.ts';
import { raiseRoutes } from './raise/raise-routes.ts';
import { removeRate } from './remove-rate.ts';
import { type ResolveRequest, resolve, resolveMany, resolveRequestSchema, resolveRequestsSchema } from './resolve.ts';
import { saveRate } from './save-rate.ts';
import type { ServicePrices } from './service-prices.ts';
import { undeleteRate } from './undelete-rate.ts';

/** The calls of dated rates (domain reference 2.4). */
export function rateRoutes(services: ServicePrices, projects: OpenProjects): FastifyPluginAsync {
  return async (app) => {
    resolveRoutes(app);
    raiseRoutes(app, services, projects);
    entityRoutes(app, rate, 256 * 1024, {
      save: (call, body) => saveRate(services, call, body),
      find: (call, id) => find(call, rate, id),
      remove: (call, id, removal) => removeRate(services, call, id, removal),
      undelete: (call, id) => undeleteRate(services, call, id),
    });
  };
}

const tried = z.array(z.object({ rule: z.string(), reason: z.string() }));
const text = z.string().nullable();
const source = z.object({
  rule: z.string(),
  rateId: text,
  rateName: text,
  validFrom: text,
  date: text,
  amount: text,
  currency: text,
  unit: text,
  hoursPerDay: text,
  fxRate: text,
  tried,
});
const resolved = z.object({ amount: z.string(), currency: z.string(), unit: z.string(), source });
const missing = z.object({ missing: z.literal(true), tried });

function resolveRoutes(app: FastifyInstance): void {
  // Nothing is changed: open to whoever may list rates, also while looking at the product as somebody else.
  const config = { allow: { entity: rate.name, verb: 'list' } } as const;
  const tags = [rate.name];
  app.post<{ Body: ResolveRequest }>(
    '/rate/resolve',
    { config, schema: { tags, body: resolveRequestSchema, response: { 200: envelopeOf(resolved) } } },
    (request) => resolve(callOf(request), request.body),
  );
  app.post<{ Body: { wishes: ResolveRequest[] } }>(
    '/rate/resolve-many',
    {
      config,
      bodyLimit: 1024 * 1024,
      schema: {
        tags,
        body: resolveRequestsSchema,
        response: { 200: envelopeOf(z.object({ results: z.array(z.union([resolved, missing])) })) },
      },
    },
    async (request) => ({ results: await resolveMany(callOf(request), request.body.wishes) }),
  );
}

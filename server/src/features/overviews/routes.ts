import { type OverviewNoun, overviewNouns } from '@mandate/contract/overview/record/related-lists.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Call, callOf } from '../../calls/call.ts';
import { findCustomerOverview } from './find-customer-overview.ts';
import { findPersonnelOverview } from './find-personnel-overview.ts';
import { findPlaceOverview } from './find-place-overview.ts';
import { findProviderOverview } from './find-provider-overview.ts';
import { findServiceOverview } from './find-service-overview.ts';
import { overviewSchemas } from './overview-schemas.ts';

const params = z.object({ id: z.string().max(100) });

const finders: Record<OverviewNoun, (call: Call, id: string) => Promise<object>> = {
  customer: findCustomerOverview,
  personnel: findPersonnelOverview,
  provider: findProviderOverview,
  service: findServiceOverview,
  place: findPlaceOverview,
};

/** What the pages of records tell beside the records: who may read a record is told as much of what is around it as the lists would tell. */
export async function overviewRoutes(app: FastifyInstance): Promise<void> {
  for (const noun of overviewNouns)
    app.get<{ Params: { id: string } }>(
      `/${noun}/get-overview/:id`,
      {
        config: { allow: { entity: noun, verb: 'read' } },
        schema: { tags: [noun], params, response: { 200: envelopeOf(overviewSchemas[noun]) } },
      },
      (request) => finders[noun](callOf(request), request.params.id),
    );
}

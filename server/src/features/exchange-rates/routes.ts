import { exchangeRate } from '@mandate/contract/entities/exchange-rate.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { callOf } from '../../calls/call.ts';
import { find } from '../../records/read/find.ts';
import { remove } from '../../records/remove/remove.ts';
import { undelete } from '../../records/remove/undelete.ts';
import { entityRoutes } from '../../routes/entity-routes.ts';
import {
  type ExchangeRequests,
  exchangeRequestsSchema,
  exchangesSchema,
  resolveExchanges,
} from './resolve-exchanges.ts';
import { saveExchangeRate } from './save-exchange-rate.ts';

/** The calls of exchange rates. */
export async function exchangeRateRoutes(app: FastifyInstance): Promise<void> {
  app.post<{ Body: ExchangeRequests }>(
    '/exchange-rate/resolve-many',
    {
      // Nothing is changed: open to whoever may list exchange rates, also while looking at the product as somebody else.
      config: { allow: { entity: exchangeRate.name, verb: 'list' } },
      schema: {
        tags: [exchangeRate.name],
        body: exchangeRequestsSchema,
        response: { 200: envelopeOf(exchangesSchema) },
      },
    },
    (request) => resolveExchanges(callOf(request), request.body),
  );
  entityRoutes(app, exchangeRate, 256 * 1024, {
    save: saveExchangeRate,
    find: (call, id) => find(call, exchangeRate, id),
    remove: (call, id, removal) => remove(call, exchangeRate, id, removal),
    undelete: (call, id) => undelete(call, exchangeRate, id),
  });
}

import { exchangeRate } from '@mandate/contract/entities/exchange-rate.ts';
import type { FastifyInstance } from 'fastify';
import { find } from '../../resources/find.ts';
import { remove } from '../../resources/remove.ts';
import { entityRoutes } from '../../resources/routes.ts';
import { undelete } from '../../resources/undelete.ts';
import { saveExchangeRate } from './save-exchange-rate.ts';

/** The calls of exchange rates. */
export async function exchangeRateRoutes(app: FastifyInstance): Promise<void> {
  entityRoutes(app, exchangeRate, 256 * 1024, {
    save: saveExchangeRate,
    find: (call, id) => find(call, exchangeRate, id),
    remove: (call, id, removal) => remove(call, exchangeRate, id, removal),
    undelete: (call, id) => undelete(call, exchangeRate, id),
  });
}

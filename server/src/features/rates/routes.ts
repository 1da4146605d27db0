import { rate } from '@mandate/contract/entities/rate.ts';
import type { FastifyPluginAsync } from 'fastify';
import { find } from '../../resources/find.ts';
import { entityRoutes } from '../../resources/routes.ts';
import { removeRate } from './remove-rate.ts';
import { saveRate } from './save-rate.ts';
import type { ServiceKeeping } from './service-keeping.ts';
import { undeleteRate } from './undelete-rate.ts';

/** The calls of dated rates (domain reference 2.4). */
export function rateRoutes(services: ServiceKeeping): FastifyPluginAsync {
  return async (app) => {
    entityRoutes(app, rate, 256 * 1024, {
      save: (call, body) => saveRate(services, call, body),
      find: (call, id) => find(call, rate, id),
      remove: (call, id, removal) => removeRate(services, call, id, removal),
      undelete: (call, id) => undeleteRate(services, call, id),
    });
  };
}

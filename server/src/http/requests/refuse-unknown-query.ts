import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import type { FastifyInstance } from 'fastify';
import { refuseFields } from '../refusal.ts';

/**
 * Calls that ask for nothing in their address refuse whatever stands in it, as the schemas of those that do refuse what they do not know (safety
 * reference D1). Before the body is looked at: what takes a file would receive it for nothing.
 */
export function refuseUnknownQuery(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ query, routeOptions }) => {
    if (routeOptions.schema?.querystring !== undefined) return;
    refuseFields(Object.keys(query as object).map((key) => fieldError(key, 'fieldUnknown')));
  });
}

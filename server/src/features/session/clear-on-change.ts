import type { FastifyInstance } from 'fastify';
import type { RightsChannel } from '../../database/connection/rights-channel.ts';
import type { Callers } from './callers.ts';

/** Records that decide who may do what: accounts, the people linked to them. */
const deciding = ['account', 'personnel', 'session'];
/** The projects people are members of, which seldom decide, and the firm's own fields: the database tells when they do. */
const telling = ['project', 'own-field'];

/** Lets every change of what decides about permissions, and of what fields there are, take effect on the very next call. */
export function clearOnChange(app: FastifyInstance, callers: Callers, channel: RightsChannel): void {
  app.addHook('onSend', async (request) => {
    const { allow } = request.routeOptions.config;
    const isChange = typeof allow === 'object' && !['list', 'read', 'history', 'whereUsed'].includes(allow.verb);
    if (!isChange) return;
    if (deciding.includes(allow.entity)) callers.forget();
    else if (telling.includes(allow.entity)) await channel.catchUp();
  });
}

import type { FastifyInstance } from 'fastify';
import type { Callers } from './callers.ts';

/** Records that decide who may do what: accounts, the people linked to them. */
const deciding = ['account', 'personnel', 'session'];
/** The projects people are members of, which seldom decide: the database tells when they do. */
const telling = 'project';

/** Lets every change of what decides about permissions take effect on the very next call. */
export function clearOnChange(app: FastifyInstance, callers: Callers): void {
  app.addHook('onSend', async (request) => {
    const { allow } = request.routeOptions.config;
    const isChange = typeof allow === 'object' && !['list', 'read', 'history', 'whereUsed'].includes(allow.verb);
    if (!isChange) return;
    if (deciding.includes(allow.entity)) callers.forget();
    else if (allow.entity === telling) await callers.catchUp();
  });
}

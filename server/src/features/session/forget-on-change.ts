import type { FastifyInstance } from 'fastify';
import type { Callers } from './callers.ts';

/** Records that decide who may do what: accounts, the people linked to them, the projects these are members of. */
const deciding = ['account', 'personnel', 'project', 'session'];

/** Lets every change of what decides about permissions take effect on the very next call. */
export function forgetOnChange(app: FastifyInstance, callers: Callers): void {
  app.addHook('onSend', async (request) => {
    const { allow } = request.routeOptions.config;
    const isChange = typeof allow === 'object' && !['list', 'read', 'history', 'whereUsed'].includes(allow.verb);
    if (isChange && deciding.includes(allow.entity)) callers.forget();
  });
}

import type { FastifyInstance } from 'fastify';
import type { ZodType } from 'zod';
import { parseJson } from './parse-json.ts';
import { timeZoneOf } from './time-zone-of.ts';

/** What every call of a scope begins with: bodies as JSON only and guarded, schemas that validate, the caller's time zone. */
export function readCalls(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text: string, done) => {
    // A DELETE or PUT may name the type of a body it does not have.
    if (text === '') return done(null, undefined);
    try {
      done(null, parseJson(text));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
  app.setValidatorCompiler(({ schema }) => (value) => {
    const read = (schema as ZodType).safeParse(value, { reportInput: true });
    return read.success ? { value: read.data } : { error: read.error };
  });
  app.setSerializerCompiler(() => JSON.stringify);
  app.decorateRequest('timeZone', 'UTC');
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    request.alerts = [];
    request.timeZone = timeZoneOf(request.headers['x-time-zone']);
  });
}

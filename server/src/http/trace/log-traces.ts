import type { FastifyInstance } from 'fastify';
import { traceOf } from './trace-of.ts';

/** Lets every line of the log about a call say which trace it belongs to. @param isTrusted whose word about the trace is taken */
export function logTraces(app: FastifyInstance, isTrusted: (address: string) => boolean): void {
  app.setChildLoggerFactory((log, bindings, options, request) =>
    log.child({ ...bindings, traceId: traceOf(request, String(bindings.reqId), isTrusted).id }, options),
  );
}

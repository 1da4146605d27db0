import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WatchStatement } from '../../database/connection/watched-database.ts';
import type { Trace } from '../../http/trace/trace-of.ts';

/** A call that is traced. */
interface CallSpan {
  span: Span;
  /** What its parts are begun in. */
  context: Context;
  response: ServerResponse;
}

/** What spans are made with. */
interface SpanParts {
  tracer: Tracer;
  /** The trace of a call. */
  traceOf: (request: FastifyRequest) => Trace;
  /** Is told the id of the trace that begins next. */
  beginTrace: (id: string) => void;
}

/** Makes one span for each call, and inside it one for each statement. */
export interface CallSpans {
  watch(app: FastifyInstance): void;
  watchStatement: WatchStatement;
}

/** Makes the spans of calls and statements: patterns, methods and statuses, and texts of SQL; no paths, queries, bodies and values. */
export function callSpans({ tracer, traceOf, beginTrace }: SpanParts): CallSpans {
  const current = new AsyncLocalStorage<CallSpan>();

  function begin(request: FastifyRequest, response: ServerResponse): CallSpan {
    const { id, parent } = traceOf(request);
    if (!parent) beginTrace(id);
    const { url: route } = request.routeOptions;
    const attributes = {
      'http.request.method': request.method,
      'url.scheme': request.protocol,
      ...(route !== undefined && { 'http.route': route }),
    };
    const name = route === undefined ? request.method : `${request.method} ${route}`;
    const span = tracer.startSpan(
      name,
      { kind: SpanKind.SERVER, attributes },
      parent ? within(id, parent) : ROOT_CONTEXT,
    );
    return { span, context: trace.setSpan(ROOT_CONTEXT, span), response };
  }

  return {
    watch(app) {
      app.addHook('onRequest', (request, reply, done) => {
        const call = begin(request, reply.raw);
        // With too much to do there would be too much to tell.
        reply.raw.once('close', () => request.isSentAway || end(call.span, request, reply));
        current.run(call, done);
      });
    },
    watchStatement(text, work) {
      const call = current.getStore();
      // Once the reply is on its way, what is done is not for it: somebody may go on hearing, for hours, what this call began to listen to.
      if (!call?.span.isRecording() || call.response.headersSent) return work();
      return inSpan(tracer, call.context, text, work);
    },
  };
}

function within(traceId: string, { spanId, isSampled }: NonNullable<Trace['parent']>): Context {
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function end(span: Span, request: FastifyRequest, { raw, statusCode }: FastifyReply): void {
  if (raw.headersSent) span.setAttribute('http.response.status_code', statusCode);
  const fault = !raw.headersSent ? 'aborted' : statusCode >= 500 ? (request.refusedWith ?? String(statusCode)) : null;
  if (fault !== null) span.setAttribute('error.type', fault).setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

async function inSpan<T>(tracer: Tracer, context: Context, text: string, work: () => Promise<T>): Promise<T> {
  const name = /\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL';
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': name, 'db.query.text': text };
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context);
  try {
    return await work();
  } catch (error) {
    span.setAttribute('error.type', kindOf(error));
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/** What went wrong, as PostgreSQL or the system counts it; never the message, which may hold values of records. */
function kindOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : 'other';
}

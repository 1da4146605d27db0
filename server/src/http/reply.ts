import type { Envelope, Result } from '@mandate/contract/envelope.ts';
import { fieldErrorsOf } from '@mandate/contract/field-errors.ts';
import { type RefusalCode, type RefusalParams, sentence } from '@mandate/contract/refusals.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { ZodError } from 'zod';
import { FileReply, sendFile } from './file-reply.ts';
import { putHeaders } from './headers.ts';
import { Refusal } from './refusal.ts';
import { StreamReply, sendStream } from './stream-reply.ts';

const alertLength = 300;
const alertCount = 10;

/** Seconds after which a refused caller may try again, by code. */
const retryAfter: Partial<Record<RefusalCode, number>> = { serviceUnavailable: 2, tooManyRequests: 30 };

/** The envelope of a success. Alerts are sentences: at most ten, cut to 300 characters. */
export function success(data: unknown, alerts: readonly string[], requestId: string): Envelope {
  const shown = [...new Set(alerts)].slice(0, alertCount).map((alert) => alert.slice(0, alertLength));
  return { result: 'success', data: data ?? null, alerts: shown, errorMessage: null, errorCode: null, requestId };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The audit tells of the refusal already: whoever refuses has written a row of his own. */
    isRefusalNoted: boolean;
  }
}

/** Is told of every refusal before it is answered, when the work that was refused is undone. Never throws. */
export type NoteRefusal = (request: FastifyRequest, refusal: Refusal) => Promise<void>;

/**
 * The one exit for errors: refusals and failed validation say their sentence, everything else is logged and says none of it.
 * @param isUnavailable whether an error means that the database cannot be reached at the moment
 */
export function answerErrors(
  app: FastifyInstance,
  isUnavailable: (error: unknown) => boolean,
  noteRefusal: NoteRefusal,
): void {
  app.decorateRequest('isRefusalNoted', false);
  const refused = async (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
    await noteRefusal(request, refusal);
    return answer(request, reply, refusal);
  };
  app.setErrorHandler(async (error: Error & { code?: string; statusCode?: number }, request, reply) => {
    if (error instanceof Refusal) return refused(request, reply, error);
    if (error instanceof ZodError) {
      return refused(request, reply, new Refusal('validationFailed', {}, { fieldErrors: fieldErrorsOf(error) }));
    }
    const known = refusalFor(error, isUnavailable);
    if (known) {
      if (known.code === 'serviceUnavailable') request.log.error({ err: error }, 'database unavailable');
      return answer(request, reply, known);
    }
    request.log.error({ err: error }, 'call failed');
    return answer(request, reply, new Refusal('serverError', {}, null));
  });
}

/** The refusal that an error of the framework or the database stands for, if it is an expected one. */
function refusalFor(
  error: Error & { code?: string; statusCode?: number },
  isUnavailable: (error: unknown) => boolean,
): Refusal | null {
  const expected = (code: RefusalCode, params: RefusalParams = {}) => new Refusal(code, params, null);
  if (error.code === '57014') return expected('tooExpensive', { seconds: 5 });
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return expected('requestTooLarge', { max: 'the call allows' });
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return expected('contentTypeNotSupported');
  if (error.code?.startsWith('FST_ERR_CTP') || error.code === 'FST_ERR_BAD_URL' || error instanceof SyntaxError) {
    return expected('requestNotValid');
  }
  // Values PostgreSQL cannot take although the schemas let them through: the caller's fault, not the server's.
  if (error.code === '22021' || error.code === '22P05') return expected('requestNotValid');
  if (isUnavailable(error)) {
    return expected('serviceUnavailable', { seconds: retryAfter.serviceUnavailable ?? 2 });
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return expected('requestNotValid');
  return null;
}

/** Answers an address the router cannot read, before any hook has seen the request: nothing is called that way. */
export function answerUnroutable(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  putHeaders(request, reply);
  answer(request, reply, new Refusal('callNotFound', {}, null));
}

function resultOf(refusal: Refusal): Result {
  if (refusal.status === 401) return 'session-expired';
  return refusal.status >= 500 ? 'fatal-error' : 'error';
}

/** Sends a refusal as an envelope. */
export function answer(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const seconds = refusal.params.seconds ?? retryAfter[refusal.code];
  if (seconds !== undefined && [429, 503].includes(refusal.status)) reply.header('retry-after', String(seconds));
  const envelope = JSON.stringify(refusalEnvelope(refusal, request.id));
  return reply.code(refusal.status).type('application/json; charset=utf-8').send(envelope);
}

/** The envelope of a refusal. */
export function refusalEnvelope(refusal: Refusal, requestId: string): Envelope {
  return {
    result: resultOf(refusal),
    data: refusal.data,
    alerts: [],
    errorMessage: sentence(refusal.code, refusal.params),
    errorCode: refusal.code,
    requestId,
  };
}

/** Puts what each call of a scope gives into the envelope; a file or a stream goes out as it is. Registered last, so that nothing wraps it. */
export function replyInEnvelopes(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const handler = route.handler as RouteHandlerMethod;
    route.handler = async function inEnvelope(request, reply) {
      const data: unknown = await handler.call(this, request, reply);
      if (data instanceof FileReply) return sendFile(reply, data);
      if (data instanceof StreamReply) return sendStream(reply, data);
      return success(data, request.alerts, request.id);
    };
  });
}

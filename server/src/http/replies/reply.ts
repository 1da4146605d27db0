import type { Envelope, Result } from '@mandate/contract/replies/envelope.ts';
import { fieldErrorsOf } from '@mandate/contract/replies/field-errors.ts';
import type { RefusalCode, RefusalParams } from '@mandate/contract/replies/refusals.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { ZodError } from 'zod';
import { inWords } from '../../words/in-words.ts';
import type { Words } from '../../words/words.ts';
import { Refusal } from '../refusal.ts';
import { isReadingCall } from '../requests/reading-call.ts';
import { wordsFor } from '../requests/words-for.ts';
import { FileReply, sendFile } from './file-reply.ts';
import { putHeaders } from './headers.ts';
import { StreamReply, sendStream } from './stream-reply.ts';

const alertLength = 300;
const alertCount = 10;

/** Seconds after which a refused caller may try again, by code. */
const retryAfter: Partial<Record<RefusalCode, number>> = {
  serviceUnavailable: 2,
  commitUnknown: 2,
  serverBusy: 2,
  diskFull: 60,
  tooManyRequests: 30,
};

/** The envelope of a success. Alerts are sentences: at most ten, cut to 300 characters. */
function success(data: unknown, alerts: readonly string[], requestId: string): Envelope {
  const shown = [...new Set(alerts)].slice(0, alertCount).map((alert) => alert.slice(0, alertLength));
  return { result: 'success', data: data ?? null, alerts: shown, errorMessage: null, errorCode: null, requestId };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The audit tells of the refusal already: whoever refuses has written a row of their own. */
    isRefusalNoted: boolean;
    /** What the call was refused with, once that is being answered. */
    refusedWith: RefusalCode | null;
  }
}

/** Is told of every refusal before it is answered, when the work that was refused is undone. Never throws. */
export type NoteRefusal = (request: FastifyRequest, refusal: Refusal) => Promise<void>;

/** What a faulty surrounding is refused with, such as a database that does not answer or a disk that is full; null for every other error. */
export type Unavailable = (error: unknown) => Refusal | null;

/**
 * The one exit for errors: refusals and failed validation say their sentence, everything else is logged and says none of it.
 * @param unavailable tells errors of the surroundings, which pass, from those of the product
 */
export function answerErrors(app: FastifyInstance, unavailable: Unavailable, noteRefusal: NoteRefusal): void {
  app.decorateRequest('isRefusalNoted', false);
  app.decorateRequest('refusedWith', null);
  const refused = async (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
    await noteRefusal(request, refusal);
    return answer(request, reply, refusal);
  };
  app.setErrorHandler(async (error: Error & { code?: string; statusCode?: number }, request, reply) => {
    if (error instanceof Refusal) return refused(request, reply, error);
    if (error instanceof ZodError) {
      return refused(request, reply, new Refusal('validationFailed', {}, { fieldErrors: fieldErrorsOf(error) }));
    }
    const known = expected(error, request);
    if (known) return answer(request, reply, known);
    const passing = unavailable(error);
    if (passing) {
      request.log.error({ err: error, code: passing.code }, 'database unavailable');
      return answer(request, reply, passing);
    }
    request.log.error({ err: error }, 'call failed');
    return answer(request, reply, new Refusal('serverError', {}, null));
  });
}

/** The refusal that an error of the framework or the database stands for, if it is one of the caller's or of the call's own. */
function expected(error: Error & { code?: string; statusCode?: number }, request: FastifyRequest): Refusal | null {
  const refusal = (code: RefusalCode, params: RefusalParams = {}) => new Refusal(code, params, null);
  // Whoever sent it went away, or was let go, in the middle of the body: nobody is there to hear an answer.
  if (request.raw.destroyed && !request.raw.complete) return refusal('requestNotValid');
  // Who changes something has nothing to narrow: the database was slow.
  if (error.code === '57014') {
    return isReadingCall(request)
      ? refusal('tooExpensive', { seconds: 5 })
      : refusal('serviceUnavailable', { context: 'slow', seconds: 5 });
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refusal('requestTooLarge', { context: 'call' });
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refusal('contentTypeNotSupported');
  if (error.code?.startsWith('FST_ERR_CTP') || error.code === 'FST_ERR_BAD_URL' || error instanceof SyntaxError) {
    return refusal('requestNotValid');
  }
  // Values PostgreSQL cannot take although the schemas let them through: the caller's fault, not the server's.
  if (error.code === '22021' || error.code === '22P05') return refusal('requestNotValid');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return refusal('requestNotValid');
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
function answer(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  request.refusedWith = refusal.code;
  const seconds = refusal.params.seconds ?? retryAfter[refusal.code];
  if (seconds !== undefined && [429, 503].includes(refusal.status)) reply.header('retry-after', String(seconds));
  const envelope = JSON.stringify(refusalEnvelope(refusal, request.id, wordsFor(request)));
  return reply.code(refusal.status).type('application/json; charset=utf-8').send(envelope);
}

/** The envelope of a refusal, in somebody's language. */
export function refusalEnvelope(refusal: Refusal, requestId: string, words: Words): Envelope {
  return {
    result: resultOf(refusal),
    data: inWords(words, refusal.data),
    alerts: [],
    errorMessage: words.sentence(refusal.code, refusal.params),
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

import { isDeepStrictEqual } from 'node:util';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ZodType, z } from 'zod';

const anyEnvelope = envelopeOf(z.unknown());

/**
 * Compares every JSON reply with what its call declares: a success with the schema of the route, nothing more and nothing less in it,
 * everything else with the envelope and its status.
 * @param faults gets a line for each reply that is not as declared
 */
export function checkReplies(app: FastifyInstance, faults: string[]): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json');
    if (!isJson || typeof payload !== 'string' || isDescription(request)) return payload;
    const fault = faultIn(request, reply.statusCode, JSON.parse(payload));
    if (fault) faults.push(`${request.method} ${request.url} ${reply.statusCode}: ${fault}`);
    return payload;
  });
}

function isDescription({ url }: FastifyRequest): boolean {
  return url === '/openapi.json' || url.startsWith('/docs');
}

/** What a route declares: an envelope, or what it answers with by media type. */
type Declared = ZodType | { content: Record<string, { schema: ZodType }> };

function jsonOf(declared: Declared | undefined): ZodType | undefined {
  return declared && 'content' in declared ? declared.content['application/json']?.schema : declared;
}

function faultIn(request: FastifyRequest, status: number, envelope: unknown): string | null {
  const responses = request.routeOptions.schema?.response as Record<string, Declared> | undefined;
  const schema = status === 200 ? jsonOf(responses?.['200']) : anyEnvelope;
  if (!schema) return 'the call declares no reply';
  const read = schema.safeParse(envelope);
  if (!read.success) return `${read.error.message} in ${JSON.stringify(envelope)}`;
  // What a schema does not name is left out by it: a reply must not say more than is declared.
  if (!isDeepStrictEqual(read.data, envelope)) return `says more than declared: ${JSON.stringify(envelope)}`;
  const { result, errorCode, requestId } = anyEnvelope.parse(envelope);
  const expected =
    status === 200 ? 'success' : status === 401 ? 'session-expired' : status >= 500 ? 'fatal-error' : 'error';
  if (result !== expected) return `result ${result} with this status`;
  if ((status === 200) !== (errorCode === null)) return `errorCode ${errorCode} with this status`;
  return requestId === request.id ? null : 'another request id';
}

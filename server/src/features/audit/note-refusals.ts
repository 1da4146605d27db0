import { setTimeout as sleep } from 'node:timers/promises';
import { isId } from '@mandate/contract/facts/fields.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import type { FastifyRequest } from 'fastify';
import { type AuditEvent, writeAudit } from '../../calls/audit.ts';
import type { Database } from '../../database/database.ts';
import { networkOf } from '../../http/network-of.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { NoteRefusal } from '../../http/replies/reply.ts';
import { floodLimit } from './flood-limit.ts';

/** How long, in ms, a reply waits for its row. One that takes longer is written all the same, if it can be. */
const waitedMs = 1_000;
const shownFields = 10;
const fieldLength = 80;

/**
 * Writes a row of the audit for each refused call: a token that is not good, a call that is not allowed, a field the caller does not have.
 * Beyond the limit of a network there is only a line in the log. Whatever becomes of the row, the reply is the same.
 */
export function noteRefusals(db: Database): NoteRefusal {
  const isWithinLimit = floodLimit();
  return async (request, refusal) => {
    const event = eventOf(request, refusal);
    if (event === null || request.isRefusalNoted) return;
    const { code } = refusal;
    if (!isWithinLimit(networkOf(request.ip))) return request.log.warn({ code }, 'refused');
    const written = writeAudit(db, event).catch((error) => {
      request.log.warn({ code, err: error }, 'refused, and not written to the audit');
    });
    await Promise.race([written, sleep(waitedMs, undefined, { ref: false })]);
  };
}

function eventOf(request: FastifyRequest, refusal: Refusal): AuditEvent | null {
  const { code, status } = refusal;
  const fields = unknownFields(refusal);
  if (fields.length > 0)
    return {
      action: 'fieldRefused',
      ...circumstances(request),
      details: { ...call(request), code: 'fieldUnknown', fields },
    };
  if (status !== 401 && status !== 403) return null;
  const action = status === 401 && sentToken(request) ? 'tokenRefused' : 'callRefused';
  return { action, ...circumstances(request), details: { ...call(request), code } };
}

/** The paths of the fields there are not, or not for the caller: names only, as text the database takes. */
function unknownFields({ data }: Refusal): string[] {
  const errors = (data as { fieldErrors?: FieldError[] } | null)?.fieldErrors ?? [];
  return errors
    .filter(({ code }) => code === 'fieldUnknown')
    .slice(0, shownFields)
    .map(({ field }) =>
      field
        .slice(0, fieldLength)
        .toWellFormed()
        .replace(/\p{Cc}/gu, '\ufffd'),
    );
}

/** Whether the caller came with a token: as the bearer of one, or in the body of a call that takes one. */
function sentToken({ headers, body }: FastifyRequest): boolean {
  if (/^\s*bearer\b/i.test(headers.authorization ?? '')) return true;
  const { accessToken, refreshToken } = (body ?? {}) as { accessToken?: unknown; refreshToken?: unknown };
  return typeof accessToken === 'string' || typeof refreshToken === 'string';
}

function call({ method, routeOptions }: FastifyRequest): { call: string } {
  return { call: `${method} ${routeOptions.url ?? ''}`.trim() };
}

function circumstances(request: FastifyRequest): Omit<AuditEvent, 'action'> {
  const { caller, routeOptions } = request;
  const { allow } = routeOptions.config;
  const { id } = (request.params ?? {}) as { id?: string };
  return {
    actorId: caller?.viewedById ?? caller?.id ?? null,
    sessionId: caller?.sessionId ?? null,
    network: networkOf(request.ip),
    requestId: request.id,
    entity: typeof allow === 'object' ? allow.entity : null,
    recordId: id !== undefined && isId(id) ? id : null,
  };
}

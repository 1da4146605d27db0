import type { Envelope } from '@mandate/contract/envelope.ts';
import { personTimeZone } from './preferences.ts';

/** The calls a request may make. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A reply that arrived: its HTTP status and its envelope, opened by whoever asked. */
export interface Reply {
  status: number;
  envelope: Envelope;
}

/** No reply arrived: no network, no server, or the request was broken off. */
export class NoConnection extends Error {
  override name = 'NoConnection';
}

/**
 * Sends one request and reads the envelope whatever the status.
 * @param body sent as JSON; form data is sent as it is; undefined sends none
 * @returns the reply; one that is no envelope counts as `fatal-error`
 * @throws {NoConnection} when nothing came back; an `AbortError` when the caller gave up
 */
export async function send(
  method: Method,
  path: string,
  body: unknown,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<Reply> {
  const isForm = body instanceof FormData;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
        'X-Time-Zone': personTimeZone(),
        ...headers,
      },
      body: body === undefined ? null : isForm ? body : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NoConnection('no reply', { cause });
  }
  const opened: unknown = await response.json().catch(() => null);
  return { status: response.status, envelope: isEnvelope(opened) ? opened : unreadable };
}

const unreadable: Envelope = {
  result: 'fatal-error',
  data: null,
  alerts: [],
  errorMessage: null,
  errorCode: 'serverError',
  requestId: '',
};

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'result' in value && 'data' in value;
}

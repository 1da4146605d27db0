import type { Envelope } from '@mandate/contract/replies/envelope.ts';
import { i18n } from '../i18n/i18n.ts';
import { personTimeZone } from '../preferences/preferences.ts';
import { takeAhead } from './ahead.ts';
import type { Method } from './method.ts';
import { noteNoAnswer } from './no-answer.ts';

/** A reply that arrived: its HTTP status and its envelope, opened by whoever asked. */
export interface Reply {
  status: number;
  envelope: Envelope;
  /** Seconds after which the server wants to be asked again; null where it says none. */
  retryAfter: number | null;
}

/** How often a call is sent again that the server had too much to do for. */
const mostRepeats = 3;

/** No reply arrived: no network, no server, or the request was broken off. */
export class NoConnection extends Error {
  override name = 'NoConnection';
}

/**
 * Sends one request and reads the envelope whatever the status. Where the server has too much to do it has looked at nothing of it: it is sent
 * again, after the time the server names.
 * @param body sent as JSON; form data is sent as it is; undefined sends none
 * @param read gives the envelope of a reply that may have come as something else
 * @param outlives it is sent also when the page is left at this moment
 * @returns the reply; one that is no envelope counts as `fatal-error`
 * @throws {NoConnection} when nothing came back; an `AbortError` when the caller gave up
 */
export async function send(
  method: Method,
  path: string,
  body: unknown,
  headers: Record<string, string>,
  signal?: AbortSignal,
  read: (response: Response) => Promise<unknown> = readJson,
  outlives = false,
): Promise<Reply> {
  return whileBusy(() => sendOnce(method, path, body, headers, signal, read, outlives), signal);
}

/** Sends again what the server had too much to do for, some times; then it is what it is. */
export async function whileBusy(sending: () => Promise<Reply>, signal?: AbortSignal): Promise<Reply> {
  for (let repeats = 0; ; repeats += 1) {
    const reply = await sending();
    if (reply.envelope.errorCode !== 'serverBusy' || repeats === mostRepeats) return reply;
    // Not everybody at the same moment.
    await pause((reply.retryAfter ?? 1) * 1_000 * (0.75 + Math.random() / 2), signal);
  }
}

async function sendOnce(
  method: Method,
  path: string,
  body: unknown,
  headers: Record<string, string>,
  signal: AbortSignal | undefined,
  read: (response: Response) => Promise<unknown>,
  outlives: boolean,
): Promise<Reply> {
  const isForm = body instanceof FormData;
  const timeZone = personTimeZone();
  const { language } = i18n;
  let response: Response;
  try {
    const ahead = await takeAhead({ method, path, body, authorization: headers.Authorization, timeZone, language });
    response =
      ahead ??
      (await fetch(path, {
        method,
        headers: {
          Accept: 'application/json',
          ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
          'Accept-Language': language,
          'X-Time-Zone': timeZone,
          ...headers,
        },
        body: body === undefined ? null : isForm ? body : JSON.stringify(body),
        signal: signal ?? null,
        keepalive: outlives,
      }));
  } catch (cause) {
    if (signal?.aborted) throw cause;
    noteNoAnswer();
    throw new NoConnection('no reply', { cause });
  }
  const opened = await read(response);
  // Half a body is no reply, and nobody waits for it any more.
  signal?.throwIfAborted();
  return replyOf(response.status, opened, response.headers.get('retry-after'));
}

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((over, leave) => {
    const timer = setTimeout(over, milliseconds);
    const giveUp = () => {
      clearTimeout(timer);
      leave(signal?.reason);
    };
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}

/** A reply by its status and what it brought; what is no envelope counts as `fatal-error`. */
export function replyOf(status: number, opened: unknown, wait: string | null): Reply {
  const retryAfter = wait === null ? null : Number.parseInt(wait, 10) || null;
  if (isEnvelope(opened)) return { status, envelope: opened, retryAfter };
  // What stands before the server answered in its place.
  if (status >= 502 && status <= 504) noteNoAnswer();
  return { status, envelope: unreadable, retryAfter };
}

/** The body of a reply as JSON; null when it is none. */
export function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => null);
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

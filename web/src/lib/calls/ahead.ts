import type { Method } from './method.ts';

/** What decides the reply to a request: who asks for what, where they are and what they read. */
export interface Asked {
  method: Method;
  path: string;
  body?: unknown;
  /** The header; undefined where nobody is signed in. */
  authorization: string | undefined;
  timeZone: string;
  /** The language the reply is read in (BCP 47). */
  language: string;
}

/** A request the first script of the page made, before there was anybody to take its reply. */
interface AskedAhead {
  key: string;
  /** Null for one that failed. */
  reply: Promise<Response | null>;
  /** When it came, in ms of the page's clock; infinite while it is on its way. */
  cameAt: number;
}

declare global {
  var askedAhead: AskedAhead[] | undefined;
}

/** So long a reply is as good as a new one, in milliseconds: as long as what was read is not read again. */
const freshFor = 10_000;

function keyOf({ method, path, body, authorization, timeZone, language }: Asked): string {
  return JSON.stringify([method, path, body ?? null, authorization ?? null, timeZone, language]);
}

/** Sends a request that reads, whose reply waits for whoever asks the very same. */
export function askAhead(asked: Asked & { authorization: string }): void {
  const { method, path, body, authorization, timeZone, language } = asked;
  const headers = {
    Accept: 'application/json',
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    'Accept-Language': language,
    'X-Time-Zone': timeZone,
    Authorization: authorization,
  };
  const request: AskedAhead = { key: keyOf(asked), reply: Promise.resolve(null), cameAt: Number.POSITIVE_INFINITY };
  request.reply = fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) }).then(
    (reply) => {
      request.cameAt = performance.now();
      return reply.ok ? reply : null;
    },
    () => null,
  );
  globalThis.askedAhead = [...(globalThis.askedAhead ?? []), request];
}

/**
 * The reply to a request that was made ahead, which is given once. Null where none was made by the same person for the same, where it failed or
 * came too long ago: then it is asked for as if nothing had been.
 */
export function takeAhead(asked: Asked): Promise<Response | null> | null {
  const { askedAhead = [] } = globalThis;
  // Nearly always: nothing is put off for it then.
  if (askedAhead.length === 0) return null;
  const key = keyOf(asked);
  const found = askedAhead.find((request) => request.key === key);
  if (found === undefined) return null;
  globalThis.askedAhead = askedAhead.filter((request) => request !== found);
  return found.reply.then((reply) => (performance.now() - found.cameAt > freshFor ? null : reply));
}

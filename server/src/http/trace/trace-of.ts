import type { IncomingMessage } from 'node:http';

/** The trace a call belongs to. */
export interface Trace {
  /** 32 hexadecimal digits. */
  id: string;
  /** What the call is a part of, where somebody began the trace before us. */
  parent: { spanId: string; isSampled: boolean } | null;
}

/** Version, trace, span and flags; a version after 00 may say more behind them (W3C Trace Context, section 3.2). */
const traceparent = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const sampled = 1;

/**
 * The trace of a call: the one that its `traceparent` names, where a trusted address sent it, else a new one. A new one has the id of the request
 * without its hyphens: whoever knows one of them knows the other.
 * @param isTrusted tells whose word is taken. From anybody else, calls of everybody could be sent as one trace, and chosen to be kept.
 */
export function traceOf(request: IncomingMessage, requestId: string, isTrusted: (address: string) => boolean): Trace {
  const sent = request.headers.traceparent;
  if (typeof sent === 'string' && isTrusted(request.socket.remoteAddress ?? '')) {
    const [, version, id, spanId, flags = '', more] = traceparent.exec(sent) ?? [];
    if (id && spanId && (version !== '00' || more === undefined))
      return { id, parent: { spanId, isSampled: (Number.parseInt(flags, 16) & sampled) === sampled } };
  }
  return { id: requestId.replaceAll('-', ''), parent: null };
}

import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../network-of.ts';
import { answerMalformed, answerTooMany } from '../requests/malformed.ts';
import { trustedAddress } from '../trusted-address.ts';
import type { ConnectionLimits } from './connection-limits.ts';

/** How often it is looked who is too slow, in ms. */
const lookEvery = 1_000;
/** From this part of the connections on, those that wait for another request make room. */
const crowded = 0.9;

/** A request whose reply is not over. */
interface UnderWay {
  request: IncomingMessage;
  response: ServerResponse;
  since: number;
  /** What had come on the connection before its body. */
  before: number;
  isReplying: boolean;
}

/**
 * An HTTP server that lets nobody hold its connections for nothing: who sends too slowly, sends nothing, reads nothing or comes in
 * too great numbers is let go.
 * @param trustedProxies addresses and networks that bring the requests of many; each counts as nobody
 */
export function limitedServer(handler: RequestListener, limits: ConnectionLimits, trustedProxies: string[]): Server {
  const underWay = new Set<UnderWay>();
  const { headersMs: headersTimeout, requestMs: requestTimeout, idleMs: keepAliveTimeout } = limits;
  const times = { headersTimeout, requestTimeout, keepAliveTimeout, connectionsCheckingInterval: lookEvery };
  const server = createServer(times, (request, response) => {
    const { socket } = request;
    const each = { request, response, since: performance.now(), before: socket.bytesRead, isReplying: false };
    underWay.add(each);
    response.once('close', () => {
      // What was not read of the body may still be on its way.
      if (request.complete || socket.destroyed) underWay.delete(each);
    });
    handler(request, response);
  });
  server.maxConnections = limits.most;
  limitNetworks(server, limits, trustedProxies);

  const looking = setInterval(() => {
    for (const each of underWay) if (isOver(each) || look(each, limits)) underWay.delete(each);
  }, lookEvery).unref();
  server.once('close', () => clearInterval(looking));
  return server;
}

function isOver({ request, response }: UnderWay): boolean {
  return request.socket.destroyed || (request.complete && response.closed);
}

/** @returns whether the connection was let go */
function look(each: UnderWay, { graceMs, leastRate, stalledMs }: ConnectionLimits): boolean {
  const { request, response, since, before } = each;
  const { socket } = request;
  if (response.headersSent && !each.isReplying) {
    each.isReplying = true;
    // The time runs only while nothing at all moves.
    if (!response.closed) socket.setTimeout(stalledMs);
  }
  const ms = performance.now() - since;
  // What waits to be read by us is no fault of the sender.
  if (request.complete || request.readableLength > 0 || ms < graceMs) return false;
  if ((socket.bytesRead - before) / (ms / 1_000) >= leastRate) return false;
  if (response.headersSent) socket.destroy();
  else
    answerMalformed(
      Object.assign(new Error('the body comes too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      socket,
    );
  return true;
}

/** Lets one network have a part of the connections only, and those go that wait for another request while there are many. */
function limitNetworks(server: Server, { most }: ConnectionLimits, trustedProxies: string[]): void {
  const isTrusted = trustedAddress(trustedProxies);
  const counts = new Map<string, number>();
  let count = 0;
  let lastCleared = 0;

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const network = isTrusted(address) ? null : networkOf(address);
    const ofNetwork = network === null ? 0 : (counts.get(network) ?? 0) + 1;
    count += 1;
    if (network !== null) counts.set(network, ofNetwork);
    socket.once('close', () => {
      count -= 1;
      if (network === null) return;
      const left = (counts.get(network) ?? 1) - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    });
    if (ofNetwork > most / 4) answerTooMany(socket);
    else if (count > most * crowded && performance.now() - lastCleared > lookEvery) {
      lastCleared = performance.now();
      server.closeIdleConnections();
    }
  });
}

import type { Socket } from 'node:net';
import { english } from '../../words/words.ts';
import { Refusal } from '../refusal.ts';
import { always, nothing } from '../replies/headers.ts';
import { refusalEnvelope } from '../replies/reply.ts';

/** What is wrong with requests that are no HTTP, by the code of the parser's error; everything else is 400. */
const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

const busySeconds = 2;
/** How long, in ms, the other end has to take the reply: a connection that is destroyed at once may take it along. */
const lingerMs = 1_000;

/** Answers what is no HTTP request, before there is one: with the envelope and the headers of every other reply, and no more. */
export function answerMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  sendLast(socket, statuses[error.code ?? ''] ?? '400 Bad Request', new Refusal('requestNotValid', {}, null), {});
}

/** Answers a connection of a network that has too many, before anything came on it. */
export function answerTooMany(socket: Socket): void {
  const refusal = new Refusal('serverBusy', { seconds: busySeconds }, null);
  sendLast(socket, '503 Service Unavailable', refusal, { 'retry-after': busySeconds });
}

/** Sends a reply and ends the connection, whether or not the other end ends its own half of it. */
function sendLast(socket: Socket, status: string, refusal: Refusal, more: Record<string, string | number>): void {
  const body = JSON.stringify(refusalEnvelope(refusal, '', english));
  const headers = {
    ...always,
    ...more,
    'content-security-policy': nothing,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  // Whoever never ends their own half would hold the connection for ever.
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

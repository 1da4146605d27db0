import type { Socket } from 'node:net';
import { always, nothing } from './headers.ts';
import { Refusal } from './refusal.ts';
import { refusalEnvelope } from './reply.ts';

/** What is wrong with requests that are no HTTP, by the code of the parser's error; everything else is 400. */
const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers what is no HTTP request, before there is one: with the envelope and the headers of every other reply, and no more. */
export function answerMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const body = JSON.stringify(refusalEnvelope(new Refusal('requestNotValid', {}, null), ''));
  const headers = {
    ...always,
    'content-security-policy': nothing,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${statuses[error.code ?? ''] ?? '400 Bad Request'}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

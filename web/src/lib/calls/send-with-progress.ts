import { i18n } from '../i18n/i18n.ts';
import { personTimeZone } from '../preferences/preferences.ts';
import type { Method } from './method.ts';
import { noteNoAnswer } from './no-answer.ts';
import { NoConnection, type Reply, replyOf, whileBusy } from './reply.ts';

/** How many bytes were sent, of how many. */
export type OnSent = (sent: number, total: number) => void;

/**
 * A way to send form data that tells how much of it has gone; otherwise as `send` of `reply.ts`, which has no way to know.
 * @throws {NoConnection} when nothing came back; an `AbortError` when the caller gave up
 */
export function sendWithProgress(onSent: OnSent) {
  return (
    method: Method,
    path: string,
    body: unknown,
    headers: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<Reply> => whileBusy(() => sendOnce(method, path, body, headers, signal), signal);

  function sendOnce(
    method: Method,
    path: string,
    body: unknown,
    headers: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const giveUp = () => request.abort();
      request.open(method, path);
      const reader = { 'Accept-Language': i18n.language, 'X-Time-Zone': personTimeZone() };
      const all = { Accept: 'application/json', ...reader, ...headers };
      for (const [name, value] of Object.entries(all)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onSent(loaded, total);
      request.onload = () =>
        resolve(replyOf(request.status, parsed(request.responseText), request.getResponseHeader('retry-after')));
      request.onerror = () => {
        noteNoAnswer();
        reject(new NoConnection('no reply'));
      };
      request.onabort = () => reject(new DOMException('given up', 'AbortError'));
      request.onloadend = () => signal?.removeEventListener('abort', giveUp);
      if (signal?.aborted) return reject(new DOMException('given up', 'AbortError'));
      signal?.addEventListener('abort', giveUp);
      request.send(body as FormData);
    });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

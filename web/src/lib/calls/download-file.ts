import type { Envelope } from '@mandate/contract/replies/envelope.ts';
import { type CallOptions, call } from './call.ts';
import type { Method } from './method.ts';
import { NoConnection, readJson } from './reply.ts';

/** A file that was saved, by its name. */
export interface SavedFile {
  fileName: string;
}

/**
 * Asks the server for a file and saves it under the name it comes with. Links cannot carry who asks, so it is fetched first.
 * @typeParam Data what else the call may reply, such as the job that will make the file
 * @param body sent as JSON
 * @returns what was saved, or the reply's data where no file came
 * @throws {CallError} as {@link call} does: what must be shown of it was shown
 */
export function downloadFile<Data = never>(
  method: Method,
  path: string,
  body?: unknown,
  options: Omit<CallOptions, 'read'> = {},
): Promise<SavedFile | Data> {
  return call<SavedFile | Data>(method, path, body, {
    ...options,
    read: (response) =>
      read(response, options.signal, (file, fileName): SavedFile => {
        saveFile(file, fileName);
        return { fileName };
      }),
  });
}

/**
 * Asks the server for a file to be shown, and saves nothing.
 * @throws {CallError} as {@link call} does
 */
export function fetchFile(path: string, options: Omit<CallOptions, 'read'> = {}): Promise<Blob> {
  return call<Blob>('GET', path, undefined, {
    ...options,
    read: (response) => read(response, options.signal, (file) => file),
  });
}

/**
 * Asks the server for a file that is made of what is sent, to be shown, and saves nothing.
 * @param body sent as JSON
 * @throws {CallError} as {@link call} does
 */
export function postForFile(path: string, body: unknown): Promise<Blob> {
  return call<Blob>('POST', path, body, { read: (response) => read(response, undefined, (file) => file) });
}

async function read(
  response: Response,
  signal: AbortSignal | undefined,
  take: (file: Blob, fileName: string) => unknown,
): Promise<unknown> {
  const fileName = attachedName(response.headers.get('content-disposition'));
  if (!response.ok || fileName === null) return readJson(response);
  const file = await response.blob().catch((cause: unknown) => {
    throw signal?.aborted ? cause : new NoConnection('the file broke off', { cause });
  });
  return { result: 'success', data: take(file, fileName), alerts: [], ...silence } satisfies Envelope;
}

const silence = { errorMessage: null, errorCode: null, requestId: '' };

/** The name a reply gives its file; null when it brings none. */
export function attachedName(disposition: string | null): string | null {
  if (disposition === null || !/^attachment\b/i.test(disposition)) return null;
  const wide = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const quoted = /filename="((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1]?.replace(/\\(.)/g, '$1');
  return decoded(wide) ?? quoted ?? /filename=([^;"\s]+)/i.exec(disposition)?.[1] ?? 'file';
}

function decoded(text: string | undefined): string | null {
  try {
    return text === undefined ? null : decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Hands bytes to the browser to be saved. */
export function saveFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin to read it only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

import type { Envelope, FieldError } from '@mandate/contract/replies/envelope.ts';
import { secretsInText } from '../logged-secrets.ts';
import type { TestApp } from '../test-app.ts';

/** A reply as tests look at it: the envelope with status and headers. */
export interface Reply<Data = unknown> extends Envelope<Data> {
  status: number;
  headers: Headers;
  /** What the refused save said of its fields, as `path code`. */
  fieldCodes: string[];
  fieldErrors: FieldError[];
}

type SentBody = string | Uint8Array<ArrayBuffer> | undefined;

export type SentHeaders = Record<string, string>;

/** The verbs of calls, as one person or as nobody. */
export interface Calls {
  get<Data = unknown>(path: string, headers?: SentHeaders): Promise<Reply<Data>>;
  post<Data = unknown>(path: string, body?: unknown, headers?: SentHeaders): Promise<Reply<Data>>;
  put<Data = unknown>(path: string, body?: unknown, headers?: SentHeaders): Promise<Reply<Data>>;
  del<Data = unknown>(path: string, headers?: SentHeaders): Promise<Reply<Data>>;
  /** A body that is sent as it stands. */
  send(method: string, path: string, body: SentBody, headers?: SentHeaders): Promise<Reply>;
}

/**
 * Calls to the application. A reply that is not as its call declares, or a failure of the server, fails the test at once.
 * @param token the bearer's access token
 */
export function callsTo(app: TestApp, token?: string): Calls {
  async function send(method: string, path: string, body: SentBody, headers: SentHeaders = {}) {
    const sent = { ...(token && { authorization: `Bearer ${token}` }), ...headers };
    const response = await fetch(app.url + path, { method, headers: sent, ...(body !== undefined && { body }) });
    const isStream = response.headers.get('content-type') === 'text/event-stream';
    const replied = isStream ? await beginningOf(response) : await response.text();
    for (const said of [typeof body === 'string' ? body : undefined, replied])
      for (const secret of secretsInText(said)) app.secrets.add(secret);
    if (token) app.secrets.add(token);
    const isFile = isStream || response.headers.has('content-disposition');
    const envelope: Envelope = isFile ? { ...ofFile, data: replied } : JSON.parse(replied);
    const fault = app.faults.at(-1);
    if (fault) throw new Error(fault);
    if (response.status === 500) throw new Error(`${method} ${path} failed: ${app.log.findLast(isFailure)}`);
    const fieldErrors = (envelope.data as { fieldErrors?: FieldError[] } | null)?.fieldErrors ?? [];
    const fieldCodes = fieldErrors.map(({ field, code }) => `${field} ${code}`);
    return { ...envelope, status: response.status, headers: response.headers, fieldErrors, fieldCodes };
  }
  const json = (method: string) =>
    (async (path: string, body?: unknown, headers: SentHeaders = {}) =>
      send(method, path, body === undefined ? undefined : JSON.stringify(body), {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      })) as Calls['post'];
  const bare = (method: string) =>
    (async (path: string, headers?: SentHeaders) => send(method, path, undefined, headers)) as Calls['get'];
  return { get: bare('GET'), post: json('POST'), put: json('PUT'), del: bare('DELETE'), send };
}

/** The first bytes of a reply that goes on for ever, which is then left. */
async function beginningOf({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
}

/** What a reply is shown as that is a file: a success with the text of the file. */
const ofFile: Envelope = {
  result: 'success',
  data: null,
  alerts: [],
  errorMessage: null,
  errorCode: null,
  requestId: '',
};

function isFailure(line: string): boolean {
  return line.includes('call failed');
}

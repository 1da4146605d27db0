import type { FieldError, Result } from '@mandate/contract/replies/envelope.ts';
import { whileLoading } from '../frame/loader.ts';
import { showError, showWarning } from '../frame/show-success-and-errors.ts';
import { errorSentence } from '../i18n/error-sentence.ts';
import { i18n } from '../i18n/i18n.ts';
import { confirmPassword } from '../session/reauth.ts';
import {
  currentSession,
  endSession,
  type Freshness,
  freshAccessToken,
  requireNewPassword,
} from '../session/session.ts';
import { fieldErrorsIn } from './call-publicly.ts';
import type { Method } from './method.ts';
import { NoConnection, type Reply, send } from './reply.ts';
import { sentenceAsRead } from './sentence-as-read.ts';

/** What a call may ask for. */
export interface CallOptions {
  /** Covers the page with the loader until the reply. */
  loader?: boolean;
  signal?: AbortSignal;
  /** Makes a POST safe to repeat. */
  idempotencyKey?: string;
  /** The caller repairs a refusal itself (field errors, conflicts): no toast for the result `error`. */
  quiet?: boolean;
  /** The caller says itself, in its own place, that the server cannot be reached or failed: no toast for that. */
  silent?: boolean;
  /** Gives the envelope of a reply that may have come as something else, such as a file. */
  read?: (response: Response) => Promise<unknown>;
  /** Sends it in another way, such as one that tells how far it is. */
  sender?: typeof send;
  /** Is sent also when the page is left at this moment; of small bodies only. */
  outlives?: boolean;
  /** Takes the remarks of a reply; without it each is shown as a toast. */
  onAlerts?: (alerts: readonly string[]) => void;
}

/** A call that brought no data: what the server said, or `no-connection`. Whatever must be shown of it was shown. */
export class CallError extends Error {
  override name = 'CallError';
  readonly result: Exclude<Result, 'success'> | 'no-connection';
  /** The refusal's code, a key of the error texts; null when the server named none. */
  readonly code: string | null;
  readonly status: number;
  readonly data: unknown;
  readonly requestId: string;

  constructor(result: CallError['result'], message: string, reply?: Reply) {
    super(message);
    this.result = result;
    this.code = reply?.envelope.errorCode ?? null;
    this.status = reply?.status ?? 0;
    this.data = reply?.envelope.data ?? null;
    this.requestId = reply?.envelope.requestId ?? '';
  }

  /** Every wrong field of a refused save, as sent by the server; else none. */
  get fieldErrors(): FieldError[] {
    return fieldErrorsIn(this.data);
  }
}

/**
 * The only way to the server: sends a call as the signed-in person, opens the envelope and does what the error catalogue
 * says (specification, section 8).
 * @typeParam Data what the call replies; the server's schemas guarantee it
 * @param body sent as JSON, or form data as it is
 * @returns the envelope's data
 * @throws {CallError} for everything else; an `AbortError` when the signal broke it off
 */
export async function call<Data>(
  method: Method,
  path: string,
  body?: unknown,
  options: CallOptions = {},
): Promise<Data> {
  const work = () => ask<Data>(method, path, body, options);
  // The loader is taken away for the question, which it would cover.
  const attempt = () => (options.loader ? whileLoading(work) : work());
  try {
    return await attempt();
  } catch (problem) {
    const isAsked = problem instanceof CallError && problem.code === 'reauthNeeded';
    if (!isAsked || !(await confirmPassword())) throw problem;
    return attempt();
  }
}

async function ask<Data>(method: Method, path: string, body: unknown, options: CallOptions): Promise<Data> {
  const { sender = send, signal, read, outlives } = options;
  const attempt = (token: string) => sender(method, path, body, headersOf(token, options), signal, read, outlives);
  try {
    const asker = readerNow();
    const first = await freshAccessToken();
    if ('failed' in first) throw await withoutToken(first.failed, options);
    const reply = await attempt(first.token);
    if (reply.envelope.result !== 'session-expired') return (await open(reply, options)) as Data;
    // The clocks may disagree, or the session is over: one refresh and one more try tell which.
    const second = await freshAccessToken(first.token);
    // What one person asked is never asked again as another.
    if (readerNow() !== asker) throw await superseded();
    // A refresh without an answer does not say that the session is over.
    if ('failed' in second && second.failed === 'unavailable') throw noConnection(options);
    return (await open('token' in second ? await attempt(second.token) : reply, options)) as Data;
  } catch (problem) {
    throw problem instanceof NoConnection ? noConnection(options) : problem;
  }
}

/** Who asks, and as whom. */
function readerNow(): string {
  const session = currentSession();
  return session.status === 'signedIn' ? `${session.user.id} ${session.viewer?.id ?? ''}` : '';
}

function headersOf(token: string, { idempotencyKey }: CallOptions): Record<string, string> {
  const headers: Record<string, string> = { Authorization: `Bearer ${token}` };
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
  return headers;
}

async function open(reply: Reply, options: CallOptions): Promise<unknown> {
  const { result, data, errorMessage, errorCode, requestId } = reply.envelope;
  if (result === 'success') {
    const alerts = reply.envelope.alerts.map(sentenceAsRead);
    if (options.onAlerts) options.onAlerts(alerts);
    else for (const alert of alerts) showWarning(alert);
    return data;
  }
  if (result === 'error') {
    const message = sentenceAsRead(errorMessage ?? (await errorSentence('requestNotValid')));
    if (errorCode === 'passwordChangeNeeded') requireNewPassword();
    // The question for the password says it.
    if (!options.quiet && errorCode !== 'reauthNeeded') showWarning(message);
    throw new CallError(result, message, reply);
  }
  if (result === 'session-expired') {
    const message = await errorSentence('sessionExpired');
    showWarning(message);
    endSession();
    throw new CallError(result, message, reply);
  }
  // What passes is said as it is: what the person has to do about it is wait, or ask somebody for room.
  const isPassing = reply.status === 503 && errorMessage !== null;
  const message = isPassing ? errorMessage : await errorSentence('serverError');
  if (!options.silent) showError(message, requestId ? { remark: i18n.t('request.id', { id: requestId }) } : {});
  throw new CallError('fatal-error', message, reply);
}

async function withoutToken(
  failed: Extract<Freshness, { failed: string }>['failed'],
  options: Pick<CallOptions, 'silent'>,
): Promise<CallError> {
  if (failed === 'viewEnded') return superseded();
  if (failed === 'unavailable') return noConnection(options);
  const message = await errorSentence('requestError');
  showError(message);
  endSession();
  return new CallError('session-expired', message);
}

// Somebody else looks at the page now: its reply is nobody's, and the change was said already.
async function superseded(): Promise<CallError> {
  return new CallError('session-expired', await errorSentence('sessionExpired'));
}

function noConnection({ silent }: Pick<CallOptions, 'silent'>): CallError {
  const message = i18n.t('request.noConnection');
  if (!silent) showError(message);
  return new CallError('no-connection', message);
}

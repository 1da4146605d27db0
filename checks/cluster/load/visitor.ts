import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallLog, Purpose } from './call-log.ts';
import type { Line } from './line.ts';
import { type Answer, isSentAgain, outcomeOf } from './outcome.ts';
import { type Sent, sendCall } from './send-call.ts';

/** A token is renewed when it is so old, in ms: much sooner than browsers do, so that every fault meets renewals. */
const renewAfter = 15_000;
/** Where no reply came, or the server names no time, it is sent again after this many ms. */
const usualWait = 1_000;
/** After so long, in ms, somebody gives up; the fault is over long before. */
const patience = 120_000;

/** A call, and what it is for. */
export interface Call {
  path: string;
  purpose: Exclude<Purpose, 'session'>;
  /** Sent as JSON; undefined: it only asks. */
  body?: object;
  /** Makes it safe to repeat; none for what only reads. */
  key?: string;
}

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Somebody who is signed in and behaves as the product's own browser does: renews tokens, and sends again what was not answered. */
export class Visitor {
  readonly #line: Line;
  readonly #log: CallLog;
  readonly #username: string;
  readonly #password: string;
  #tokens: Tokens | null = null;
  #renewedAt = 0;
  /** Where the last change stands, as the server told it. */
  #cookie: string | null = null;

  constructor(line: Line, log: CallLog, username: string, password: string) {
    this.#line = line;
    this.#log = log;
    this.#username = username;
    this.#password = password;
  }

  async signIn(): Promise<void> {
    const body = { username: this.#username, password: this.#password, rememberMe: true };
    const answer = await this.#untilAnswered(() => this.#send('session', 'POST', '/account/verify-account', body));
    this.#keep(answer);
    if (this.#tokens === null) throw new Error(`${this.#username} cannot sign in: ${answer.envelope?.errorCode}`);
  }

  /** Makes a call and gives its data. @throws when it is refused, or nobody answers for too long */
  async call<Data = unknown>({ path, purpose, body, key }: Call): Promise<Data> {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
    const answer = await this.#untilAnswered(async () => {
      const token = await this.#freshToken();
      const method = body === undefined ? 'GET' : 'POST';
      const authorization = `Bearer ${token}`;
      const first = await this.#send(purpose, method, path, body, { ...headers, authorization });
      if (first.status !== 401) return first;
      const renewed = await this.#renew();
      return this.#send(purpose, method, path, body, { ...headers, authorization: `Bearer ${renewed}` });
    });
    if (outcomeOf(answer) !== 'answered')
      throw new Error(`${path}: ${answer.status} ${answer.envelope?.errorCode} ${answer.envelope?.errorMessage}`);
    return (answer.envelope?.data ?? null) as Data;
  }

  /** Ends the session. */
  async signOut(): Promise<void> {
    const headers = { authorization: `Bearer ${this.token}` };
    const body = { refreshToken: this.#tokens?.refreshToken };
    await this.#untilAnswered(() => this.#send('session', 'POST', '/account/revoke-refresh-token', body, headers));
  }

  /** Sends a file. */
  async sendFile<Data>(path: string, name: string, text: string): Promise<Data> {
    const boundary = randomUUID();
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n`;
    const headers = {
      authorization: `Bearer ${await this.#freshToken()}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    };
    const body = Buffer.from(`${head}${text}\r\n--${boundary}--\r\n`);
    const { status, envelope } = await sendCall(this.#line, { method: 'POST', path, headers, body });
    if (status !== 200) throw new Error(`${path}: ${status} ${envelope?.errorCode}`);
    return envelope?.data as Data;
  }

  /** The token as it is, for what never renews it. */
  get token(): string {
    return this.#tokens?.accessToken ?? '';
  }

  async #freshToken(): Promise<string> {
    return performance.now() - this.#renewedAt > renewAfter ? this.#renew() : this.token;
  }

  /** One renewal at a time; where none can be had, the old token is as good as it was. */
  #renewing: Promise<string> | null = null;
  #renew(): Promise<string> {
    this.#renewing ??= this.#renewOnce().finally(() => {
      this.#renewing = null;
    });
    return this.#renewing;
  }

  async #renewOnce(): Promise<string> {
    const answer = await this.#send('session', 'POST', '/token/refresh', { ...this.#tokens, rememberMe: true });
    const outcome = outcomeOf(answer);
    if (outcome === 'answered') this.#keep(answer);
    // A refusal ends the session (refresh-verdict.ts); to go on, the person has to sign in.
    if (outcome === 'refused' && answer.status !== 429) {
      this.#log.noteSignedOut();
      await this.signIn();
    }
    return this.token;
  }

  #keep({ envelope }: Answer): void {
    const tokens = envelope?.result === 'success' ? (envelope.data as Tokens) : null;
    if (tokens === null) return;
    this.#tokens = { accessToken: tokens.accessToken, refreshToken: tokens.refreshToken };
    this.#renewedAt = performance.now();
  }

  async #send(
    purpose: Purpose,
    method: Sent['method'],
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const text = body && JSON.stringify(body);
    const sent = {
      ...headers,
      ...(text !== undefined && { 'content-type': 'application/json' }),
      ...(this.#cookie !== null && { cookie: this.#cookie }),
    };
    const begun = performance.now();
    const answer = await sendCall(this.#line, {
      method,
      path,
      headers: sent,
      ...(text !== undefined && { body: text }),
    });
    this.#cookie = answer.cookie ?? this.#cookie;
    const outcome = outcomeOf(answer);
    const what = `${path.split('?')[0]} ${answer.status} ${answer.envelope?.errorCode ?? outcome}`;
    this.#log.note(purpose, outcome, what, performance.now() - begun);
    return answer;
  }

  async #untilAnswered(attempt: () => Promise<Answer>): Promise<Answer> {
    for (const until = performance.now() + patience; ; ) {
      const answer = await attempt();
      if (!isSentAgain(answer) || performance.now() > until) return answer;
      const wait = answer.retryAfter === null ? usualWait : answer.retryAfter * 1_000;
      // Not everybody at the same moment.
      await sleep(wait * (0.75 + Math.random() / 2));
    }
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { administrator } from '../server-process.ts';

/** What a call answered at last. */
export interface Answer<Data> {
  status: number;
  data: Data;
}

interface Tokens {
  accessToken: string;
  refreshToken: string | null;
}

/** How often a call is sent again that was answered by "too busy", before that is its answer. */
const patience = 200;

/**
 * Somebody who is signed in and calls as the product's own browser does: what is too busy is asked again when it says, a token that ran out is
 * renewed. Being signed out is an error.
 */
export class Visit {
  readonly #url: string;
  readonly #from: Record<string, string>;
  #tokens: Tokens | null = null;

  private constructor(url: string, network: string | null) {
    this.#url = url;
    this.#from = network === null ? {} : { 'x-forwarded-for': network };
  }

  /** Signs in, and stays so. @param network the address the person is said to call from, by a server that believes it */
  static async begin(
    url: string,
    account: { username: string; password: string } = administrator,
    network: string | null = null,
  ): Promise<Visit> {
    const visit = new Visit(url, network);
    const { status, data } = await visit.#patient<Tokens>('POST', '/account/verify-account', {
      ...account,
      rememberMe: true,
    });
    if (status !== 200) throw new Error(`${account.username} could not sign in: ${status}`);
    visit.#tokens = data;
    return visit;
  }

  async call<Data = unknown>(method: string, path: string, body?: object): Promise<Answer<Data>> {
    const answer = await this.#patient<Data>(method, path, body);
    if (answer.status !== 401) return answer;
    await this.#renew();
    return this.#patient<Data>(method, path, body);
  }

  /** Opens the stream of events and leaves it after its first bytes. */
  async listen(): Promise<number> {
    const leaving = new AbortController();
    const reply = await fetch(`${this.#url}/event/stream`, { headers: this.#headers(), signal: leaving.signal });
    await reply.body?.getReader().read();
    leaving.abort();
    return reply.status;
  }

  #headers(): Record<string, string> {
    return { ...this.#from, ...(this.#tokens && { authorization: `Bearer ${this.#tokens.accessToken}` }) };
  }

  async #renew(): Promise<void> {
    const { accessToken, refreshToken } = this.#tokens ?? {};
    const { status, data } = await this.#patient<Tokens>('POST', '/token/refresh', {
      accessToken,
      refreshToken,
      rememberMe: true,
    });
    if (status !== 200) throw new Error(`signed out: the refresh was answered by ${status}`);
    this.#tokens = data;
  }

  async #patient<Data>(method: string, path: string, body?: object): Promise<Answer<Data>> {
    for (let tries = 1; ; tries += 1) {
      const headers = { ...this.#headers(), ...(body && { 'content-type': 'application/json' }) };
      const reply = await fetch(this.#url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      const isBusy = reply.status === 503 || reply.status === 429;
      if (isBusy && tries < patience) {
        await reply.body?.cancel();
        await sleep(Number(reply.headers.get('retry-after') ?? 1) * 1_000);
        continue;
      }
      const isFile = reply.headers.has('content-disposition');
      const { data } = isFile ? { data: await reply.text() } : ((await reply.json()) as { data: unknown });
      return { status: reply.status, data: data as Data };
    }
  }
}

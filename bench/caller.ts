import { Agent, request } from 'node:http';

/** A reply's data and how long it took from sending to the last byte, in ms. */
export interface Timed<Data> {
  ms: number;
  data: Data;
}

/** How long a token is used, in ms: it lives for a quarter of an hour. */
const freshMs = 600_000;

/** A signed-in person who calls the application over one kept connection, one call after the other. */
export class Caller {
  readonly address: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  #token = '';
  #renewal: { at: number; signIn: () => Promise<void> } | null = null;

  constructor(address: string) {
    this.address = address;
  }

  /** The headers of a call. */
  get headers(): Record<string, string> {
    return { 'content-type': 'application/json', ...(this.#token && { authorization: `Bearer ${this.#token}` }) };
  }

  async signIn(username: string, password: string): Promise<void> {
    const { data } = await this.post<{ accessToken: string }>('/account/verify-account', { username, password });
    this.#token = data.accessToken;
    this.#renewal = { at: performance.now() + freshMs, signIn: () => this.signIn(username, password) };
  }

  /** Another connection of the same session: somebody's sessions are few. */
  beside(): Caller {
    const other = new Caller(this.address);
    other.#token = this.#token;
    return other;
  }

  async post<Data>(path: string, body: unknown): Promise<Timed<Data>> {
    await this.#renew();
    return this.#call('POST', path, JSON.stringify(body));
  }

  async get<Data>(path: string): Promise<Timed<Data>> {
    await this.#renew();
    return this.#call('GET', path);
  }

  close(): void {
    this.#agent.destroy();
  }

  /** Signs in again before a call that the token might not live to see; that is no part of the call's time. */
  async #renew(): Promise<void> {
    const due = this.#renewal;
    if (due === null || performance.now() < due.at) return;
    this.#renewal = null;
    await due.signIn();
  }

  /** @throws Error with the reply when it is no success: a bench of refusals would be fast and wrong */
  #call<Data>(method: string, path: string, body?: string): Promise<Timed<Data>> {
    return new Promise((resolve, reject) => {
      const started = performance.now();
      const sent = request(`${this.address}${path}`, { method, agent: this.#agent, headers: this.headers }, (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('error', reject);
        reply.on('end', () => {
          const ms = performance.now() - started;
          const text = Buffer.concat(chunks).toString();
          if (reply.statusCode === 200) resolve({ ms, data: JSON.parse(text).data });
          else reject(new Error(`${method} ${path} ${body ?? ''} answered ${reply.statusCode}: ${text}`));
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }
}

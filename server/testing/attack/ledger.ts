import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** What came of a call: status 0 where nothing came back. */
export interface Told {
  status: number;
  errorCode: string | null;
  retryAfter: string | null;
  data: unknown;
  /** Until the whole reply was there. */
  ms: number;
}

/** Where calls go, and as whom; both change when a server is started again. */
export interface Way {
  url: string;
  token: string;
}

/** Makes a call and tells what came of it, whatever that is. */
export async function tell({ url, token }: Way, path: string, body?: object, headers: object = {}): Promise<Told> {
  const began = performance.now();
  const sent = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers };
  const told = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: sent,
    ...(body && { body: JSON.stringify(body) }),
  })
    .then(async (reply) => {
      const { errorCode, data } = (await reply.json()) as { errorCode: string | null; data: unknown };
      return { status: reply.status, errorCode, retryAfter: reply.headers.get('retry-after'), data };
    })
    .catch(() => ({ status: 0, errorCode: null, retryAfter: null, data: null }));
  return { ...told, ms: performance.now() - began };
}

/** Signs in where a server was started by `startServer`. */
export async function wayTo(url: string): Promise<Way> {
  const username = 'sa@mandate.example';
  const { data } = await tell({ url, token: '' }, '/account/verify-account', { username, password: 'a password' });
  return { url, token: (data as { accessToken: string }).accessToken };
}

/** A save that was sent: under which name and key, and whether it was acknowledged. */
interface Entry {
  name: string;
  key: string;
  isAcknowledged: boolean;
}

/** After how long, in ms, what was not acknowledged is sent again. */
const again = 50;

/** What was saved, as whoever saved it knows: by it is found out what is lost, and what is there twice. */
export class Ledger {
  readonly #word = randomUUID().slice(0, 8);
  readonly #entries: Entry[] = [];
  #lastAt = performance.now();
  /** The longest time between two acknowledged saves, in ms. */
  longestGap = 0;

  get acknowledged(): number {
    return this.#entries.filter(({ isAcknowledged }) => isAcknowledged).length;
  }

  /** Saves a customer nobody has saved before. */
  async save(way: Way): Promise<Told> {
    return this.#send(way, this.#begin());
  }

  /**
   * Saves one after the other until it is told to stop; what was not acknowledged is sent again before the next.
   * @param hear is told of each call
   */
  async saveOnAndOn(
    way: () => Way,
    isOver: () => boolean,
    hear: (told: Told) => void = () => undefined,
  ): Promise<void> {
    while (!isOver()) {
      const entry = this.#begin();
      while (!isOver() && !entry.isAcknowledged) {
        const told = await this.#send(way(), entry);
        hear(told);
        if (told.status !== 200) await sleep(again);
      }
    }
  }

  /** Sends what was not acknowledged again, under the same keys, until it is. */
  async repeatAll(way: Way): Promise<void> {
    for (const entry of this.#entries) {
      for (let attempt = 0; !entry.isAcknowledged && attempt < 600; attempt += 1) {
        if (attempt > 0) await sleep(again);
        await this.#send(way, entry);
      }
      if (!entry.isAcknowledged) throw new Error(`${entry.name} was never acknowledged`);
    }
  }

  /** Looks what is there. */
  async check(way: Way): Promise<{ lost: string[]; doubled: string[] }> {
    const counts = new Map<string, number>();
    for (let page = 1, rows = 200; rows === 200; page += 1) {
      const query = { search: this.#word, page, pageSize: 200, sort: [{ field: 'name', direction: 'asc' }] };
      const { data } = await tell(way, '/customer/get-grid', query);
      const found = (data as { rows: { name: string }[] }).rows;
      rows = found.length;
      for (const { name } of found) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const known = this.#entries.filter(({ isAcknowledged }) => isAcknowledged);
    const lost = known.flatMap(({ name }) => (counts.has(name) ? [] : [name]));
    return { lost, doubled: [...counts].flatMap(([name, count]) => (count > 1 ? [name] : [])) };
  }

  #begin(): Entry {
    const entry = { name: `Kept ${this.#word} ${this.#entries.length}`, key: randomUUID(), isAcknowledged: false };
    this.#entries.push(entry);
    return entry;
  }

  async #send(way: Way, entry: Entry): Promise<Told> {
    const told = await tell(way, '/customer/save', { name: entry.name }, { 'idempotency-key': entry.key });
    if (told.status === 200) {
      entry.isAcknowledged = true;
      const now = performance.now();
      this.longestGap = Math.max(this.longestGap, now - this.#lastAt);
      this.#lastAt = now;
    }
    return told;
  }
}

/** What a run came to, in a line: how many calls were answered how, and how fast. */
export function figuresOf(all: readonly Told[]): string {
  const counts = new Map<string, number>();
  for (const { status, errorCode } of all) {
    const kind = [status, errorCode].filter(Boolean).join(' ') || 'no answer';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const of = [...counts].map(([kind, count]) => `${count} × ${kind}`).join(', ');
  return `${of}; ${timesOf(all)}`;
}

/** How long calls took, in ms. */
export function timesOf(all: readonly Told[]): string {
  const sorted = all.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share: number) => (sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0).toFixed(0);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`;
}

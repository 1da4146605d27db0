import type { Outcome } from './outcome.ts';

/** What a call is for, as far as gaps are told: what writes and what reads. */
export type Purpose = 'write' | 'read' | 'session';

/** What callers saw in a stretch of time. */
export interface Seen {
  calls: number;
  counts: Record<Outcome, number>;
  /** Kinds of what was neither answered nor busy, with how often. */
  kinds: Map<string, number>;
  /** The longest time without an acknowledged write, and without a read that was answered, in ms. */
  longestGap: Record<'write' | 'read', number>;
  /** The longest that somebody waited for a reply, in ms. */
  longestWait: number;
  /** The longest until another database led, in ms; 0: the leader stayed. */
  leaderChange: number;
  signedOut: number;
  /** Event streams that ended, and those that were there again before the stretch was over. */
  streamsEnded: number;
  streamsBack: number;
  ms: number;
}

function nothingSeen(): Seen {
  const counts = { answered: 0, busy: 0, refused: 0, failed: 0, bare: 0, lost: 0 };
  const longestGap = { write: 0, read: 0 };
  return {
    calls: 0,
    counts,
    kinds: new Map(),
    longestGap,
    longestWait: 0,
    leaderChange: 0,
    signedOut: 0,
    streamsEnded: 0,
    streamsBack: 0,
    ms: 0,
  };
}

/** Writes down what callers see, stretch by stretch. */
export class CallLog {
  #seen = nothingSeen();
  #begun: number;
  #last: Record<'write' | 'read', number>;
  readonly #now: () => number;

  /** @param now gives ms */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#begun = now();
    this.#last = { write: this.#begun, read: this.#begun };
  }

  /** Begins a stretch. */
  begin(): void {
    this.#seen = nothingSeen();
    this.#begun = this.#now();
    this.#last = { write: this.#begun, read: this.#begun };
  }

  /** What was seen since it began; who still waits at its end has waited until then. */
  end(): Seen {
    for (const purpose of ['write', 'read'] as const) this.#measure(purpose);
    // Who is still under way goes on counting.
    return { ...structuredClone(this.#seen), ms: this.#now() - this.#begun };
  }

  /** How many were answered since it began. */
  get answered(): number {
    return this.#seen.counts.answered;
  }

  /** @param what names the call and its answer, where that is worth telling @param ms until the reply was there */
  note(purpose: Purpose, outcome: Outcome, what: string, ms: number): void {
    this.#seen.calls += 1;
    this.#seen.longestWait = Math.max(this.#seen.longestWait, ms);
    this.#seen.counts[outcome] += 1;
    if (outcome !== 'answered' && outcome !== 'busy') this.#seen.kinds.set(what, (this.#seen.kinds.get(what) ?? 0) + 1);
    if (outcome === 'answered' && purpose !== 'session') {
      this.#measure(purpose);
      this.#last[purpose] = this.#now();
    }
  }

  /** @param ms from the fault until another database led */
  noteLeaderChange(ms: number): void {
    this.#seen.leaderChange = Math.max(this.#seen.leaderChange, ms);
  }

  noteSignedOut(): void {
    this.#seen.signedOut += 1;
  }

  noteStream(what: 'ended' | 'back'): void {
    if (what === 'ended') this.#seen.streamsEnded += 1;
    else this.#seen.streamsBack += 1;
  }

  #measure(purpose: 'write' | 'read'): void {
    const gap = this.#now() - this.#last[purpose];
    this.#seen.longestGap[purpose] = Math.max(this.#seen.longestGap[purpose], gap);
  }
}

import { availableParallelism } from 'node:os';
import type { LoopWatch } from './watch-loop.ts';

/** How many calls of a kind are worked on, and how many may wait. Times in ms. */
export interface LaneLimits {
  /** Worked on at once, where the process keeps up. */
  atOnce: number;
  /** A call waits for its turn so long at most. */
  waitMs: number;
  /** Calls that may wait. */
  waiting: number;
  /** With no more calls than this, under way or waiting, nobody is sent away at once: the machine is slow then, and not overrun. */
  few: number;
}

/** A call under way, until it is over. */
export type Leave = () => void;

/** However slow calls are, this many are worked on at once: more would not use the machine better. */
const fewest = Math.max(4, 2 * availableParallelism());
/** A call under way for so long is a long one: it keeps no other from its turn any more. */
const longMs = 1_000;
/** How fast what calls took is forgotten: each new one counts this much. */
const newest = 0.1;
/** Where calls take longer than this, in ms, they hold each other up, in this process or in the database: fewer are worked on at once. */
const slowMs = 250;
/** Where there are few calls, they wait this many times as long. */
const patience = 4;
/** How often that is judged, in ms. */
const judgeEvery = 100;

interface Waiting {
  since: number;
  /** With null it is told to go away. */
  settle: (leave: Leave | null) => void;
}

/**
 * The turns of calls of one kind: some are worked on, some wait, and who would wait too long is told so at once. So what is taken is answered
 * soon, however many come.
 */
export class Lane {
  readonly #limits: LaneLimits;
  readonly #loop: Pick<LoopWatch, 'lateness'>;
  readonly #waiting: Waiting[] = [];
  #atOnce: number;
  #running = 0;
  /** What a call takes, in ms. */
  #tookMs = 0;
  #judged = 0;
  #sweeping: NodeJS.Timeout | null = null;

  constructor(limits: LaneLimits, loop: Pick<LoopWatch, 'lateness'>) {
    this.#limits = limits;
    this.#loop = loop;
    this.#atOnce = Math.min(fewest, limits.atOnce);
  }

  /** Whether a call that came now would wait too long. */
  isFull(): boolean {
    this.#judge();
    const { waiting, waitMs } = this.#limits;
    // Asked of every call, so that it is known by the time they are many.
    const lateness = this.#loop.lateness();
    if (this.#areFew()) return false;
    // It has waited as long as that already when anything of it can be looked at.
    if (lateness > waitMs) return true;
    if (this.#running < this.#atOnce) return false;
    const wait = ((this.#waiting.length + 1) * this.#tookMs) / this.#atOnce;
    return this.#waiting.length >= waiting || wait > waitMs;
  }

  #areFew(): boolean {
    return this.#running + this.#waiting.length <= this.#limits.few;
  }

  /** Waits for a turn. @returns how to say that the call is over; null when it waited too long */
  enter(): Promise<Leave | null> | Leave {
    this.#judge();
    if (this.#running < this.#atOnce && this.#waiting.length === 0) return this.#begin();
    if (this.#waiting.length >= this.#limits.waiting) return Promise.resolve(null);
    const turn = new Promise<Leave | null>((settle) => this.#waiting.push({ since: performance.now(), settle }));
    this.#sweeping ??= setInterval(() => this.#sweep(), judgeEvery / 2).unref();
    return turn;
  }

  #begin(): Leave {
    const began = performance.now();
    let [isOver, isCounted] = [false, true];
    this.#running += 1;
    const uncount = () => {
      if (!isCounted) return;
      isCounted = false;
      this.#running -= 1;
      this.#next();
    };
    const timer = setTimeout(uncount, longMs).unref();
    return () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      this.#tookMs += (Math.min(performance.now() - began, longMs) - this.#tookMs) * newest;
      uncount();
    };
  }

  #next(): void {
    this.#sweep();
    while (this.#running < this.#atOnce) {
      const next = this.#waiting.shift();
      if (!next) return;
      next.settle(this.#begin());
    }
  }

  /** Sends away who has waited too long. */
  #sweep(): void {
    const oldest = performance.now() - this.#limits.waitMs * (this.#areFew() ? patience : 1);
    while (this.#waiting[0] && this.#waiting[0].since < oldest) this.#waiting.shift()?.settle(null);
    if (this.#waiting.length > 0 || this.#sweeping === null) return;
    clearInterval(this.#sweeping);
    this.#sweeping = null;
  }

  /** More at once than the machine keeps up with makes all of them late, and none of them sooner. */
  #judge(): void {
    const now = performance.now();
    if (now - this.#judged < judgeEvery) return;
    const most = this.#limits.atOnce;
    const least = Math.min(fewest, most);
    if (now - this.#judged > longMs) {
      // What comes after a rest may be anything: it begins with few.
      this.#atOnce = least;
    } else if (this.#tookMs > slowMs) this.#atOnce = Math.max(least, Math.floor(this.#atOnce * 0.8));
    else this.#atOnce = Math.min(most, this.#atOnce + 1);
    this.#judged = now;
  }
}

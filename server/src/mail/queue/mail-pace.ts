import { setTimeout as sleep } from 'node:timers/promises';

/** A little lateness is made up for, so that a timer's own does not slow everything down; in ms. */
const madeUp = 250;

/** Keeps a rate evenly: one after the other, each in its own time. */
export interface Pace {
  /** Waits until the next one may go. @param signal ends the waiting */
  turn(signal: AbortSignal): Promise<void>;
  /** One went; the next may follow at this rate. */
  went(perMinute: number): void;
}

/** A pace at which the first may go at once. */
export function pace(now: () => number = () => performance.now()): Pace {
  let next = now();
  return {
    async turn(signal) {
      const wait = next - now();
      if (wait > 0) await sleep(wait, undefined, { signal }).catch(() => undefined);
    },
    went(perMinute) {
      next = Math.max(next, now() - madeUp) + 60_000 / perMinute;
    },
  };
}

/** Work that is done again and again: in one turn as often as there is more to do. */
export interface Turning {
  /** Does some of the work. @returns whether there is more at once */
  turn: () => Promise<boolean>;
  /** From the beginning of one turn to that of the next, in ms; a turn that takes longer holds the next one up. */
  everyMs: number;
  /** What is to be told of a turn that failed; the next one tries again. */
  onFault: (error: unknown) => void;
}

/**
 * Turns until it is stopped.
 * @returns how to stop; it waits for the turn under way
 */
export function repeatTurns({ turn, everyMs, onFault }: Turning): () => Promise<void> {
  let isStopped = false;
  const whole = async () => {
    try {
      while (!isStopped && (await turn()));
    } catch (error) {
      onFault(error);
    }
  };
  let running = whole();
  const timer = setInterval(() => {
    running = running.then(whole);
  }, everyMs);
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}

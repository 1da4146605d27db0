const everyMs = 2_000;

/** Says how far a long work is, but not more often than people can read. */
export interface Progress {
  /** Says the sentence when the last one is some time ago. */
  at(sentence: string): void;
  /** Does a piece of work of unknown length and says the sentence while it lasts. */
  during<T>(sentence: string, work: () => Promise<T>): Promise<T>;
}

/** Progress told to a listener, at most every two seconds. */
export function progressTo(tell: (sentence: string) => void): Progress {
  let told = performance.now();
  const at = (sentence: string) => {
    if (performance.now() - told < everyMs) return;
    told = performance.now();
    tell(sentence);
  };
  return {
    at,
    async during(sentence, work) {
      at(sentence);
      const timer = setInterval(() => at(sentence), everyMs);
      try {
        return await work();
      } finally {
        clearInterval(timer);
      }
    },
  };
}

/** How much of the server's time and room those may take who are slow, or many. Times in ms. */
export interface ConnectionLimits {
  /** Connections at once; one network has a quarter of them, a trusted proxy any number. */
  most: number;
  /** Until a request's headers are there; a connection that sends nothing at all ends then, too. */
  headersMs: number;
  /** Until what comes of a body is looked at. */
  graceMs: number;
  /** Bytes a second a body comes with at least, on the average since its beginning. */
  leastRate: number;
  /** Until a whole request is there, however fast it comes. */
  requestMs: number;
  /** Between two requests; proxies commonly keep a connection for 60 s. */
  idleMs: number;
  /** For which a reader takes nothing at all of what waits for it. */
  stalledMs: number;
}

/**
 * The limits of a server. A line of 2 kbit/s is fast enough: what is slower holds a connection, and does no work with it.
 * @param most connections at once
 */
export function usualLimits(most: number): ConnectionLimits {
  return {
    most,
    headersMs: 15_000,
    graceMs: 10_000,
    leastRate: 250,
    requestMs: 30 * 60_000,
    idleMs: 72_000,
    stalledMs: 2 * 60_000,
  };
}

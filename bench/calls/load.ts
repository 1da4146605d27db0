import autocannon from 'autocannon';

/** A call that a server is loaded with. */
export interface Asked {
  method: 'GET' | 'POST';
  path: string;
  /** Makes the body of the request with a number. */
  body?: (at: number) => unknown;
  /** Looks, before a round, at what the bodies are made of. */
  prepare?: () => Promise<void>;
}

/**
 * Sends a call over and over, from some connections at once.
 * @param duration in seconds
 * @returns requests/s
 * @throws Error when one of them fails: a load of refusals would be fast and wrong
 */
export async function load(
  address: string,
  { method, path, body, prepare }: Asked,
  headers: Record<string, string>,
  duration: number,
  connections: number,
): Promise<number> {
  await prepare?.();
  let at = 0;
  const { 'content-type': _type, ...bodiless } = headers;
  const result = await autocannon({
    url: address,
    connections,
    duration,
    requests: [
      {
        method,
        path,
        headers: body ? headers : bodiless,
        ...(body && {
          setupRequest: (request) => {
            at += 1;
            return { ...request, body: JSON.stringify(body(at)) };
          },
        }),
      },
    ],
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} calls of ${address}${path} failed.`);
  return result.requests.average;
}

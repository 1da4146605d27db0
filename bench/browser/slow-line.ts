import { connect, createServer, type Socket } from 'node:net';
import { listenOn } from './listen-on.ts';

/** The "slow 4G" of Lighthouse: 150 ms there and back, 1.6 Mbit/s for everything together. */
export const slow4G = { roundTripMs: 150, bytesPerMs: (1_638.4 * 1_000) / 8 / 1_000 };

/** What a server sends before it hears from the other side, and twice as much after each answer (RFC 6928, RFC 5681). */
const firstWindow = 10 * 1_460;
const piece = 1_460;

/** A line of its own, to be closed. */
export interface SlowLine {
  /** Where the server is reached over the line. */
  address: string;
  close(): Promise<void>;
}

/**
 * Puts a slow line before a server, as a telephone has one: a new connection takes a round trip, everything that is sent half of one,
 * all connections share what passes at a time, and each begins slowly.
 * @param target address of the server, such as `http://127.0.0.1:3000`
 */
export async function slowLine(target: string, { roundTripMs, bytesPerMs } = slow4G): Promise<SlowLine> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  // When the line is free again, in ms of the clock.
  let freeAt = 0;

  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const end of [near, far]) {
      open.add(end);
      end.setNoDelay(true);
      end.on('error', () => undefined);
      end.on('close', () => {
        open.delete(end);
        near.destroy();
        far.destroy();
      });
    }
    const upAt = performance.now() + roundTripMs;
    near.on('data', (sent) => {
      setTimeout(() => far.write(sent), Math.max(0, upAt - performance.now()) + roundTripMs / 2);
    });

    let [window, inWindow, windowAt] = [firstWindow, 0, 0];
    let lastAt = 0;
    far.on('data', (sent) => {
      for (let from = 0; from < sent.length; from += piece) {
        const part = sent.subarray(from, from + piece);
        const now = Math.max(performance.now(), lastAt);
        if (inWindow === 0) windowAt = now;
        const begins = Math.max(now, freeAt);
        freeAt = begins + part.length / bytesPerMs;
        lastAt = freeAt;
        inWindow += part.length;
        if (inWindow >= window) {
          // The rest waits until the first of it was answered.
          lastAt = Math.max(lastAt, windowAt + roundTripMs);
          window *= 2;
          inWindow = 0;
        }
        setTimeout(() => near.writable && near.write(part), freeAt + roundTripMs / 2 - performance.now());
      }
    });
  });

  const address = await listenOn(server);
  return {
    address,
    async close() {
      for (const end of open) end.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

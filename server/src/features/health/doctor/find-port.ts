import { createServer } from 'node:net';
import { errorCode } from '../../../database/database-refused.ts';
import { type Finding, finding } from './finding.ts';

const answerMs = 2_000;

/** Whether the port can be listened on, or the product listens there already. */
export async function findPort({ host, port }: { host: string; port: number }): Promise<Finding> {
  const reason = await tryListening(host, port);
  if (reason === null) return finding('port', 'portFree', { port });
  if (reason !== 'EADDRINUSE') return finding('port', 'portRefused', { host, port, reason });
  return finding('port', (await isProduct(host, port)) ? 'portProduct' : 'portTaken', { port });
}

/** @returns the code of the error, or null when it worked */
function tryListening(host: string, port: number): Promise<string | null> {
  return new Promise((settle) => {
    const server = createServer();
    server.once('error', (error) => settle(errorCode(error)));
    server.listen({ host, port, exclusive: true }, () => server.close(() => settle(null)));
  });
}

async function isProduct(host: string, port: number): Promise<boolean> {
  // All addresses are reached at one of this machine.
  const reached = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  const name = reached.includes(':') ? `[${reached}]` : reached;
  try {
    const response = await fetch(`http://${name}:${port}/health/live`, { signal: AbortSignal.timeout(answerMs) });
    const { data } = (await response.json()) as { data?: { status?: unknown } };
    return data?.status === 'live';
  } catch {
    return false;
  }
}

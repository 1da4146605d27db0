import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Config } from '../../config.ts';
import { ConfigurationError } from '../../config.ts';
import { errorCode } from '../../database/database-refused.ts';
import type { Log } from '../../database/log.ts';

/** The text format of Prometheus. */
const format = 'text/plain; version=0.0.4; charset=utf-8';
/** Whoever collects needs one or two. */
const mostConnections = 20;

/** A port that metrics are served on. */
export interface MetricsPort {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves metrics at `/metrics` on a port of their own.
 * @param where with a token, who asks must bring it
 * @param collect gives the metrics in the text format of Prometheus
 * @throws ConfigurationError where it cannot be listened
 */
export async function serveMetrics(
  where: NonNullable<Config['metrics']>,
  collect: () => Promise<string>,
  log: Log,
): Promise<MetricsPort> {
  const server = createServer((request, response) => {
    answer(request, response, where.token, collect).catch((error: unknown) => {
      log.error({ err: error }, 'metrics could not be collected');
      send(response, 503, 'The metrics could not be collected.\n');
    });
  });
  server.maxConnections = mostConnections;
  await listen(server, where);
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : where.port;
  return {
    url: `http://${isIPv6(where.host) ? `[${where.host}]` : where.host}:${port}/metrics`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function listen(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  const listening = once(server, 'listening');
  server.listen(port, host);
  await listening.catch((error: unknown) => {
    throw new ConfigurationError(
      `Port ${port} of ${host} cannot be listened on (${errorCode(error)}): set METRICS_PORT and METRICS_HOST to what can be.`,
    );
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  token: string | undefined,
  collect: () => Promise<string>,
): Promise<void> {
  if (token !== undefined && !brings(request, token)) {
    response.setHeader('www-authenticate', 'Bearer');
    return send(response, 401, 'The token of METRICS_TOKEN is needed.\n');
  }
  if (request.url?.split('?')[0] !== '/metrics') return send(response, 404, 'There is nothing but /metrics.\n');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return send(response, 405, 'Metrics can only be read.\n');
  }
  send(response, 200, await collect());
}

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'content-type': format,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(text);
}

/** Compared as hashes, which are as long as each other, in a time that does not depend on where they differ. */
function brings({ headers }: IncomingMessage, token: string): boolean {
  const brought = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(brought), hash(token));
}

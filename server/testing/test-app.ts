import { randomBytes } from 'node:crypto';
import diagnostics from 'node:diagnostics_channel';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createApp } from '../src/app.ts';
import { type AccessTokens, accessTokens } from '../src/features/session/access-token.ts';
import type { TokenKeys } from '../src/features/session/token-keys.ts';
import type { DeclaredCall } from './declared-calls.ts';
import { checkReplies } from './reply-check.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** The whole application on a database of its own, listening on a free port of this machine. */
export interface TestApp {
  url: string;
  database: TestDatabase;
  tokens: AccessTokens;
  /** The keys its tokens are signed with. */
  ring: TokenKeys;
  /** Every route as it was declared. */
  routes: (DeclaredCall & { isHidden: boolean })[];
  /** What was logged, one JSON text a line. */
  log: string[];
  /** Replies that were not as their call declares them; no test may leave one behind. */
  faults: string[];
  /** Set it to make the application behave as one that is about to stop. */
  stopping: { isStopping: boolean };
  close(): Promise<void>;
}

const kid = 'test';

/**
 * Starts the application for one test file. Every reply is compared with the schema its call declares.
 * @param webDir the folder of a built web app; without it there are no pages
 */
export async function startTestApp(webDir: string | null = null): Promise<TestApp> {
  const database = await createTestDatabase();
  const ring = { installation: 'tests', current: kid, keys: new Map([[kid, new Uint8Array(randomBytes(32))]]) };
  const tokens = accessTokens(ring);
  const log: string[] = [];
  const faults: string[] = [];
  const stopping = { isStopping: false };
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(line) });
  const routes: TestApp['routes'] = [];
  // The application is ready when it is given back: hooks must be added where it is made.
  const check = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    checkReplies(fastify, faults);
    fastify.addHook('onRoute', ({ method, url, config, schema }) => {
      for (const each of [method].flat())
        routes.push({ method: each, path: url, allow: config?.allow, isHidden: schema?.hide === true });
    });
  };
  diagnostics.subscribe('fastify.initialization', check);
  const app = await createApp({
    database,
    tokens,
    log: logger,
    trustedProxies: [],
    publicUrl: null,
    webDir,
    stopping,
  }).finally(() => diagnostics.unsubscribe('fastify.initialization', check));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    database,
    tokens,
    ring,
    routes,
    log,
    faults,
    stopping,
    async close() {
      await app.close();
      await database.close();
      if (faults.length > 0) throw new Error(`Replies were not as declared:\n${faults.join('\n')}`);
    },
  };
}

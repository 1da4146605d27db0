import { randomBytes, randomUUID } from 'node:crypto';
import diagnostics from 'node:diagnostics_channel';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readContent } from '../src/business/files/file-contents.ts';
import { createApp, type WatchCalls } from '../src/create-app.ts';
import { createLog } from '../src/create-log.ts';
import { type DiskRoom, unknownRoom } from '../src/database/disk/disk-room.ts';
import type { Standby } from '../src/database/standby/standby.ts';
import { tellFailedMails } from '../src/features/documents/sending/tell-failed-mails.ts';
import { findPerson } from '../src/features/session/account/find-person.ts';
import { type AccessTokens, accessTokens } from '../src/features/session/tokens/access-token.ts';
import type { AdmissionLimits } from '../src/http/limits/admission.ts';
import { type ConnectionLimits, usualLimits } from '../src/http/limits/connection-limits.ts';
import { runJobs } from '../src/jobs/run-jobs.ts';
import type { StandingWorks, Works } from '../src/jobs/work.ts';
import { mailEnds } from '../src/mail/queue/mail-end.ts';
import { sendMails } from '../src/mail/queue/send-mails.ts';
import { ringOf } from '../src/secrets/key-ring.ts';
import type { Keys } from '../src/secrets/keys.ts';
import { type Seal, sealWith } from '../src/secrets/sealed.ts';
import { worksWith } from '../src/works-with.ts';
import type { DeclaredCall } from './callers/declared-calls.ts';
import { checkReplies } from './check-replies.ts';
import { createTestDatabase, type TestDatabase } from './database/test-database.ts';
import { loggedSecrets } from './logged-secrets.ts';

/** The whole application on a database of its own, listening on a free port of this machine. */
export interface TestApp {
  url: string;
  database: TestDatabase;
  tokens: AccessTokens;
  /** The keys its tokens are signed with. */
  ring: Keys;
  seal: Seal;
  /** Every route as it was declared. */
  routes: (DeclaredCall & { isHidden: boolean })[];
  /** What was logged, one JSON text a line. */
  log: string[];
  /** Replies that were not as their call declares them; no test may leave one behind. */
  faults: string[];
  /** Passwords, tokens and links that calls sent or were told; none may be in the log. */
  secrets: Set<string>;
  /** Set it to make the application behave as one that is about to stop. */
  stopping: { isStopping: boolean };
  /**
   * Does jobs from now on, until it is stopped or the application is closed.
   * @param works instead of those of the product, or made of those
   */
  runJobs(works?: Works | ((usual: Works) => Works)): { stop(): Promise<void> };
  /** Sends mail from now on, until it is stopped or the application is closed. */
  sendMails(): { stop(): Promise<void> };
  close(): Promise<void>;
}

const kid = 'test';
const patient = { atOnce: 1_000, waitMs: 60_000, waiting: 10_000, few: 0 };
const everybody: AdmissionLimits = { work: patient, session: patient, password: patient };

/** How an application for tests differs from the usual one. */
interface TestAppOptions {
  /** The folder of a built web app; without it there are no pages. */
  webDir?: string | null;
  /** Proxies whose word about a caller's address is taken: with 127.0.0.1 a test says it in `X-Forwarded-For`. */
  trustedProxies?: string[];
  /** Whether mail may leave through addresses of this machine. */
  mailAllowPrivate?: boolean;
  /** What slow and numerous callers are allowed, where that is not the usual. */
  limits?: Partial<ConnectionLimits>;
  /** How many calls are taken on; without it all, however slow the machine of the tests is. */
  admission?: AdmissionLimits;
  /** The folder whose disk is looked at as that of the database. */
  dataDir?: string | null;
  /** The folder backups are made in that a call asks for; it goes with the application. */
  backupsDir?: string;
  /** Whether there is room for changes on that disk; without it there always is. */
  room?: DiskRoom;
  /** What lists may be read from beside the database; whoever made it closes it. */
  standby?: Standby;
  /** A database another application of the test works on; whoever made it closes it. */
  database?: TestDatabase;
  /** What watches its calls. */
  watchers?: WatchCalls[];
}

/** Starts the application for one test file. Every reply is compared with the schema its call declares. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const {
    webDir = null,
    trustedProxies = [],
    mailAllowPrivate = false,
    dataDir = null,
    backupsDir = path.join(tmpdir(), `mandate-backups-${randomUUID()}`),
    room = unknownRoom,
    limits,
    admission = everybody,
    watchers = [],
  } = options;
  const database = options.database ?? (await createTestDatabase());
  const keys = new Map([[kid, new Uint8Array(randomBytes(32))]]);
  const ring: Keys = { installation: 'tests', current: kid, keys, retiredAt: new Map() };
  const tokens = accessTokens(ringOf(ring));
  const seal = sealWith(ringOf(ring));
  const log: string[] = [];
  const faults: string[] = [];
  const stopping = { isStopping: false };
  const secrets = new Set<string>();
  const logger = createLog('info', { write: (line: string) => void log.push(line) });
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
  const parts = {
    database,
    standby: options.standby ?? null,
    tokens,
    seal,
    log: logger,
    trustedProxies,
    limits: { ...usualLimits(4_000), ...limits },
    admission,
    publicUrl: null,
    mailAllowPrivate,
    backups: { folder: backupsDir, ring: ringOf(ring), builtIn: null },
    dataDir,
    room,
    webDir,
    stopping,
  };
  const app = await createApp({ ...parts, watchers }).finally(() =>
    diagnostics.unsubscribe('fastify.initialization', check),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const runners: { stop(): Promise<void> }[] = [];
  const runBoth = (works: Works, standing: StandingWorks) => {
    const { db, pool } = database;
    const mailEnd = mailEnds(seal, app.origin);
    const findCaller = (id: string) => findPerson(db, id);
    const runner = runJobs({ db, pool, room, log: logger, works, standing, findCaller, mailEnd });
    runners.push(runner);
    return runner;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    database,
    tokens,
    ring,
    seal,
    routes,
    log,
    faults,
    secrets,
    stopping,
    runJobs(wanted) {
      const usual = worksWith(app.verbs, parts.standby, (findCaller) => createApp({ ...parts, findCaller }));
      const works = typeof wanted === 'function' ? wanted(usual) : (wanted ?? usual);
      return runBoth(works, {});
    },
    sendMails() {
      const sending = { seal, readContent, onTried: tellFailedMails, allowPrivate: mailAllowPrivate };
      return runBoth({}, { mail: sendMails({ db: database.db, room, log: logger, ...sending }) });
    },
    async close() {
      await Promise.all(runners.map((runner) => runner.stop()));
      // Whoever left a stream with `fetch` keeps a connection on which nothing was ever asked: the end would wait for it a minute.
      const letGo = setTimeout(() => app.server.closeAllConnections(), 1_000);
      await app.close();
      clearTimeout(letGo);
      // Where a test says a folder that cannot be, there is none.
      await rm(backupsDir, { recursive: true, force: true }).catch(() => undefined);
      if (!options.database) await database.close();
      const logged = loggedSecrets(secrets, log);
      if (logged.length > 0) throw new Error(`The log holds what is secret:\n${logged.join('\n')}`);
      if (faults.length > 0) throw new Error(`Replies were not as declared:\n${faults.join('\n')}`);
    },
  };
}

import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readContent } from './business/files/file-contents.ts';
import { purgeUnusedPictures } from './business/letterhead/store-picture.ts';
import { purgeOldPriceChanges } from './business/price-changes.ts';
import { changes } from './calls/announce.ts';
import { purgeOldReplies } from './calls/stored-replies.ts';
import type { Config } from './config.ts';
import { createApp } from './create-app.ts';
import { createLog } from './create-log.ts';
import { connectionOf } from './database/connection/connect.ts';
import { watchedDatabase } from './database/connection/watched-database.ts';
import { giveBallast, layBallast } from './database/disk/ballast.ts';
import { type RoomHearing, roomOn, unknownRoom } from './database/disk/disk-room.ts';
import { type Folders, foldersIn } from './database/embedded/embedded-folders.ts';
import { openDatabase } from './database/open-database.ts';
import { openStandby } from './database/standby/standby.ts';
import { purgeOldSnoozes } from './features/control-panel/snooze.ts';
import { refreshMetrics } from './features/dashboard/refresh-metrics.ts';
import { printDocuments } from './features/documents/print-documents.ts';
import { tellFailedMails } from './features/documents/sending/tell-failed-mails.ts';
import { purgeOldDrafts } from './features/drafts/purge-old-drafts.ts';
import { purgeUnusedContents } from './features/files/purge-unused-contents.ts';
import { topUpCalendarsYearly } from './features/holiday-calendars/top-up-calendars.ts';
import { purgeOldJobs } from './features/jobs/purge-old-jobs.ts';
import { purgeOldNotifications } from './features/notifications/purge-old-notifications.ts';
import { followSchedulesDaily } from './features/personnels/follow-schedules.ts';
import { loadSample } from './features/sample/load/load-sample.ts';
import { refreshPricesDaily } from './features/services/refresh-prices.ts';
import { createAccount } from './features/session/account/create-account.ts';
import { findPerson } from './features/session/account/find-person.ts';
import {
  firstAdministrator,
  generatedPassword,
  type NewAccount,
} from './features/session/account/first-administrator.ts';
import { hashesAtOnce } from './features/session/passwords/passwords.ts';
import { accessTokens } from './features/session/tokens/access-token.ts';
import { findMissingCostsSoon } from './features/time/entries/find-missing-costs.ts';
import { remindOfWeeks } from './features/time/notices/remind-of-week.ts';
import { usualAdmission } from './http/limits/admission.ts';
import { usualLimits } from './http/limits/connection-limits.ts';
import { refreshLabelsSoon } from './jobs/refresh-labels.ts';
import { runJobs } from './jobs/run-jobs.ts';
import { mailEnds } from './mail/queue/mail-end.ts';
import { purgeOldMails } from './mail/queue/purge-old-mails.ts';
import { sendMails } from './mail/queue/send-mails.ts';
import { purgeOldRuns } from './records/bulk/bulk-runs.ts';
import { openRings, type Rings } from './secrets/rings.ts';
import { sealWith } from './secrets/sealed.ts';
import { purgeOldImports } from './spreadsheets/import/stored/purge-old-imports.ts';
import { type Ready, workerParts } from './supervise.ts';
import { worksWith } from './works-with.ts';

const webDir = fileURLToPath(new URL('../../web/dist', import.meta.url));
const drainMs = 10_000;
const hour = 3_600_000;

/** What goes for good when it is old enough. */
const purging = [
  purgeOldReplies,
  purgeOldDrafts,
  purgeOldSnoozes,
  purgeOldRuns,
  purgeOldPriceChanges,
  purgeOldJobs,
  purgeOldNotifications,
  purgeOldMails,
  purgeOldImports,
  purgeUnusedPictures,
  purgeUnusedContents,
];

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Serves the product until it is told to stop.
 * @param part what part this process has among several that serve; none where it serves alone
 * @throws ConfigurationError, DatabaseRefused, KeysRefused and the error of an address that cannot be listened on
 */
export async function serve(config: Config, part?: string): Promise<void> {
  // People at a terminal read the lines on standard output; the log goes to standard error, and speaks up there only when it matters.
  const level = process.stderr.isTTY ? 'warn' : 'info';
  const log = createLog(level);

  // Loaded only by whoever wants them: neither is cheap.
  const tracing = config.isTraced
    ? (await import('./features/tracing/open-tracing.ts')).openTracing(process.env, config.trustedProxies, log)
    : null;
  const opened = await openDatabase(config, log);
  const database = tracing ? { ...opened, db: watchedDatabase(opened.db, tracing.watchStatement) } : opened;
  const metrics = config.metrics ? (await import('./features/metrics/open-metrics.ts')).openMetrics(database) : null;
  let rings: Rings;
  try {
    rings = openRings(config.secretsDir, log);
  } catch (error) {
    await database.close();
    throw error;
  }
  const newAccounts: NewAccount[] = [];
  const administrator = await firstAdministrator(database.db, config.adminEmail, config.adminPassword);
  if (administrator) newAccounts.push(administrator);
  const sample = { size: config.sampleData, samplePassword: config.samplePassword, onProgress: say };
  newAccounts.push(...(await loadSample(database.db, sample, { createAccount, generatedPassword })));

  const seal = sealWith(rings.secretKeys);
  const stopping = { isStopping: false };
  const folders = config.databaseUrl === undefined ? foldersIn(config.dataDir) : null;
  const room = folders ? roomOn(folders.home, config.diskReserve, hearRoom(folders, log)) : unknownRoom;
  const readUrl = config.databaseReadUrl;
  const standby = readUrl === undefined ? null : openStandby(connectionOf(readUrl), database, changes, log);
  const parts = {
    database,
    standby,
    tokens: accessTokens(rings.tokenKeys),
    seal,
    log,
    trustedProxies: config.trustedProxies,
    limits: usualLimits(Math.ceil(config.maxConnections / config.workers)),
    admission: usualAdmission(hashesAtOnce),
    publicUrl: config.publicUrl ?? null,
    mailAllowPrivate: config.mailAllowPrivate,
    backups: {
      folder: path.join(config.dataDir, 'backups'),
      ring: rings.secretKeys,
      builtIn: config.databaseUrl === undefined ? { dataDir: config.dataDir, diskReserve: config.diskReserve } : null,
    },
    dataDir: config.databaseUrl === undefined ? config.dataDir : null,
    room,
    webDir: existsSync(path.join(webDir, 'index.html')) ? webDir : null,
    stopping,
  };
  const watchers = [tracing, metrics].flatMap((each) => (each ? [each.watch] : []));
  const app = await createApp({ ...parts, watchers });
  const keeping = [
    refreshLabelsSoon(database.db, log),
    refreshPricesDaily(database.db, log),
    followSchedulesDaily(database.db, log),
    topUpCalendarsYearly(database.db, log),
    findMissingCostsSoon(database.db, log),
    refreshMetrics(database.db, log),
    printDocuments(database.db, log),
    remindOfWeeks(database.db, { seal, origin: app.origin }, log),
  ];
  const stopKeeping = () => Promise.all(keeping.map((stop) => stop()));
  const cleaning = setInterval(() => {
    Promise.all(purging.map((forget) => forget(database.db))).catch((error) =>
      log.warn({ err: error }, 'cleaning failed'),
    );
    // Given up on a full disk, it is laid again once there is room.
    if (folders) void layBallast(folders, 2 * config.diskReserve);
  }, hour);
  // Before listening: should the port be taken, the passwords are still told.
  tellAccounts(newAccounts);
  const notListening = async (error: unknown) => {
    await stopKeeping();
    await database.close();
    throw error;
  };
  if (part !== undefined) metrics?.sayToKeeper();
  else if (metrics && config.metrics) {
    const url = await metrics.serve(config.metrics, log).catch(notListening);
    say(`Metrics are served at ${url}`);
  }
  const where = { host: config.host, port: config.port, ...(part !== undefined && { reusePort: true }) };
  const address = await app.listen(where).catch(notListening);
  const { db, pool } = database;
  const quiet = log.child({}, { level: 'warn' });
  const works = worksWith(app.verbs, standby, (findCaller) =>
    createApp({ ...parts, log: quiet, webDir: null, findCaller }),
  );
  const mailEnd = mailEnds(seal, app.origin);
  const sending = { seal, readContent, onTried: tellFailedMails, allowPrivate: config.mailAllowPrivate };
  const standing = { mail: sendMails({ db, room, log, ...sending }) };
  const findCaller = (accountId: string) => findPerson(db, accountId);
  const jobs = runJobs({ db, pool, room, log, works, standing, findCaller, mailEnd });
  if (part !== workerParts.further) say(`Mandate is ready at ${config.publicUrl ?? address}`);
  if (folders) void layBallast(folders, 2 * config.diskReserve);

  const stop = async () => {
    if (stopping.isStopping) return;
    stopping.isStopping = true;
    setTimeout(() => process.exit(1), drainMs + 4_000).unref();
    clearInterval(cleaning);
    // At once with the calls: a job lets go at its next safe point, and another process goes on with it.
    const letGo = Promise.all([app.close(), jobs.stop()]);
    await Promise.race([letGo, new Promise((resolve) => setTimeout(resolve, drainMs).unref())]);
    await stopKeeping();
    await Promise.all([standby?.close(), tracing?.close(), metrics?.close()]);
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (part !== undefined) tellKeeper(app.server.address() as AddressInfo, stop);
}

/** Tells the process that keeps this one among others that it answers calls, and stops when that one is gone. */
function tellKeeper({ port }: AddressInfo, stop: () => Promise<void>): void {
  process.send?.({ port } satisfies Ready);
  process.once('disconnect', stop);
}

/** Tells whoever reads the log when changes cease for want of room, and when they are taken again; on a full disk gives up what was laid by. */
function hearRoom(folders: Folders, log: ReturnType<typeof createLog>): RoomHearing {
  return {
    onChange(isShort, freeBytes) {
      if (isShort) log.error({ freeBytes }, 'too little disk space is left: changes are refused, jobs and mails wait');
      else log.warn({ freeBytes }, 'there is disk space again: changes are taken');
    },
    async onFull() {
      if (await giveBallast(folders))
        log.error({}, 'the disk is full: the room kept for that is given to the database');
    },
  };
}

/** Passwords are told once, when their accounts are made; those the operator gave are not told at all. */
function tellAccounts(accounts: NewAccount[]): void {
  if (accounts.length === 0) return;
  say('Accounts made just now; a password that was generated is not shown again:');
  for (const { email, role, password } of accounts)
    say(`  ${role.padEnd(7)} ${email.padEnd(28)} ${password ?? '(the password you gave)'}`);
}

import fastifySwagger from '@fastify/swagger';
import { masterData } from '@mandate/contract/master-data.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { readFromStandby } from './calls/read-from-standby.ts';
import { repeatReads } from './calls/repeat-reads.ts';
import { storedReplies } from './calls/stored-replies.ts';
import { unavailableRefusal } from './calls/unavailable-refusal.ts';
import type { Connected } from './database/connection/connect.ts';
import { rightsChannel } from './database/connection/rights-channel.ts';
import type { DiskRoom } from './database/disk/disk-room.ts';
import type { Standby } from './database/standby/standby.ts';
import { uuidV7 } from './database/uuid-v7.ts';
import { absenceRoutes } from './features/absences/routes.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { noteRefusals } from './features/audit/note-refusals.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { type BackupPlace, backupRoutes } from './features/backup/backup-routes.ts';
import { controlPanelRoutes } from './features/control-panel/routes.ts';
import { dashboardRoutes } from './features/dashboard/routes.ts';
import { publicDocumentRoutes } from './features/documents/public/public-routes.ts';
import { documentRoutes } from './features/documents/routes.ts';
import { documentSendingRoutes } from './features/documents/sending/sending-routes.ts';
import { draftRoutes } from './features/drafts/routes.ts';
import { eventStreams } from './features/events/event-streams.ts';
import { eventRoutes } from './features/events/routes.ts';
import { exchangeRateRoutes } from './features/exchange-rates/routes.ts';
import { favouriteRoutes } from './features/favourites/routes.ts';
import { fileRoutes } from './features/files/routes.ts';
import { firstHourRoutes } from './features/first-hour/routes.ts';
import { handOverRoutes } from './features/hand-over/routes.ts';
import { leakCheckRoutes } from './features/health/leak-check-routes.ts';
import { cachedHealth } from './features/health/look-at-health.ts';
import { healthRoutes, type Stopping } from './features/health/routes.ts';
import { holidayCalendarRoutes } from './features/holiday-calendars/routes.ts';
import { jobRoutes } from './features/jobs/routes.ts';
import { mailMessageRoutes } from './features/mail-messages/routes.ts';
import { mailServerRoutes, mailTestRoutes } from './features/mail-server/routes.ts';
import { noteRoutes } from './features/notes/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { overviewRoutes } from './features/overviews/routes.ts';
import { ownFieldRoutes } from './features/own-fields/routes.ts';
import { parameterRoutes } from './features/parameters/routes.ts';
import { personnelRoutes } from './features/personnels/routes.ts';
import { openProjects } from './features/projects/reread/open-projects.ts';
import { projectRoutes } from './features/projects/routes.ts';
import { rateRoutes } from './features/rates/routes.ts';
import { describeRefusals } from './features/reference/describe-refusals.ts';
import { referenceRoutes } from './features/reference/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { serviceCategoryRoutes } from './features/service-categories/routes.ts';
import { serviceRoutes } from './features/services/routes.ts';
import { followRates, holdServices } from './features/services/service-prices.ts';
import { accountSessions } from './features/session/account/account-sessions.ts';
import { callers } from './features/session/callers.ts';
import { clearOnChange } from './features/session/clear-on-change.ts';
import { liveSessions } from './features/session/live-session.ts';
import { passwordRoutes } from './features/session/passwords/password-routes.ts';
import { sessionRoutes } from './features/session/routes.ts';
import type { AccessTokens } from './features/session/tokens/access-token.ts';
import { taxRateRoutes } from './features/tax-rates/routes.ts';
import { textBlockRoutes } from './features/text-blocks/routes.ts';
import { entryRoutes } from './features/time/entry-routes.ts';
import { hoursRoutes } from './features/time/hours-routes.ts';
import { periodRoutes } from './features/time/period-routes.ts';
import { weekRoutes } from './features/time/week-routes.ts';
import { trashRoutes } from './features/trash/routes.ts';
import { viewRoutes } from './features/views/routes.ts';
import { checkPermissions, type FindCaller } from './http/allow.ts';
import { type AdmissionLimits, admit } from './http/limits/admission.ts';
import type { ConnectionLimits } from './http/limits/connection-limits.ts';
import { limitedServer } from './http/limits/limited-server.ts';
import { refuseWithoutRoom } from './http/limits/refuse-without-room.ts';
import { answerUnknown, noteDeclared, refuseOtherMethods } from './http/replies/answer-unknown.ts';
import { compressReplies } from './http/replies/compress-replies.ts';
import { setHeaders } from './http/replies/headers.ts';
import { buildOf, servePages } from './http/replies/pages.ts';
import { answerErrors, answerUnroutable, replyInEnvelopes } from './http/replies/reply.ts';
import { answerMalformed } from './http/requests/malformed.ts';
import { readCalls } from './http/requests/read-calls.ts';
import { refuseUnknownQuery } from './http/requests/refuse-unknown-query.ts';
import { repeatSafely } from './http/requests/repeat-safely.ts';
import { logTraces } from './http/trace/log-traces.ts';
import { trustedAddress } from './http/trusted-address.ts';
import { endPrinting } from './print/print-paper.ts';
import { rememberOwnFields } from './records/own-fields/remember-own-fields.ts';
import { registerRoutes } from './routes/entity-routes.ts';
import type { Seal } from './secrets/sealed.ts';

/** What the application is composed of. */
export interface Parts {
  database: Pick<Connected, 'db' | 'pool' | 'canHear' | 'answeredAt'>;
  /** What lists may be read from beside the database; null where there is nothing else. */
  standby: Standby | null;
  tokens: AccessTokens;
  /** Seals what is kept and may be secret. */
  seal: Seal;
  log: FastifyBaseLogger;
  /** Proxies whose word about a caller's address is taken. */
  trustedProxies: string[];
  /** What slow and numerous callers are allowed. */
  limits: ConnectionLimits;
  /** How many calls are taken on. */
  admission: AdmissionLimits;
  /** The address people reach the product under, without a slash at the end; null: the one it listens on. */
  publicUrl: string | null;
  /** Whether mail may leave through private addresses and through any port. */
  mailAllowPrivate: boolean;
  /** What backups are made with that somebody asks for while it runs. */
  backups: BackupPlace;
  /** The folder of the built-in database; null where another server keeps the data. */
  dataDir: string | null;
  /** Whether there is room for changes. */
  room: DiskRoom;
  /** Folder of the built web app; null serves none. */
  webDir: string | null;
  stopping: Stopping;
  /** Finds callers that nobody signed in as, for a look at what each may see; what they are refused is not noted. */
  findCaller?: FindCaller;
  /** Each adds to the application what watches its calls. */
  watchers?: readonly WatchCalls[];
}

/** Adds to an application what watches its calls. */
export type WatchCalls = (app: FastifyInstance) => void;

/** The whole API on one page. */
export async function createApp({
  database,
  standby,
  tokens,
  seal,
  log,
  trustedProxies,
  limits,
  admission,
  publicUrl,
  mailAllowPrivate,
  backups,
  dataDir,
  room,
  webDir,
  stopping,
  findCaller,
  watchers = [],
}: Parts): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => uuidV7(),
    requestIdHeader: false,
    bodyLimit: 256 * 1024,
    serverFactory: (handler) => limitedServer(handler, limits, trustedProxies),
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerMalformed,
  });
  logTraces(app, trustedAddress(trustedProxies));
  for (const watch of watchers) watch(app);
  app.decorate('room', room);
  app.decorate('verbs', new Map());
  app.decorate('origin', () => publicUrl ?? app.listeningOrigin);
  app.addHook('onRequest', async (request) => {
    request.database = database.db;
  });
  setHeaders(app);
  answerErrors(app, unavailableRefusal, findCaller ? async () => undefined : noteRefusals(database.db));
  logReplies(app);
  letConnectionsGo(app, stopping);
  answerUnknown(app, webDir === null ? null : await servePages(app, webDir));

  await app.register(fastifySwagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Mandate', version: '0.1.0' } },
    transform: (described) => {
      const { schema, url } = jsonSchemaTransform(described);
      return { schema: { ...schema, 'x-permission': described.route.config?.allow }, url };
    },
    transformObject: describeRefusals,
  });

  const build = webDir === null ? null : buildOf(webDir);
  const events = eventStreams({ ...database, log, build, liveSessions: (ids) => liveSessions(database.db, ids) });
  app.addHook('preClose', () => events.close());
  app.decorate('openStreams', () => events.count());
  let declared: ReturnType<typeof noteDeclared> = new Map();
  await app.register(async (calls) => {
    const rights = rightsChannel(database);
    app.addHook('onClose', () => rights.close());
    const known = callers(database.db, tokens, rights);
    rememberOwnFields(database.db, rights);
    app.addHook('onClose', endPrinting);
    declared = noteDeclared(calls);
    admit(calls, admission);
    readCalls(calls);
    await compressReplies(calls);
    checkPermissions(calls, findCaller ?? ((token) => known.find(token)));
    refuseUnknownQuery(calls);
    refuseWithoutRoom(calls, room);
    clearOnChange(calls, known, rights);
    if (standby) readFromStandby(calls, standby, publicUrl?.startsWith('https:') ?? false);
    // Before calls become repeatable: that wraps each into a transaction, and a guess at a password counts although it is refused.
    await calls.register(async (passwords) => {
      replyInEnvelopes(passwords);
      passwordRoutes(passwords, tokens, known, seal);
    });
    const mail = { seal, allowPrivate: mailAllowPrivate };
    await calls.register(mailTestRoutes(mail));
    await calls.register(backupRoutes(database, backups));
    repeatReads(calls);
    repeatSafely(calls, storedReplies(seal));
    replyInEnvelopes(calls);

    await calls.register(sessionRoutes(tokens, known));
    await calls.register(accountRoutes({ ...accountSessions(app.origin), seal }));
    for (const entity of masterData) registerRoutes(calls, entity);
    await calls.register(holidayCalendarRoutes);
    await calls.register(personnelRoutes);
    await calls.register(absenceRoutes(seal));
    await calls.register(handOverRoutes);
    await calls.register(serviceCategoryRoutes);
    await calls.register(serviceRoutes);
    await calls.register(rateRoutes({ hold: holdServices, follow: followRates }, openProjects));
    await calls.register(exchangeRateRoutes);
    await calls.register(taxRateRoutes);
    await calls.register(textBlockRoutes);
    await calls.register(projectRoutes);
    await calls.register(entryRoutes);
    await calls.register(weekRoutes(seal));
    await calls.register(periodRoutes);
    await calls.register(hoursRoutes);
    await calls.register(documentRoutes);
    await calls.register(documentSendingRoutes(seal));
    await calls.register(publicDocumentRoutes(seal));
    await calls.register(overviewRoutes);
    await calls.register(dashboardRoutes);
    await calls.register(searchRoutes);
    await calls.register(noteRoutes);
    await calls.register(ownFieldRoutes);
    await calls.register(parameterRoutes);
    await calls.register(mailServerRoutes(mail));
    await calls.register(viewRoutes);
    await calls.register(fileRoutes);
    await calls.register(draftRoutes);
    await calls.register(favouriteRoutes);
    await calls.register(jobRoutes);
    await calls.register(notificationRoutes);
    await calls.register(auditRoutes);
    await calls.register(trashRoutes);
    await calls.register(mailMessageRoutes(seal));
    await calls.register(eventRoutes(events, async (token) => (await tokens.read(token))?.expires ?? null));
    await calls.register(healthRoutes(stopping, { database, room }));
    await calls.register(leakCheckRoutes);
    await calls.register(firstHourRoutes);
    await calls.register(controlPanelRoutes(cachedHealth({ db: database.db, dataDir, room })));
  });
  refuseOtherMethods(app, declared);
  await app.register(referenceRoutes);
  await app.ready();
  return app;
}

/** Once the process is to stop, each reply ends its connection: one kept alive would hold the stop up. */
function letConnectionsGo(app: FastifyInstance, stopping: Stopping): void {
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.isStopping) reply.header('connection', 'close');
  });
}

/** One line for each reply: what was asked without its query, how it ended, how long it took in ms. */
function logReplies(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    // With too much to do there would be too much to tell: of those who were sent away it is told how many.
    if (request.isSentAway) return;
    const path = request.routeOptions.url ?? request.url.split('?')[0];
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method: request.method, path, status: reply.statusCode, ms, by: request.caller?.id }, 'replied');
  });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { refusalEnvelope } from '../replies/reply.ts';
import { wordsFor } from '../requests/words-for.ts';
import { Lane, type LaneLimits, type Leave } from './lane.ts';
import { watchLoop } from './watch-loop.ts';

/** Kinds of calls that do not wait for each other. */
const lanes = ['work', 'session', 'password'] as const;
export type LaneName = (typeof lanes)[number];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** With whom the call waits for its turn; `none` waits for nobody. Without it `work`. */
    lane?: Exclude<LaneName, 'work'> | 'none';
  }
  interface FastifyRequest {
    /** Says that the call is over, once it has begun. */
    leaveLane: Leave | null;
    /** There was too much to do: nothing of it was looked at. */
    isSentAway: boolean;
  }
}

/** How many calls are worked on, of each kind. */
export type AdmissionLimits = Record<LaneName, LaneLimits>;

/**
 * What one process takes on. Whoever is signed in stays so whatever else there is to do: staying signed in costs little, and has its own turns.
 * @param hashesAtOnce passwords that are looked at at once
 */
export function usualAdmission(hashesAtOnce: number): AdmissionLimits {
  return {
    work: { atOnce: 20, waitMs: 500, waiting: 200, few: 12 },
    session: { atOnce: 6, waitMs: 2_000, waiting: 500, few: 12 },
    password: { atOnce: hashesAtOnce + 1, waitMs: 2_500, waiting: 50, few: 6 },
  };
}

/** Seconds after which who was sent away comes again. */
const seconds = 2;
/** How often it is told in the log how many were, in ms. */
const tellEvery = 5_000;

/**
 * Lets in what can be answered soon, and sends away at once what cannot, before anything of it is done: so that with too many callers some are
 * served well, and not all of them badly.
 */
export function admit(app: FastifyInstance, limits: AdmissionLimits): void {
  const loop = watchLoop();
  const all = Object.fromEntries(lanes.map((name) => [name, new Lane(limits[name], loop)]));
  const laneOf = ({ routeOptions }: FastifyRequest) => all[routeOptions.config.lane ?? 'work'];
  let sentAway = 0;

  app.decorateRequest('leaveLane', null);
  app.decorateRequest('isSentAway', false);
  app.addHook('onRequest', async (request, reply) => {
    if (laneOf(request)?.isFull()) return sendAway(request, reply);
  });
  // When the body is here: whoever sends it slowly takes nobody's turn meanwhile.
  app.addHook('preValidation', async (request, reply) => {
    const lane = laneOf(request);
    if (!lane || isUpload(request)) return;
    return takeTurn(lane, request, reply);
  });
  app.addHook('preHandler', async (request, reply) => {
    const lane = laneOf(request);
    if (!lane || request.leaveLane) return;
    return takeTurn(lane, request, reply);
  });
  app.addHook('onSend', async (request) => request.leaveLane?.());

  async function takeTurn(lane: Lane, request: FastifyRequest, reply: FastifyReply) {
    const leave = await lane.enter();
    if (leave === null) return sendAway(request, reply);
    request.leaveLane = leave;
  }

  /** As cheap as can be: this is what there is most to do of when there is too much to do. */
  function sendAway(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    sentAway += 1;
    request.isSentAway = true;
    request.refusedWith = 'serverBusy';
    const envelope = refusalEnvelope(new Refusal('serverBusy', { seconds }, null), request.id, wordsFor(request));
    return reply
      .code(503)
      .header('retry-after', seconds)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(envelope));
  }

  const telling = setInterval(() => {
    if (sentAway === 0) return;
    app.log.warn(
      { calls: sentAway, lateMs: Math.round(loop.lateness()) },
      'calls were sent away: there is too much to do',
    );
    sentAway = 0;
  }, tellEvery).unref();
  app.addHook('onClose', async () => {
    clearInterval(telling);
    loop.stop();
  });
}

/** Whether the body is a file that comes when its call has been looked at. */
function isUpload({ headers }: FastifyRequest): boolean {
  return /^multipart\//i.test(headers['content-type'] ?? '');
}

import type { Role } from '@mandate/contract/access/roles.ts';
import { audit } from '@mandate/contract/entities/audit.ts';
import { draft } from '@mandate/contract/entities/draft.ts';
import { job } from '@mandate/contract/entities/job.ts';
import { mailMessage } from '@mandate/contract/entities/mail-message.ts';
import { notification } from '@mandate/contract/entities/notification.ts';
import { session } from '@mandate/contract/entities/session.ts';
import { trash } from '@mandate/contract/entities/trash.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { knownEntities } from '@mandate/contract/known-entities.ts';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../src/create-app.ts';
import { createLog } from '../../src/create-log.ts';
import { unknownRoom } from '../../src/database/disk/disk-room.ts';
import type { Description } from '../../src/features/reference/json-schema.ts';
import { accessTokens } from '../../src/features/session/tokens/access-token.ts';
import { usualLimits } from '../../src/http/limits/connection-limits.ts';
import { sealWith } from '../../src/secrets/sealed.ts';
import { describedCall } from '../generated/described-calls.ts';
import { everyQuery } from './every-query.ts';
import { madeUpCaller } from './made-up-caller.ts';
import { type MadeUpDatabase, onlyId, seeds } from './made-up-database.ts';
import { madeUpRing } from './made-up-ring.ts';
import { sharedBodies } from './shared-bodies.ts';

/** Calls that hash passwords, which takes long, never end, or work on a connection of their own; their statements are whole texts. */
const leftOut =
  /^\/(?:event\/stream|openapi\.json|api\/auth\/register|backup\/make|account\/(?:verify-account|\w+-password))$/;
const mostBodies = 12;

/** Everything there is a list of, by its noun. */
const listed = new Map<string, Entity>([
  ...knownEntities,
  ...[audit, draft, job, mailMessage, notification, session, trash].map(
    (entity: Entity) => [entity.name, entity] as const,
  ),
]);

/** Makes every call there is, in every way its answers may be made up; what it replies does not matter. */
export async function everyCall(made: MadeUpDatabase): Promise<void> {
  const app = await appOn(made);
  try {
    const description = (await app.inject('/openapi.json')).json<Description>();
    for (const [path, methods] of Object.entries(description.paths)) {
      if (leftOut.test(path)) continue;
      for (const method of Object.keys(methods)) await everyWayOf(app, made, description, { method, path });
    }
  } finally {
    await app.close();
  }
}

async function everyWayOf(
  app: FastifyInstance,
  made: MadeUpDatabase,
  description: Description,
  { method, path }: { method: string; path: string },
): Promise<void> {
  const noun = path.split('/')[1] ?? '';
  const entity = listed.get(noun);
  const send = async (seed: number, role: Role, query: string, body: unknown) => {
    made.begin(seed);
    const reply = app.inject({
      method: method.toUpperCase() as 'GET',
      url: `${path.replace(/\{\w+\}/g, onlyId)}${query}`,
      headers: { authorization: `Bearer ${role}`, ...(body !== null && { 'content-type': 'application/json' }) },
      ...(body !== null && { payload: JSON.stringify(body) }),
    });
    // A file of rows that never end is broken off in the midst of it.
    await reply.catch((broken: Error) => {
      if (!broken.message.includes('destroyed')) throw broken;
    });
  };
  const described = describedCall(description, () => fc.constant(onlyId), { method, path });
  const samples = <Value>(values: fc.Arbitrary<Value>) => fc.sample(values, { numRuns: seeds.length, seed: 1 });
  const shared = entity ? sharedBodies(path, entity) : [];
  const bodies = shared.length > 0 ? shared : described.body ? samples(described.body) : [null];
  const addresses = path.endsWith('/get-grid') ? [''] : ['', ...samples(described.query)];
  const turns = Math.max(seeds.length, 2 * Math.min(bodies.length, mostBodies));
  // Each way of making answers up, and again with other values: by chance one of them alone would miss what lies behind a flag.
  for (const others of [0, 1, 2])
    for (let turn = 0; turn < turns; turn += 1) {
      const seed = (turn % seeds.length) + others * seeds.length;
      await send(seed, 'SA', addresses[turn % addresses.length] ?? '', bodies[turn % bodies.length]);
    }
  for (const role of ['ADMIN', 'EDITOR', 'GUEST'] as const) await send(1, role, '', bodies[0]);
  if (entity && method === 'post' && path.endsWith('/get-grid'))
    for (const role of ['SA', 'EDITOR'] as const)
      for (const query of everyQuery(entity, madeUpCaller(role))) await send(1, role, '', query);
}

function appOn(database: MadeUpDatabase): Promise<FastifyInstance> {
  const lane = { atOnce: 10, waitMs: 60_000, waiting: 10, few: 0 };
  return createApp({
    database,
    standby: null,
    tokens: accessTokens(madeUpRing),
    seal: sealWith(madeUpRing),
    log: createLog('fatal'),
    trustedProxies: [],
    limits: usualLimits(10),
    admission: { work: lane, session: lane, password: lane },
    publicUrl: 'http://mandate.example',
    mailAllowPrivate: false,
    backups: { folder: '/nowhere', ring: madeUpRing, builtIn: null },
    dataDir: null,
    room: unknownRoom,
    webDir: null,
    stopping: { isStopping: false },
    findCaller: async (role) => madeUpCaller(role as Role),
  });
}

import type { Verb } from '@mandate/contract/access/permissions.ts';
import { entry } from '@mandate/contract/entities/entry.ts';
import { workLine } from '@mandate/contract/entities/work-line.ts';
import { rowReplySchema } from '@mandate/contract/facts/record-schema.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import { type SaveEntriesRequest, saveEntriesSchema } from '@mandate/contract/time/save-entries.ts';
import {
  type CorrectionRequest,
  correctionSchema,
  type SplitRequest,
  splitSchema,
} from '@mandate/contract/time/week-acts.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callOf } from '../../calls/call.ts';
import { grid } from '../../records/lists/grid.ts';
import { find } from '../../records/read/find.ts';
import { entityRoutes, gridRoutes } from '../../routes/entity-routes.ts';
import { alikeEntries } from './entries/alike-entries.ts';
import { completeEntries, completeNewEntries, holdPeople } from './entries/complete-entries.ts';
import { correctEntry } from './entries/correct-entry.ts';
import { findCorrections } from './entries/find-corrections.ts';
import { entryRemoval, removeEntry, undeleteEntry } from './entries/remove-entry.ts';
import { saveEntries, saveEntry } from './entries/save-entries.ts';
import { splitEntry } from './entries/split-entry.ts';
import { judgeWeeksOfMany } from './weeks/judge-weeks.ts';

const { name } = entry;
const tags = [name];
const params = z.object({ id: z.string().max(100) });
const response = { 200: envelopeOf(z.object({ entries: z.array(rowReplySchema(entry)) })) };
const allow = (verb: Verb) => ({ allow: { entity: name, verb } });

/** The calls of time entries (delivery reference 7), and the list of lines they are booked on. */
export async function entryRoutes(app: FastifyInstance): Promise<void> {
  entityRoutes(app, entry, 256 * 1024, {
    save: saveEntry,
    find: (call, id) => find(call, entry, id),
    remove: removeEntry,
    undelete: undeleteEntry,
    removalRule: entryRemoval,
    hold: holdPeople,
    complete: completeEntries,
    completeNew: completeNewEntries,
    likeness: alikeEntries,
    tellOfMany: judgeWeeksOfMany,
  });
  gridRoutes(app, workLine.name, rowReplySchema(workLine), (call, query) => grid(call, workLine, query));
  app.get<{ Params: { id: string } }>(
    `/${workLine.name}/get-by-id/:id`,
    {
      config: { allow: { entity: workLine.name, verb: 'read' } },
      schema: { tags: [workLine.name], params, response: { 200: envelopeOf(rowReplySchema(workLine)) } },
    },
    (request) => find(callOf(request), workLine, request.params.id),
  );
  app.post<{ Body: SaveEntriesRequest }>(
    `/${name}/save-many`,
    { config: allow('edit'), schema: { tags, body: saveEntriesSchema, response } },
    async (request) => ({ entries: await saveEntries(callOf(request), request.body.entries) }),
  );
  app.post<{ Params: { id: string }; Body: SplitRequest }>(
    `/${name}/split/:id`,
    { config: allow('edit'), schema: { tags, params, body: splitSchema, response } },
    async (request) => ({ entries: await splitEntry(callOf(request), request.params.id, request.body) }),
  );
  app.post<{ Params: { id: string }; Body: CorrectionRequest }>(
    `/${name}/correct/:id`,
    { config: allow('edit'), schema: { tags, params, body: correctionSchema, response } },
    async (request) => ({ entries: await correctEntry(callOf(request), request.params.id, request.body) }),
  );
  app.get<{ Params: { id: string } }>(
    `/${name}/get-corrections/:id`,
    { config: allow('read'), schema: { tags, params, response } },
    async (request) => ({ entries: await findCorrections(callOf(request), request.params.id) }),
  );
}

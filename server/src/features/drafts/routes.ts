import type { Verb } from '@mandate/contract/access/permissions.ts';
import { draft } from '@mandate/contract/entities/draft.ts';
import { rowReplySchema } from '@mandate/contract/facts/record-schema.ts';
import type { GridQuery } from '@mandate/contract/lists/grid.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Call, callOf } from '../../calls/call.ts';
import { grid } from '../../records/lists/grid.ts';
import { gridRoutes } from '../../routes/entity-routes.ts';
import { recordNow } from '../../routes/record-now.ts';
import { withSeenTitles } from './drafted-version.ts';
import { findDraft } from './find-draft.ts';
import { removeDraft } from './remove-draft.ts';
import { saveDraft } from './save-draft.ts';
import { createSchema, longestChanges, updateSchema } from './sent-draft.ts';
import { undeleteDraft } from './undelete-draft.ts';

const params = z.object({ id: z.string().max(100) });
const removalSchema = z.strictObject({ version: z.coerce.number().int().min(1).max(2_147_483_647).optional() });
const change = z.object({ field: z.string(), old: z.unknown(), new: z.unknown() });
const record = { 200: envelopeOf(rowReplySchema(draft).extend({ changes: z.array(change) })) };
const removed = z.object({
  deletionId: z.string(),
  removed: z.array(z.object({ entity: z.string(), id: z.string() })),
});

/** The calls of drafts. They have no history and nothing points to them. */
export async function draftRoutes(app: FastifyInstance): Promise<void> {
  const { name } = draft;
  const tags = [name];
  const allow = (verb: Verb) => ({ allow: { entity: name, verb } });

  gridRoutes(app, name, rowReplySchema(draft), listDrafts);
  app.post<{ Body: unknown }>(
    `/${name}/save`,
    {
      config: { ...allow('edit'), ...recordNow(draft, findDraft) },
      bodyLimit: longestChanges,
      schema: { tags, body: z.union([createSchema, updateSchema]), response: record },
      // Which of the two applies depends on the version sent: the verb reads the body with it.
      validatorCompiler: () => (value) => ({ value }),
    },
    (request) => saveDraft(callOf(request), request.body),
  );
  app.get<{ Params: { id: string } }>(
    `/${name}/get-by-id/:id`,
    { config: allow('read'), schema: { tags, params, response: record } },
    (request) => findDraft(callOf(request), request.params.id),
  );
  app.delete<{ Params: { id: string }; Querystring: z.infer<typeof removalSchema> }>(
    `/${name}/remove/:id`,
    {
      config: allow('remove'),
      schema: { tags, params, querystring: removalSchema, response: { 200: envelopeOf(removed) } },
    },
    (request) => removeDraft(callOf(request), request.params.id, request.query.version),
  );
  app.put<{ Params: { id: string } }>(
    `/${name}/undelete/:id`,
    { config: allow('undelete'), schema: { tags, params, response: record } },
    (request) => undeleteDraft(callOf(request), request.params.id),
  );
}

async function listDrafts(call: Call, query: GridQuery) {
  const page = await grid(call, draft, query, ['entity', 'recordId', 'isNew', 'title']);
  return { ...page, rows: await withSeenTitles(call, page.rows) };
}

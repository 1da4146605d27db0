import multipart from '@fastify/multipart';
import type { Verb } from '@mandate/contract/access/permissions.ts';
import { everything } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { file } from '@mandate/contract/entities/file.ts';
import { recordReplySchema, rowReplySchema, saveSchema } from '@mandate/contract/facts/record-schema.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import { fileTypes } from '@mandate/contract/values/file-types.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callOf } from '../../calls/call.ts';
import { fileResponse } from '../../http/replies/file-reply.ts';
import { checkForm, isForm, receiveUpload } from '../../http/uploads/receive-upload.ts';
import { grid } from '../../records/lists/grid.ts';
import { find } from '../../records/read/find.ts';
import type { Removal } from '../../records/remove/remove.ts';
import { gridRoutes } from '../../routes/entity-routes.ts';
import { recordNow } from '../../routes/record-now.ts';
import { addFile } from './add-file.ts';
import { changeFile } from './change-file.ts';
import { fileForm } from './file-form.ts';
import { removeFile, undeleteFile } from './remove-file.ts';
import { sendFile } from './send-file.ts';

const { name } = file;
const tags = [name];
const params = z.object({ id: z.string().max(100) });
const removalSchema = z.strictObject({
  version: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  reason: z.string().trim().min(1).max(500).optional(),
});
const removed = z.object({
  deletionId: z.string(),
  removed: z.array(z.object({ entity: z.string(), id: z.string() })),
});
const record = { 200: envelopeOf(recordReplySchema(file)) };
const allow = (verb: Verb) => ({ allow: { entity: name, verb } });

/** What a form has once its file is on the disk. */
const form = saveSchema(file, 'create', everything).extend({
  file: z.looseObject({}).meta({ type: 'string', format: 'binary', properties: undefined }),
});

/** The calls of files kept with records (decisions 9.4). */
export async function fileRoutes(app: FastifyInstance): Promise<void> {
  gridRoutes(app, name, rowReplySchema(file), (call, query) => grid(call, file, query));
  app.register(saveRoute);
  app.get<{ Params: { id: string } }>(
    `/${name}/get-by-id/:id`,
    {
      config: allow('read'),
      schema: { tags, params, response: { 200: fileResponse(Object.keys(fileTypes)) } },
    },
    (request) => sendFile(callOf(request), request.params.id),
  );
  app.delete<{ Params: { id: string }; Querystring: Removal }>(
    `/${name}/remove/:id`,
    {
      config: allow('remove'),
      schema: { tags, params, querystring: removalSchema, response: { 200: envelopeOf(removed) } },
    },
    (request) => removeFile(callOf(request), request.params.id, request.query),
  );
  app.put<{ Params: { id: string } }>(
    `/${name}/undelete/:id`,
    { config: allow('undelete'), schema: { tags, params, response: record } },
    (request) => undeleteFile(callOf(request), request.params.id),
  );
}

/** A form adds a file, JSON changes what is said of one. Forms are read by this call alone: everywhere else they stay a body of another type. */
async function saveRoute(app: FastifyInstance): Promise<void> {
  app.decorateRequest('upload', null);
  const fields = fileForm.fields.length;
  await app.register(multipart, {
    // The size of the file is watched as it comes, so that a larger one ends at once and not with its last byte.
    limits: {
      files: 1,
      fields,
      parts: fields + 1,
      fieldSize: 2_000,
      fieldNameSize: 100,
      fileSize: fileForm.bytes * 2,
    },
  });
  app.post<{ Body: unknown }>(
    `/${name}/save`,
    {
      // It opens its own transaction, when the file is here.
      config: { ...allow('edit'), commitsItself: true, ...recordNow(file, (call, id) => find(call, file, id)) },
      schema: {
        tags,
        consumes: ['multipart/form-data', 'application/json'],
        body: z.union([form, saveSchema(file, 'update', everything)]),
        response: record,
      },
      // Which of the two applies depends on what is sent: the verb reads the body with it.
      validatorCompiler: () => (value) => ({ value }),
      onRequest: async (request) => {
        if (isForm(request)) checkForm(request, fileForm);
      },
      preValidation: async (request) => {
        if (isForm(request)) await receiveUpload(request, fileForm);
      },
      onResponse: async (request) => request.upload?.remove(),
      onError: async (request) => request.upload?.remove(),
    },
    async (request) => {
      const { upload } = request;
      if (!upload) return changeFile(callOf(request), request.body);
      try {
        const { file: _file, ...sent } = request.body as Values;
        return await addFile(callOf(request), upload, sent);
      } finally {
        await upload.remove();
      }
    },
  );
}

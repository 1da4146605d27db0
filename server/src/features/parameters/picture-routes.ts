import multipart from '@fastify/multipart';
import { may } from '@mandate/contract/access/permissions.ts';
import { parameter } from '@mandate/contract/entities/parameter.ts';
import { largestPicture, type StoredPicture } from '@mandate/contract/paper/letterhead/stored-picture.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readPicture } from '../../business/letterhead/read-picture.ts';
import { storePicture } from '../../business/letterhead/store-picture.ts';
import { type Call, callOf } from '../../calls/call.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuse } from '../../http/refusal.ts';
import { FileReply, fileResponse } from '../../http/replies/file-reply.ts';
import { checkForm, type FormRules, receiveUpload } from '../../http/uploads/receive-upload.ts';
import { readUpload, type UploadedFile } from '../../http/uploads/uploaded-file.ts';

const tags = [parameter.name];
const params = z.object({ sha256: z.string().max(100) });
const types = ['image/png', 'image/jpeg'] as const;
const stored = z.object({ sha256: z.string(), type: z.enum(types), width: z.int(), height: z.int() });

/** What is taken of a form with a picture (documents reference 3.3). */
const pictureForm: FormRules = {
  bytes: largestPicture,
  fields: [],
  refuseTooLarge: () => refuse('pictureTooLarge', { max: '1 MB' }),
  refuseDiskFull: () => refuse('fileDiskFull', { seconds: 60 }),
  refuseNoFile: () => refuse('fileNone'),
};

/** What a form has once its picture is on the disk. */
const form = z.strictObject({
  file: z.looseObject({}).meta({ type: 'string', format: 'binary', properties: undefined }),
});

/** The calls of pictures that parameters hold: one brings the bytes, whose facts are then the value that is saved; one gives them back. */
export async function pictureRoutes(app: FastifyInstance): Promise<void> {
  app.register(uploadRoute);
  app.get<{ Params: { sha256: string } }>(
    '/parameter/get-picture/:sha256',
    {
      config: { allow: { entity: parameter.name, verb: 'list' } },
      schema: { tags, params, response: { 200: fileResponse(types) } },
    },
    (request) => sendPicture(callOf(request), request.params.sha256),
  );
}

/** Forms are read by this call alone: everywhere else they stay a body of another type. */
async function uploadRoute(app: FastifyInstance): Promise<void> {
  app.decorateRequest('upload', null);
  await app.register(multipart, { limits: { files: 1, fields: 0, parts: 1, fileSize: pictureForm.bytes * 2 } });
  app.post(
    '/parameter/upload-picture',
    {
      // It opens its own transaction, when the picture is here.
      config: { allow: { entity: parameter.name, verb: 'edit' }, commitsItself: true },
      schema: { tags, consumes: ['multipart/form-data'], body: form, response: { 200: envelopeOf(stored) } },
      onRequest: async (request) => checkForm(request, pictureForm),
      preValidation: async (request) => receiveUpload(request, pictureForm),
      onResponse: async (request) => request.upload?.remove(),
      onError: async (request) => request.upload?.remove(),
    },
    async (request) => addPicture(callOf(request), request.upload as UploadedFile),
  );
}

/** Takes a picture in, as papers carry it. @throws Refusal as `paperPicture` says */
async function addPicture(call: Call, upload: UploadedFile): Promise<StoredPicture> {
  // With the packages that know pictures, loaded with the first one.
  const { paperPicture } = await import('../../business/letterhead/paper-picture.ts');
  const picture = await paperPicture(await readUpload(upload));
  return inTransaction(call.db, (db) => storePicture(db, picture, call.caller.id));
}

/** @throws Refusal notPermitted, recordNotFound */
async function sendPicture({ db, caller }: Call, sha256: string): Promise<FileReply> {
  // Who waits passes the check of lists; there is no list to be empty here.
  if (may(caller.role, parameter.name, 'list') === false) refuse('notPermitted');
  const picture = (await readPicture(db, sha256)) ?? refuse('recordNotFound');
  return new FileReply(picture.type === 'image/png' ? 'picture.png' : 'picture.jpg', picture.type, picture.bytes);
}

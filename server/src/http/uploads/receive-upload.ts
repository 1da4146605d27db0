import type { IncomingMessage } from 'node:http';
import { cleanLine, isStorable } from '@mandate/contract/texts/clean-text.ts';
import type { FastifyRequest } from 'fastify';
import { Refusal, refuse, refuseField } from '../refusal.ts';
import { type FileRules, receiveFile, type UploadedFile } from './uploaded-file.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The file that was sent with the call, to be let go of when the call is over. */
    upload: UploadedFile | null;
  }
}

/** What a call takes of a form with a file. */
export interface FormRules extends FileRules {
  /** What a form may have beside its file. */
  fields: readonly string[];
  refuseNoFile: () => never;
}

/** What a form has beside its file. */
const formBytes = 64 * 1024;

/** Whether a form is sent. */
export function isForm({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '');
}

/** Refuses what cannot be a form with a file, before anything of it is read. @throws Refusal contentTypeNotSupported; too large */
export function checkForm(request: FastifyRequest, rules: FormRules): void {
  if (!isForm(request)) refuse('contentTypeNotSupported', { context: 'form' });
  if (Number(request.headers['content-length'] ?? 0) > rules.bytes + formBytes) rules.refuseTooLarge();
}

/**
 * Takes the file of a form and its other fields. What identifies the request, instead of its body, stands in `request.body` afterwards.
 * @throws Refusal requestNotValid; validationFailed for a field it does not have; as the rules say: without a file, of one that is too large, when the disk is nearly full
 */
export async function receiveUpload(request: FastifyRequest, rules: FormRules): Promise<void> {
  const fields: Record<string, string> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        if (part.fieldname !== 'file') refuseField(part.fieldname, 'fieldUnknown');
        if (request.upload) refuse('requestNotValid');
        request.upload = await receiveFile(nameOf(part.filename), part.file, rules);
      } else {
        if (![...rules.fields, 'file'].includes(part.fieldname)) refuseField(part.fieldname, 'fieldUnknown');
        const isWanted = part.fieldname !== 'file' && !(part.fieldname in fields);
        if (!isWanted || typeof part.value !== 'string') refuse('requestNotValid');
        fields[part.fieldname] = part.value;
      }
    }
  } catch (error) {
    await request.upload?.remove();
    letGo(request.raw);
    throw isOfForm(error) ? new Refusal('requestNotValid', {}, null) : error;
  }
  if (!request.upload) rules.refuseNoFile();
  const { name, bytes, sha256 } = request.upload as UploadedFile;
  request.body = { ...fields, file: { name, bytes, sha256 } };
}

/** The reader of forms has errors without a code for a form it cannot read; a sender that went away gets no answer anyhow. */
function isOfForm(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof Refusal) return false;
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined || code === 'ECONNRESET' || code === 'ABORT_ERR';
}

/**
 * What is still on its way is taken and thrown away: a client that is busy sending reads the answer only then, and one whose connection
 * ends meanwhile never does.
 */
function letGo(request: IncomingMessage): void {
  request.unpipe();
  request.resume();
}

/** The name without its folders, also where these are written with escapes, as it may be kept. */
function nameOf(sent: string | undefined): string {
  const last = (sent ?? '').split(/[/\\]|%2f|%5c/i).at(-1) ?? '';
  const name = isStorable(last) ? cleanLine(last).replaceAll('"', "'") : '';
  return [...name].slice(-200).join('') || 'file';
}

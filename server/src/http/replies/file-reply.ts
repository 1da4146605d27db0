import { Readable } from 'node:stream';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { nothing } from './headers.ts';

/** What a call gives that answers with a file: it is sent as it is, not in an envelope, and is never kept for a repeated request. */
export class FileReply {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer | AsyncIterable<Uint8Array>;

  /**
   * @param name made by the server; it is told as the name to save under
   * @param type the media type
   */
  constructor(name: string, type: string, bytes: Buffer | AsyncIterable<Uint8Array>) {
    this.name = name;
    this.type = type;
    this.bytes = bytes;
  }
}

/** Sends a file to be saved, never to be shown. */
export function sendFile(reply: FastifyReply, { name, type, bytes }: FileReply): FastifyReply {
  // Opened by mistake it would still do nothing.
  reply.header('content-security-policy', `${nothing}; sandbox`);
  // RFC 6266: what is not plain ASCII is told a second time, encoded.
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = plain === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`;
  reply.header('content-disposition', `attachment; filename="${plain}"${encoded}`).type(type);
  return reply.send(bytes instanceof Buffer ? bytes : Readable.from(bytes));
}

/**
 * The reply of a call that answers with a file, for its description.
 * @param types the media types it may be of
 * @param data of the envelope the call answers with instead, if it may
 */
export function fileResponse(types: readonly string[], data?: z.ZodType) {
  const file = { schema: z.string().meta({ format: 'binary' }) };
  const content = Object.fromEntries(types.map((type) => [type.split(';')[0], file]));
  return {
    description: 'The file',
    content: { ...content, ...(data && { 'application/json': { schema: envelopeOf(data) } }) },
  };
}

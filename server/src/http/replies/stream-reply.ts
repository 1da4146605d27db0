import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** What a call gives that answers with a stream that goes on for as long as somebody listens: it is sent as it is. */
export class StreamReply {
  readonly type: string;
  readonly bytes: Readable;

  /** @param type the media type */
  constructor(type: string, bytes: Readable) {
    this.type = type;
    this.bytes = bytes;
  }
}

/** Sends a stream. Its connection is used for nothing else: kept alive after its end it would hold a stop up. */
export function sendStream(reply: FastifyReply, { type, bytes }: StreamReply): FastifyReply {
  // Some proxies hold back what comes in small pieces unless they are told.
  reply.header('x-accel-buffering', 'no').header('connection', 'close');
  return reply.type(type).send(bytes);
}

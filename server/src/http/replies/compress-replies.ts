import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Shorter replies, in bytes, fit into the first packets as they are. */
const worthwhile = 2_048;
/** Half a page of a list is packed in a millisecond by it; what more costs time saves little (RFC 7932 leaves it to who packs). */
const brotliQuality = 4;

/**
 * Packs the replies of a scope that are JSON and long enough, for who takes that, on threads beside the one that answers. What is sent is taken
 * as it comes: nothing is unpacked. Replies are to who shows a token that no other site can make a browser send, so that nobody learns from
 * their length what is in them.
 */
export async function compressReplies(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    threshold: worthwhile,
    syncThreshold: 0,
    customTypes: /^application\/json/,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
  });
}

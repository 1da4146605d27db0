import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { SendPage } from './answer-unknown.ts';
import { contentSecurityPolicy } from './headers.ts';

const nonceMark = '__CSP_NONCE__';
const buildMark = '__BUILD__';

/**
 * What a build of the web app is known by. The index page names the hash of its entry, which follows from everything it leads to.
 * @param webDir the folder of the build
 */
export function buildOf(webDir: string): string {
  return createHash('sha256').update(readIndex(webDir)).digest('hex').slice(0, 16);
}

function readIndex(webDir: string): string {
  return readFileSync(path.join(webDir, 'index.html'), 'utf8');
}

/**
 * Serves the built web app: assets under their hashed names for ever, the index page with a fresh nonce each time and the build it is of.
 * @param webDir the folder of the build
 * @returns what sends the index page
 */
export async function servePages(app: FastifyInstance, webDir: string): Promise<SendPage> {
  const index = readIndex(webDir).replaceAll(buildMark, buildOf(webDir));
  await app.register(fastifyStatic, {
    root: path.join(webDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  return (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .code(200)
      .header('content-security-policy', contentSecurityPolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(index.replaceAll(nonceMark, nonce));
  };
}

import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { SendPage } from './answer-unknown.ts';
import { contentSecurityPolicy, publicSecurityPolicy } from './headers.ts';

const nonceMark = '__CSP_NONCE__';
const buildMark = '__BUILD__';

/** Where a document is read and answered by its link. */
const publicPath = '/public/document';

/**
 * What a build of the web app is known by. The index page names the hash of its entry, which follows from everything it leads to.
 * @param webDir the folder of the build
 */
export function buildOf(webDir: string): string {
  return createHash('sha256').update(readPage(webDir, 'index.html')).digest('hex').slice(0, 16);
}

function readPage(webDir: string, name: string): string {
  return readFileSync(path.join(webDir, name), 'utf8');
}

/**
 * Serves the built web app: assets under their hashed names for ever, the index page with a fresh nonce each time and the build it is of,
 * and the page of documents that are read by a link, which has a bundle and a policy of its own and is found by no search engine.
 * @param webDir the folder of the build
 * @returns what sends the page of an address
 */
export async function servePages(app: FastifyInstance, webDir: string): Promise<SendPage> {
  const index = readPage(webDir, 'index.html').replaceAll(buildMark, buildOf(webDir));
  const publicPage = readPage(webDir, 'public-document.html');
  await app.register(fastifyStatic, {
    root: path.join(webDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  return (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    if (pathOf(request.url) === publicPath)
      return reply
        .code(200)
        .header('content-security-policy', publicSecurityPolicy(nonce))
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex, nofollow')
        .type('text/html; charset=utf-8')
        .send(publicPage.replaceAll(nonceMark, nonce));
    return reply
      .code(200)
      .header('content-security-policy', contentSecurityPolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(index.replaceAll(nonceMark, nonce));
  };
}

function pathOf(url: string): string {
  return url.split('?', 1)[0]?.replace(/\/$/, '') ?? '';
}

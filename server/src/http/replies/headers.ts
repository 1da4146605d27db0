import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Headers of every reply, errors included (safety reference E2, E3). HSTS is set only where the request came over HTTPS. */
export const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
};

/** What makes markup of texts on our pages: what cleans rich text, what reads what is pasted, and what lets the map begin. */
const markupMakers = ['dompurify', 'ProseMirrorClipboard', 'default'];

/**
 * The policy of pages: only our own scripts and styles, each page with its own nonce, and markup only by whom we know.
 */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${markupMakers.join(' ')}`,
  ].join('; ');
}

/**
 * The policy of the page that documents are read on by their links: narrower, since it makes no markup of texts, loads no font and its one
 * picture comes by a call.
 */
export function publicSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    'img-src data: blob:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** The policy of everything that is no page. */
export const nothing = "default-src 'none'; frame-ancestors 'none'";

/** Puts the headers on every reply. */
export function setHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => putHeaders(request, reply));
}

/** Puts the headers on one reply. */
export function putHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(always);
  reply.header('content-security-policy', nothing);
  reply.header('cache-control', 'no-store');
  reply.header('x-request-id', request.id);
  if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
}

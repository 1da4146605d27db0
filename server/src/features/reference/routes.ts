import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuse } from '../../http/refusal.ts';
import { contentSecurityPolicy } from '../../http/replies/headers.ts';
import type { Description } from './json-schema.ts';
import { describedNouns, nonceMark, referencePage } from './reference-page.ts';

/** The description of every call, for machines at `/openapi.json` and for people at `/docs`, under the policy of every other page. */
export async function referenceRoutes(app: FastifyInstance): Promise<void> {
  const hidden = { schema: { hide: true } };
  const pages = new Map<string, string>();
  // All calls are declared once the application is ready.
  const nounsOf = () => describedNouns(app.swagger() as unknown as Description);

  function send(reply: FastifyReply, noun: string | null): FastifyReply {
    const page = pages.get(noun ?? '') ?? referencePage(nounsOf(), noun);
    pages.set(noun ?? '', page);
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', contentSecurityPolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(nonceMark, nonce));
  }

  app.get('/openapi.json', hidden, async () => app.swagger());
  for (const path of ['/docs', '/docs/']) app.get(path, hidden, (_request, reply) => send(reply, null));
  app.get<{ Params: { noun: string } }>('/docs/:noun', hidden, (request, reply) => {
    const { noun } = request.params;
    return nounsOf().has(noun) ? send(reply, noun) : refuse('callNotFound');
  });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import findMyWay from 'find-my-way';
import { refuse } from '../refusal.ts';

/** The methods a call may have. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Sends the index page of the web app. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Whether a request asks for a page: a GET that accepts HTML by name. */
function asksForPage(request: FastifyRequest): boolean {
  return ['GET', 'HEAD'].includes(request.method) && (request.headers.accept ?? '').includes('text/html');
}

/** Answers what no call answers: a page for a browser's navigation, else 404. */
export function answerUnknown(app: FastifyInstance, sendPage: SendPage | null): void {
  app.setNotFoundHandler((request, reply) => {
    if (sendPage && asksForPage(request)) return sendPage(request, reply);
    return refuse(methods.some((method) => method === request.method) ? 'callNotFound' : 'methodNotAllowed');
  });
}

/**
 * Refuses the methods that a scope's declared paths do not have. Called when all of them are declared. Which path was meant is looked up by
 * Fastify's own router, in one of its own, made for the first that is not found: a route for each method a path does not have took a fifth of the
 * time in which an application is made.
 */
export function refuseOtherMethods(app: FastifyInstance, declared: ReadonlyMap<string, ReadonlySet<string>>): void {
  let paths: ReturnType<typeof routerOf> | null = null;
  // Before the body is read: whatever it is, the method is what is wrong.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    paths ??= routerOf(declared);
    const known = paths.find('GET', request.url.split('?')[0] ?? '')?.store as ReadonlySet<string> | undefined;
    if (known === undefined || known.has(request.method)) return;
    reply.header('allow', [...known].join(', '));
    refuse('methodNotAllowed');
  });
}

/** The declared paths, each with its methods. */
function routerOf(declared: ReadonlyMap<string, ReadonlySet<string>>) {
  const router = findMyWay();
  for (const [url, known] of declared) router.on('GET', url, () => undefined, known);
  return router;
}

/** Notes the paths and methods that a scope declares from now on. */
export function noteDeclared(app: FastifyInstance): ReadonlyMap<string, ReadonlySet<string>> {
  const declared = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = declared.get(url) ?? new Set();
    for (const each of [method].flat()) known.add(each);
    declared.set(url, known);
  });
  return declared;
}

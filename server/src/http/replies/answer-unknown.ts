import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../refusal.ts';

/** The methods a call may have. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** The methods a declared path may be asked with; those it does not declare are refused with 405. */
const askable = [...methods, 'TRACE', 'QUERY'] as const;

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

/** Refuses the methods that the paths declared in this scope do not have. Called when all of them are declared. */
export function refuseOtherMethods(app: FastifyInstance, declared: ReadonlyMap<string, ReadonlySet<string>>): void {
  for (const [url, known] of declared) {
    const missing = askable.filter((method) => !known.has(method));
    app.route({
      method: missing,
      url,
      schema: { hide: true },
      // Before the body is read: whatever it is, the method is what is wrong.
      onRequest: async (_request, reply) => {
        reply.header('allow', [...known].join(', '));
        refuse('methodNotAllowed');
      },
      handler: () => refuse('methodNotAllowed'),
    });
  }
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

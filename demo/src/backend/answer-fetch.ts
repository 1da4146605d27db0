import { FetchInterceptor } from '@mswjs/interceptors/fetch/web';
import { answer, knows, type MockReply } from './answer.ts';

/** The mock's own sign-in; the same paths of the real server are those of the product. */
export const authPaths = '/api/auth/';

const interceptor = new FetchInterceptor();
const withAuth = new Set<object>();

/**
 * Lets the mock answer the browser's own `fetch`: a request of any code of the page to one of its calls gets its reply, marked `x-mock: 1`; every
 * other request passes through to the real server. Where nobody wants it any more `fetch` is the browser's own again.
 * @param hasAuth whether the mock's sign-in and sign-up answer too, as they do while a page of the demo area is shown
 * @returns how to stop; others who want it go on
 */
export function answerFetch({ hasAuth }: { hasAuth: boolean }): () => void {
  const asker = {};
  if (hasAuth) withAuth.add(asker);
  interceptor.apply(asker);
  // Who stopped last took the listener along.
  if (interceptor.listenerCount('request') === 0) {
    interceptor.on('request', async ({ request, controller }) => {
      const reply = await replyTo(request);
      if (reply) await controller.respondWith(responseOf(reply));
    });
  }
  return () => {
    withAuth.delete(asker);
    interceptor.dispose(asker);
  };
}

/** What the mock replies; null where the request is the real server's, which gets it unread. */
async function replyTo(request: Request): Promise<MockReply | null> {
  const { method, headers, url } = request;
  const { origin, pathname, search } = new URL(url);
  if (origin !== location.origin || !knows(method, pathname)) return null;
  if (pathname.startsWith(authPaths) && withAuth.size === 0) return null;
  const payload = method === 'GET' ? undefined : payloadOf(await request.text());
  return answer(method, pathname + search, payload, { authorization: headers.get('authorization') });
}

// A text that is no JSON stands for itself, such as the bare title of a board.
function payloadOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function responseOf({ status, body }: MockReply): Response {
  const headers = { 'x-mock': '1' };
  // A record nobody knows is an empty body.
  return body === undefined ? new Response(null, { status, headers }) : Response.json(body, { status, headers });
}

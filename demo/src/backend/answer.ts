import { auth } from './calls/auth.ts';
import { calendar } from './calls/calendar.ts';
import { chat } from './calls/chat.ts';
import { contacts } from './calls/contacts.ts';
import { type AskedWith, MockRefusal } from './calls/handlers.ts';
import { inbox } from './calls/inbox.ts';
import { invoices } from './calls/invoices.ts';
import { mailbox } from './calls/mailbox.ts';
import { notifications } from './calls/notifications.ts';
import { scrum } from './calls/scrum.ts';
import { shop } from './calls/shop.ts';
import { todo } from './calls/todo.ts';
import { uploads } from './calls/uploads.ts';

/** A reply of the mock: a bare value, or `{message}` where it refuses. */
export interface MockReply {
  status: number;
  body: unknown;
}

type Handler = (payload: unknown, asked: AskedWith) => unknown;

let handlers = fresh();

// Each part begins with sample records of its own; what is done to them lives as long as the page.
function fresh(): Map<string, Handler> {
  const own = [mailbox(), uploads()];
  const parts = [
    ...[shop(), auth(), invoices(), calendar(), contacts(), inbox(), chat(), todo(), scrum(), notifications()],
    ...own,
  ];
  return new Map(parts.flatMap((part) => Object.entries(part) as [string, Handler][]));
}

const listeners = new Set<() => void>();

/** Calls back when the sample records are put back, for what a screen keeps beside them. */
export function onReset(reset: () => void): void {
  listeners.add(reset);
}

/** Puts the sample records back as they were. */
export function resetMock(): void {
  handlers = fresh();
  for (const reset of listeners) reset();
}

/** Whether a call is one of the mock's. @param pathname without a query */
export function knows(method: string, pathname: string): boolean {
  return handlers.has(`${method} ${pathname}`);
}

/**
 * Answers a call as the mock backend (specification, section 7).
 * @param path with the argument of a GET as query parameters, if it is not in `payload`: one stands for itself, several for an object
 * @returns null for a call the mock does not know: it is the real server's
 */
export async function answer(
  method: string,
  path: string,
  payload: unknown,
  asked: AskedWith,
): Promise<MockReply | null> {
  const { pathname, searchParams } = new URL(path, 'http://mock');
  const handler = handlers.get(`${method} ${pathname}`);
  if (!handler) return null;
  try {
    const given = payload === undefined && method === 'GET' ? argumentOf(searchParams) : payload;
    // As over a network: what is sent and what is kept are never the same object.
    return { status: 200, body: copyOf(await handler(copyOf(given), asked)) };
  } catch (problem) {
    if (problem instanceof MockRefusal) return { status: problem.status, body: { message: problem.message } };
    return { status: 500, body: { message: 'Internal server error' } };
  }
}

function argumentOf(parameters: URLSearchParams): unknown {
  const entries = [...parameters];
  return entries.length > 1 ? Object.fromEntries(entries) : entries[0]?.[1];
}

function copyOf(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

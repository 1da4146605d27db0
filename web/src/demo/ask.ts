import { call } from '../lib/api.ts';
import type { Method } from '../lib/reply.ts';
import { answer } from './backend/answer.ts';
import type { DemoCall, DemoCalls } from './contract/calls.ts';

/** A call the mock refused, with its sentence. */
export class DemoRefusal extends Error {
  override name = 'DemoRefusal';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

type Takes<Name extends DemoCall> = DemoCalls[Name]['takes'];

/** What is sent along with a call; nothing with one that takes nothing. */
export type Payload<Name extends DemoCall> =
  undefined extends Takes<Name> ? [payload?: Takes<Name>] : [payload: Takes<Name>];

/**
 * Asks the mock backend.
 * @returns what it gives; undefined where it knows no such record
 * @throws {DemoRefusal} where it refuses
 */
export async function ask<Name extends DemoCall>(
  name: Name,
  ...[payload]: Payload<Name>
): Promise<DemoCalls[Name]['gives']> {
  const [method = '', path = ''] = name.split(' ');
  return (await request(method as Method, path, payload)) as DemoCalls[Name]['gives'];
}

/**
 * Any call of the demo: the mock answers what it knows, the real server everything else.
 * @throws {DemoRefusal} where the mock refuses; {CallError} where the server does
 */
export async function request(
  method: Method,
  path: string,
  payload?: unknown,
  token: string | null = null,
): Promise<unknown> {
  const reply = await answer(method, path, payload, { authorization: token === null ? null : `Bearer ${token}` });
  if (reply === null) return call(method, path, payload);
  if (reply.status < 400) return reply.body;
  throw new DemoRefusal(reply.status, (reply.body as { message: string }).message);
}

import { answerFetch, authPaths } from './backend/answer-fetch.ts';
import type { DemoCall, DemoCalls } from './contract/demo-calls.ts';

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
 * Asks the mock backend, by a request as any other code of the page makes them.
 * @returns what it gives; undefined where it knows no such record
 * @throws {DemoRefusal} where it refuses
 */
export async function ask<Name extends DemoCall>(
  name: Name,
  ...[payload]: Payload<Name>
): Promise<DemoCalls[Name]['gives']> {
  // What a screen asks while it comes or goes is the mock's as well, and never the real server's.
  const stop = answerFetch({ hasAuth: name.includes(authPaths) });
  try {
    const reply = await fetch(...requestOf(name, payload));
    const text = await reply.text();
    const given = text === '' ? undefined : JSON.parse(text);
    if (reply.ok) return given;
    throw new DemoRefusal(reply.status, given.message);
  } finally {
    stop();
  }
}

function requestOf(name: DemoCall, payload: unknown): [address: string, init?: RequestInit] {
  const [method = '', path = ''] = name.split(' ');
  if (method === 'GET') return [path + queryOf(payload)];
  const headers = { 'Content-Type': 'application/json' };
  return [path, { method, ...(payload !== undefined && { headers, body: JSON.stringify(payload) }) }];
}

/** What a GET asks for, as the mock reads it from an address: one value stands for itself, several are an object. */
function queryOf(payload: unknown): string {
  if (payload === undefined || payload === null) return '';
  const values: [string, unknown][] = typeof payload === 'object' ? Object.entries(payload) : [['id', payload]];
  return `?${new URLSearchParams(values.map(([name, value]) => [name, String(value)]))}`;
}

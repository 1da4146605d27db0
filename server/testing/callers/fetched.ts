import { createHash } from 'node:crypto';
import type { TestApp } from '../test-app.ts';

/** A reply of bytes, and their fingerprint. */
export interface Fetched {
  status: number;
  type: string | null;
  /** How it is to be saved, and under which name. */
  disposition: string | null;
  bytes: Buffer;
  sha256: string;
}

/**
 * Fetches a file.
 * @param person who asks; null for nobody
 * @param body sent by POST, if the call takes one
 */
export async function fetched(
  { url }: Pick<TestApp, 'url'>,
  person: { token: string } | null,
  path: string,
  body?: object,
): Promise<Fetched> {
  const headers = {
    ...(person && { authorization: `Bearer ${person.token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const reply = await fetch(`${url}${path}`, sent);
  const bytes = Buffer.from(await reply.arrayBuffer());
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const disposition = reply.headers.get('content-disposition');
  return { status: reply.status, type: reply.headers.get('content-type'), disposition, bytes, sha256 };
}

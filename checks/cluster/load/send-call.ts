import type { Line } from './line.ts';
import { type Answer, envelopeIn } from './outcome.ts';

/** What is sent. */
export interface Sent {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

/** The longest that somebody waits for a reply, in ms; browsers wait longer. */
const patience = 60_000;

const nothing: Answer = { status: 0, envelope: null, isFile: false, retryAfter: null, cookie: null };

/** Sends one request and tells what came of it, whatever that is. */
export function sendCall(line: Line, { method, path, headers, body }: Sent): Promise<Answer> {
  return new Promise((settle) => {
    const asked = line.ask({ ':method': method, ':path': path, ...headers }, body !== undefined);
    const chunks: Buffer[] = [];
    let answer = nothing;
    let isWhole = false;
    asked.on('response', ({ ':status': status = 0, 'retry-after': wait, 'content-disposition': file, ...others }) => {
      const retryAfter = wait === undefined ? null : Number.parseInt(String(wait), 10) || null;
      const cookie = others['set-cookie']?.[0]?.split(';')[0] ?? null;
      answer = { status, envelope: null, isFile: file !== undefined && status === 200, retryAfter, cookie };
    });
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => {
      isWhole = true;
    });
    asked.on('error', () => undefined);
    asked.setTimeout(patience, () => asked.close());
    // Half a reply is none.
    asked.on('close', () => {
      const isReply = isWhole && asked.rstCode === 0;
      settle(isReply ? { ...answer, envelope: envelopeIn(Buffer.concat(chunks).toString()) } : nothing);
    });
    if (body !== undefined) asked.end(body);
  });
}

import type { Envelope } from '../../../contract/src/replies/envelope.ts';

/** What came of a request; status 0 where no reply came. */
export interface Answer {
  status: number;
  /** Null where the reply is none, such as a page of a proxy, or a file. */
  envelope: Envelope | null;
  isFile: boolean;
  retryAfter: number | null;
  /** What is to be sent along from now on; null where that is what it was. */
  cookie: string | null;
}

/**
 * How callers see it: `answered`; `busy` is a 503 in the envelope that says when to try again; `refused` and `failed` are other envelopes; `bare` is a
 * reply without an envelope; `lost` is none at all.
 */
export type Outcome = 'answered' | 'busy' | 'refused' | 'failed' | 'bare' | 'lost';

/** What kind of answer it was. */
export function outcomeOf({ status, envelope, isFile, retryAfter }: Answer): Outcome {
  if (status === 0) return 'lost';
  if (isFile) return 'answered';
  if (envelope === null) return 'bare';
  if (envelope.result === 'success') return 'answered';
  if (status === 503 && retryAfter !== null) return 'busy';
  return status >= 500 ? 'failed' : 'refused';
}

/** What is refused because of the moment alone. */
const passing = ['tooManyRequests', 'callUnderWay'];

/** Whether the same is sent again, as browsers and people do: whoever waits a moment may be answered. */
export function isSentAgain(answer: Answer): boolean {
  const outcome = outcomeOf(answer);
  return ['busy', 'lost', 'bare'].includes(outcome) || passing.includes(answer.envelope?.errorCode ?? '');
}

/** The envelope in a body; null where it is none. */
export function envelopeIn(text: string): Envelope | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && 'result' in read && 'data' in read ? (read as Envelope) : null;
  } catch {
    return null;
  }
}

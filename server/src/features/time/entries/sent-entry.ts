import type { Values } from '@mandate/contract/changes/merge.ts';
import { entry } from '@mandate/contract/entities/entry.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import type { Call } from '../../../calls/call.ts';
import { readBody, type Sent } from '../../../records/write/read-body.ts';
import { withWorker } from './with-worker.ts';

/** An entry as it was sent with others: to be stored, or to be removed. */
export interface SentEntry {
  /** What stands before the paths of its fields: `entries.3.`, or nothing where it was sent alone. */
  at: string;
  sent: Sent;
  isRemoval: boolean;
  /** Somebody made it by copying another; what is changed stays what it was made by. */
  isCopy: boolean;
  /** The corrected entry it stands in for. */
  standsFor?: Values | undefined;
}

/** What was sent, new time with who worked: what two people send alike is not the same. */
function completed(caller: Call['caller'], body: unknown): unknown {
  const isNew = typeof body === 'object' && body !== null && !Array.isArray(body) && !('version' in body);
  return isNew ? withWorker(caller, body as Values) : body;
}

/**
 * Reads an entry that was sent; one with a version and no time at all is to be removed.
 * @throws ZodError with every wrong field when the body as a whole, its id or its version cannot be read
 */
export function readSent({ caller }: Pick<Call, 'caller'>, sent: unknown, at: string): SentEntry {
  const body = completed(caller, sent);
  const isRemoval =
    typeof body === 'object' && body !== null && 'version' in body && 'seconds' in body && body.seconds === 0;
  const isCopy = typeof body === 'object' && body !== null && 'source' in body && body.source === 'copy';
  if (!isRemoval) return { at, sent: readBody(entry, body, caller), isRemoval, isCopy };
  const { seconds: _, ...rest } = body as Record<string, unknown>;
  return { at, sent: readBody(entry, rest, caller), isRemoval, isCopy };
}

/** The same errors, at the place where their entry was sent. */
export function placed(at: string, errors: readonly FieldError[]): FieldError[] {
  return errors.map((error) => ({ ...error, field: `${at}${error.field}` }));
}

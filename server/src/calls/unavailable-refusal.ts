import { CommitUnknown } from '../database/queries/transaction.ts';
import { type Unavailability, unavailability } from '../database/unavailable.ts';
import { Refusal } from '../http/refusal.ts';

const seconds = 2;

const refusals: Record<Unavailability, () => Refusal> = {
  unreachable: () => new Refusal('serviceUnavailable', { seconds }, null),
  diskFull: () => new Refusal('diskFull', {}, null),
  short: () => new Refusal('serviceUnavailable', { context: 'short', seconds }, null),
  readOnly: () => new Refusal('serviceUnavailable', { context: 'readOnly', seconds }, null),
  faulty: () => new Refusal('serviceUnavailable', { context: 'faulty', seconds }, null),
};

/** What a call is refused with whose database, or whose disk, cannot do its work at the moment; null for every other error. */
export function unavailableRefusal(error: unknown): Refusal | null {
  if (error instanceof CommitUnknown) return new Refusal('commitUnknown', { seconds }, null);
  const kind = unavailability(error);
  return kind && refusals[kind]();
}

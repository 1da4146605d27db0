import { document } from '@mandate/contract/entities/document.ts';
import type { Call } from '../../../calls/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { visibleOrNull } from '../../../records/read/find.ts';
import { printNow } from '../print-documents.ts';

/**
 * Prints a document that is about to be attached to mails. Before the transaction in which it is sent: one that waits for a print is ended by
 * the database when the machine is busy, and what is noted of a print that failed has to stay. For who sees it not, nothing is done: that
 * is refused where it is sent.
 * @throws Refusal documentNotPrinted
 */
export async function printAttached(call: Call, id: string): Promise<void> {
  const isSeen = call.caller.grants.includes('seeRates') && (await visibleOrNull(call, document, id)) !== null;
  if (isSeen) await printNow(call.db, id);
}

/**
 * Prints a document with which something is about to be done, so that the audit names its fingerprint. It is done as well where that cannot be
 * printed yet.
 */
export async function printIfPossible(call: Call, id: string): Promise<void> {
  try {
    await printAttached(call, id);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

import type { AuditAction } from '@mandate/contract/entities/audit.ts';
import { writeAudit } from '../../../calls/audit.ts';
import { noteRun } from '../../../database/maintenance-runs.ts';
import type { Place } from '../../../database/open-database.ts';
import { type Checking, checkContent } from '../check/check-content.ts';
import { type Manifest, rowsOf } from '../file/manifest.ts';

/** The signal of what is not stopped any more: the rows are in. */
export function untilTheEnd(): AbortSignal {
  return new AbortController().signal;
}

/** What was done, as it is written down in the place itself. */
interface Deed {
  kind: 'restore' | 'move';
  action: AuditAction;
  begun: Date;
  facts: object;
}

/**
 * Checks a place that was filled, and writes down in it that it was.
 * @returns whether all of it is as it was written
 */
export async function settleRestored(
  place: Place,
  manifest: Manifest,
  checking: Checking,
  deed: Deed,
): Promise<boolean> {
  const { say } = checking;
  const faults = await checkContent(place, checking, manifest.audit);
  const facts = { ...deed.facts, rows: rowsOf(manifest), faults: faults.length };
  await writeAudit(place.db, { action: deed.action, details: facts });
  await noteRun(place.db, { kind: deed.kind, startedAt: deed.begun, outcome: 'done', facts });
  if (faults.length === 0) return true;
  say(`Everything that was saved is there, but not all of it is as it was written: ${faults.join('; ')}.`);
  return false;
}

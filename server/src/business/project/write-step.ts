import { changesBetween } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { project } from '@mandate/contract/project/project.ts';
import { withdrawingStatuses } from '@mandate/contract/project/way/status.ts';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { sql } from '../../database/queries/sql.ts';
import { writeHistory } from '../../records/history/history.ts';
import type { Stored } from '../../records/read/stored.ts';
import { updateRecord } from '../../records/write/insert-and-update.ts';
import { withdrawWithStep } from '../documents/withdraw-with-step.ts';
import { afterTransition, type Step } from './after-transition.ts';
import { hasEndedSignature } from './has-ended-signature.ts';

/** What a change of status writes, and history tells. */
const written = [
  'status',
  'revision',
  'frozenOn',
  'hoursPerDay',
  'actualStartDate',
  'actualEndDate',
  'quotedOn',
  'decidedOn',
  'decision',
  'statusReason',
  'statusReasonCode',
  'resumeOn',
  'contractSignedOn',
] as const;

/**
 * Writes a change of status that was judged, with everything that comes with it: what the project is from then on, its history, and which of its
 * documents hold no longer.
 * @param stored the project, locked
 * @param today the day it is where the firm is
 * @returns the version of the project from then on
 */
export async function writeStep(call: Call, stored: Stored, step: Step, today: string): Promise<number> {
  const { id } = stored;
  const version = stored.version + 1;
  const wanted: Values = {
    ...afterTransition(stored.values, step, today),
    ...(await fixedHours(call.db, stored, step)),
    ...(await withoutSignature(call.db, stored, step)),
  };
  await updateRecord(call, project, id, stored.values, wanted, version);
  const changes = changesBetween(stored.values, wanted, written, {});
  const entry = { recordId: id, version, action: 'transition', changes } as const;
  await writeHistory(call, project, { ...entry, reason: step.reason });
  await withdrawWithStep(call, id, step.to);
  return version;
}

/** With the quote that was accepted ends the day of its acceptance; a contract that was approved was signed, until all begins again. */
async function withoutSignature(db: Database, stored: Stored, { to }: Step): Promise<Values> {
  const ends = to === 'draft' || (withdrawingStatuses.includes(to) && stored.values.status === 'quoted');
  return ends && (await hasEndedSignature(db, stored, null)) ? { contractSignedOn: null } : {};
}

/** Approval fixes the hours of a day by which days and hours of work are counted: those of the contract, else the customer's, else the firm's. */
async function fixedHours(db: Database, { values }: Stored, { to }: Step): Promise<Values> {
  if (to !== 'approved' || values.hoursPerDay !== null) return {};
  const [row] = await sql<{ hours: string }>`select trim_scale(coalesce(
      (select c.hours_per_day from customers c where c.id = ${values.customerId ?? null}),
      (select (value #>> '{}')::numeric from parameters where key = 'people.hoursPerDay')))::text as hours`.execute(db);
  return { hoursPerDay: row?.hours ?? null };
}

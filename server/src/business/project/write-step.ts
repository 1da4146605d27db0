import { changesBetween } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { Call } from '../../calls/call.ts';
import { writeHistory } from '../../records/history/history.ts';
import type { Stored } from '../../records/read/stored.ts';
import { updateRecord } from '../../records/write/insert-and-update.ts';
import { withdrawWithStep } from '../documents/withdraw-with-step.ts';
import { afterTransition, type Step } from './after-transition.ts';

/** What a change of status writes, and history tells. */
const written = [
  'status',
  'revision',
  'frozenOn',
  'actualStartDate',
  'actualEndDate',
  'quotedOn',
  'decidedOn',
  'decision',
  'statusReason',
  'statusReasonCode',
  'resumeOn',
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
  const wanted: Values = afterTransition(stored.values, step, today);
  await updateRecord(call, project, id, stored.values, wanted, version);
  const changes = changesBetween(stored.values, wanted, written, {});
  const entry = { recordId: id, version, action: 'transition', changes } as const;
  await writeHistory(call, project, { ...entry, reason: step.reason });
  await withdrawWithStep(call, id, step.to);
  return version;
}

import type { Values } from '@mandate/contract/changes/merge.ts';
import { blankLine, type LineValues } from '@mandate/contract/project/line.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { Call } from '../../calls/call.ts';
import { currentFacts } from '../../records/own-fields/current-facts.ts';
import { find, readRecord } from '../../records/read/find.ts';
import { seenTotalsOf } from './seen-project.ts';
import { statusSteps } from './status-steps.ts';

/**
 * A whole project with its lines and totals as the caller may see them.
 * @throws Refusal recordNotFound
 */
export async function findProject(call: Call, id: string): Promise<Values> {
  return withTotals(call, await find(call, await currentFacts(call.db, project), id));
}

/** Reads a project whose visibility was checked, with the totals its reader may see. */
export async function readProject(call: Call, id: string): Promise<Values> {
  return withTotals(call, await readRecord(call, await currentFacts(call.db, project), id));
}

/** Adds what the record comes to, and the steps of its status. */
async function withTotals(call: Call, record: Values): Promise<Values> {
  const lines = (record.lines as LineValues[]).map((line) => ({ ...blankLine, ...line }));
  const totals = seenTotalsOf({ ...record, lines }, call.caller);
  return { ...record, ...totals, statusSteps: await statusSteps(call, String(record.id)) };
}

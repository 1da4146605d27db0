import type { Values } from '@mandate/contract/merge.ts';
import { blankLine, type LineValues } from '@mandate/contract/project/line.ts';
import { project } from '@mandate/contract/project/project.ts';
import { seenTotals, totalsOf } from '@mandate/contract/project/totals.ts';
import type { Call } from '../../resources/call.ts';
import { findVisible, readRecord } from '../../resources/find.ts';
import { statusSteps } from './status-steps.ts';

/**
 * A whole project with its lines and totals as the caller may see them.
 * @throws Refusal recordNotFound
 */
export async function findProject(call: Call, id: string): Promise<Values> {
  await findVisible(call, project, id);
  return readProject(call, id);
}

/** Reads a project whose visibility was checked, with the totals its reader may see. */
export async function readProject(call: Call, id: string): Promise<Values> {
  const record = await readRecord(call, project, id);
  const totals = seenTotals(
    totalsOf({
      currency: String(record.currency),
      discountPercent: (record.discountPercent ?? null) as string | null,
      lines: (record.lines as LineValues[]).map((line) => ({ ...blankLine, ...line })),
    }),
    call.caller,
  );
  const statuses = { statusSteps: await statusSteps(call, id) };
  return totals === null ? { ...record, ...statuses } : { ...record, totals, ...statuses };
}

import { personnel } from '@mandate/contract/entities/personnel.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import type { HandOverReceipt, HandOverRequest } from '@mandate/contract/hand-over/held.ts';
import { project } from '@mandate/contract/project/project.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import type { Call } from '../../calls/call.ts';
import { undone } from '../../database/queries/undone.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refuse, refuseFields } from '../../http/refusal.ts';
import type { Member } from '../../records/bulk/bulk-members.ts';
import { reasonOf } from '../../records/bulk/bulk-report.ts';
import { storeRun } from '../../records/bulk/bulk-runs.ts';
import { shownValues } from '../../records/bulk/shown-values.ts';
import { giveAll, membersOf, refusedOf, type VerbsByName } from './give-all.ts';
import { type Plan, planHandOver } from './plan-hand-over.ts';

/** The most records one hand-over changes: all of them in one transaction. */
const mostRecords = 2_000;

const figureNames = ['contractNet', 'plannedCost', 'plannedMarginPercent'] as const;

/**
 * Says what a hand-over would do: what goes to whom and how, what cannot and why, which figures follow. It is tried for it; nothing is kept
 * but the receipt.
 * @throws Refusal recordNotFound, validationFailed, setTooLarge
 */
export async function prepareHandOver(
  call: Call,
  verbs: VerbsByName,
  request: HandOverRequest,
): Promise<HandOverReceipt> {
  const plan = await planHandOver(call, request);
  const { leaver, login, left } = plan;
  refuseFields(plan.gone);
  if (plan.rows.length === 0 && login === null)
    refuseFields([fieldError('assignments', 'nothingHanded', { name: leaver.label })]);
  const members = await membersOf(call, plan);
  if (members.length > mostRecords) refuse('setTooLarge', { max: mostRecords });
  const receipt = uuidV7();
  const { refused, figures } = await tried(call, verbs, plan, members, receipt);
  const problemOf = (id: string) => {
    const refusal = refused.get(id);
    return refusal ? reasonOf(refusal) : null;
  };
  const rows = plan.rows.map((row) => ({ ...row, problem: problemOf(row.recordId) }));
  const blocked = rows.filter(({ problem }) => problem !== null).length;
  const person = { id: leaver.id, label: leaver.label };
  const disabled = login && { id: login.id, label: login.label, problem: problemOf(login.id) };
  const expiresAt = await storeRun(call, personnel, receipt, {
    action: 'handOver',
    scope: request,
    changes: { person, rows, login: disabled },
    members,
    keptIds: [...refused.keys()],
    kept: [],
    reason: null,
  });
  const counts = { handed: rows.length - blocked, blocked, left };
  return { receipt, expiresAt, person, from: request.from, rows, ...counts, figures, login: disabled };
}

/** Does it, looks at what came of it, and takes it back. */
async function tried(call: Call, verbs: VerbsByName, plan: Plan, members: readonly Member[], batchId: string) {
  const names = figureNames.filter((name) => isSeen(project.fields[name], call.caller));
  const ids = [...plan.gives.project.keys()];
  const labels = new Map(plan.rows.map(({ recordId, label }) => [recordId, label]));
  return undone(call.db, async (db) => {
    const inside: Call = { ...call, db, alerts: [], origin: { kind: 'bulk', batchId } };
    const before = await shownValues(inside, project, names, ids);
    const refused: Map<string, Refusal> = refusedOf(await giveAll(inside, verbs, plan, members));
    const after = await shownValues(inside, project, names, ids);
    const figures = ids.flatMap((id) => {
      const [was, becomes] = [before.get(id) ?? {}, after.get(id) ?? {}];
      const isMoved = names.some((name) => !isSame(was[name], becomes[name]));
      return isMoved ? [{ id, label: labels.get(id) ?? '', before: was, after: becomes }] : [];
    });
    return { refused, figures };
  });
}

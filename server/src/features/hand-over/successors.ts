import { personnel } from '@mandate/contract/entities/personnel.ts';
import type { HandOverRequest } from '@mandate/contract/hand-over/held.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { scopeSql } from '../../records/rights/scope.ts';

/** Somebody to whom something is handed over. */
export interface Successor {
  id: string;
  label: string;
  isActive: boolean;
  isDeleted: boolean;
  leftOn: string | null;
}

/** The people of some ids, by id. */
export async function findSuccessors(call: Call, ids: readonly string[]): Promise<ReadonlyMap<string, Successor>> {
  const sqlQuery = new SqlQuery();
  const text = `select t.id, t.display_name as label, t.is_active as "isActive", t.deleted_at is not null as "isDeleted",
      t.left_on::text as "leftOn"
    from personnels t where t.id = any(${sqlQuery.bind(ids)}) and ${scopeSql(sqlQuery, personnel, 'list', call.caller)}`;
  const rows = await run<Successor>(call.db, text, sqlQuery.values);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Who cannot take over, and why. */
export function successorErrors(
  { assignments, from }: HandOverRequest,
  leaver: { id: string; label: string },
  successors: ReadonlyMap<string, Successor>,
): FieldError[] {
  return assignments.flatMap(({ to }, index) => {
    if (to === null) return [];
    const path = `assignments.${index}.to`;
    if (to === leaver.id) return [fieldError(path, 'successorSame', { name: leaver.label })];
    const successor = successors.get(to);
    if (!successor) return [fieldError(path, 'referenceNotFound')];
    const { label: name, isActive, isDeleted, leftOn } = successor;
    if (isDeleted) return [fieldError(path, 'referenceDeleted')];
    if (!isActive) return [fieldError(path, 'successorInactive', { name })];
    return leftOn !== null && leftOn < from ? [fieldError(path, 'successorLeaves', { name })] : [];
  });
}

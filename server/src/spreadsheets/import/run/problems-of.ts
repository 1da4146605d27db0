import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import type { RefusalCode } from '@mandate/contract/replies/refusals.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Importing, Task } from './importing.ts';
import { type RowProblem, rowError } from './read-groups.ts';

/** What refuses a record, said of the cells it is about. */
export function problemsOf({ mapped, entity }: Importing, { record, body }: Task, refusal: Refusal): RowProblem[] {
  const [first] = record.rows;
  const errors = (refusal.data as { fieldErrors?: FieldError[] } | null)?.fieldErrors ?? [];
  if (errors.length === 0) return [rowError(null, first, refusal.code, refusal.params)];
  return errors.map(({ field, code, params }) => {
    const [name = '', index, ...rest] = field.split('.');
    const isRow = name in entity.parts && index !== undefined;
    const row = (isRow ? body?.origins[name]?.[Number(index)] : first) ?? first;
    // The path of an own field has two parts as well.
    const path = isRow ? [name, ...rest].join('.') : entity.fields[field] ? field : name;
    const cell = mapped.find(({ column }) => column.path === path) ?? null;
    const problem = rowError(cell, row, code as RefusalCode, params);
    return cell ? problem : withField(problem, entity, path);
  });
}

/** A problem of a field that no column goes into names it. */
function withField(problem: RowProblem, { fields }: Entity, path: string): RowProblem {
  if (fields[path] === undefined && !path.includes('.')) return problem;
  return { ...problem, error: { ...problem.error, field: path } };
}

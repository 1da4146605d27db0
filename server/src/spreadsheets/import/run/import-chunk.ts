import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import type { RefusalCode, RefusalParams } from '@mandate/contract/replies/refusals.ts';
import type { Call } from '../../../calls/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { RowGroup } from './group-rows.ts';
import { tasksOf, twinsAmong } from './import-tasks.ts';
import type { Importing, Settled, Task } from './importing.ts';
import { type ReadRecord, type RowProblem, readGroups, rowError } from './read-groups.ts';
import { saveTasks } from './save-tasks.ts';

/** Takes some records of a file over, in a transaction. What is wrong with one leaves the others alone. */
export async function importChunk(call: Call, importing: Importing, groups: readonly RowGroup[]): Promise<Settled[]> {
  const records = await readGroups(call, importing, groups);
  const settled = new Map<RowGroup, Settled>();
  const settle = (record: ReadRecord, outcome: Settled['outcome'], recordId: string | null, problems: RowProblem[]) =>
    settled.set(record.rows, { rows: record.rows, outcome, recordId, problems });
  const refuse = ({ record }: Pick<Task, 'record'>, code: RefusalCode, params: RefusalParams = {}) =>
    settle(record, 'failed', null, [rowError(null, record.rows[0], code, params)]);

  const readable: ReadRecord[] = [];
  for (const record of records) {
    if (record.problems.length > 0) settle(record, 'failed', null, record.problems);
    else if (record.missing.length > 0 && !importing.isLastPass) settle(record, 'waiting', null, []);
    else if (record.missing.length > 0) refuse({ record }, 'referenceNotFound');
    else readable.push(record);
  }
  const tasks = await tasksOf(call, importing, readable, refuse);
  const twins = await twinsAmong(call, importing, tasks);
  const meant = tasks.filter((task) => {
    const twin = twins.get(task);
    if (twin !== undefined) refuse(task, 'importDuplicate', twin);
    return twin === undefined;
  });
  const outcomes = await saveTasks(call, importing, meant);
  for (const task of meant) {
    const outcome = outcomes.get(task.id) ?? 'unchanged';
    if (outcome instanceof Refusal) settle(task.record, 'failed', null, problemsOf(importing, task, outcome));
    else {
      const made = outcome === 'unchanged' ? 'unchanged' : task.match ? 'updated' : 'created';
      settle(task.record, made, task.id, []);
    }
  }
  return groups.flatMap((rows) => settled.get(rows) ?? []);
}

/** What refuses a record, said of the cells it is about. */
function problemsOf({ mapped, entity }: Importing, { record, body }: Task, refusal: Refusal): RowProblem[] {
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

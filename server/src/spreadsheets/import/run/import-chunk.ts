import type { RefusalCode, RefusalParams } from '@mandate/contract/replies/refusals.ts';
import type { Call } from '../../../calls/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { furtherProblems } from './further-problems.ts';
import type { RowGroup } from './group-rows.ts';
import { tasksOf, twinsAmong } from './import-tasks.ts';
import type { Importing, Settled, Task } from './importing.ts';
import { problemsOf } from './problems-of.ts';
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
  const faulty: ReadRecord[] = [];
  for (const record of records) {
    if (record.problems.length > 0) faulty.push(record);
    else if (record.missing.length > 0 && !importing.isLastPass) settle(record, 'waiting', null, []);
    else if (record.missing.length > 0) refuse({ record }, 'referenceNotFound');
    else readable.push(record);
  }
  const further = await furtherProblems(call, importing, faulty);
  for (const record of faulty) settle(record, 'failed', null, [...record.problems, ...(further.get(record) ?? [])]);
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

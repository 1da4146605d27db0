import type { Call } from '../../../calls/call.ts';
import { undone } from '../../../database/queries/undone.ts';
import { Refusal } from '../../../http/refusal.ts';
import { tasksOf } from './import-tasks.ts';
import type { Importing, Task } from './importing.ts';
import { problemsOf } from './problems-of.ts';
import { isUnread, type ReadRecord, type RowProblem, rowError } from './read-groups.ts';
import { saveTasks } from './save-tasks.ts';

/**
 * What else is wrong with records of which some cells could not be read: they are saved without these, which is refused, so that all is said at once.
 * Of a record that cannot be recognised for that nothing is said: what it lacks may be stored.
 */
export async function furtherProblems(
  call: Call,
  importing: Importing,
  records: readonly ReadRecord[],
): Promise<Map<ReadRecord, RowProblem[]>> {
  const { matchBy } = importing.request;
  const problems = new Map<ReadRecord, RowProblem[]>();
  const known = records.filter(({ values }) => matchBy === null || !isUnread(values[matchBy]));
  if (known.length === 0) return problems;
  await undone(call.db, async (db) => {
    const inside: Call = { ...call, db };
    // A row of which nothing comes keeps no other from meaning the same record.
    const apart: Importing = { ...importing, numbers: null, met: new Map(), moved: [] };
    const tasks = await tasksOf(inside, apart, known, ({ record }, code, params = {}) =>
      problems.set(record, [rowError(null, record.rows[0], code, params)]),
    );
    const outcomes = await saveTasks(inside, apart, tasks);
    for (const task of tasks) {
      const outcome = outcomes.get(task.id);
      if (outcome instanceof Refusal) problems.set(task.record, elsewhere(apart, task, outcome));
    }
  });
  return problems;
}

/** What a save was refused for, but in the cells that could not be read. */
function elsewhere(importing: Importing, task: Task, refusal: Refusal): RowProblem[] {
  const { values, parts } = task.record;
  return problemsOf(importing, task, refusal).filter(({ row, error }) => {
    const column = importing.mapped.find(({ header }) => header === error.column)?.column;
    if (column === undefined) return true;
    const { part, name } = column;
    const read = part === null ? values : parts[part]?.find((one) => one.row.row === row)?.values;
    return !isUnread(read?.[name]);
  });
}

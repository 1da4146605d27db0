import { may } from '@mandate/contract/access/permissions.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { withNestedOwn } from '@mandate/contract/own-fields/flat-values.ts';
import { fieldErrorsOf } from '@mandate/contract/replies/field-errors.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import { ZodError } from 'zod';
import type { Call } from '../../../calls/call.ts';
import { errorCode } from '../../../database/database-refused.ts';
import { atSavepoint } from '../../../database/queries/undone.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Member } from '../../../records/bulk/bulk-members.ts';
import { labelsOf } from '../../../records/bulk/bulk-report.ts';
import { saveEach } from '../../../records/bulk/bulk-steps.ts';
import type { Outcome } from '../../../records/bulk/change-many.ts';
import { createMany } from '../../../records/bulk/create-many.ts';
import { fieldsExplained, movedNames, shownValues } from '../../../records/bulk/shown-values.ts';
import type { Stored } from '../../../records/read/stored.ts';
import { given } from '../../../records/write/begin-save.ts';
import { refuseFound, uncompletedErrors } from '../../../records/write/finish-save.ts';
import { readBody } from '../../../records/write/read-body.ts';
import { changedBody, newBody } from './changed-body.ts';
import type { Importing, Task } from './importing.ts';

/** Stores what is meant: together where the entity allows it, and one by one where something took a value meanwhile. */
export async function saveTasks(
  call: Call,
  importing: Importing,
  tasks: readonly Task[],
): Promise<Map<string, Outcome>> {
  const quiet: Call = { ...call, alerts: [] };
  const isTogether = importing.verbs.complete !== undefined && importing.verbs.completeNew !== undefined;
  if (isTogether) {
    try {
      return await atSavepoint(call.db, () => saveSome(quiet, importing, tasks));
    } catch (problem) {
      if (!isConstraint(problem) && !(problem instanceof ZodError)) throw problem;
    }
  }
  const outcomes = new Map<string, Outcome>();
  for (const task of tasks) {
    try {
      const one = await atSavepoint(call.db, () => saveSome(quiet, importing, [task]));
      outcomes.set(task.id, one.get(task.id) ?? 'unchanged');
    } catch (problem) {
      const refused = problem instanceof Refusal && problem.code !== 'reauthNeeded';
      if (refused) outcomes.set(task.id, problem);
      else if (problem instanceof ZodError)
        outcomes.set(task.id, new Refusal('validationFailed', {}, { fieldErrors: fieldErrorsOf(problem) }));
      else if (isConstraint(problem)) outcomes.set(task.id, new Refusal('changedMeanwhile', {}, null));
      else throw problem;
    }
  }
  return outcomes;
}

/** Whether a value was taken, or what it points to went, by another call at the same moment, or twice among the records. */
function isConstraint(problem: unknown): boolean {
  return !(problem instanceof Refusal) && errorCode(problem).startsWith('23');
}

async function saveSome(call: Call, importing: Importing, tasks: readonly Task[]): Promise<Map<string, Outcome>> {
  const { entity, verbs, numbers } = importing;
  const outcomes = new Map<string, Outcome>();
  const known = tasks.filter(({ match }) => match !== null);
  const members = known.map(({ id, match }) => ({ id, version: match?.version ?? 0 }));
  const give = (stored: Stored): Values => {
    const { id, version, values } = stored;
    const task = known.find((one) => one.id === id);
    if (!task) return {};
    task.body = changedBody(entity, task.record, values, importing.request.matchBy);
    if (!verbs.complete) return task.body.values;
    const sent = readBody(entity, withNestedOwn({ id, version, ...task.body.values }), call.caller);
    const wanted = given(call, entity, values, sent.values);
    // What cannot be read is said with what is wrong with the rest.
    if (sent.errors.length > 0) {
      const saving = { id, stored, wanted, sent, isRepeat: false };
      refuseFound(call, entity, saving, uncompletedErrors(call, entity, saving));
    }
    return Object.fromEntries(Object.keys(sent.values).map((name) => [name, wanted[name]]));
  };
  if (members.length > 0) {
    const before = await movingValues(call, importing, members);
    const saved = await saveEach(call, entity, verbs, members, give, importing.request.beside);
    for (const [id, outcome] of saved.outcomes) outcomes.set(id, outcome);
    if (before) await storeMoved(call, importing, before);
  }
  const fresh = tasks.filter(({ match }) => match === null);
  for (const task of fresh) task.body = newBody(entity, task.record);
  if (may(call.caller.role, entity.name, 'create') === false) {
    for (const { id } of fresh) outcomes.set(id, new Refusal('notPermitted', {}, null));
  } else if (verbs.complete && verbs.completeNew) {
    const wanted = fresh.map(({ id, body }) => ({
      id,
      sent: readBody(entity, withNestedOwn({ ...body?.values, id }), call.caller),
    }));
    const complete = await verbs.completeNew(
      call,
      wanted.map(({ sent }) => sent),
    );
    for (const [id, outcome] of await createMany(call, entity, wanted, complete, numbers ?? call.db))
      outcomes.set(id, outcome);
  } else {
    for (const { id, body } of fresh) {
      await verbs.save(call, withNestedOwn({ ...body?.values, id }));
      outcomes.set(id, 'changed');
    }
  }
  return outcomes;
}

/** How many records are shown with what they would become. */
const mostMoved = 10;

/** Of a trial the figures that what is said beside the file may move; null where nothing is said. */
async function movingValues(call: Call, { entity, request, isTrial, moved }: Importing, members: readonly Member[]) {
  const said = fieldsExplained(entity, request.beside ?? {});
  if (!isTrial || said.length === 0 || moved.length >= mostMoved) return null;
  const names = [...said, ...movedNames(call, entity, request.beside ?? {})];
  const ids = members.map(({ id }) => id);
  return { said, names, values: await shownValues(call, entity, names, ids) };
}

/** Keeps the first records whose currency is another now, as they were and as they are, until the trial is taken back. */
async function storeMoved(
  call: Call,
  { entity, moved }: Importing,
  { said, names, values }: NonNullable<Awaited<ReturnType<typeof movingValues>>>,
): Promise<void> {
  const now = await shownValues(call, entity, names, [...values.keys()]);
  const labels = await labelsOf(call, entity, [...values.keys()]);
  for (const [id, before] of values) {
    const after = now.get(id);
    if (moved.length >= mostMoved || !after || said.every((name) => isSame(before[name], after[name]))) continue;
    moved.push({ id, label: labels.get(id) ?? '', before, after });
  }
}

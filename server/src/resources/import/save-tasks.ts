import { fieldErrorsOf } from '@mandate/contract/field-errors.ts';
import { may } from '@mandate/contract/permissions.ts';
import { ZodError } from 'zod';
import { errorCode } from '../../database/database-refused.ts';
import { atSavepoint } from '../../database/undone.ts';
import { Refusal } from '../../http/refusal.ts';
import { given } from '../begin-save.ts';
import { saveEach } from '../bulk/bulk-steps.ts';
import type { Outcome } from '../bulk/change-many.ts';
import { createMany } from '../bulk/create-many.ts';
import type { Call } from '../call.ts';
import { readBody } from '../read-body.ts';
import type { Importing, Task } from './importing.ts';
import { changedBody, newBody } from './wanted-values.ts';

/** Stores what is meant: together where the entity allows it, and one by one where something took a value meanwhile. */
export async function saveAll(call: Call, importing: Importing, tasks: readonly Task[]): Promise<Map<string, Outcome>> {
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
  if (members.length > 0) {
    const saved = await saveEach(call, entity, verbs, members, ({ id, version, values }) => {
      const task = known.find((one) => one.id === id);
      if (!task) return {};
      task.body = changedBody(entity, task.record, values, importing.wish.matchBy);
      if (!verbs.complete) return task.body.values;
      const sent = readBody(entity, { id, version, ...task.body.values }, call.caller);
      if (sent.errors.length > 0) throw new Refusal('validationFailed', {}, { fieldErrors: sent.errors });
      const wanted = given(call, entity, values, sent.values);
      return Object.fromEntries(Object.keys(sent.values).map((name) => [name, wanted[name]]));
    });
    for (const [id, outcome] of saved.outcomes) outcomes.set(id, outcome);
  }
  const fresh = tasks.filter(({ match }) => match === null);
  for (const task of fresh) task.body = newBody(entity, task.record);
  if (may(call.caller.role, entity.name, 'create') === false) {
    for (const { id } of fresh) outcomes.set(id, new Refusal('notPermitted', {}, null));
  } else if (verbs.complete && verbs.completeNew) {
    const wanted = fresh.map(({ id, body }) => ({
      id,
      sent: readBody(entity, { ...body?.values, id }, call.caller),
    }));
    const complete = await verbs.completeNew(
      call,
      wanted.map(({ sent }) => sent),
    );
    for (const [id, outcome] of await createMany(call, entity, wanted, complete, numbers ?? call.db))
      outcomes.set(id, outcome);
  } else {
    for (const { id, body } of fresh) {
      await verbs.save(call, { ...body?.values, id });
      outcomes.set(id, 'changed');
    }
  }
  return outcomes;
}

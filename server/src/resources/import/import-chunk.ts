import type { Entity } from '@mandate/contract/entity.ts';
import type { FieldError } from '@mandate/contract/envelope.ts';
import { fieldErrorsOf } from '@mandate/contract/field-errors.ts';
import { may } from '@mandate/contract/permissions.ts';
import { type RefusalCode, type RefusalParams, sentence } from '@mandate/contract/refusals.ts';
import { ZodError } from 'zod';
import type { Database } from '../../database/database.ts';
import { errorCode } from '../../database/database-refused.ts';
import { atSavepoint } from '../../database/undone.ts';
import { Refusal } from '../../http/refusal.ts';
import { given } from '../begin-save.ts';
import { saveEach } from '../bulk/bulk-steps.ts';
import type { Outcome } from '../bulk/change-many.ts';
import { createMany } from '../bulk/create-many.ts';
import type { Call } from '../call.ts';
import { readBody } from '../read-body.ts';
import type { Verbs } from '../routes.ts';
import { foldText } from '../sheets/fold-text.ts';
import { uuidV7 } from '../uuid.ts';
import type { RowGroup } from './group-rows.ts';
import type { ImportWish } from './import-wish.ts';
import { earlierRows } from './kept-outcomes.ts';
import { knownLabels, type Match, matchRecords } from './match-records.ts';
import { type Reading, type ReadRecord, type RowProblem, readGroups, rowError } from './read-groups.ts';
import { type Body, changedBody, newBody } from './wanted-values.ts';

/** What became of a record of the file; one that waits refers to a record that comes later in it. */
export interface Settled {
  rows: RowGroup;
  outcome: 'created' | 'updated' | 'unchanged' | 'failed' | 'waiting';
  /** The stored record; null where nothing was stored. */
  recordId: string | null;
  problems: RowProblem[];
}

/** What the work on an import hangs on from its first row to its last. */
export interface Importing extends Reading {
  importId: string;
  verbs: Verbs;
  wish: Pick<ImportWish, 'matchBy' | 'allowDuplicates'>;
  /** The one record all rows belong to. */
  recordId: string | null;
  /** Where new codes are counted; null: in the transaction of the rows themselves. */
  numbers: Database | null;
  /** Of a trial: the row that meant each record first, by what it was recognised by, and the names of the new ones. */
  met: Map<string, number>;
  isTrial: boolean;
  /** No record waits any longer. */
  isLastPass: boolean;
}

interface Task {
  record: ReadRecord;
  match: Match | null;
  /** Of the stored record, or the one a new record is to have. */
  id: string;
  body: Body | null;
}

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
    const label = twins.get(task);
    if (label !== undefined) refuse(task, 'importDuplicate', { label });
    return label === undefined;
  });
  const outcomes = await saveAll(call, importing, meant);
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

/** Which record each of the file means: a stored one, or a new one. */
async function tasksOf(
  call: Call,
  importing: Importing,
  records: readonly ReadRecord[],
  refuse: (task: { record: ReadRecord }, code: RefusalCode, params?: RefusalParams) => void,
): Promise<Task[]> {
  const { entity, importId, wish, recordId, met, isTrial } = importing;
  const matchBy = recordId === null ? wish.matchBy : 'id';
  const keyOf = (record: ReadRecord) => recordId ?? String(record.values[matchBy ?? ''] ?? '');
  const keys = matchBy === null ? [] : records.map(keyOf).filter((key) => key !== '');
  const found = matchBy === null ? new Map<string, Match[]>() : await matchRecords(call, entity, matchBy, keys);
  const ids = [...found.values()].flatMap((matches) => matches.map(({ id }) => id));
  const before = isTrial ? new Map<string, number>() : await earlierRows(call.db, importId, ids);
  const tasks: Task[] = [];
  for (const record of records) {
    const key = keyOf(record);
    const matches = key === '' ? [] : (found.get(key) ?? []);
    const [match = null] = matches;
    const folded = `${matchBy} ${foldText(key)}`;
    const earlier = key === '' ? undefined : (met.get(folded) ?? (match ? before.get(match.id) : undefined));
    if (earlier !== undefined) refuse({ record }, 'importRowTwice', { row: earlier });
    else if (matches.length > 1) refuse({ record }, 'importAmbiguous', { value: key, count: matches.length });
    else if (match?.isDeleted) refuse({ record }, 'importNotLive');
    else if (recordId !== null && !match) refuse({ record }, 'recordNotFound');
    else {
      if (key !== '') met.set(folded, record.rows[0].row);
      const id = match?.id ?? (matchBy === 'id' && key !== '' ? key : uuidV7());
      tasks.push({ record, match, id, body: null });
    }
  }
  return tasks;
}

/** New records that are called as others are, stored ones or of the same file; by what those are called. */
async function twinsAmong(call: Call, importing: Importing, tasks: readonly Task[]): Promise<Map<Task, string>> {
  const { entity, wish, met } = importing;
  const labelOf = ({ record }: Task) => String(record.values[entity.label] ?? '');
  const fresh = tasks.filter((task) => task.match === null && labelOf(task) !== '');
  const twins = new Map<Task, string>();
  const known = wish.allowDuplicates ? new Map<string, string>() : await knownLabels(call, entity, fresh.map(labelOf));
  for (const task of fresh) {
    const label = labelOf(task);
    const folded = `label ${foldText(label)}`;
    const twin = known.get(label) ?? (met.has(folded) ? label : undefined);
    if (twin !== undefined && !wish.allowDuplicates) twins.set(task, twin);
    met.set(folded, task.record.rows[0].row);
  }
  return twins;
}

/** Stores what is meant: together where the entity allows it, and one by one where something took a value meanwhile. */
async function saveAll(call: Call, importing: Importing, tasks: readonly Task[]): Promise<Map<string, Outcome>> {
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

/** What refuses a record, said of the cells it is about. */
function problemsOf({ mapped, entity }: Importing, { record, body }: Task, refusal: Refusal): RowProblem[] {
  const [first] = record.rows;
  const errors = (refusal.data as { fieldErrors?: FieldError[] } | null)?.fieldErrors ?? [];
  if (errors.length === 0) return [rowError(null, first, refusal.code, refusal.params)];
  return errors.map(({ field, code, params }) => {
    const [name = '', index, ...rest] = field.split('.');
    const isRow = name in entity.parts && index !== undefined;
    const row = (isRow ? body?.origins[name]?.[Number(index)] : first) ?? first;
    const path = isRow ? [name, ...rest].join('.') : name;
    const cell = mapped.find(({ column }) => column.path === path) ?? null;
    const problem = rowError(cell, row, code as RefusalCode, params);
    return cell ? problem : withField(problem, entity, path);
  });
}

/** A problem of a field that no column goes into names it. */
function withField(problem: RowProblem, { fields }: Entity, path: string): RowProblem {
  if (fields[path] === undefined && !path.includes('.')) return problem;
  const message = sentence('importFieldProblem', { field: path, problem: problem.error.message });
  return { ...problem, error: { ...problem.error, message } };
}

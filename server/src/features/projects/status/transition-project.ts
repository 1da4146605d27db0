import { may } from '@mandate/contract/access/permissions.ts';
import { changesBetween } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { fieldSchema } from '@mandate/contract/facts/field-schema.ts';
import { project } from '@mandate/contract/project/project.ts';
import { confirmableCodes } from '@mandate/contract/project/way/guards.ts';
import { type ProjectStatus, projectStatuses } from '@mandate/contract/project/way/status.ts';
import type { StepField } from '@mandate/contract/project/way/step-fields.ts';
import { reasonLists, type Transition, wayBetween } from '@mandate/contract/project/way/transitions.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { cleanParagraphs } from '@mandate/contract/texts/clean-text.ts';
import { z } from 'zod';
import { companyDay } from '../../../business/company-day.ts';
import type { Call } from '../../../calls/call.ts';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/queries/transaction.ts';
import { refuse, refuseField, refuseFields } from '../../../http/refusal.ts';
import { changesSince, writeHistory } from '../../../records/history/history.ts';
import { findVisible } from '../../../records/read/find.ts';
import { parameters } from '../../../records/read/parameter.ts';
import { loadStored, type Stored } from '../../../records/read/stored.ts';
import { isWithin } from '../../../records/rights/scope.ts';
import { updateRecord } from '../../../records/write/insert-and-update.ts';
import type { Words } from '../../../words/words.ts';
import { readProject } from '../find-project.ts';
import { saveProject } from '../save-project.ts';
import { afterTransition } from './after-transition.ts';
import { refuseUnguarded } from './refuse-unguarded.ts';

/** What a change of status says: where to, as of which version, why, and until when it is to rest. */
export const transitionSchema = z.strictObject({
  to: z.enum(projectStatuses),
  version: z.int().min(1).max(2_147_483_647),
  reason: z.string().transform(cleanParagraphs).pipe(z.string().max(500)).nullish(),
  reasonCode: z.string().trim().max(40).nullish(),
  resumeOn: fieldSchema(project.fields.resumeOn).nullish(),
  /** What the step needs of the project and is given with it: saved first, both or neither. */
  values: z
    .strictObject({
      quoteValidUntil: fieldSchema(project.fields.quoteValidUntil).optional(),
      projectManagerId: fieldSchema(project.fields.projectManagerId).optional(),
      startDate: fieldSchema(project.fields.startDate).optional(),
      contractSignedOn: fieldSchema(project.fields.contractSignedOn).optional(),
    } satisfies Record<StepField, z.ZodType>)
    .optional(),
  /** Codes of guards that may be confirmed: the caller knows what is missing, and takes the step all the same. */
  acknowledged: z.array(z.enum(confirmableCodes)).max(confirmableCodes.length).optional(),
});
export type SentStep = z.infer<typeof transitionSchema>;
type Step = { to: ProjectStatus; version: number } & Record<'reason' | 'reasonCode' | 'resumeOn', string | null>;

/** What a change of status writes, and history tells. */
const written = [
  'status',
  'revision',
  'frozenOn',
  'actualStartDate',
  'actualEndDate',
  'quotedOn',
  'decidedOn',
  'decision',
  'statusReason',
  'statusReasonCode',
  'resumeOn',
] as const;

/**
 * Takes a project into another status, with what comes with it (domain reference 2.10).
 * @returns the project
 * @throws Refusal recordNotFound, recordDeleted, recordChangedByOther when it is not as the caller saw it, statusChangeNotAllowed
 * where no way leads, notPermitted, validationFailed without a reason where one is needed, statusGuardFailed with everything that is missing
 */
export async function transitionProject(call: Call, id: string, sent: SentStep): Promise<Values> {
  const { to, version, acknowledged = [], values = {}, ...said } = sent;
  const step = { to, version, reason: null, reasonCode: null, resumeOn: null, ...sayings(said) } as Step;
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const stored = await withValues(inside, await lockSeen(inside, id, step.version), values);
    const way = wayOf(inside, stored, step.to);
    const today = await companyDay(db);
    refuseFields(await sayingErrors(db, way, step, today));
    await refuseUnguarded(inside, stored, way, today, acknowledged);
    const wanted = afterTransition(stored.values, step, today);
    await updateRecord(inside, project, id, stored.values, wanted, stored.version + 1);
    const changes = changesBetween(stored.values, wanted, written, {});
    const entry = { recordId: id, version: stored.version + 1, action: 'transition', changes } as const;
    await writeHistory(inside, project, { ...entry, reason: step.reason });
    return readProject(inside, id);
  });
}

/** The project after what came with the step was saved. */
async function withValues(call: Call, stored: Stored, values: Values): Promise<Stored> {
  if (Object.keys(values).length === 0) return stored;
  const { id, version } = stored;
  await saveProject(call, { id, version, ...values });
  return (await loadStored(call.db, project, id, 'lock')) ?? stored;
}

/** What was said at all; a blank text is not. */
function sayings(said: Values): Values {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined && value !== ''));
}

/** The project, locked, as the caller saw it: who decides on its status has to know what it is. */
async function lockSeen(call: Call, id: string, version: number): Promise<Stored> {
  if (may(call.caller.role, project.name, 'edit') === false) refuse('notPermitted');
  await findVisible(call, project, id);
  if (!(await isWithin(call, project, id, 'edit'))) refuse('notPermitted');
  const stored = await loadStored(call.db, project, id, 'lock');
  if (!stored) return refuse('recordNotFound');
  if (version > stored.version) refuseField('version', 'versionNotValid');
  const isDeleted = stored.deletedAt !== null;
  if (version === stored.version && !isDeleted) return stored;
  const [last] = await changesSince(call.db, project, id, stored.version - 1);
  const [user, time] = [last?.by ?? '', last?.at ?? ''];
  if (isDeleted) refuse('recordDeleted', { user, time });
  const current = await readProject(call, id);
  return refuse(
    'recordChangedByOther',
    { user, time, ...(user === '' && { context: 'itself' }) },
    { current, changedBy: user, changedAt: last?.at ?? null, conflicts: [] },
  );
}

function wayOf({ caller, words }: Call, { values }: Stored, to: ProjectStatus): Transition {
  const from = values.status as ProjectStatus;
  const way = wayBetween(from, to);
  if (way === undefined) {
    return refuse('statusChangeNotAllowed', {
      context: 'step',
      from: statusWord(words, from),
      to: statusWord(words, to),
    });
  }
  if (!way.roles.includes(caller.role)) refuse('notPermitted');
  return way;
}

function statusWord(words: Words, status: ProjectStatus): string {
  return words.at(`choice.project.status.${status}`) ?? status;
}

/** What is wrong with what was said: a reason that is missing, one that is not offered, a rest that is over already. */
async function sayingErrors(db: Database, { asks, needs, to }: Transition, step: Step, today: string) {
  const errors: FieldError[] = [];
  for (const name of ['reasonCode', 'resumeOn'] as const) {
    if (step[name] !== null && !asks.includes(name)) errors.push(fieldError(name, 'fieldUnknown'));
  }
  if (needs.includes('reason') && step.reason === null && step.reasonCode === null) {
    errors.push(fieldError('reason', 'reasonRequired'));
  }
  const list = reasonLists[to];
  if (step.reasonCode !== null && list !== undefined) {
    const items = ((await parameters(db, [list], 'lock')).get(list) ?? []) as { code: string; isActive: boolean }[];
    const isOffered = items.some(({ code, isActive }) => isActive && code === step.reasonCode);
    if (!isOffered) errors.push(fieldError('reasonCode', 'valueNotAllowed'));
  }
  if (step.resumeOn !== null && step.resumeOn < today) errors.push(fieldError('resumeOn', 'dayPast'));
  return errors;
}

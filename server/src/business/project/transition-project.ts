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
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuse, refuseFields } from '../../http/refusal.ts';
import { parameters } from '../../records/read/parameter.ts';
import { loadStored, type Stored } from '../../records/read/stored.ts';
import type { Verbs } from '../../records/verbs.ts';
import type { Words } from '../../words/words.ts';
import { companyDay } from '../company-day.ts';
import type { Step } from './after-transition.ts';
import { chosenOptions, tellJoined } from './chosen-options.ts';
import { readProject } from './find-project.ts';
import { lockSeen } from './lock-seen.ts';
import { refuseUnguarded, unguarded } from './refuse-unguarded.ts';
import { tellOtherTotal } from './tell-other-total.ts';
import { writeStep } from './write-step.ts';

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
type SeenStep = Step & { version: number };

/**
 * Takes a project into another status, with what comes with it (domain reference 2.10).
 * @returns the project
 * @throws Refusal recordNotFound, recordDeleted, recordChangedByOther when it is not as the caller saw it, statusChangeNotAllowed
 * where no way leads, notPermitted, validationFailed without a reason where one is needed, statusGuardFailed with everything that is missing
 * @param save saves a project
 */
export async function transitionProject(call: Call, id: string, sent: SentStep, save: Verbs['save']): Promise<Values> {
  const { to, version, acknowledged = [], values = {}, ...said } = sent;
  const step = { to, version, reason: null, reasonCode: null, resumeOn: null, ...sayings(said) } as SeenStep;
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const seen = await lockSeen(inside, id, step.version);
    const way = wayOf(inside, seen, step.to);
    const given = { ...values, ...(await chosenOptions(inside, seen, step.to)) };
    const stored = await withValues(inside, seen, given, save);
    const today = await companyDay(db);
    refuseFields(await sayingErrors(db, way, step, today));
    refuseUnguarded(await unguarded(inside, stored, way.to, today, acknowledged));
    await writeStep(inside, stored, step, today);
    const entered = await readProject(inside, id);
    if (to === 'approved') {
      tellJoined(inside, seen, entered);
      await tellOtherTotal(inside, entered);
    }
    return entered;
  });
}

/** The project after what came with the step was saved. */
async function withValues(call: Call, stored: Stored, values: Values, save: Verbs['save']): Promise<Stored> {
  if (Object.keys(values).length === 0) return stored;
  const { id, version } = stored;
  await save(call, { id, version, ...values });
  return (await loadStored(call.db, project, id, 'lock')) ?? stored;
}

/** What was said at all; a blank text is not. */
function sayings(said: Values): Values {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined && value !== ''));
}

/** @throws Refusal statusChangeNotAllowed where no way leads, notPermitted where it is not the caller's */
export function wayOf({ caller, words }: Call, { values }: Stored, to: ProjectStatus): Transition {
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
async function sayingErrors(db: Database, { asks, needs, to }: Transition, step: SeenStep, today: string) {
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

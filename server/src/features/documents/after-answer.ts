import { type Grant, grantsFor, type Role } from '@mandate/contract/access/roles.ts';
import type { DocumentAnswer } from '@mandate/contract/entities/document.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import { type OtherTotal, otherTotal, otherTotalTexts } from '../../business/project/tell-other-total.ts';
import { transitionProject } from '../../business/project/transition-project.ts';
import { announceNotification } from '../../calls/announce.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { atSavepoint } from '../../database/queries/undone.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { Refusal } from '../../http/refusal.ts';
import { parameter } from '../../records/read/parameter.ts';
import { loadStored } from '../../records/read/stored.ts';
import type { Verbs } from '../../records/verbs.ts';

/** An answer that was entered. */
interface Answered {
  id: string;
  number: string;
  projectId: string;
  answer: DocumentAnswer;
  name: string;
  /** The day it was said. */
  on: string;
  /** Who sent the link it was given by; null for an answer that somebody entered. */
  sentById: string | null;
}

/** How a project stands after an answer: its status, and what it was approved for where that is something else than was accepted. */
export interface Afterwards {
  status: ProjectStatus;
  otherwise: OtherTotal | null;
}

/**
 * What follows from an answer (documents reference 4.1): the project's manager and who sent the link are told; of an acceptance the day is the day
 * of signature where none is known, and the project is approved where the firm lets it and nothing is missing. Otherwise it stays as it is until
 * somebody decides. Where it is approved for something else than was accepted, that is told along.
 * @param save saves a project
 * @returns how the project stands after it
 */
export async function afterAnswer(call: Call, answered: Answered, save: Verbs['save']): Promise<Afterwards> {
  const otherwise = answered.answer === 'accepted' ? await afterAcceptance(call, answered, save) : null;
  await tellOf(call, answered, otherwise);
  const text = 'select status from projects where id = $1';
  const [after] = await run<{ status: ProjectStatus }>(call.db, text, [answered.projectId]);
  if (!after) throw new Error(`there is no project ${answered.projectId}`);
  return { status: after.status, otherwise };
}

async function afterAcceptance(call: Call, answered: Answered, save: Verbs['save']): Promise<OtherTotal | null> {
  const { projectId, on } = answered;
  const stored = await loadStored(call.db, project, projectId, 'lock');
  if (!stored) return null;
  if (stored.values.contractSignedOn === null)
    await save(call, { id: projectId, version: stored.version, contractSignedOn: on });
  if ((await parameter(call.db, 'documents.approveOnAcceptance')) !== true) return null;
  return approve(call, answered, save);
}

/** Approves the project, or leaves it to whoever is told that it was accepted. @returns what it was approved for in place of what was accepted */
async function approve(call: Call, { projectId, number }: Answered, save: Verbs['save']): Promise<OtherTotal | null> {
  const stored = await loadStored(call.db, project, projectId, 'lock');
  if (stored?.values.status !== 'quoted') return null;
  const step = { to: 'approved', version: stored.version, reason: number } as const;
  try {
    // A guard that fails leaves nothing behind.
    return await otherTotal(call, await atSavepoint(call.db, () => transitionProject(call, projectId, step, save)));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Tells whom it concerns, but for who entered it; sums are for who sees prices. */
async function tellOf(
  { db, caller }: Call,
  { id, number, projectId, answer, name, sentById }: Answered,
  otherwise: OtherTotal | null,
): Promise<void> {
  const text = `select a.id as "accountId", a.role, a.grants, p.name as project from projects p left join personnels m on m.id = p.project_manager_id
    join accounts a on (a.id = m.user_id or a.id = $2 and a.role <> 'GUEST') and a.deleted_at is null and a.status = 'active'
    where p.id = $1 and a.id is distinct from $3`;
  const told = await run<Rights & { accountId: string; project: string }>(db, text, [projectId, sentById, caller.id]);
  for (const { accountId, project: projectName, ...rights } of told) {
    const notificationId = uuidV7();
    const insert = 'insert into notifications (id, account_id, kind, entity, params) values ($1, $2, $3, $4, $5)';
    const sums = otherwise !== null && seesPrices(rights) ? { otherwise: otherTotalTexts(otherwise) } : {};
    const params = { answer, number, name, documentId: id, projectId, project: projectName, ...sums };
    await run(db, insert, [notificationId, accountId, 'quoteAnswered', 'document', JSON.stringify(params)]);
    await announceNotification(db, accountId, notificationId);
  }
}

/** What an account may. */
export interface Rights {
  role: Role;
  grants: readonly Grant[] | null;
}

/** Whether whoever has an account sees prices. */
export function seesPrices({ role, grants }: Rights): boolean {
  return grantsFor(role, grants).includes('seeRates');
}

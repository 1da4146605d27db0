import type { DocumentAnswer } from '@mandate/contract/entities/document.ts';
import { project } from '@mandate/contract/project/project.ts';
import { transitionProject } from '../../business/project/transition-project.ts';
import { announceNotification } from '../../calls/announce.ts';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
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
}

/**
 * What follows from an answer (documents reference 4.1): the project's manager is told; of an acceptance the day is the day of signature where none
 * is known, and the project is approved where the firm lets it and nothing is missing. Otherwise it stays as it is until somebody decides.
 * @param save saves a project
 */
export async function afterAnswer(call: Call, answered: Answered, save: Verbs['save']): Promise<void> {
  const { projectId, answer, on } = answered;
  await tellManager(call.db, answered);
  if (answer !== 'accepted') return;
  const stored = await loadStored(call.db, project, projectId, 'lock');
  if (!stored) return;
  if (stored.values.contractSignedOn === null)
    await save(call, { id: projectId, version: stored.version, contractSignedOn: on });
  if ((await parameter(call.db, 'documents.approveOnAcceptance')) !== true) return;
  await approve(call, answered, save);
}

/** Approves the project, or leaves it to whoever is told that it was accepted. */
async function approve(call: Call, { projectId, number }: Answered, save: Verbs['save']): Promise<void> {
  const stored = await loadStored(call.db, project, projectId, 'lock');
  if (stored?.values.status !== 'quoted') return;
  const step = { to: 'approved', version: stored.version, reason: number } as const;
  try {
    // A guard that fails leaves nothing behind.
    await atSavepoint(call.db, () => transitionProject(call, projectId, step, save));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

async function tellManager(db: Database, { id, number, projectId, answer, name }: Answered): Promise<void> {
  const text = `select m.user_id as "accountId", p.name as project from projects p join personnels m on m.id = p.project_manager_id
    join accounts a on a.id = m.user_id and a.deleted_at is null and a.status = 'active' where p.id = $1`;
  const [manager] = await run<{ accountId: string; project: string }>(db, text, [projectId]);
  if (!manager) return;
  const notificationId = uuidV7();
  const insert = 'insert into notifications (id, account_id, kind, entity, params) values ($1, $2, $3, $4, $5)';
  const params = { answer, number, name, documentId: id, projectId, project: manager.project };
  await run(db, insert, [notificationId, manager.accountId, 'quoteAnswered', 'document', JSON.stringify(params)]);
  await announceNotification(db, manager.accountId, notificationId);
}

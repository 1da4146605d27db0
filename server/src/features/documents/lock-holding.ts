import { type DocumentState, document } from '@mandate/contract/entities/document.ts';
import type { DocumentKind } from '@mandate/contract/paper/document-kinds.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import type { DocumentContent } from '../../business/documents/document-content.ts';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { refuse } from '../../http/refusal.ts';
import { findVisible } from '../../records/read/find.ts';
import { checkSeesRates } from './check-sees-rates.ts';

/** A document that holds and nobody answered, locked. */
export interface Holding {
  version: number;
  kind: DocumentKind;
  number: string;
  projectId: string;
  projectStatus: ProjectStatus;
  /** The day it was issued, a plain date. */
  issuedOn: string;
  content: DocumentContent;
  /** The fingerprint of its bytes; null until they are printed. */
  sha256: string | null;
}

interface Row extends Holding {
  state: DocumentState;
  answeredBy: string | null;
  answeredOn: string | null;
}

/**
 * Locks a document with which something is to be done.
 * @throws Refusal notPermitted without the grant that shows prices, recordNotFound, documentNotCurrent for one that was superseded or withdrawn,
 *   alreadyAnswered
 */
export async function lockHolding(call: Call, id: string): Promise<Holding> {
  checkSeesRates(call.caller);
  await findVisible(call, document, id);
  return lockUnanswered(call.db, id);
}

/**
 * The same for whoever may answer it.
 * @throws Refusal recordNotFound, documentNotCurrent, alreadyAnswered
 */
export async function lockUnanswered(db: Database, id: string): Promise<Holding> {
  // Whoever takes the project's next step waits, and so does this one for the step: it may end the document.
  await run(db, 'select 1 from projects where id = (select project_id from documents where id = $1) for update', [id]);
  // The same revision in another language may have been answered: it is one offer.
  const text = `select d.version, d.kind, d.number, d.project_id as "projectId", p.status as "projectStatus", d.issued_on as "issuedOn", d.content, d.sha256, d.state,
      a.answered_by as "answeredBy", a.answered_on as "answeredOn"
    from documents d join projects p on p.id = d.project_id left join lateral (select o.answered_by, o.answered_on from documents o where o.kind = d.kind and o.number = d.number
      and o.revision = d.revision and o.answer is not null limit 1) a on true
    where d.id = $1 for update of d`;
  const [row] = await run<Row>(db, text, [id]);
  if (!row) return refuse('recordNotFound');
  if (row.state !== 'issued') refuse('documentNotCurrent');
  if (row.answeredOn !== null) refuse('alreadyAnswered', { name: row.answeredBy ?? '', date: row.answeredOn });
  return row;
}

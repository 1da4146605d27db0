import type { DocumentState } from '@mandate/contract/entities/document.ts';
import type { DocumentKind, PaperLanguage } from '@mandate/contract/paper/document-kinds.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import type { DocumentContent } from './document-content.ts';

/** A document of a project that was issued before. */
export interface Last {
  id: string;
  number: string;
  revision: number;
  language: PaperLanguage;
  issuedOn: string;
  state: DocumentState;
  content: DocumentContent;
}

/** The documents of the last revision of a kind, one a language, the first issued first; none before the first. */
export async function lastRevisions(db: Database, projectId: string, kind: DocumentKind): Promise<Last[]> {
  const text = `select id, number, revision, language, issued_on as "issuedOn", state, content from documents
    where project_id = $1 and kind = $2 and revision = (select max(revision) from documents where project_id = $1 and kind = $2)
    order by created_at, id`;
  return run<Last>(db, text, [projectId, kind]);
}

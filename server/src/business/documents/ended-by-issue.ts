import type { EndedAcceptance } from '@mandate/contract/documents/document-detail.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { type Answered, acceptedGross } from './accepted-gross.ts';
import type { Draft } from './draft-document.ts';

type Row = Answered & Pick<EndedAcceptance, 'name' | 'revision'>;

/** The acceptance that ends when a draft is issued: that of the revision whose place it takes; null where there is none. */
export async function endedByIssue(
  db: Database,
  projectId: string,
  { kind, revision }: Pick<Draft, 'kind' | 'revision'>,
): Promise<EndedAcceptance | null> {
  const text = `select kind, content, answer, chosen_line_ids as "chosenLineIds", answered_by as name, revision from documents
    where project_id = $1 and kind = $2 and revision < $3 and state = 'issued' and answer = 'accepted' limit 1`;
  const [row] = await run<Row>(db, text, [projectId, kind, revision]);
  const accepted = row && acceptedGross(row);
  return accepted ? { name: row.name, revision: row.revision, ...accepted } : null;
}

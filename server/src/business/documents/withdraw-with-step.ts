import { document } from '@mandate/contract/entities/document.ts';
import type { DocumentKind } from '@mandate/contract/paper/document-kinds.ts';
import { type ProjectStatus, withdrawingStatuses } from '@mandate/contract/project/way/status.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { type HistoryCall, writeHistories } from '../../records/history/history.ts';
import { stopMails } from './stop-mails.ts';

/** Takes the quotes of a project back that it leaves behind with a step; nothing is said of why but the step itself. */
export async function withdrawWithStep(call: HistoryCall, projectId: string, to: ProjectStatus): Promise<void> {
  if (!withdrawingStatuses.includes(to)) return;
  await endIssued(call, { projectId, kind: 'quote', before: null }, 'withdrawn');
}

/** Documents of a project that hold: all of a kind, or those of a revision before this one. */
interface Ended {
  projectId: string;
  kind: DocumentKind;
  before: number | null;
}

/** Ends what was issued and holds; mails with it that wait leave no more. */
export async function endIssued(call: HistoryCall, ended: Ended, state: 'superseded' | 'withdrawn'): Promise<void> {
  const rows = await idsOf(call.db, ended, state);
  if (rows.length === 0) return;
  const code = state === 'superseded' ? 'mailDocumentSuperseded' : 'mailDocumentWithdrawn';
  await stopMails(call.db, { by: 'document_id', ids: rows.map(({ id }) => id) }, code);
  const changes = [{ field: 'state', old: 'issued', new: state }];
  await writeHistories(
    call,
    document,
    'save',
    rows.map(({ id, version }) => ({ recordId: id, version, changes })),
  );
}

function idsOf(db: Database, { projectId, kind, before }: Ended, state: string) {
  const text = `update documents set state = $2, version = version + 1
    where project_id = $1 and kind = $4 and state = 'issued' and ($3::int is null or revision < $3::int) returning id, version`;
  return run<{ id: string; version: number }>(db, text, [projectId, state, before, kind]);
}

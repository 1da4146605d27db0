import type { Values } from '@mandate/contract/changes/merge.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { Call } from '../../../calls/call.ts';
import { sql } from '../../../database/queries/sql.ts';
import { writeHistory } from '../../../records/history/history.ts';
import type { Saving } from '../../../records/write/begin-save.ts';

/** What a new project was copied from. */
interface Source {
  id: string;
  code: string;
  version: number;
}

/** The project a new one was copied from, which its first entry names; null for any other save. */
export async function sourceOfCopy(call: Call, saving: Saving): Promise<Source | null> {
  const { copiedFromId } = saving.wanted;
  if (saving.stored !== null || typeof copiedFromId !== 'string') return null;
  const rows = await sql<Source>`select id, code, version from projects where id = ${copiedFromId}`.execute(call.db);
  const [source] = rows;
  if (!source) return null;
  saving.reason = call.words.sentence('copiedFrom', { code: source.code });
  return source;
}

/** Notes at the source of a copy what it was copied to. Nothing of the source changes, so it keeps its version. */
export async function noteInSource(call: Call, { id, version }: Source, copy: Values): Promise<void> {
  const reason = call.words.sentence('copiedTo', { code: String(copy.code) });
  const rows = await sql`select 1 from history
    where entity = ${project.name} and record_id = ${id} and reason = ${reason}`.execute(call.db);
  // The same create that ran at the same moment told it already.
  if (rows.length > 0) return;
  await writeHistory(call, project, { recordId: id, version, action: 'save', changes: [], reason });
}

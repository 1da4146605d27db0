import type { ReadLine } from '../../../business/time/read-booked-lines.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';

/** Seconds worked on lines, by anybody, by the ids of those that were. An index alone tells them, however many entries there are. */
export async function workedSeconds(db: Database, lines: readonly ReadLine[]): Promise<Map<string, number>> {
  if (lines.length === 0) return new Map();
  const text = `select line_id as id, sum(seconds)::float8 as seconds from entries
    where project_id = any($1) and line_id = any($2) and deleted_at is null group by line_id`;
  const rows = await run<{ id: string; seconds: number }>(db, text, [
    [...new Set(lines.map(({ project }) => project.id))],
    lines.map(({ id }) => id),
  ]);
  return new Map(rows.map(({ id, seconds }) => [id, seconds]));
}

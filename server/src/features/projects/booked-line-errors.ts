import type { LineValues } from '@mandate/contract/project/line.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import type { RefusalParams } from '@mandate/contract/replies/refusals.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import type { Saving } from '../../records/write/begin-save.ts';

/** What of a line stays while time is booked on it: by these its time is counted. */
const fixed = ['type', 'unit'] as const;

/** Lines with time booked on them that would go, or be counted in another way. Paths by index; of lines that would go, all of them. */
export async function bookedLineErrors(db: Database, { stored, wanted }: Saving): Promise<FieldError[]> {
  if (stored === null) return [];
  const lines = (wanted.lines ?? []) as LineValues[];
  const places = new Map(lines.map((line, index) => [line.id, index]));
  const moved = ((stored.values.lines ?? []) as LineValues[]).flatMap((before) => {
    const index = places.get(before.id);
    if (index === undefined) return [{ id: before.id, path: 'lines', params: goneParams(before) }];
    const field = fixed.find((name) => lines[index]?.[name] !== before[name]);
    return field === undefined ? [] : [{ id: before.id, path: `lines.${index}.${field}`, params: {} }];
  });
  if (moved.length === 0) return [];
  // What is in the trash still says what it was booked on.
  const text = 'select line_id as id, count(*) as count from entries where line_id = any($1) group by line_id';
  const rows = await run<{ id: string; count: number }>(db, text, [moved.map(({ id }) => id)]);
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return moved.flatMap(({ id, path, params }) => {
    const count = counts.get(id);
    return count === undefined ? [] : [fieldError(path, 'lineHasEntries', { count, ...params })];
  });
}

/** A line that would go has no cell to stand at: its sentence names it. */
function goneParams({ description }: LineValues): RefusalParams {
  const [first = ''] = (description ?? '').trim().split('\n');
  return { context: 'removed', line: first.slice(0, 80) };
}

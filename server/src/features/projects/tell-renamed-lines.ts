import { workLine } from '@mandate/contract/entities/work-line.ts';
import type { LineValues } from '@mandate/contract/project/line.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import type { Saving } from '../../records/write/begin-save.ts';

/** Has time that is booked on lines sorted and found by what these are called now. */
export async function tellRenamedLines(db: Database, { stored, wanted }: Saving): Promise<void> {
  if (stored === null) return;
  const before = new Map(((stored.values.lines ?? []) as LineValues[]).map(({ id, description }) => [id, description]));
  const renamed = ((wanted.lines ?? []) as LineValues[]).flatMap(({ id, description }) =>
    before.has(id) && before.get(id) !== description ? [id] : [],
  );
  if (renamed.length === 0) return;
  const text = `insert into label_changes (entity, record_id)
    select $1, l.id from unnest($2::uuid[]) l (id) where exists (select from entries e where e.line_id = l.id)`;
  await run(db, text, [workLine.name, renamed]);
}

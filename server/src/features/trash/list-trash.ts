import { trash, trashKinds } from '@mandate/contract/entities/trash.ts';
import { rowReplySchema } from '@mandate/contract/facts/record-schema.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import type { GridPage, GridQuery } from '@mandate/contract/lists/grid.ts';
import { z } from 'zod';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { grid } from '../../records/lists/grid.ts';

/** A row of the trash in replies. */
export const trashRowSchema = rowReplySchema(trash).extend({ along: z.int() });

/** A page of what was removed and the caller may bring back, each with how many records went along. */
export async function listTrash(call: Call, query: GridQuery): Promise<GridPage<Record<string, unknown>>> {
  const page = await grid(call, trash, query);
  const ids = page.rows.map(({ id }) => id);
  const counts = new Map<unknown, number>();
  if (ids.length > 0) {
    const removed = trashKinds
      .map((noun) => `select deletion_id from ${entityNamed(noun).table} where deletion_id = any($1)`)
      .join(' union all ');
    const text = `select deletion_id as id, count(*) - 1 as along from (${removed}) r group by deletion_id`;
    for (const { id, along: cascaded } of await run<{ id: string; along: number }>(call.db, text, [ids]))
      counts.set(id, cascaded);
  }
  return { ...page, rows: page.rows.map((row) => ({ ...row, along: counts.get(row.id) ?? 0 })) };
}

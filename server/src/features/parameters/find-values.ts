import { rolesBelow } from '@mandate/contract/access/roles.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';

/** The values of the parameters the caller's role may read, by key. A guest who waits may read them too: every screen needs some. */
export async function findValues({ db, caller }: Call): Promise<Record<string, unknown>> {
  const readers = [caller.role, ...rolesBelow(caller.role)];
  const text = 'select key, value from parameters where deleted_at is null and readable_by = any($1) order by key';
  const rows = await run<{ key: string; value: unknown }>(db, text, [readers]);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

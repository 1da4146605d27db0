import { entityNamed } from '@mandate/contract/known-entities.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { recordKey, type Sign } from './presence-book.ts';

/**
 * The versions some records are stored in, however they came to it: by a save, with many at once, from a file, on another server.
 * @returns by `recordKey`; a record that is gone for good has none
 */
export async function storedVersions(
  db: Database,
  records: readonly Pick<Sign, 'entity' | 'recordId'>[],
): Promise<Map<string, number>> {
  const versions = new Map<string, number>();
  for (const [entity, some] of Map.groupBy(records, (record) => record.entity)) {
    const text = `select id, version from ${entityNamed(entity).table} where id = any($1::uuid[])`;
    const ids = some.map(({ recordId }) => recordId);
    for (const { id, version } of await run<{ id: string; version: number }>(db, text, [ids]))
      versions.set(recordKey({ entity, recordId: id }), version);
  }
  return versions;
}

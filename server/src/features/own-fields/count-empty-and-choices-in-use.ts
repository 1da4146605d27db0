import { entityNamed } from '@mandate/contract/known-entities.ts';
import type { OwnChoice } from '@mandate/contract/own-fields/definition.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';

/** Which of some values of a choice records have, live or removed. */
export async function choicesInUse(
  db: Database,
  noun: string,
  key: string,
  choices: readonly OwnChoice[],
): Promise<Set<string>> {
  const text = `select distinct t.custom_fields ->> $1 as code from ${entityNamed(noun).table} t where t.custom_fields ->> $1 = any($2)`;
  const rows = await run<{ code: string }>(db, text, [key, choices.map(({ code }) => code)]);
  return new Set(rows.map(({ code }) => code));
}

/** How many live records hold no value under a key. */
export async function countEmpty(db: Database, noun: string, key: string): Promise<number> {
  const text = `select count(*) as count from ${entityNamed(noun).table} t where t.deleted_at is null and not t.custom_fields ? $1`;
  const [row] = await run<{ count: number }>(db, text, [key]);
  return row?.count ?? 0;
}

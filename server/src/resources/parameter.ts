import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** The value of a parameter. A parameter that does not exist is a mistake of the program. */
export async function parameter(db: Database, key: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select value from parameters where key = ${key}`.execute(db);
  if (!rows[0]) throw new Error(`There is no parameter ${key}`);
  return rows[0].value;
}

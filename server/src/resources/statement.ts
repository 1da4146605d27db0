import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Database } from '../database/database.ts';

/** SQL under construction: identifiers come from the entities' facts only, everything sent is bound. */
export class Statement {
  readonly values: unknown[] = [];

  /** Binds a value and gives its placeholder. */
  bind(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}

/** Runs a text with its bound values inside the call's transaction, if it has one. */
export async function run<Row>(db: Database, text: string, values: readonly unknown[]): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
  return rows;
}

const names = new Map<string, string>();
const mostNames = 300;

/**
 * Runs a text whose shape recurs as a named prepared statement: PostgreSQL parses and plans it once per connection.
 * Only for texts whose best plan does not hang on the values.
 */
export async function runPrepared<Row>(pool: pg.Pool, text: string, values: readonly unknown[]): Promise<Row[]> {
  let name = names.get(text);
  if (name === undefined && names.size < mostNames) {
    name = `grid-${names.size}`;
    names.set(text, name);
  }
  const { rows } = await pool.query<Row & pg.QueryResultRow>({ ...(name && { name }), text, values: [...values] });
  return rows;
}

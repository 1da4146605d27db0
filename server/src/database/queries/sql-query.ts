import type { Database } from '../database.ts';

/** SQL under construction: identifiers come from the entities' facts only, everything sent is bound. */
export class SqlQuery {
  readonly values: unknown[] = [];

  /** Binds a value and gives its placeholder. */
  bind(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}

/**
 * Runs a text with its bound values inside the call's transaction, if it has one. It is planned once per connection: it must be one that recurs,
 * whose best plan does not depend on its values.
 */
export function run<Row>(db: Database, text: string, values: readonly unknown[]): Promise<Row[]> {
  return db.query<Row>({ text, values });
}

/** The same for a text that is put together for its values, such as a filter or a search: it is planned for them each time. */
export function runByValues<Row>(db: Database, text: string, values: readonly unknown[]): Promise<Row[]> {
  return db.query<Row>({ text, values, isByValues: true });
}

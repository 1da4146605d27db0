/** A statement of SQL, and the values bound to its placeholders `$1`, `$2` … */
export interface Query {
  text: string;
  values: readonly unknown[];
  /** Its best plan depends on its values: it is planned for them each time, and not once for all. */
  isByValues?: boolean;
}

/** The database, a connection to it, or a transaction on it. */
export interface Database {
  readonly isTransaction: boolean;
  /** Runs a statement and gives its rows. Statements recur, so each is planned once per connection unless it says otherwise. */
  query<Row>(query: Query): Promise<Row[]>;
  /** Does the work on one connection; inside a transaction, on that of the transaction. */
  onConnection<T>(work: (one: Database) => Promise<T>): Promise<T>;
}

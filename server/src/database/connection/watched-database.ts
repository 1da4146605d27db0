import type { Database, Query } from '../database.ts';

/** Does a statement, and may note how that went. @param text of the statement; its values are not told */
export type WatchStatement = <T>(text: string, work: () => Promise<T>) => Promise<T>;

/** The same database, each of whose statements is watched. */
export function watchedDatabase(db: Database, watch: WatchStatement): Database {
  return {
    isTransaction: db.isTransaction,
    query: <Row>(query: Query) => watch(query.text, () => db.query<Row>(query)),
    onConnection: (work) => db.onConnection((one) => work(watchedDatabase(one, watch))),
  };
}

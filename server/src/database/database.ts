import type { Kysely, Transaction } from 'kysely';

/** Every table by name, its columns open: the registers are read and written by their fields, not by named tables. */
export type Tables = Record<string, Record<string, unknown>>;

/**
 * The database, or a transaction on it. Code that names its tables says so with
 * `db.withTables<{ refresh_token: RefreshToken }>()` and has them checked.
 */
export type Database = Kysely<Tables>;

/** The database inside a transaction. */
export type DatabaseTransaction = Transaction<Tables>;

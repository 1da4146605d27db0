import { product } from './site.ts';

/** What the product's role and database are made by, once, on the leader. A pooler that works by transaction takes no settings: they are the role's. */
export function roleStatements(password: string): string[] {
  return [
    `create role ${product} login password '${password}'`,
    `alter role ${product} set timezone = 'UTC'`,
    `alter role ${product} set datestyle = 'ISO, YMD'`,
    `alter role ${product} set jit = off`,
    `alter role ${product} set statement_timeout = '5s'`,
    `alter role ${product} set lock_timeout = '2s'`,
    `alter role ${product} set idle_in_transaction_session_timeout = '10s'`,
    `create database ${product} owner ${product} encoding 'UTF8' template template0`,
  ];
}

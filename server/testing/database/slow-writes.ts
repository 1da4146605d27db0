import type { ClientConfig } from 'pg';
import { runOn } from './on-server.ts';

/**
 * Lets each row that is written into a table take a while, so that long work is under way for as long as a test needs, however fast
 * the machine is.
 * @param milliseconds a row; a hundred rows, which is what one statement of long work writes, may take no longer than 5 s
 */
export async function slowWrites(connection: ClientConfig, table: string, milliseconds: number): Promise<void> {
  await runOn(
    connection,
    `create or replace function wait_a_while() returns trigger language plpgsql as $$
       begin perform pg_sleep(${milliseconds / 1000}); return new; end $$;
     create trigger slow before insert on ${table} for each row execute function wait_a_while()`,
  );
}

/** Takes that back. */
export async function fastWrites(connection: ClientConfig, table: string): Promise<void> {
  await runOn(connection, `drop trigger if exists slow on ${table}`);
}

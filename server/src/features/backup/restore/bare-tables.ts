import type pg from 'pg';
import { quoted } from '../file/saved-tables.ts';
import type { Program } from '../program.ts';

interface Stripped {
  table: string;
  name: string;
  definition: string;
}

/**
 * Takes from every table of the schema what makes filling it slow or bound to an order: foreign keys, exclusion constraints, indexes no
 * key needs, triggers. It needs no more than to own the tables. Belongs into the transaction that fills them.
 * @param program hears how far it is when all of it is put back
 * @returns what puts everything back as it was
 */
export async function bareTables(client: pg.ClientBase, program: Program): Promise<() => Promise<void>> {
  const { rows: constraints } = await client.query<Stripped>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint
     where connamespace = current_schema()::regnamespace and contype in ('f', 'x') and conrelid <> 0 and conparentid = 0
     order by contype desc, conrelid::regclass::text collate "C", conname`,
  );
  for (const { table, name } of constraints) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  // After the foreign keys: of some indexes only they said that a constraint needs them.
  const { rows: indexes } = await client.query<Stripped>(
    `select i.indrelid::regclass::text as table, c.relname as name, pg_get_indexdef(c.oid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = current_schema()::regnamespace and not exists (select from pg_constraint k where k.conindid = c.oid)
     order by i.indrelid::regclass::text collate "C", c.relname`,
  );
  for (const { name } of indexes) await client.query(`drop index ${quoted(name)}`);
  const { rows: triggers } = await client.query<Omit<Stripped, 'definition'>>(
    `select t.tgrelid::regclass::text as table, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where c.relnamespace = current_schema()::regnamespace and not t.tgisinternal and t.tgenabled = 'O'`,
  );
  for (const { table, name } of triggers) await client.query(`alter table ${table} disable trigger ${quoted(name)}`);
  return async () => {
    // Sorting a million keys in memory is several times as fast as on disk.
    await client.query("set local maintenance_work_mem = '256MB'");
    await eachTable(indexes, 'indexes', program, ({ definition }) => client.query(definition));
    await eachTable(constraints, 'constraints', program, ({ table, name, definition }) =>
      client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`),
    );
    for (const { table, name } of triggers) await client.query(`alter table ${table} enable trigger ${quoted(name)}`);
  };
}

const everyMs = 2_000;

async function eachTable(
  things: readonly Stripped[],
  what: string,
  { say, signal }: Program,
  work: (thing: Stripped) => Promise<unknown>,
): Promise<void> {
  const begun = performance.now();
  let said = begun;
  const tell = (done: number) => {
    said = performance.now();
    say(`${what}: ${done} of ${things.length}, ${((said - begun) / 1000).toFixed(1)} s`);
  };
  for (const [done, thing] of things.entries()) {
    signal.throwIfAborted();
    if (performance.now() - said > everyMs) tell(done);
    await work(thing);
  }
  tell(things.length);
}

import { dayIn } from '@mandate/contract/dates.ts';
import type { Entity } from '@mandate/contract/entity.ts';
import type { Values } from '@mandate/contract/merge.ts';
import { counterScope, type NumberingFacts, numberedCode, numberIn } from '@mandate/contract/project/numbering.ts';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { parameter } from './parameter.ts';
import { run } from './statement.ts';

const attempts = 50;

/**
 * Gives a new record its code by its pattern when none was sent; a code that was sent lifts the counter when it follows the pattern.
 * The counter's row is locked until the transaction ends, so that no number is given twice.
 */
export async function withCode(db: Database, entity: Entity, values: Values): Promise<Values> {
  const numbering = entity.fields.code?.numbering;
  if (numbering === undefined) return values;
  const pattern = String(await parameter(db, numbering));
  const facts = await factsFor(db, values);
  const scope = counterScope(pattern, facts);
  if (typeof values.code === 'string') {
    const number = numberIn(pattern, facts, values.code);
    if (number !== null) await lift(db, numbering, scope, number);
    return values;
  }
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const code = numberedCode(pattern, facts, await next(db, numbering, scope));
    if (!(await isTaken(db, entity, code))) return { ...values, code };
  }
  throw new Error(`The counter ${numbering} ${scope} met ${attempts} codes in use`);
}

async function factsFor(db: Database, values: Values): Promise<NumberingFacts> {
  const today = dayIn(new Date(), String(await parameter(db, 'company.timeZone')));
  if (typeof values.customerId !== 'string') return { today, customerCode: '' };
  const { rows } = await sql<{ code: string }>`select code from customers where id = ${values.customerId}`.execute(db);
  return { today, customerCode: rows[0]?.code ?? '' };
}

async function next(db: Database, numbering: string, scope: string): Promise<number> {
  const { rows } = await sql<{
    last: number;
  }>`insert into counters (parameter, scope, last) values (${numbering}, ${scope}, 1)
    on conflict (parameter, scope) do update set last = counters.last + 1 returning last`.execute(db);
  return Number(rows[0]?.last);
}

async function lift(db: Database, numbering: string, scope: string, number: number): Promise<void> {
  await sql`insert into counters (parameter, scope, last) values (${numbering}, ${scope}, ${number})
    on conflict (parameter, scope) do update set last = greatest(counters.last, excluded.last)`.execute(db);
}

async function isTaken(db: Database, entity: Entity, code: string): Promise<boolean> {
  const live = entity.fields.code?.unique === 'ever' ? '' : 'and deleted_at is null';
  const text = `select 1 from ${entity.table} where search_normalise(code) = search_normalise($1) ${live} limit 1`;
  return (await run(db, text, [code])).length > 0;
}

import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import {
  aroundNumber,
  counterScope,
  type NumberingFacts,
  numberedCode,
  numberIn,
} from '@mandate/contract/parameters/numbering.ts';
import { lengthOf } from '@mandate/contract/texts/clean-text.ts';
import { dayIn } from '@mandate/contract/values/dates.ts';
import type { Database } from '../../database/database.ts';
import { sql } from '../../database/queries/sql.ts';
import { run } from '../../database/queries/sql-query.ts';
import { refuseField } from '../../http/refusal.ts';
import { parameter, parameters } from '../read/parameter.ts';

/** How many codes in use are stepped over one by one before the highest one is looked for. */
const mostSteps = 20;

/**
 * Gives a new record its code by its pattern when none was sent; a code that was sent lifts the counter when it follows the pattern.
 * The counter's row is locked until the transaction ends, so that no number is given twice.
 * @throws Refusal maxLength at `code` when the code the pattern gives is longer than codes may be
 */
export async function withCode(db: Database, entity: Entity, values: Values): Promise<Values> {
  const numbering = entity.fields.code?.numbering;
  if (numbering === undefined) return values;
  const pattern = String(await parameter(db, numbering));
  const facts = await numberingFacts(db, values);
  const scope = counterScope(pattern, facts);
  if (typeof values.code === 'string') {
    const number = numberIn(pattern, facts, values.code);
    if (number !== null) await lift(db, numbering, scope, number);
    return values;
  }
  const counted = await next(db, numbering, scope);
  const { number, code } = await firstFree(db, entity, pattern, facts, counted);
  if (number > counted) await lift(db, numbering, scope, number);
  const max = entity.fields.code?.max ?? 0;
  if (lengthOf(code) > max) refuseField('code', 'maxLength', { max });
  return { ...values, code };
}

/**
 * Gives many new records their codes, by the rules of {@link withCode}, in a few statements.
 * @returns the records in their order
 */
export async function withCodes(db: Database, entity: Entity, all: readonly Values[]): Promise<Values[]> {
  const numbering = entity.fields.code?.numbering;
  if (numbering === undefined) return [...all];
  const pattern = String(await parameter(db, numbering));
  const coded = [...all];
  const alike = Map.groupBy(all.keys(), (place) => `${all[place]?.customerId} ${all[place]?.type}`);
  for (const places of alike.values()) {
    const facts = await numberingFacts(db, all[places[0] ?? 0] ?? {});
    const max = entity.fields.code?.max ?? 0;
    const sent = places.map((place) => all[place]?.code);
    const codes = await codesFor(db, { entity, numbering, pattern, facts }, sent);
    if (codes.some((code) => lengthOf(code) > max)) refuseField('code', 'maxLength', { max });
    places.forEach((place, at) => {
      coded[place] = { ...coded[place], code: codes[at] };
    });
  }
  return coded;
}

/**
 * The next number of a pattern for what is no record's code, such as a quote. The counter's row is locked until the transaction ends, so that no
 * number is given twice.
 * @param numbering the parameter with the pattern
 * @param isUsed whether a number was given already, by a pattern of before
 */
export async function nextNumber(
  db: Database,
  numbering: string,
  facts: NumberingFacts,
  isUsed: (number: string) => Promise<boolean>,
): Promise<string> {
  const pattern = String(await parameter(db, numbering));
  const scope = counterScope(pattern, facts);
  for (;;) {
    const number = numberedCode(pattern, facts, await next(db, numbering, scope));
    if (!(await isUsed(number))) return number;
  }
}

/** What codes are counted by. */
interface Counter {
  entity: Entity;
  numbering: string;
  pattern: string;
  facts: NumberingFacts;
}

/** The codes of records of one counter: those that were sent, else the next free ones. */
async function codesFor(db: Database, counter: Counter, sent: readonly unknown[]): Promise<string[]> {
  const { entity, numbering, pattern, facts } = counter;
  const scope = counterScope(pattern, facts);
  const given = sent.flatMap((code) => (typeof code === 'string' ? [numberIn(pattern, facts, code) ?? 0] : []));
  const highestGiven = given.reduce((most, number) => Math.max(most, number), 0);
  if (highestGiven > 0) await lift(db, numbering, scope, highestGiven);
  const count = sent.length - given.length;
  if (count === 0) return sent as string[];
  const last = await next(db, numbering, scope, count);
  const wanted = Array.from({ length: count }, (_, at) => numberedCode(pattern, facts, last - count + 1 + at));
  const free = (await anyTaken(db, entity, wanted)) ? await behindAll(db, counter, count) : wanted;
  let at = 0;
  return sent.map((code) => (typeof code === 'string' ? code : (free[at++] ?? '')));
}

/** As many codes behind the highest one that is in use. */
async function behindAll(db: Database, counter: Counter, count: number): Promise<string[]> {
  const { entity, numbering, pattern, facts } = counter;
  const scope = counterScope(pattern, facts);
  const last = Math.max(await lastNumber(db, numbering, scope), await highest(db, entity, pattern, facts));
  await lift(db, numbering, scope, last + count);
  return Array.from({ length: count }, (_, at) => numberedCode(pattern, facts, last + 1 + at));
}

async function anyTaken(db: Database, entity: Entity, codes: readonly string[]): Promise<boolean> {
  const text = `select 1 from unnest($1::text[]) as c cross join lateral (
      select 1 from ${entity.table} where search_normalise(code) = search_normalise(c) ${holding(entity)} limit 1) t limit 1`;
  return (await run(db, text, [codes])).length > 0;
}

/** What a pattern takes from the firm and, when there are such, from the record's customer and type. */
export async function numberingFacts(db: Database, { customerId, type }: Values): Promise<NumberingFacts> {
  const firm = await parameters(db, ['company.timeZone', 'company.fiscalYearStart']);
  const today = dayIn(new Date(), String(firm.get('company.timeZone')));
  const fiscalYearStart = String(firm.get('company.fiscalYearStart'));
  const typeCode = typeof type === 'string' ? type : '';
  if (typeof customerId !== 'string') return { today, customerCode: '', typeCode, fiscalYearStart };
  const rows = await sql<{ code: string }>`select code from customers where id = ${customerId}`.execute(db);
  return { today, customerCode: rows[0]?.code ?? '', typeCode, fiscalYearStart };
}

/** A number whose code no record has, and the codes that were stepped over to find it. */
interface FreeNumber {
  number: number;
  code: string;
  taken: string[];
}

/** The first number from `from` on whose code is free. Where many codes in a row are in use, that behind the highest of them. */
export async function firstFree(
  db: Database,
  entity: Entity,
  pattern: string,
  facts: NumberingFacts,
  from: number,
): Promise<FreeNumber> {
  const taken: string[] = [];
  for (let number = from; number < from + mostSteps; number += 1) {
    const code = numberedCode(pattern, facts, number);
    if (!(await isTaken(db, entity, code))) return { number, code, taken };
    taken.push(code);
  }
  const number = (await highest(db, entity, pattern, facts)) + 1;
  return { number, code: numberedCode(pattern, facts, number), taken };
}

/** The number a counter gave last; 0 before the first. */
export async function lastNumber(db: Database, numbering: string, scope: string): Promise<number> {
  const rows = await sql<{ last: number }>`select last from counters
    where parameter = ${numbering} and scope = ${scope}`.execute(db);
  return Number(rows[0]?.last ?? 0);
}

async function next(db: Database, numbering: string, scope: string, count = 1): Promise<number> {
  const rows = await sql<{
    last: number;
  }>`insert into counters (parameter, scope, last) values (${numbering}, ${scope}, ${count})
    on conflict (parameter, scope) do update set last = counters.last + ${count} returning last`.execute(db);
  return Number(rows[0]?.last);
}

async function lift(db: Database, numbering: string, scope: string, number: number): Promise<void> {
  await sql`insert into counters (parameter, scope, last) values (${numbering}, ${scope}, ${number})
    on conflict (parameter, scope) do update set last = greatest(counters.last, excluded.last)`.execute(db);
}

async function isTaken(db: Database, entity: Entity, code: string): Promise<boolean> {
  const text = `select 1 from ${entity.table} where search_normalise(code) = search_normalise($1) ${holding(entity)} limit 1`;
  return (await run(db, text, [code])).length > 0;
}

/** The highest number in codes of the pattern that are in use. */
async function highest(db: Database, entity: Entity, pattern: string, facts: NumberingFacts): Promise<number> {
  const text = `select max(digits::bigint) as number from (
      select substr(code, char_length(before) + 1, greatest(char_length(code) - char_length(before) - char_length(after), 0)) as digits
      from (select search_normalise(code) as code, search_normalise($1) as before, search_normalise($2) as after
        from ${entity.table} where true ${holding(entity)}) c
      where left(code, char_length(before)) = before and right(code, char_length(after)) = after
    ) d where digits ~ '^[0-9]{1,12}$'`;
  const [row] = await run<{ number: number | null }>(db, text, [...aroundNumber(pattern, facts)]);
  return Number(row?.number ?? 0);
}

/** Removed records keep their codes where these are unique for ever. */
function holding(entity: Entity): string {
  return entity.fields.code?.unique === 'ever' ? '' : 'and deleted_at is null';
}

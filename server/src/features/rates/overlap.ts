import type { Values } from '@mandate/contract/changes/merge.ts';
import { rate, rateScope } from '@mandate/contract/entities/rate.ts';
import { columnOf } from '@mandate/contract/facts/entity.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import type { Database } from '../../database/database.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';

const types: Partial<Record<string, string>> = { reference: 'uuid', number: 'numeric' };

/**
 * What is wrong with a rate of which another live one of the same scope holds on the same day: the first of these is named.
 * Those who look at one scope wait for each other until their transactions end: met at the constraint, many at once would deadlock.
 */
export async function overlapErrors(db: Database, id: string, wanted: Values): Promise<FieldError[]> {
  const { validFrom, validTo } = wanted as { validFrom: string; validTo: string | null };
  if (validTo !== null && validTo < validFrom) return [];
  const scope = JSON.stringify(rateScope.map((name) => wanted[name] ?? null));
  await run(db, "select pg_advisory_xact_lock(hashtextextended('rates of ' || $1, 0))", [scope]);
  const sqlQuery = new SqlQuery();
  const same = rateScope.map((name) => {
    const type = types[rate.fields[name].kind] ?? 'text';
    return `t.${columnOf(name)} is not distinct from ${sqlQuery.bind(wanted[name] ?? null)}::${type}`;
  });
  const period = `daterange(${sqlQuery.bind(validFrom)}::date, ${sqlQuery.bind(validTo)}::date, '[]')`;
  const text = `select t.name from rates t where t.deleted_at is null and t.id <> ${sqlQuery.bind(id)}
    and ${same.join(' and ')} and daterange(t.valid_from, t.valid_to, '[]') && ${period} order by t.valid_from limit 1`;
  const [other] = await run<{ name: string }>(db, text, sqlQuery.values);
  return other ? [overlapError(other.name)] : [];
}

/** The error for a rate that another call took the period of at the same moment, or null: the constraint has the last word. */
export function overlapViolation(error: unknown, wanted: Values): FieldError | null {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23P01' && constraint === 'rates_overlap' ? overlapError(String(wanted.name)) : null;
}

function overlapError(other: string): FieldError {
  return fieldError('validFrom', 'rateOverlap', { rate: other });
}

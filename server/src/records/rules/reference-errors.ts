import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { type Field, referredNouns } from '@mandate/contract/facts/fields.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { isActiveWhenChosen } from '@mandate/contract/rules/is-active-when-chosen.ts';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { scopeSql } from '../rights/scope.ts';
import { acrossParts } from './across-parts.ts';

interface Pointer {
  path: string;
  refersTo: string;
  id: string;
  /** One record only may point there. */
  isSole: boolean;
  /** It points only to what is active. */
  isToActive: boolean;
}

/**
 * Which newly set references point to nothing the caller knows of, to a deleted record, or to an inactive one where it has to be active. What they
 * point to is kept from being removed until the transaction ends.
 */
export async function referenceErrors(
  call: Call,
  entity: Entity,
  before: Values | null,
  wanted: Values,
): Promise<FieldError[]> {
  // What is taken back was active when it was chosen, and so was what a file brings of earlier years.
  const asksActive = call.origin?.kind !== 'undo' && call.origin?.kind !== 'import';
  return errorsAt(call.db, pointersOf(entity, before, wanted, asksActive), (sqlQuery, referred) =>
    scopeSql(sqlQuery, referred, 'list', call.caller),
  );
}

/**
 * Which references of a record that comes back point to what is gone. That its keeper may not look at all of it any more, or never could, or that it
 * became inactive since, keeps it from nothing. What it points to is kept from being removed until the transaction ends.
 */
export function goneErrors({ db }: Pick<Call, 'db'>, entity: Entity, wanted: Values): Promise<FieldError[]> {
  return errorsAt(db, pointersOf(entity, null, wanted, false), () => 'true');
}

async function errorsAt(
  db: Database,
  pointers: readonly Pointer[],
  scopeOf: (sqlQuery: SqlQuery, referred: Entity) => string,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  for (const refersTo of new Set(pointers.map((pointer) => pointer.refersTo))) {
    const pointing = pointers.filter((pointer) => pointer.refersTo === refersTo);
    const ids = [...new Set(pointing.map(({ id }) => id))].sort();
    const sqlQuery = new SqlQuery();
    const referred = entityNamed(refersTo);
    // What only one record may point to may also show that it does, and is changed then: callers wait for one another.
    const lock = pointing.some(({ isSole }) => isSole) ? 'no key update' : 'share';
    const isActive = referred.fields.isActive ? 't.is_active' : 'true';
    const text = `select t.id, t.deleted_at is not null as "isDeleted", ${isActive} as "isActive" from ${referred.table} t
      where t.id = any(${sqlQuery.bind(ids)}) and ${scopeOf(sqlQuery, referred)} order by t.id for ${lock}`;
    const rows = await run<{ id: string; isDeleted: boolean; isActive: boolean }>(db, text, sqlQuery.values);
    const found = new Map(rows.map((row) => [row.id, row]));
    for (const { path, id, isToActive } of pointing) {
      const row = found.get(id);
      if (!row) errors.push(fieldError(path, 'referenceNotFound'));
      else if (row.isDeleted) errors.push(fieldError(path, 'referenceDeleted'));
      else if (isToActive && !row.isActive) errors.push(fieldError(path, 'referenceInactive'));
    }
  }
  return errors;
}

function pointersOf(entity: Entity, before: Values | null, wanted: Values, asksActive: boolean): Pointer[] {
  return acrossParts(entity, before, wanted, (fields, old, values, path) => pointersIn(fields, old, values, path)).map(
    (pointer) => ({
      ...pointer,
      isToActive: asksActive && isActiveWhenChosen(entity.name, pointer.path.replace(/\.\d+\./, '.')),
    }),
  );
}

function pointersIn(
  fields: Record<string, Field>,
  before: Values | null,
  wanted: Values,
  path: string,
): Omit<Pointer, 'isToActive'>[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const refersTo = nounOf(field, wanted);
    if (!field.isWritable || refersTo === undefined) return [];
    const known = [before?.[name] ?? []].flat();
    const added = [wanted[name] ?? []].flat().filter((id) => !known.includes(id));
    return added.map((id) => ({
      path: `${path}${name}`,
      refersTo,
      id: String(id),
      isSole: field.unique !== undefined,
    }));
  });
}

/** What a field of these values points to; of one that may point to records of several kinds, the values say it. */
function nounOf(field: Field, values: Values): string | undefined {
  const { refersToOneOf } = field;
  return referredNouns(field).find((noun) => refersToOneOf === undefined || values[refersToOneOf.by] === noun);
}

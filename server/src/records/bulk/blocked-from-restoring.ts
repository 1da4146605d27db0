import type { Noun } from '@mandate/contract/access/permissions.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import { type Field, referredNouns } from '@mandate/contract/facts/fields.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import type { Call } from '../../calls/call.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { Refusal } from '../../http/refusal.ts';
import { loadMany, type Stored } from '../read/stored.ts';
import { notRestorable } from '../remove/undelete.ts';
import { scopeSql } from '../rights/scope.ts';
import { takenTwice, takenValues } from '../rules/check-unique.ts';
import type { Blocking } from './blocked-from-removal.ts';

/** How many records are looked at at once. */
const atOnce = 500;

/**
 * Which of many removed records would not be restored: what is unique in them is taken, or what they point to is gone and does not come
 * back with them.
 * @returns by id
 */
export async function blockedFromRestoring(
  call: Call,
  entity: Entity,
  ids: readonly string[],
): Promise<Map<string, Blocking>> {
  const refused = new Map<string, Refusal>();
  const refuse = (id: string, refusal: Refusal) => {
    if (!refused.has(id)) refused.set(id, notRestorable(call, refusal, refusal.data));
  };
  for (const [id, refusal] of await takenTwice(call, entity, ids)) refuse(id, refusal);
  for (let at = 0; at < ids.length; at += atOnce) {
    const some = [...(await loadMany(call.db, entity, ids.slice(at, at + atOnce))).values()];
    const wanted = some.map(({ id, values }) => ({ id, wanted: values }));
    for (const [id, refusal] of await takenValues(call, entity, wanted)) refuse(id, refusal);
    for (const [id, field] of await goneReferences(call, entity, some, new Set(ids))) {
      const error = fieldError(field, 'referenceDeleted');
      refuse(id, new Refusal('referenceDeleted', {}, { fieldErrors: [error] }));
    }
  }
  return new Map([...refused].map(([id, refusal]) => [id, { refusal, holders: [] }]));
}

/** Records with the first of their fields that points to what is gone. */
async function goneReferences(
  call: Call,
  entity: Entity,
  records: readonly Stored[],
  set: ReadonlySet<string>,
): Promise<[id: string, field: string][]> {
  const gone: [string, string][] = [];
  for (const [name, field] of Object.entries(entity.fields)) {
    if (!field.isWritable) continue;
    for (const noun of referredNouns(field)) {
      const pointing = records
        .filter(({ values }) => isOfNoun(field, values, noun))
        .map(({ id, values }) => ({ id, to: [values[name] ?? []].flat().map(String) }));
      const live = await liveOf(call, entityNamed(noun), [...new Set(pointing.flatMap(({ to }) => to))]);
      // What comes back with them is no loss, whichever comes first.
      const isThere = (id: string) => live.has(id) || (noun === entity.name && set.has(id));
      for (const { id, to } of pointing) if (!to.every(isThere)) gone.push([id, name]);
    }
  }
  return gone;
}

/** Whether a reference of a record points to records of a kind. */
function isOfNoun({ refersToOneOf }: Field, values: Values, noun: Noun): boolean {
  return refersToOneOf === undefined || values[refersToOneOf.by] === noun;
}

async function liveOf(call: Call, entity: Entity, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const sqlQuery = new SqlQuery();
  const text = `select t.id from ${entity.table} t where t.id = any(${sqlQuery.bind(ids)}) and t.${columnOf('deletedAt')} is null
    and ${scopeSql(sqlQuery, entity, 'list', call.caller)}`;
  return new Set((await run<{ id: string }>(call.db, text, sqlQuery.values)).map(({ id }) => id));
}

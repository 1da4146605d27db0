import type { Values } from '@mandate/contract/changes/merge.ts';
import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';

/**
 * What is wrong with a newly chosen parent in a tree of records: it stands below the record itself, or the tree would have too many levels.
 * Changes of one tree wait for each other until their transactions end, so that no two make a cycle together.
 */
export async function treeErrors(
  db: Database,
  entity: Entity,
  id: string,
  before: Values | null,
  wanted: Values,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  for (const [name, { depth }] of Object.entries(entity.fields)) {
    const parent = wanted[name];
    if (depth === undefined || typeof parent !== 'string' || parent === before?.[name]) continue;
    await run(db, "select pg_advisory_xact_lock(hashtext('tree ' || $1))", [entity.table]);
    errors.push(...(await parentErrors(db, entity, name, depth, id, parent)));
  }
  return errors;
}

async function parentErrors(
  db: Database,
  entity: Entity,
  name: string,
  depth: number,
  id: string,
  parent: string,
): Promise<FieldError[]> {
  const column = columnOf(name);
  const label = columnOf(entity.label);
  // A cycle that should not be there ends with the levels counted.
  const text = `with recursive up as (
      select id, ${column} as above, 1 as level from ${entity.table} where id = $1
      union all select t.id, t.${column}, up.level + 1 from up join ${entity.table} t on t.id = up.above where up.level < 100
    ), down as (
      select id, 1 as level from ${entity.table} where id = $2
      union all select t.id, down.level + 1 from down join ${entity.table} t on t.${column} = down.id
        where t.deleted_at is null and down.level < 100
    )
    select (select ${label} from ${entity.table} where id = $1) as label, exists (select 1 from up where id = $2) as "isCycle",
      (select count(*) from up) as above, coalesce((select max(level) from down), 1) as below`;
  const [found] = await run<{ label: string | null; isCycle: boolean; above: number; below: number }>(db, text, [
    parent,
    id,
  ]);
  if (!found || found.label === null) return [];
  if (found.isCycle) return [fieldError(name, 'valueNotAllowed', { context: 'cycle', label: found.label })];
  const isTooDeep = Number(found.above) + Number(found.below) > depth;
  return isTooDeep ? [fieldError(name, 'valueNotAllowed', { context: 'depth', max: depth })] : [];
}

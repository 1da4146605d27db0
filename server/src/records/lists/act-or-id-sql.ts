import { may } from '@mandate/contract/access/permissions.ts';
import { job } from '@mandate/contract/entities/job.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Condition } from '@mandate/contract/lists/grid.ts';
import type { SqlQuery } from '../../database/queries/sql-query.ts';
import type { Caller } from '../../http/caller.ts';

/**
 * A condition on what no field holds, over the table aliased `t`: the ids that are meant, or the acts that made or changed the records. Of
 * acts those count that the caller is told of among the jobs: everybody's own, to administrators all. What came of taking one back is not of it.
 */
export function actOrIdSql(sqlQuery: SqlQuery, entity: Entity, { field, value }: Condition, caller: Caller): string {
  const ids = `${sqlQuery.bind(value)}::uuid[]`;
  if (field === 'id') return `t.id = any(${ids})`;
  if (field !== 'batchId') return 'false';
  const by = may(caller.role, job.name, 'list') === true ? '' : ` and h.by_id = ${sqlQuery.bind(caller.id)}`;
  return `t.id in (select h.record_id from history h where h.batch_id = any(${ids}) and h.entity = ${sqlQuery.bind(entity.name)}
    and h.origin in ('bulk', 'import')${by})`;
}

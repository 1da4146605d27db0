import { parameter } from '@mandate/contract/entities/parameter.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import type { Use } from './use.ts';

const shownRows = 10;

/** The live parameters whose value is a record, such as the terms of payment customers begin with: they keep it from being removed. */
export async function parameterUses(db: Database, entity: string, id: string): Promise<Use[]> {
  const text = `select id, label from parameters where deleted_at is null and value_type = 'reference'
    and constraints ->> 'refEntity' = $1 and value @> to_jsonb($2::text) order by label, id`;
  const rows = await run<Use['rows'][number]>(db, text, [entity, id]);
  return rows.length === 0
    ? []
    : [{ entity: parameter.name, count: rows.length, blocks: true, rows: rows.slice(0, shownRows) }];
}

import { document } from '@mandate/contract/entities/document.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import type { Use } from './use.ts';

const shownRows = 10;

const columns: Readonly<Record<string, string>> = { project: 'project_id', customer: 'customer_id' };

/**
 * What was issued of a project or to a customer. It keeps neither from being removed: it is out of sight while they are, and comes back with them.
 * For good nothing goes that was issued.
 */
export async function documentUses(db: Database, entity: string, id: string): Promise<Use[]> {
  const column = columns[entity];
  if (column === undefined) return [];
  const text = `select id, number as label, count(*) over ()::int as count from documents where ${column} = $1
    order by issued_on desc, id desc limit ${shownRows}`;
  const rows = await run<Use['rows'][number] & { count: number }>(db, text, [id]);
  const [first] = rows;
  if (!first) return [];
  return [
    { entity: document.name, count: first.count, blocks: false, rows: rows.map(({ id, label }) => ({ id, label })) },
  ];
}

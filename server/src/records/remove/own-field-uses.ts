import { columnOf } from '@mandate/contract/facts/entity.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import type { OwnFieldDefinition } from '@mandate/contract/own-fields/definition.ts';
import { mayHaveOwnFields } from '@mandate/contract/own-fields/own-field-nouns.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import type { Use } from './use.ts';

const shownRows = 10;

/** The live records that hold a value of an own field. They do not keep it from being removed: their values are kept, and come back with it. */
export async function ownFieldUses(db: Database, id: string): Promise<Use[]> {
  const defined = 'select o.entity, o.key from own_fields o where o.id = $1';
  const [found] = await run<Pick<OwnFieldDefinition, 'entity' | 'key'>>(db, defined, [id]);
  if (!found || !mayHaveOwnFields(found.entity)) return [];
  const { name, table, label } = entityNamed(found.entity);
  const matching = `from ${table} t where t.deleted_at is null and t.custom_fields ? $1`;
  const [counted] = await run<{ count: number }>(db, `select count(*) as count ${matching}`, [found.key]);
  if (!counted || counted.count === 0) return [];
  const named = `t.${columnOf(label)}`;
  const text = `select t.id, ${named} as label ${matching} order by ${named}, t.id limit ${shownRows}`;
  return [{ entity: name, count: counted.count, blocks: false, rows: await run(db, text, [found.key]) }];
}

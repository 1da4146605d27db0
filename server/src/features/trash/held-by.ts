import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import { type Field, referredNouns } from '@mandate/contract/facts/fields.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { everyCurrentFacts } from '../../records/own-fields/current-facts.ts';
import { valueSql } from '../../records/own-fields/value-sql.ts';
import type { Cascaded } from '../../records/remove/cascade.ts';
import { parameterUses } from '../../records/remove/parameter-uses.ts';
import type { Use } from '../../records/remove/use.ts';

const shownRows = 10;

/**
 * What keeps a record from being removed for good: whatever points to it by any field, live or removed, the records that go with it left
 * out.
 * @param going the records that go, this one among them
 */
export async function heldBy(db: Database, { entity, id }: Cascaded, going: readonly Cascaded[]): Promise<Use[]> {
  const uses: Use[] = [];
  for (const user of await everyCurrentFacts(db, 'withRemoved')) {
    const rows = Object.values(user.parts).flatMap(({ table, parent, fields }) =>
      pointing(fields, entity).map(
        (points) => `exists (select 1 from ${table} p where p.${parent} = t.id and ${points('p')})`,
      ),
    );
    const conditions = [...pointing(user.fields, entity).map((points) => points('t')), ...rows];
    if (conditions.length === 0) continue;
    const cascaded = going.flatMap((one) => (one.entity.name === user.name ? [one.id] : []));
    const matching = `from ${user.table} t where t.id <> all($2::uuid[]) and (${conditions.join(' or ')})`;
    const [counted] = await run<{ count: number }>(db, `select count(*) as count ${matching}`, [id, cascaded]);
    if (!counted || counted.count === 0) continue;
    const label = `t.${columnOf(user.label)}`;
    const text = `select t.id, ${label}::text as label ${matching} order by ${label}, t.id limit ${shownRows}`;
    const shown = await run<Use['rows'][number]>(db, text, [id, cascaded]);
    uses.push({ entity: user.name, count: counted.count, blocks: true, rows: shown });
  }
  return [...uses, ...(await parameterUses(db, entity.name, id))];
}

/** The conditions that a row points to the record `$1`, by each field that can. */
function pointing(fields: Record<string, Field>, entity: Entity): ((alias: string) => string)[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!referredNouns(field).includes(entity.name)) return [];
    return [
      (alias: string) => {
        const held = valueSql(alias, name, field);
        return field.kind === 'references' ? `$1 = any(${held})` : `${held} = $1`;
      },
    ];
  });
}

import { everything, type Reader } from '@mandate/contract/access/roles.ts';
import { ownField } from '@mandate/contract/entities/own-field.ts';
import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import { type Field, isSeen } from '@mandate/contract/facts/fields.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { everyCurrentFacts } from '../own-fields/current-facts.ts';
import { valueSql } from '../own-fields/value-sql.ts';
import { documentUses } from './document-uses.ts';
import { ownFieldUses } from './own-field-uses.ts';
import { parameterUses } from './parameter-uses.ts';
import type { Use } from './use.ts';

/** Where a record is used. */
export interface Uses {
  blocking: boolean;
  uses: Use[];
}

const shownRows = 10;

/** The uses of a record by fields a reader sees; without a reader all of them. */
export async function usesOf(db: Database, entity: Entity, id: string, reader: Reader = everything): Promise<Uses> {
  const uses: Use[] = [];
  for (const user of await everyCurrentFacts(db)) uses.push(...(await usesBy(db, user, entity, id, reader)));
  uses.push(...(await parameterUses(db, entity.name, id)), ...(await documentUses(db, entity.name, id)));
  if (entity.name === ownField.name) uses.push(...(await ownFieldUses(db, id)));
  return { blocking: uses.some((use) => use.blocks), uses };
}

function pointsTo(fields: Record<string, Field>, entity: Entity, reader: Reader): [name: string, field: Field][] {
  return Object.entries(fields).filter(
    ([, field]) => field.refersTo === entity.name && field.isWritable && !field.goesWith && isSeen(field, reader),
  );
}

/** The condition that a column points to the record `$1`. */
function points(column: string, { kind }: Field): string {
  return kind === 'references' ? `$1 = any(${column})` : `${column} = $1`;
}

async function usesBy(db: Database, user: Entity, entity: Entity, id: string, reader: Reader): Promise<Use[]> {
  const own = pointsTo(user.fields, entity, reader).map(([name, field]) => ({
    sql: points(valueSql('t', name, field), field),
    letsGo: field.letsGo,
  }));
  const rows = Object.values(user.parts).flatMap((part) =>
    pointsTo(part.fields, entity, reader).map(([name, field]) => ({
      sql: `exists (select 1 from ${part.table} p where p.${part.parent} = t.id and ${points(valueSql('p', name, field), field)})`,
      letsGo: field.letsGo,
    })),
  );
  const pointing = [...own, ...rows];
  if (pointing.length === 0) return [];
  const anyOf = (conditions: typeof pointing) => `(${['false', ...conditions.map(({ sql }) => sql)].join(' or ')})`;
  // What is empty holds nothing, and must not leave it open whether the rest does.
  const holding = `coalesce(${anyOf(pointing.filter(({ letsGo }) => !letsGo))}, false)`;
  const settled = user.settled ? `t.${columnOf(user.settled.field)}::text = any($2)` : 'false and $2::text[] is null';
  const matching = `from ${user.table} t where t.deleted_at is null and ${anyOf(pointing)}`;
  const values = [id, user.settled?.values ?? []];
  const uses: Use[] = [];
  for (const blocks of [true, false]) {
    const where = `${matching} and ${blocks ? '' : 'not '}(${holding} and not (${settled}))`;
    const [counted] = await run<{ count: number }>(db, `select count(*) as count ${where}`, values);
    if (!counted || counted.count === 0) continue;
    const label = `t.${columnOf(user.label)}`;
    const text = `select t.id, ${label} as label ${where} order by ${label}, t.id limit ${shownRows}`;
    uses.push({ entity: user.name, count: counted.count, blocks, rows: await run(db, text, values) });
  }
  return uses;
}

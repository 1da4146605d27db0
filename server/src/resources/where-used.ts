import { columnOf, type Entity } from '@mandate/contract/entity.ts';
import { type Field, isSeen } from '@mandate/contract/fields.ts';
import { knownEntities } from '@mandate/contract/known-entities.ts';
import { may } from '@mandate/contract/permissions.ts';
import { everything, type Reader } from '@mandate/contract/roles.ts';
import type { Database } from '../database/database.ts';
import type { Call } from './call.ts';
import { findVisible } from './find.ts';
import { run } from './statement.ts';

/** Live records of one entity that point to a record; `blocks` says whether they keep it from being removed. */
export interface Use {
  entity: string;
  count: number;
  blocks: boolean;
  rows: { id: string; label: string }[];
}

/** Where a record is used, and what would be removed with it. */
export interface WhereUsed {
  blocking: boolean;
  uses: Use[];
  takenAlong: { entity: string; count: number }[];
}

const shownRows = 10;

/**
 * Where a record is used (decisions 9.1).
 * @throws Refusal recordNotFound
 */
export async function whereUsed(call: Call, entity: Entity, id: string): Promise<WhereUsed> {
  await findVisible(call, entity, id);
  return shownUses(call, entity, id);
}

/** The uses of a record that its reader may know of: by fields he sees, with the names of records he may list. */
export async function shownUses(call: Call, entity: Entity, id: string): Promise<WhereUsed> {
  const used = await usesOf(call.db, entity, id, call.caller);
  const { role } = call.caller;
  return {
    ...used,
    uses: used.uses.map((use) => (may(role, use.entity, 'list') === true ? use : { ...use, rows: [] })),
  };
}

/** The uses of a record by fields a reader sees; without a reader all of them. */
export async function usesOf(
  db: Database,
  entity: Entity,
  id: string,
  reader: Reader = everything,
): Promise<WhereUsed> {
  const uses: Use[] = [];
  for (const user of knownEntities.values()) uses.push(...(await usesBy(db, user, entity, id, reader)));
  const takenAlong = [];
  for (const [name, part] of Object.entries(entity.parts)) {
    const [row] = await run<{ count: number }>(
      db,
      `select count(*) as count from ${part.table} where ${part.parent} = $1`,
      [id],
    );
    if (row && row.count > 0) takenAlong.push({ entity: `${entity.name}.${name}`, count: row.count });
  }
  return { blocking: uses.some((use) => use.blocks), uses, takenAlong };
}

function pointsTo(fields: Record<string, Field>, entity: Entity, reader: Reader): [column: string, field: Field][] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.refersTo === entity.name && field.isWritable && isSeen(field, reader) ? [[columnOf(name), field]] : [],
  );
}

async function usesBy(db: Database, user: Entity, entity: Entity, id: string, reader: Reader): Promise<Use[]> {
  const own = pointsTo(user.fields, entity, reader).map(([column, { letsGo }]) => ({
    sql: `t.${column} = $1`,
    letsGo,
  }));
  const rows = Object.values(user.parts).flatMap((part) =>
    pointsTo(part.fields, entity, reader).map(([column, { letsGo }]) => ({
      sql: `exists (select 1 from ${part.table} p where p.${part.parent} = t.id and p.${column} = $1)`,
      letsGo,
    })),
  );
  const pointing = [...own, ...rows];
  if (pointing.length === 0) return [];
  const anyOf = (conditions: typeof pointing) => `(${['false', ...conditions.map(({ sql }) => sql)].join(' or ')})`;
  const holding = anyOf(pointing.filter(({ letsGo }) => !letsGo));
  const settled = user.settled ? `t.${columnOf(user.settled.field)} = any($2)` : 'false and $2::text[] is null';
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

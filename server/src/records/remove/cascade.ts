import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import { referredNouns } from '@mandate/contract/facts/fields.ts';
import { knownEntities } from '@mandate/contract/known-entities.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { usesOf } from './uses.ts';

/** A record that goes where another goes. */
export interface Cascaded {
  entity: Entity;
  id: string;
}

/** The entities whose records go with those of an entity, and the columns that say with which. */
function followersOf(entity: Entity): [Entity, columns: string[]][] {
  return [...knownEntities.values()].flatMap((follower): [Entity, string[]][] => {
    const columns = Object.entries(follower.fields).flatMap(([name, field]) =>
      field.goesWith && referredNouns(field).includes(entity.name) ? [columnOf(name)] : [],
    );
    return columns.length > 0 ? [[follower, columns]] : [];
  });
}

/**
 * The live records that are removed with a record: those that belong to it and that nothing else needs, and what belongs to these.
 * With `lock` they stay as they are until the transaction ends.
 */
export async function cascadeOf(db: Database, entity: Entity, id: string, lock?: 'lock'): Promise<Cascaded[]> {
  const cascaded: Cascaded[] = [];
  for (const [follower, columns] of followersOf(entity)) {
    const belongs = columns.map((column) => `t.${column} = $1`).join(' or ');
    const text = `select t.id from ${follower.table} t where t.deleted_at is null and (${belongs}) order by t.id`;
    for (const row of await run<{ id: string }>(db, lock ? `${text} for update` : text, [id])) {
      if ((await usesOf(db, follower, row.id)).blocking) continue;
      cascaded.push({ entity: follower, id: row.id }, ...(await cascadeOf(db, follower, row.id, lock)));
    }
  }
  return cascaded;
}

/** The records that were removed under a deletion together with a record of an entity. */
export async function cascadedWith(db: Database, entity: Entity, deletionId: string): Promise<Cascaded[]> {
  const gone: Cascaded[] = [];
  for (const [follower] of followersOf(entity)) {
    const rows = await run<{ id: string }>(db, `select id from ${follower.table} where deletion_id = $1 order by id`, [
      deletionId,
    ]);
    for (const { id } of rows) gone.push({ entity: follower, id });
    gone.push(...(await cascadedWith(db, follower, deletionId)));
  }
  return gone.filter(({ id }, place) => gone.findIndex((other) => other.id === id) === place);
}

/** The removed records that belong to a record, by whatever deletion they went. */
export async function belongingTo(db: Database, { entity, id }: Cascaded): Promise<Cascaded[]> {
  const found: Cascaded[] = [];
  for (const [follower, columns] of followersOf(entity)) {
    const belongs = columns.map((column) => `${column} = $1`).join(' or ');
    const text = `select id from ${follower.table} where deleted_at is not null and (${belongs}) order by id for update`;
    for (const row of await run<{ id: string }>(db, text, [id])) found.push({ entity: follower, id: row.id });
  }
  return found;
}

import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { RightsChannel } from '../../database/connection/rights-channel.ts';
import type { Database } from '../../database/database.ts';

/** The facts read of a database since something was heard that may have changed them. */
interface Memory {
  channel: RightsChannel;
  facts: Map<Entity, Entity>;
  changes: number;
}

const memories = new WeakMap<Database, Memory>();

/**
 * Lets the own fields that were read of a database be remembered from call to call, until it is heard that somebody changed one. Other servers know
 * of a change within a second, as they do of a role. Whoever looks at the product from inside it, on the same database, shares what is remembered.
 */
export function rememberOwnFields(db: Database, channel: RightsChannel): void {
  if (memories.has(db)) return;
  const memory: Memory = { channel, facts: new Map(), changes: 0 };
  memories.set(db, memory);
  channel.onChange(() => {
    memory.changes += 1;
    memory.facts.clear();
  });
}

/** The facts of an entity as they are remembered; where nothing is, or nothing was heard in time, as they are read. */
export async function remembered(db: Database, entity: Entity, read: () => Promise<Entity>): Promise<Entity> {
  const memory = memories.get(db);
  if (!memory || !(await memory.channel.isHeard())) return read();
  const known = memory.facts.get(entity);
  if (known) return known;
  const changesBefore = memory.changes;
  const facts = await read();
  // What changed while the database was asked may be what was just found.
  if (memory.changes === changesBefore) memory.facts.set(entity, facts);
  return facts;
}

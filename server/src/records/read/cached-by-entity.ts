import type { Entity } from '@mandate/contract/facts/entity.ts';

/** An entity has at most this many before all of them are dropped. */
const mostKeys = 300;

/**
 * Keeps what follows from an entity and a key, such as who reads it: composed for each call again, it costs as much as the checks of the call.
 * @returns gives what is kept, and makes it where it is not
 */
export function cachedByEntity<Kept>(): (entity: Entity, key: string, make: () => Kept) => Kept {
  const kept = new WeakMap<Entity, Map<string, Kept>>();
  return (entity, key, make) => {
    const known = kept.get(entity) ?? new Map<string, Kept>();
    kept.set(entity, known);
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = make();
    if (known.size >= mostKeys) known.clear();
    known.set(key, made);
    return made;
  };
}

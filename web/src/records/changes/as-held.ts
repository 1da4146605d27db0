import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import { comparable } from './record-changes.ts';
import { rowsOf } from './record-path.ts';
import { siblingsIn, withSiblings } from './siblings.ts';

/**
 * Merged values as they are held: merging knows only what people write. A row that is as one of the sides has it comes with all that side
 * knows of it, and references with what they point to.
 * @param sides what was merged, the one that is believed first
 */
export function asHeld(entity: Entity, merged: Values, sides: readonly Values[], reader: Reader): Values {
  const values = { ...merged };
  for (const side of sides.toReversed()) {
    const written = comparable(entity, side, reader);
    for (const part of Object.keys(entity.parts)) {
      const held = new Map(rowsOf(side, part).map((row, place) => [row.id, [row, rowsOf(written, part)[place]]]));
      values[part] = rowsOf(values, part).map((row, place) => {
        const [whole, own] = held.get(row.id) ?? [];
        return whole && isSame(own, rowsOf(merged, part)[place]) ? whole : row;
      });
    }
  }
  return withSiblings(entity, values, siblingsIn(sides));
}

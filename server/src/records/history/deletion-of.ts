import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { RefusalParams } from '@mandate/contract/replies/refusals.ts';
import type { Database } from '../../database/database.ts';
import type { Stored } from '../read/stored.ts';
import { changesSince } from './history.ts';

/** Who deleted a record and when, as the refusal `recordDeleted` tells it. */
export async function deletionOf(db: Database, entity: Entity, stored: Stored): Promise<RefusalParams> {
  const [last] = await changesSince(db, entity, stored.id, stored.version - 1);
  return { user: last?.by ?? '', time: stored.deletedAt ?? '' };
}

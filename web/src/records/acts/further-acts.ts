import { may } from '@mandate/contract/access/permissions.ts';
import type { SessionUser } from '@mandate/contract/access/session.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { handOverAddress } from '../../lib/addresses/paths.ts';

/** What a kind of record offers in addition to what every record does, on a page of its own. */
export interface FurtherAct {
  name: 'handOver';
  /** The page it is done on. */
  to: string;
}

/** What can be done with a record in addition to what every record offers: on its page and in the menu of its row. */
export function furtherActs(
  { role }: Pick<SessionUser, 'role'>,
  { name }: Entity,
  { id }: { id: string },
): FurtherAct[] {
  if (name !== 'personnel' || may(role, name, 'edit') === false) return [];
  return [{ name: 'handOver', to: handOverAddress(id) }];
}

import { may } from '@mandate/contract/access/permissions.ts';
import type { Reader } from '@mandate/contract/access/roles.ts';
import type { RateSide } from '../rates/dated-rate.ts';
import type { RaisedList } from './raise-address.ts';

const sidesOf: Record<RaisedList, readonly RateSide[]> = {
  service: ['sell', 'cost'],
  personnel: ['sell', 'cost'],
  provider: ['cost'],
  customer: ['sell'],
  rate: ['sell', 'cost'],
};
const grantOf = { sell: 'seeRates', cost: 'seeCosts' } as const;

/** What somebody may raise of a list's records: none for who may not change their rates, or sees no side of them. */
export function raisedSides(of: RaisedList, { role, grants }: Reader): readonly RateSide[] {
  if (may(role, 'rate', 'edit') === false || may(role, of, 'edit') === false) return [];
  return sidesOf[of].filter((side) => grants.includes(grantOf[side]));
}

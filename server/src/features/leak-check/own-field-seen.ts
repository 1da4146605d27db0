import type { Noun } from '@mandate/contract/access/permissions.ts';
import { grantsOf, type Role } from '@mandate/contract/access/roles.ts';
import { readersAmong } from '@mandate/contract/own-fields/own-fields-of.ts';
import { ownPeople, ownValues } from '@mandate/contract/own-fields/paths.ts';
import type { Firm } from './firm.ts';

/** The id of the own field that a path of a record tells of, be it a value or the person it points to; undefined where it tells of none. */
export function ownFieldAt(firm: Firm, noun: Noun, path: string): string | undefined {
  const [group, name = ''] = path.split('.');
  if (group !== ownValues && group !== ownPeople) return undefined;
  // What is told of a reference is told of its id.
  const keys = group === ownPeople ? [name, name.replace(/Id$/, '')] : [name];
  return firm.idsOf('own-field').find((id) => {
    const isOfNoun = firm.valuesOf('own-field', id, 'entity').has(noun);
    return isOfNoun && keys.some((key) => firm.valuesOf('own-field', id, 'key').has(key));
  });
}

/** Whether the firm shows the values of an own field to a role. */
export function isOwnFieldSeen(firm: Firm, id: string, role: Role): boolean {
  const seenBy = firm.valuesOf('own-field', id, 'seenBy');
  return readersAmong({ role, grants: grantsOf(role) }).some((readers) => seenBy.has(readers));
}

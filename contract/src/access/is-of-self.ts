import { may, type Noun } from './permissions.ts';
import type { Role } from './roles.ts';

/** The fields that say whose a record is. */
const whoseFields: Partial<Record<Noun, readonly string[]>> = {
  absence: ['personnelId'],
  entry: ['personnelId', 'providerId'],
};

/** Whether a field says whose a record is, to a role that keeps none but its own: there is nobody to choose (delivery reference 8). */
export function isOfSelf(role: Role, noun: Noun, field: string): boolean {
  return may(role, noun, 'edit') === 'ownPerson' && whoseFields[noun]?.includes(field) === true;
}

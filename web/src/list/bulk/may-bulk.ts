import { may, type Noun } from '@mandate/contract/access/permissions.ts';
import type { Role } from '@mandate/contract/access/roles.ts';

/** What is done with many records at once. */
export type BulkAction = 'edit' | 'remove' | 'undelete';

/** The lists whose records are changed in bulk (decisions 9.1). */
const bulkNouns: readonly Noun[] = [
  'project',
  'customer',
  'personnel',
  'provider',
  'service-category',
  'service',
  'rate',
  'place',
  'account',
  'entry',
];

/** Whether a role does something with many records of a kind at once; what is only its own it does one by one. */
export function mayBulk(role: Role, noun: Noun, action: BulkAction): boolean {
  const limit = may(role, noun, action);
  return bulkNouns.includes(noun) && limit !== false && limit !== 'own';
}

/** What takes an act back: the right it needs is the right to undo. */
export const opposite = { edit: 'edit', remove: 'undelete', undelete: 'remove' } as const satisfies Record<
  BulkAction,
  BulkAction
>;

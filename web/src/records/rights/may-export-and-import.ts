import { may, type Noun } from '@mandate/contract/access/permissions.ts';
import type { Reader } from '@mandate/contract/access/roles.ts';

/** Whether a person may take the records of a kind out as a file. */
export function mayExport({ role, grants }: Reader, noun: Noun): boolean {
  return may(role, noun, 'export') !== false && grants.includes('exportData');
}

/** Whether a person may bring records of a kind in from a file. */
export function mayImport({ role, grants }: Reader, noun: Noun): boolean {
  return may(role, noun, 'import') !== false && grants.includes('importData');
}
